export const version: string = __VERSION__;

export function parse(text: string): number {
  if (__DEV__ && text === '') console.warn('parse() got an empty text');
  return Number.parseFloat(text);
}
