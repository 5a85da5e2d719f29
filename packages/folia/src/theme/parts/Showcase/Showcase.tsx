import { blankImage, inLang } from '../../../shared/family';
import './Showcase.lazy.css';

/** A card of the showcase (FM-16). `desc` is the base text; the English one stands in for it on English pages. */
export interface ShowcaseCard {
  name: string;
  desc: string;
  descEn?: string;
  /** Address of the picture, base included. */
  logo: string;
  url: string;
}

export interface ShowcaseProps {
  cards: readonly ShowcaseCard[];
  /** `en`, or another language for the base texts. */
  lang: string;
}

/** Tools as a row of cards, each leading to its website (FM-15…FM-17). */
export const Showcase = ({ cards, lang }: ShowcaseProps) => (
  <ul className="folia-showcase">
    {cards.map(({ name, desc, descEn, logo, url }) => (
      <li key={name}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img src={logo || blankImage} alt="" width={56} height={56} loading="lazy" />
          <strong>{name}</strong>
          <span>{inLang(lang, desc, descEn)}</span>
        </a>
      </li>
    ))}
  </ul>
);
