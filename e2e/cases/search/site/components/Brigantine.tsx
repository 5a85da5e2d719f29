export const Brigantine = () => <p>They sail on weekdays.</p>;
