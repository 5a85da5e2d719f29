import type { Tool } from './tools';
import './showcase.css';

/** What a card of the showcase shows. English pages use `descEn` and `urlEn`, others `desc` and `url`. */
export type ShowcaseCard = Pick<Tool, 'name' | 'desc' | 'descEn' | 'url' | 'urlEn' | 'logo'>;

export interface ShowcaseProps {
  /** The logos' addresses include the base. */
  cards: readonly ShowcaseCard[];
  /** `en`, or any other language for `desc`. */
  lang: string;
}

/** Tools as a row of cards, each of which opens its website in a new tab. */
export const Showcase = ({ cards, lang }: ShowcaseProps) => (
  <ul className="landing-showcase">
    {cards.map(({ name, desc, descEn, logo, url, urlEn = url }) => (
      <li key={name}>
        <a
          href={lang === 'en' ? urlEn : url}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby="folia-new-tab"
        >
          <img src={logo} alt="" width={56} height={56} loading="lazy" />
          <strong>{name}</strong>
          <span>{lang === 'en' ? descEn : desc}</span>
        </a>
      </li>
    ))}
  </ul>
);
