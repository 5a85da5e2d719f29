export const Hello = ({ name }: { name: string }) => <b>{name}</b>;
