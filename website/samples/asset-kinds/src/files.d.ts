declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.svg?inline' {
  const dataUrl: string;
  export default dataUrl;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
