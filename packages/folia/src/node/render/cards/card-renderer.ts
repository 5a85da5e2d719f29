import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type CardContent, cardSize, createCard, logoImage } from './card-layout';
import { chooseFaces, type FontFace, readFontFaces } from './font-faces';

export interface CardRendererSettings {
  /** Path of the renderer's module. */
  module: string;
  /** Style sheets with `@font-face` rules. */
  fonts: readonly string[];
  /** Path of the image beside the site's name; null: none. */
  logo: string | null;
  brand: string;
}

export interface RenderedCard {
  png: Uint8Array;
  /** Characters of the title that no font has. Such a card names the site alone. */
  missing: string[];
}

export type CardRenderer = Awaited<ReturnType<typeof createCardRenderer>>;

/** Renders cards in one thread. A font file is read when a text first needs it: Chinese has a hundred of them. */
export async function createCardRenderer({ module, fonts, logo, brand }: CardRendererSettings) {
  // what the package of this name exports
  const { Renderer } = (await import(pathToFileURL(module).href)) as typeof import('@takumi-rs/core');
  const renderer = new Renderer();
  const faces = fonts.flatMap(readFontFaces);
  const families = [...new Set(faces.map(({ family }) => family))];
  const registered = new Set<FontFace>();
  const images = logo === null ? [] : [{ src: logoImage, data: readFileSync(logo) }];
  const register = async (text: string): Promise<Set<string>> => {
    const { needed, missing } = chooseFaces(text, faces);
    for (const face of needed) {
      if (registered.has(face)) continue;
      registered.add(face);
      await renderer.registerFont({ name: face.family, data: readFileSync(face.file), unicodeRange: face.range });
    }
    return missing;
  };
  return async (text: Pick<CardContent, 'site' | 'section' | 'title'>, lang: string): Promise<RenderedCard> => {
    const missing = await register(`${text.title}${text.section}${text.site}…·`);
    const shown = missing.size > 0 ? { ...text, section: '', title: text.site } : text;
    const card = createCard({ ...shown, hasLogo: logo !== null, brand, fonts: families });
    const png = await renderer.render(card, { ...cardSize, images, lang, fontFamilies: families });
    return { png, missing: [...missing] };
  };
}
