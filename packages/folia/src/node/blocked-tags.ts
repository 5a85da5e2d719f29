import { blockedBy, sourcesOfTag } from '../shared/policy';
import type { Problem, SitePage } from '../shared/site';
import type { Config } from './config/config';
import { sitePolicy } from './site-policy';
import { createProblem } from './support/errors';

/** Tags in the head, of the site or of a page, that the policy of the site blocks. */
export function findBlockedTags(config: Config, pages: Iterable<Pick<SitePage, 'path' | 'facts'>>): Problem[] {
  const policy = sitePolicy(config);
  if (!policy) return [];
  const ofPages = [...pages].flatMap(({ path, facts }) =>
    (facts.frontmatter.head ?? []).flatMap((tag) =>
      blockedBy(policy, sourcesOfTag(tag)).map(([directive, source]) => {
        const hint = `Add it: \`security: { csp: { '${directive}': ['${source}'] } }\`.`;
        const message = `<${tag[0]}> in \`head\` needs ${source}, which ${directive} of the Content-Security-Policy blocks.`;
        return createProblem(message, { level: 'warning', at: { file: path, line: 0, column: 0 }, hint });
      }),
    ),
  );
  return [
    ...config.head.flatMap(([tag, attributes]) => blockedAttributes(tag, attributes, config.configFile)),
    ...ofPages,
  ];
}

/** A policy with hashes allows no code in attributes. */
const blockedAttributes = (tag: string, attributes: object, file: string | null): Problem[] =>
  Object.keys(attributes)
    .filter((name) => /^on/i.test(name))
    .map((name) =>
      createProblem(`<${tag} ${name}> in \`head\` is blocked by script-src of the Content-Security-Policy.`, {
        level: 'warning',
        at: file ? { file, line: 0, column: 0 } : null,
        hint: 'Put the code in a script file of the public folder and name it in `head`.',
      }),
    );
