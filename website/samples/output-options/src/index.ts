import styles from './badge.module.css';
import icon from './icon.svg';
import { escapeText } from './text';

/*! acme-badge | MIT */
const prefix = 'badge';

// an ordinary comment
/** Markup of a badge. */
export function badge(text: string): string {
  if (text === '') throw new Error(`${prefix}: no text`);
  return `<b class="${styles.badge}"><img src="${icon}" alt="">${escapeText(text)}</b>`;
}
