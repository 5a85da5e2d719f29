export interface PricesProps {
  values: number[];
  currency: string;
}

export function Prices({ values, currency }: PricesProps) {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    <ul>
      {sorted.map((value) => (
        <li key={value}>
          {value} {currency}
        </li>
      ))}
    </ul>
  );
}
