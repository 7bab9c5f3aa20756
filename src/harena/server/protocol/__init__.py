"""What goes over the wire: structures, messages, their JSON, OpenAPI and TypeScript."""
