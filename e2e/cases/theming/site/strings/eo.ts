/** A new language; what it leaves out is said in English. */
const eo = { outlineTitle: 'En ĉi tiu paĝo', prevPage: 'Antaŭa paĝo', nextPage: 'Sekva paĝo' };

export default eo;
