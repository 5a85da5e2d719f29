type Direction = 'ltr' | 'rtl';

/** `Intl.Locale` as newer and older engines have it; TypeScript knows neither. */
interface TextInfoLocale {
  getTextInfo?(): { direction?: string };
  textInfo?: { direction?: string };
}

/** Right-to-left scripts: some engines lack this information, others derive it from the language only. */
const rightToLeft = new Set([
  ...['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'],
]);

/**
 * The direction that a language is written in.
 *
 * @example directionOf('ar') // 'rtl'
 */
export function directionOf(lang: string): Direction {
  const locale = new Intl.Locale(lang);
  // newer than the types
  const { direction } = (locale as TextInfoLocale).getTextInfo?.() ?? (locale as TextInfoLocale).textInfo ?? {};
  return direction === 'rtl' || rightToLeft.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr';
}
