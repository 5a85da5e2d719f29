import { dirname, join, resolve } from 'node:path';
import type { HastPluginDefinition, HastVisitorContext } from 'satteri';
import type { Point } from 'unist';
import { kindOf } from '../../../shared/link';
import { getScriptScheme } from '../../../shared/link-fault';
import { decodeSafely, encodePath, plainPath, withBase, withoutBase } from '../../../shared/route';
import { readSrcset, writeSrcset } from '../../../shared/srcset';
import { nearestFile } from '../nearest-file';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';
import { findFault, findPublicFault } from './image-fault';
import { hasAttribute, type JsxElement, literalAttribute } from './jsx-attributes';

/**
 * Gives images their size, to avoid layout shifts; relative ones are copied under a hashed name, root-relative ones are looked up
 * in the public folder. All but the first of a page are loaded when they come near.
 */
export function images(file: FileContext): HastPluginDefinition {
  const jsx = {
    filter: ['img'],
    visit(node: Readonly<JsxElement>, ctx: HastVisitorContext) {
      const src = literalAttribute(node, 'src');
      if (src === null) return;
      const shown = resolveImage(file, src, node.position?.start);
      // one given side would not match the other side from the file
      const sized = hasAttribute(node, 'width') || hasAttribute(node, 'height');
      for (const [name, value] of Object.entries(shown)) {
        const isGiven = hasAttribute(node, name) || (sized && (name === 'width' || name === 'height'));
        if (name === 'src' || !isGiven) ctx.setProperty(node, name, String(value));
      }
      for (const [name, resolveMore] of moreFiles) {
        // React's name
        const property = name === 'srcset' ? 'srcSet' : name;
        const raw = literalAttribute(node, property);
        if (raw !== null) ctx.setProperty(node, property, resolveMore(file, raw, node.position?.start));
      }
    },
  };
  return {
    name: 'folia-images',
    options: { position: true },
    element: {
      filter: ['img'],
      visit(node, ctx) {
        const { src } = node.properties;
        if (typeof src !== 'string') return;
        const shown = resolveImage(file, src, node.position?.start);
        for (const [name, value] of Object.entries(shown)) ctx.setProperty(node, name, value);
      },
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
}

export interface ShownImage {
  src: string;
  width?: number;
  height?: number;
  loading?: 'lazy';
  /** The appearance that it is for: in the other one a style hides it. */
  'data-scheme'?: 'light' | 'dark';
}

export function resolveImage(file: FileContext, raw: string, point: Point | undefined): ShownImage {
  const loading: Pick<ShownImage, 'loading'> = file.found.images++ > 0 ? { loading: 'lazy' } : {};
  return { ...resolveFile(file, raw, point), ...loading, ...getScheme(raw) };
}

/** `![](chart-dark.svg#dark)`; GitHub has a longer form. */
function getScheme(address: string): Pick<ShownImage, 'data-scheme'> {
  const [, scheme] = /#(?:gh-)?(light|dark)(?:-mode-only)?$/.exec(address) ?? [];
  return scheme === 'light' || scheme === 'dark' ? { 'data-scheme': scheme } : {};
}

/** Attributes that name more files of the same image, and what becomes of them. */
export const moreFiles: [
  name: string,
  resolve: (file: FileContext, raw: string, point: Point | undefined) => string,
][] = [
  ['data-zoom-src', (file, raw, point) => resolveFile(file, raw, point).src],
  [
    'srcset',
    (file, raw, point) =>
      writeSrcset(
        readSrcset(withoutMarks(raw)).map((entry) => ({
          ...entry,
          address: resolveFile(file, entry.address, point).src,
        })),
      ),
  ],
];

function resolveFile(file: FileContext, raw: string, point: Point | undefined): Omit<ShownImage, 'loading'> {
  const written = withoutMarks(raw);
  const scheme = getScriptScheme(written);
  if (scheme && !/^data:image\//i.test(written))
    file.report(`An image cannot be a "${scheme}:" address.`, point, {
      hint: 'Show a file of the project or an https address.',
    });
  if (scheme || written === '' || kindOf(written) !== 'internal') return { src: written };
  const { config } = file.options;
  const name = decodeSafely(plainPath(written));
  const isPublic = name.startsWith('/');
  const path = isPublic ? join(config.publicDir, withoutBase(name, config.base)) : resolve(dirname(file.path), name);
  const facts = file.readImage(path);
  file.dependencies.add(path);
  if (!facts) {
    const where = isPublic ? ' in the public folder' : '';
    file.report(`There is no image "${written}"${where}.`, point, { hint: nearestFile(path, written) });
    return { src: written };
  }
  const fault = isPublic ? findPublicFault(withoutBase(name, config.base), config) : findFault(path, config);
  if (fault) {
    file.report(`The image "${written}" ${fault.text}.`, point, { hint: fault.hint });
    return { src: written };
  }
  if (isPublic) return { src: withBase(written, config.base), ...facts.size };
  const to = `static/image/${facts.hashedName}`;
  file.assets.set(to, { from: path, to });
  return { src: config.base + encodePath(to), ...facts.size };
}
