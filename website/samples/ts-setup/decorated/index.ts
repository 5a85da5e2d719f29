const logged = (value: () => string): (() => string) => value;

export class Box {
  @logged
  name(): string {
    return 'box';
  }
}
