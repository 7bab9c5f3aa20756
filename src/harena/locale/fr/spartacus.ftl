spartacus-title = Spartacus
browser-spartacus-about = Maisons, intrigues, poings fermés, et le pouce.
