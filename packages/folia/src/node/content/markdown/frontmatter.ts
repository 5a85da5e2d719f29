import type { MdastPluginDefinition } from 'satteri';
import { looksLikeHtml } from '../../../shared/looks-like-html';
import type { Frontmatter } from '../../../shared/page';
import { getHeadFault, getRawHtmlFaults, openHint } from '../../support/html-fault';
import type { FileContext } from '../page-context';

/** Checks the frontmatter of a page before its text. That of a fragment is ignored. */
export function frontmatter({ path, page, found, options, report }: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-frontmatter',
    yaml({ value }) {
      if (path !== page.path) return;
      const read = options.readFrontmatter(value, { file: path, line: 2, column: 1 });
      Object.assign(found, { frontmatter: read.frontmatter, frontmatterProblems: read.problems });
      if (options.config.markdown.rawHtml) return;
      for (const [key, fault] of getFaults(read.frontmatter))
        report(`\`${key}\` cannot have ${fault}.`, { line: lineOf(key, value), column: 1 }, { hint: openHint });
    },
  };
}

/** Keys with what is wrong in their value. The texts of a home page may be HTML. */
function getFaults({ head = [], hero, features = [] }: Frontmatter): [key: string, fault: string][] {
  const headFaults = head.flatMap(([tag, attributes]) => getHeadFault(tag, attributes) ?? []);
  const heroTexts = hero ? [hero.name, hero.text, hero.tagline] : [];
  const featureTexts = features.flatMap(({ icon, details }) => [icon, details]);
  return [
    ...headFaults.map((fault): [string, string] => ['head', fault]),
    ...heroTexts.flatMap(htmlFaults).map((fault): [string, string] => ['hero', fault]),
    ...featureTexts.flatMap(htmlFaults).map((fault): [string, string] => ['features', fault]),
  ];
}

const htmlFaults = (text: string): string[] =>
  looksLikeHtml(text) ? getRawHtmlFaults(text).map(({ fault }) => fault) : [];

/** The line of the file that a top-level key is on; its YAML begins in the second. */
function lineOf(key: string, yaml: string): number {
  const offset = Math.max(0, yaml.search(new RegExp(`^["']?${key}\\b`, 'm')));
  return yaml.slice(0, offset).split('\n').length + 1;
}
