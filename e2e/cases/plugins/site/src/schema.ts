type Level = 'easy' | 'hard';

type Result = { value: { level: Level } } | { issues: { message: string; path: string[] }[] };

const isLevel = (value: unknown): value is Level => value === 'easy' || value === 'hard';

/** Every page has a level. */
export const schema = {
  '~standard': {
    version: 1,
    vendor: 'site',
    validate(fields: unknown): Result {
      const { level = 'easy' } = fields as { level?: unknown };
      if (!isLevel(level)) return { issues: [{ message: 'expected easy or hard', path: ['level'] }] };
      return { value: { level } };
    },
    types: undefined as { input: unknown; output: { level: Level } } | undefined,
  },
} as const;
