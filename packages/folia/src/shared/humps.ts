/** Between `o` and `E` of `autoExternal`, between `L` and `E` of `HTMLElement`. */
export const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
