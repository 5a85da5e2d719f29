/** The icons stand in the HTML that was built. Chosen by the `browser` condition. */
export const socialHtml = (): string => '';
