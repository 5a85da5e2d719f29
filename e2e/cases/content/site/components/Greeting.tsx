export const Greeting = ({ name }: { name: string }) => <p className="greeting">Hello, {name}.</p>;
