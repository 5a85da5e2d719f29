/** Where an arrow, Home or End leads from a tab, passing over disabled ones; null for any other key. */
export function nextTab(key: string, from: number, disabled: readonly boolean[]): number | null {
  const count = disabled.length;
  const walk = (start: number, step: number) => {
    for (let turn = 0; turn < count; turn++) {
      const index = (start + step * turn + count * count) % count;
      if (!disabled[index]) return index;
    }
    return null;
  };
  switch (key) {
    case 'ArrowRight':
      return walk(from + 1, 1);
    case 'ArrowLeft':
      return walk(from - 1, -1);
    case 'Home':
      return walk(0, 1);
    case 'End':
      return walk(count - 1, -1);
    default:
      return null;
  }
}
