declare const __VERSION__: string;

declare module '*.txt' {
  const text: string;
  export default text;
}
