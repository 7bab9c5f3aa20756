"""HTTP and websockets: routes, sockets, the guard, the client's files."""
