spartacus-title = Spartacus
browser-spartacus-about = Houses, schemes, closed fists, and the thumb.
