// #region clamp
export const clamp = (value: number) => Math.max(0, value);
// #endregion clamp
export const unused = 1;
