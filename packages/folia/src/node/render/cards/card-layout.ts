import type { Node } from '@takumi-rs/core';

export const cardSize = { width: 1200, height: 630 };
/** Name of the site's logo among the images of a card. */
export const logoImage = 'logo';

/** What a card shows. */
export interface CardContent {
  site: string;
  /** Where the page is: `Guide · Basic`; '' at the top. */
  section: string;
  title: string;
  hasLogo: boolean;
  /** The colour of the site: `#` and six digits. */
  brand: string;
  /** Names of the families, best first. */
  fonts: readonly string[];
}

/** From right to left when the first letter is of such a script. */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u.test(text);

/** A card on a dark ground. A title has three lines; what is longer ends in an ellipsis. */
export function createCard({ site, section, title, hasLogo, brand, fonts }: CardContent): Node {
  const direction = isRightToLeft(title) ? 'rtl' : 'ltr';
  const mark: Node[] = hasLogo ? [{ type: 'image', src: logoImage, style: { height: 64 } }] : [];
  const label: Node = { type: 'text', text: section, style: { fontSize: 34, color: '#ff9a5c', marginTop: 'auto' } };
  return {
    type: 'container',
    style: {
      ...{ display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '72px' },
      ...{
        backgroundColor: '#0b0c0e',
        backgroundImage: `radial-gradient(circle at 100% 0%, ${brand}55, transparent 60%)`,
      },
      ...{ color: '#f5f3f0', fontFamily: fonts.map((name) => JSON.stringify(name)).join(', '), direction },
    },
    children: [
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: '20px', fontSize: 40, fontWeight: 700 },
        children: [...mark, { type: 'text', text: site }],
      },
      ...(section ? [label] : []),
      { type: 'text', text: title, style: section ? titleStyle : { ...titleStyle, marginTop: 'auto' } },
    ],
  };
}

const titleStyle: NonNullable<Node['style']> = {
  ...{ fontSize: 76, fontWeight: 700, lineHeight: 1.2, marginTop: '16px' },
  // a word without a break may be longer than a line
  ...{ lineClamp: 3, textOverflow: 'ellipsis', overflowWrap: 'anywhere', textWrap: 'balance' },
};
