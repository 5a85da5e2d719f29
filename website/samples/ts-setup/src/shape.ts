export interface Shape {
  width: number;
  height: number;
}

export const area = ({ width, height }: Shape): number => width * height;
