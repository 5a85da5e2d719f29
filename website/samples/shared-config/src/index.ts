declare const LIB_VERSION: string;

export interface LabelOptions {
  unit?: string;
}

export const version = LIB_VERSION;

export function label(value: number, options?: LabelOptions): string {
  return `${value} ${options?.unit ?? 'px'}`;
}
