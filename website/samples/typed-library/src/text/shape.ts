export interface Shape {
  name: string;
}
