const twice =
  (target: () => number): (() => number) =>
  () =>
    target() * 2;

export class Counter {
  count = 1;
  @twice value(): number {
    return this.count;
  }
}
