import { defineConfig } from 'folia';

export default defineConfig({ lang: 'en', title: 'Logo', logo: '/mark.svg', logoText: 'Wordmark' });
