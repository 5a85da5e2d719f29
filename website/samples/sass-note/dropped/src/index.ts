import './theme.scss';

export const note = (text: string): string => `<p class="note">${text}</p>`;
