/** Signs of the bars, drawn with one line. */
const PATHS = {
  moon: "M16 12.4A7 7 0 0 1 7.6 4 7 7 0 1 0 16 12.4Z",
  sun: "M10 3.2v-1.7M10 18.5v-1.7M3.2 10H1.5M18.5 10h-1.7M5.2 5.2 4 4M16 16l-1.2-1.2M5.2 14.8 4 16M16 4l-1.2 1.2M10 6.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z",
  sliders: "M3 6h8M15 6h2M3 14h2M9 14h8M13 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  book: "M10 5C8 3.6 5.6 3.4 3 3.6v11.8c2.6-.2 5 0 7 1.4 2-1.4 4.4-1.6 7-1.4V3.6c-2.6-.2-5 0-7 1.4Zm0 0v11.6",
  text: "M3 4h14v12H3ZM3 8h14M8 8v8",
  keys: "M2.5 5.5h15v9h-15ZM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7",
  clock: "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.3l2.8 1.7",
  list: "M3 5h14M3 10h14M3 15h9",
  chat: "M3 4h14v9.5H9L5.5 17v-3.5H3Z",
  fight: "M4 3l9.5 10.5M16 3 6.5 13.5M11.5 15.5l4-4M4.5 11.5l4 4M15 15l2 2M5 15l-2 2",
  trade: "M3 7h13l-3.5-3.5M17 13H4l3.5 3.5",
  chart: "M3 3v14h14M5.5 13l3.5-4 3 2.5L16.5 6",
  share: "M7 10.8 13 14M13 6 7 9.2M5 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  eye: "M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10ZM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
  first: "M4 4v12M16 4v12L7 10Z",
  back: "M14 4v12L5 10Z",
  play: "M6 3.5v13L16.5 10Z",
  pause: "M6.5 4v12M13.5 4v12",
  next: "M6 4v12l9-6Z",
  last: "M16 4v12M4 4v12l9-6Z",
  undo: "M4 8h8.5a4 4 0 0 1 0 8H8M4 8l3.6-3.6M4 8l3.6 3.6",
  tick: "M4 10.5l4 4L16.5 5.5",
  hint: "M7 14.5a5 5 0 1 1 6 0v1.5H7ZM8 18.2h4",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  sound: "M3 8v4h3l4 3.5v-11L6 8ZM13 7.5a3.4 3.4 0 0 1 0 5M15.2 5a7 7 0 0 1 0 10",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
