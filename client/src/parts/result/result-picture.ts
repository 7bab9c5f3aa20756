/** A result as a picture: drawn as SVG, made a PNG here in the browser, then shared or kept. */
import { titleOf, ui } from "../../words/ui";

const WIDTH = 1200;
const HEAD = 250;
const ROW = 76;
const FOOT = 90;
const SANS = "'Source Sans 3', 'Segoe UI', sans-serif";
const SIGN =
  '<rect width="64" height="64" rx="12" fill="#6E2232"/><ellipse cx="32" cy="33" rx="24" ry="17.5" fill="none" stroke="#FBF0E4" stroke-width="4"/><ellipse cx="32" cy="33" rx="14" ry="9" fill="#E3A57A"/>';
const SERIF = "Alegreya, Georgia, serif";

export interface Row {
  seat: number;
  name: string;
  /** What stands beside the name in small letters: hints that were used. */
  aside: string;
  score: number | null;
  won: boolean;
}

export interface Shown {
  game: string;
  headline: string;
  /** What else must be known of it; nothing, or that it was an exercise. */
  note: string;
  rows: readonly Row[];
  at: number;
}

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** The mark of a seat as the sprite of the page has it, with its colours written out. */
function mark(seat: number): string {
  const figure = document.getElementById(`f-seat-${seat + 1}`);
  const styles = getComputedStyle(document.documentElement);
  return (figure?.innerHTML ?? "").replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => styles.getPropertyValue(name).trim() || "#6E2232");
}

/** A headline in lines that fit. */
export function broken(text: string, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`.trim();
    if (longer.length > most && lines[last] !== "") lines.push(word);
    else lines[last] = longer;
  }
  return lines.slice(0, 3);
}

export function draw(shown: Shown): string {
  const lines = broken(shown.headline, 44);
  const top = HEAD + (lines.length - 1) * 62;
  const height = top + shown.rows.length * ROW + FOOT;
  const date = shown.at === 0 ? "" : new Date(shown.at).toLocaleDateString(document.documentElement.lang || "en");
  const over = [titleOf(shown.game), shown.note, date].filter((part) => part !== "").join(" · ");
  const rows = shown.rows.map((row, place) => {
    const y = top + place * ROW;
    return `<g transform="translate(60 ${y})">${row.won ? `<rect x="-16" y="-4" width="${WIDTH - 88}" height="${ROW - 8}" rx="12" fill="#F0DEC4"/>` : ""}<svg x="0" y="10" width="44" height="44" viewBox="0 0 64 64">${mark(row.seat)}</svg><text x="68" y="46" font-family="${SANS}" font-size="36" font-weight="${row.won ? 700 : 400}" fill="#2A1A12">${safe(row.name)}${row.aside === "" ? "" : `<tspan dx="18" font-size="26" font-weight="400" fill="#6B5744">${safe(row.aside)}</tspan>`}</text><text x="${WIDTH - 130}" y="46" text-anchor="end" font-family="${SERIF}" font-size="42" font-weight="700" fill="#2A1A12">${row.score ?? ""}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#FBF3E6"/><rect width="${WIDTH}" height="16" fill="#6E2232"/><text x="60" y="92" font-family="${SANS}" font-size="30" fill="#6B5744">${safe(over)}</text>${lines.map((line, place) => `<text x="60" y="${170 + place * 62}" font-family="${SERIF}" font-size="54" font-weight="700" fill="#2A1A12">${safe(line)}</text>`).join("")}${rows.join("")}<svg x="${WIDTH - 156}" y="52" width="96" height="96" viewBox="0 0 64 64">${SIGN}</svg><text x="60" y="${height - 36}" font-family="${SANS}" font-size="24" fill="#6B5744">${safe(ui("picture-made"))}</text></svg>`;
}

async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"));
}

/** Where the device can share, it shares; else the picture is kept as a file. */
export async function sharePicture(shown: Shown): Promise<void> {
  const file = new File([await png(draw(shown))], `harena-${shown.game}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: titleOf(shown.game), text: shown.headline });
      return;
    } catch (failed) {
      if (failed instanceof DOMException && failed.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
