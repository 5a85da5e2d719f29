export const Mark = () => <b>!</b>;
