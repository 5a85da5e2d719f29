import { type Apple, describe } from '@orchard/core';

export const label = (apple: Apple): string => `<b>${describe(apple)}</b>`;
