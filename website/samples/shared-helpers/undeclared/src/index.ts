export class Clock {
  now(): number {
    return Date.now();
  }
}
