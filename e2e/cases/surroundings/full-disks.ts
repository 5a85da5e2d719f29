/** Disks that are full in the middle of a build, as data: `full-disk.spec.ts` tries them. */

export interface FullDisk {
  /** What is written to it. */
  disk: 'output' | 'cache' | 'generated code';
  /** What is left on it, in kB. */
  free: number;
}

const disks = (disk: FullDisk['disk'], all: number[]): FullDisk[] => all.map((free) => ({ disk, free }));

export const fullDisks: readonly FullDisk[] = [
  ...disks('output', [0, 80, 400, 700, 1_100, 1_500]),
  ...disks('cache', [0, 400, 1_000, 1_200]),
  ...disks('generated code', [0, 8]),
];
