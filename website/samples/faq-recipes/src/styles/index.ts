import './theme.scss';

export const theme: string = 'theme';
