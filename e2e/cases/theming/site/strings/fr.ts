/** A new language; what it leaves out is said in English. */
const fr = { outlineTitle: 'Sur cette page', prevPage: 'Page précédente', nextPage: 'Page suivante' };

export default fr;
