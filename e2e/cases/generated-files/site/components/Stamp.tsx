/** Draws what no source says. */
export function Stamp({ count }: { count: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Number</th>
          <th>Square</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{number ** 2}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
