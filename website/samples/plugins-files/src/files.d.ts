declare module '*.yaml' {
  const data: { name: string; people: number };
  export default data;
}

declare module '*.toml' {
  const data: { unit: string; size: { width: number } };
  export default data;
}
