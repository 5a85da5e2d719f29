import mark from './mark.svg';
import units from './units.json';

export const image = (): string => `<img src="${mark}" alt="">`;
export const unit = units.metre;
