import './theme.scss';
export const name = 'styled';
