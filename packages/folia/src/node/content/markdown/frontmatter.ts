import type { MdastPluginDefinition } from 'satteri';
import { looksLikeHtml } from '../../../shared/looks-like-html';
import type { Frontmatter } from '../../../shared/page';
import { getHeadFault, getRawHtmlFaults, openHint } from '../../support/html-fault';
import type { FileContext } from '../page-context';

/** Checks the frontmatter of a page before its text is looked at. That of a fragment says nothing. */
export function frontmatter({ path, page, found, options, report }: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-frontmatter',
    yaml({ value }) {
      if (path !== page.path) return;
      const read = options.readFrontmatter(value, { file: path, line: 2, column: 1 });
      Object.assign(found, { frontmatter: read.frontmatter, frontmatterProblems: read.problems });
      if (options.config.markdown.rawHtml) return;
      for (const { message, offset } of [
        ...headFaults(read.frontmatter, value),
        ...homeFaults(read.frontmatter, value),
      ]) {
        const line = value.slice(0, offset).split('\n').length + 1;
        report(message, { line, column: 1 }, { hint: openHint });
      }
    },
  };
}

interface Fault {
  message: string;
  /** Where it is in the YAML, in characters. */
  offset: number;
}

const offsetOf = (yaml: string, pattern: RegExp): number => Math.max(0, yaml.search(pattern));

function headFaults({ head = [] }: Frontmatter, yaml: string): Fault[] {
  return head.flatMap(([tag, attributes]) => {
    const fault = getHeadFault(tag, attributes);
    return fault ? [{ message: `\`head\` cannot have ${fault}.`, offset: offsetOf(yaml, /^["']?head\b/m) }] : [];
  });
}

/** The texts of a home page may be HTML. */
function homeFaults({ hero, features = [] }: Frontmatter, yaml: string): Fault[] {
  const heroFaults = hero ? [hero.name, hero.text, hero.tagline].flatMap(htmlFaults) : [];
  const featureFaults = features.flatMap(({ icon, details }) => [icon, details].flatMap(htmlFaults));
  return [
    ...heroFaults.map((fault) => ({
      message: `\`hero\` cannot have ${fault}.`,
      offset: offsetOf(yaml, /^["']?hero\b/m),
    })),
    ...featureFaults.map((fault) => ({
      message: `\`features\` cannot have ${fault}.`,
      offset: offsetOf(yaml, /^["']?features\b/m),
    })),
  ];
}

const htmlFaults = (text: string): string[] =>
  looksLikeHtml(text) ? getRawHtmlFaults(text).map(({ fault }) => fault) : [];
