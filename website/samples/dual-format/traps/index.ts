export const settings = await Promise.resolve({ locale: 'en' });

export default function greet(): string {
  return `Hello, ${settings.locale}`;
}
