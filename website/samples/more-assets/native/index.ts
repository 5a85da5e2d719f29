import addon from './answer.node';

export const answer: number = addon.answer;
