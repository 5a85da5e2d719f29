import { extname } from 'node:path';
import type { SourceFile } from '../../shared/page';
import { decodeSafely, getMarkdownHref } from '../../shared/route';
import { createFeeds } from '../outputs/feeds/feed';
import { type LlmsPlan, llmsPlans } from '../outputs/llms/llms';
import { createMarkdownTargets } from '../outputs/markdown/markdown-links';
import { textTypes } from '../preview';
import type { Pool } from '../render/pool';
import type { RenderedPage } from '../render-page';
import type { MarkdownTask } from '../worker';
import { type ShowContext, show } from './show';

/** MarkdownPages, lists of pages and feeds as a build writes them, made when they are asked for. */
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
  const { markdownPages, llms, feed } = context.config;
  if (markdownPages && path.endsWith('.md')) return markdownAt(path, context);
  if (llms && /\/llms(?:-full)?\.txt$/.test(path)) return llmsAt(path, context);
  if (feed && /\/(?:rss|atom)\.xml$/.test(path)) return feedAt(path, context);
  return null;
}

/** Only the address that a build would give it: `/guide/index.md`, and not `/guide.md`. */
async function markdownAt(path: string, context: ShowContext & { pool: Pool }): Promise<string | null> {
  const site = context.state.site();
  const file = site.fileAt(path.slice(0, -'.md'.length));
  const own = file && getMarkdownHref(site.hrefOf(file), context.config.base);
  if (!file || decodeSafely(own ?? '') !== decodeSafely(path)) return null;
  return renderMarkdownPage(file, context);
}

async function renderMarkdownPage(file: SourceFile, context: ShowContext & { pool: Pool }): Promise<string> {
  const { page, rendered } = await show(file, context);
  const site = context.state.site();
  const find = (href: string) => {
    const target = site.fileAt(href);
    return target && site.hrefOf(target);
  };
  const targets = createMarkdownTargets(rendered.links, find, context.config.base);
  return context.pool.run<MarkdownTask, string>('renderMarkdownText', { ...page, targets });
}

/** Every page that can be rendered: one that can not is reported where it is looked at. */
async function renderedPages({ state, pages }: ShowContext): Promise<RenderedPage[]> {
  const socialIcons = await Promise.allSettled(state.site().files.map(pages.render));
  return socialIcons.flatMap((rendering) => (rendering.status === 'fulfilled' ? [rendering.value] : []));
}

async function llmsAt(path: string, context: ShowContext & { pool: Pool }): Promise<string | null> {
  const { config, state } = context;
  const plans = llmsPlans(state.site().siteWith(await renderedPages(context)), config);
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
  const rendered = await renderedPages(context);
  const bodies = new Map(rendered.map(({ facts, content }) => [facts.href, content.body]));
  const feeds = createFeeds(state.site().siteWith(rendered), config, ({ facts }) => bodies.get(facts.href) ?? '');
  return feeds.find(({ href }) => href === path)?.text ?? null;
}
