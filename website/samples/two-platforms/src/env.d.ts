declare module '#store' {
  export const read: (key: string) => string | null;
  export const write: (key: string, value: string) => void;
}
