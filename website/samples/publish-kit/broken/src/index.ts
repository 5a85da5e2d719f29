import { slug } from './slug';

export { slug };

export const addressOf = (section: string, title: string): string => `/${slug(section)}/${slug(title)}`;
