import './card.css';

export const name = 'card';
