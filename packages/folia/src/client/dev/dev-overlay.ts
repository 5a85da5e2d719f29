import type { ExplainedProblem } from '../../shared/dev-event';
import { escapeHtml } from '../../shared/escape';
import type { Problem } from '../../shared/site';

const style = `
:host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vmin; background: rgb(12 12 14 / 0.82); }
section { max-inline-size: 960px; margin-inline: auto; padding: 24px 28px; border-block-start: 4px solid #ff5e00; border-radius: 6px; background: #17181b; color: #e9e7e4; font: 15px/1.6 system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; }
h1 { margin: 0; font-size: 17px; }
button { padding: 4px 12px; border: 1px solid #55565b; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid #ff9a5c; outline-offset: 2px; }
article { padding-block: 16px; border-block-start: 1px solid #2c2d31; margin-block-start: 16px; }
.message { margin: 0; color: #ff9a8c; font-weight: 600; white-space: pre-wrap; }
[data-level=warning] .message { color: #ffc46b; }
.place { margin: 4px 0 0; color: #b4b1ad; font-family: ui-monospace, monospace; font-size: 13px; overflow-wrap: anywhere; }
pre { overflow: auto; margin: 12px 0 0; padding: 12px 16px; border-radius: 6px; background: #0d0d0f; font: 13px/1.55 ui-monospace, monospace; }
a { color: inherit; }
.hint { margin: 12px 0 0; }
`;

/** Shows the problems of the site above the page, in a shadow tree so that neither styles the other. An empty list takes the overlay away. */
export function createOverlay(): (problems: ExplainedProblem[]) => void {
  const state: { host: HTMLElement | null; shown: string } = { host: null, shown: '[]' };
  const close = () => {
    state.host?.remove();
    state.host = null;
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return (problems) => {
    // sent again to a tab that has shown them, and where they may have been closed
    const text = JSON.stringify(problems);
    if (text === state.shown) return;
    state.shown = text;
    close();
    // Warnings are for the terminal: they must not cover the page.
    const errors = problems.filter(({ level }) => level === 'error');
    if (errors.length === 0) return;
    state.host = document.createElement('folia-problems');
    const root = state.host.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${style}</style>${createPanel(errors)}`;
    root.querySelector('button')?.addEventListener('click', close);
    document.documentElement.append(state.host);
  };
}

function createPanel(problems: ExplainedProblem[]): string {
  const title = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const header = `<header><h1>${title}</h1><button type="button">Close (Esc)</button></header>`;
  return `<section role="alertdialog" aria-label="${title}">${header}${problems.map(createEntry).join('')}</section>`;
}

function createEntry({ message, level, at, frame, hint, reference }: ExplainedProblem): string {
  const line = (tag: string, name: string, text: string | null) =>
    text ? `<${tag} class="${name}">${escapeHtml(text)}</${tag}>` : '';
  const lines = [line('p', 'message', message), line('p', 'place', at && formatPlace(at))];
  lines.push(line('pre', '', frame), line('p', 'hint', hint));
  if (reference) {
    const address = escapeHtml(reference);
    lines.push(`<p class="place"><a href="${address}" target="_blank" rel="noreferrer">${address}</a></p>`);
  }
  return `<article data-level="${level}">${lines.join('')}</article>`;
}

/** `docs/en/index.mdx:3:7`; line and column are left out when unknown. */
export const formatPlace = ({ file, line, column }: NonNullable<Problem['at']>): string =>
  [file, line || null, (line && column) || null].filter((part) => part !== null).join(':');
