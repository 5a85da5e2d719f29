/** Small rendered marks, in the text colour: enough to tell the tabs apart at a glance. */
const marks: { [manager: string]: string } = {
  npm: 'M3 3h18v18H3zM12 21V9h4.5v8',
  yarn: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 8l4 5 4-5M12 13v4M5 15c3 2 6 3 10 2',
  pnpm: 'M3.5 3.5h3v3h-3zM10.5 3.5h3v3h-3zM17.5 3.5h3v3h-3zM17.5 10.5h3v3h-3zM10.5 10.5h3v3h-3zM3.5 17.5h3v3h-3zM10.5 17.5h3v3h-3zM17.5 17.5h3v3h-3z',
  deno: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 20.5l-.8-5C6.5 13 8 9 11.5 9c3 0 4.5 2 5 4.5l1.5 5M12.5 12h.01',
  bun: 'M3 14c0-5 4-9 9-9s9 4 9 9c0 3-4 5-9 5s-9-2-9-5zM8 13h.01M16 13h.01M10.5 15.5c1 .8 2 .8 3 0',
};

export function ManagerIcon({ manager }: { manager: string }) {
  const mark = marks[manager];
  if (!mark) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  );
}
