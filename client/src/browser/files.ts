/** A file for the reader to keep. */
export function saveFile(name: string, content: unknown): void {
  keep(name, JSON.stringify(content), "application/json");
}

export function saveText(name: string, lines: readonly string[]): void {
  keep(name, `${lines.join("\n")}\n`, "text/plain;charset=utf-8");
}

function keep(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
