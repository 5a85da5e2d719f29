declare const __VERSION__: string;

export const api = process.env.PUBLIC_API;
export const secret = process.env.SECRET;
export const env = process.env.NODE_ENV;
export const mode = import.meta.env.MODE;
export const version = __VERSION__;
