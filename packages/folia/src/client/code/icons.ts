export const codeIcon = (path: string): string =>
  `<svg class="folia-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

/** Two overlapping sheets. */
export const copyIcon = codeIcon('M9 9h11v11H9zM15 9V4H4v11h5');
