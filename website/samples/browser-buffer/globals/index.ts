export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
export const encode = (text: string): string => Buffer.from(text).toString('base64');
