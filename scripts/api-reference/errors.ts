import { problemMessages } from '../../packages/folia/src/node/support/problem-codes';
import { createHead } from './markdown';

/** The explanation of a code in `docs/reference/errors.json`. */
interface ErrorText {
  /** The cause of the message. */
  example?: { language: string; text: string };
  en: [cause: string, remedy: string];
  zh: [cause: string, remedy: string];
}

export type Errors = Record<string, ErrorText>;

const texts = {
  en: {
    title: 'Errors and warnings',
    intro:
      'Messages of Folia, with their cause and what to do. The command line shows the address of a heading on this page below a message. A message without one comes from a tool that Folia uses, or from code of the site.',
    example: 'Example:',
  },
  zh: {
    title: '错误与警告',
    intro:
      'Folia 的消息，以及原因和解决方法。命令行会在消息下方显示本页中对应标题的地址。没有地址的消息来自 Folia 使用的工具，或站点自身的代码。',
    example: '示例：',
  },
};

export type ErrorLocale = keyof typeof texts;

/** Codes without an explanation, and explanations without a message. */
export const errorFaults = (errors: Errors): string[] => [
  ...Object.keys(problemMessages).flatMap((code) => {
    const { en = [], zh = [] } = errors[code] ?? {};
    const isComplete = [en, zh].every((parts) => parts.length === 2 && parts.every((part) => part.trim() !== ''));
    return isComplete ? [] : `docs/reference/errors.json does not explain "${code}" in both languages`;
  }),
  ...Object.keys(errors).flatMap((code) => (code in problemMessages ? [] : `no message has the code "${code}"`)),
];

/** The page `reference/errors` in one language: a heading for each code. */
export function createErrorPage(errors: Errors, locale: ErrorLocale): string {
  const { title, intro, example } = texts[locale];
  const sections = Object.entries(problemMessages).map(([code, messages]) => {
    const { [locale]: [cause, remedy] = ['', ''], example: shown } = errors[code] ?? {};
    return [
      `## ${code}`,
      block('text', messages.join('\n')),
      cause ?? '',
      ...(shown ? [example, block(shown.language, shown.text)] : []),
      remedy ?? '',
    ].join('\n\n');
  });
  return `${[createHead(title, intro), ...sections].join('\n\n')}\n`;
}

/** The example may be a block of code itself. */
function block(language: string, text: string): string {
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text}\n${fence}`;
}
