import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavData } from '../../shared/nav';
import { withoutBase } from '../../shared/route';
import { type CacheSettings, createCacheWriter } from '../cache/cache';
import { type CardRenderer, type CardRendererSettings, createCardRenderer } from './cards/card-renderer';
import type { OutputContent, OutputFile } from './output-file';
import { createPageRenderer, type PageRenderer, type RendererSettings } from './page-renderer';

/** The setup of a thread. */
export interface ThreadSetup extends RendererSettings {
  /** Folder of the files that threads write; null: they return the text. */
  output: string | null;
  /** Where rendered pages are cached. */
  pages: CacheSettings;
}

export type Thread = ReturnType<typeof createThread>;

/** State of a thread between jobs. */
export function createThread(setup: ThreadSetup) {
  const { output, rules } = setup;
  const createRenderer = createPageRenderer(setup);
  const navs = new Map<string, NavData>();
  const lazy: { renderer?: { server: string; made: Promise<PageRenderer> } } = {};
  const cards = new Map<string | null, Promise<CardRenderer>>();
  return {
    setup,
    /** Rendered pages, to be written only. */
    pages: createCacheWriter(setup.pages),
    /** The renderer with the server bundle of that address. */
    renderWith(server: string): Promise<PageRenderer> {
      if (lazy.renderer?.server !== server) lazy.renderer = { server, made: createRenderer(server) };
      return lazy.renderer.made;
    },
    /** The renderer of social cards: a site has one for each of its logos. */
    openCards(settings: CardRendererSettings): Promise<CardRenderer> {
      const renderer = cards.get(settings.logo) ?? createCardRenderer(settings);
      cards.set(settings.logo, renderer);
      return renderer;
    },
    /** Navigation that is in the output folder, by its address. */
    readNav(href: string): NavData {
      const known = navs.get(href);
      if (known) return known;
      const path = join(output ?? '', decodeURI(withoutBase(href, rules.base)));
      // written by the main thread, in this shape
      const nav = JSON.parse(readFileSync(path, 'utf8')) as NavData;
      navs.set(href, nav);
      return nav;
    },
    /** Puts a file into the output. */
    write(path: string, data: string | Uint8Array): OutputFile {
      if (output === null) return { path, content: asContent(data) };
      mkdirSync(dirname(join(output, path)), { recursive: true });
      writeFileSync(join(output, path), data);
      return { path, content: { kind: 'written' } };
    },
  };
}

const asContent = (data: string | Uint8Array): OutputContent =>
  typeof data === 'string' ? { kind: 'text', text: data } : { kind: 'bytes', bytes: data };
