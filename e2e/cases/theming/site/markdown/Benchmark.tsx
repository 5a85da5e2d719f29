/** New for writers. */
export const Benchmark = ({ rows }: { rows: [name: string, seconds: number][] }) => (
  <ul className="benchmark">
    {rows.map(([name, seconds]) => (
      <li key={name}>
        {name}: {seconds} s
      </li>
    ))}
  </ul>
);
