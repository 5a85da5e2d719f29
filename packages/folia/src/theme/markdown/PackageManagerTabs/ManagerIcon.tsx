/** Small drawn marks, in the text colour: enough to tell the tabs apart at a glance. */
const marks: { [manager: string]: string } = {
  npm: 'M2 6h20v10h-10v2H8v-2H2zM5 13V9h2v4M10 15V9h3v4h-3M16 13V9h4v4M18 13v-3',
  yarn: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 8l4 5 4-5M12 13v4M5 15c3 2 6 3 10 2',
  pnpm: 'M3 3h5v5H3zM9.5 3h5v5h-5zM16 3h5v5h-5zM16 9.5h5v5h-5zM9.5 9.5h5v5h-5zM3 16h5v5H3zM9.5 16h5v5h-5zM16 16h5v5h-5z',
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
