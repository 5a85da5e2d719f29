export const widthOf = (sheet) => sheet?.width;
