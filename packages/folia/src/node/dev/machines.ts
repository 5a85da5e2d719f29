import { extname } from 'node:path';
import type { SourceFile } from '../../shared/page';
import { decodeSafely, getMarkdownHref } from '../../shared/route';
import type { DrawnPage } from '../render-page';
import { createFeeds } from '../outputs/feeds/feed';
import { type LlmsPlan, llmsPlans } from '../outputs/llms/llms';
import { createMarkdownTargets } from '../outputs/markdown/markdown-links';
import { textTypes } from '../preview';
import type { Pool } from '../render/pool';
import type { TwinTask } from '../worker';
import { type ShowContext, show } from './show';

/** Twins, lists of pages and feeds as a build writes them, made when they are asked for. */
export interface DevMachines {
  /** By path with base; null when it is none of them. */
  fileAt(path: string): Promise<{ type: string; text: string } | null>;
}

export function createDevMachines(context: ShowContext & { pool: Pool }): DevMachines {
  return {
    async fileAt(path) {
      const text = await textAt(path, context);
      return text === null ? null : { type: textTypes[extname(path)] ?? 'text/plain', text };
    },
  };
}

async function textAt(path: string, context: ShowContext & { pool: Pool }): Promise<string | null> {
  const { twins, llms, feed } = context.config;
  if (twins && path.endsWith('.md')) return twinAt(path, context);
  if (llms && /\/llms(?:-full)?\.txt$/.test(path)) return llmsAt(path, context);
  if (feed && /\/(?:rss|atom)\.xml$/.test(path)) return feedAt(path, context);
  return null;
}

/** Only the address that a build would give it: `/guide/index.md`, and not `/guide.md`. */
async function twinAt(path: string, context: ShowContext & { pool: Pool }): Promise<string | null> {
  const site = context.state.site();
  const file = site.fileAt(path.slice(0, -'.md'.length));
  const own = file && getMarkdownHref(site.hrefOf(file), context.config.base);
  if (!file || decodeSafely(own ?? '') !== decodeSafely(path)) return null;
  return renderMarkdownPage(file, context);
}

async function renderMarkdownPage(file: SourceFile, context: ShowContext & { pool: Pool }): Promise<string> {
  const { page, drawn } = await show(file, context);
  const site = context.state.site();
  const find = (href: string) => {
    const target = site.fileAt(href);
    return target && site.hrefOf(target);
  };
  const targets = createMarkdownTargets(drawn.links, find, context.config.base);
  return context.pool.run<TwinTask, string>('twinOne', { ...page, targets });
}

/** Every page that can be drawn: one that can not is reported where it is looked at. */
async function drawnPages({ state, pages }: ShowContext): Promise<DrawnPage[]> {
  const drawings = await Promise.allSettled(state.site().files.map(pages.draw));
  return drawings.flatMap((drawing) => (drawing.status === 'fulfilled' ? [drawing.value] : []));
}

async function llmsAt(path: string, context: ShowContext & { pool: Pool }): Promise<string | null> {
  const { config, state } = context;
  const plans = llmsPlans(state.site().siteWith(await drawnPages(context)), config);
  const plan = plans.find(({ href }) => path.startsWith(href) && !path.slice(href.length).includes('/'));
  if (!plan) return null;
  return path.endsWith('llms.txt') ? plan.list : wholeText(plan, context);
}

async function wholeText({ pages }: LlmsPlan, context: ShowContext & { pool: Pool }): Promise<string> {
  const texts: string[] = [];
  for (const { facts } of pages) {
    const file = context.state.site().fileAt(facts.href);
    if (file) texts.push(await renderMarkdownPage(file, context));
  }
  return texts.join('\n');
}

async function feedAt(path: string, context: ShowContext): Promise<string | null> {
  const { config, state } = context;
  const drawn = await drawnPages(context);
  const bodies = new Map(drawn.map(({ facts, content }) => [facts.href, content.body]));
  const feeds = createFeeds(state.site().siteWith(drawn), config, ({ facts }) => bodies.get(facts.href) ?? '');
  return feeds.find(({ href }) => href === path)?.text ?? null;
}
