declare const __VERSION__: string;
declare const __DEV__: boolean;

declare module '*.gltf' {
  const url: string;
  export default url;
}
