/** The choices and their labels. The keys are the values of the flags. */
export const templates = {
  docs: { label: 'Documentation', hint: 'guide pages and a component' },
  library: { label: 'Library', hint: 'guide and API pages' },
  blog: { label: 'Blog', hint: 'posts with dates and authors' },
} as const;

export const languages = {
  en: { label: 'English' },
  zh: { label: 'Chinese' },
  both: { label: 'English and Chinese' },
} as const;

export const packageManagers = {
  npm: { label: 'npm' },
  pnpm: { label: 'pnpm' },
  yarn: { label: 'Yarn' },
  bun: { label: 'Bun' },
} as const;

export type Template = keyof typeof templates;
export type Languages = keyof typeof languages;
export type PackageManager = keyof typeof packageManagers;

/** Input for a new site. */
export interface Choices {
  /** `my-docs`, or `.` for the current folder. */
  name: string;
  languages: Languages;
  template: Template;
  packageManager: PackageManager;
}
