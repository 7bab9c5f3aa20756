spartacus-title = Spartacus
browser-spartacus-about = Casate, intrighi, pugni chiusi e il pollice.
