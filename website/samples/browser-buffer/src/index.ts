import { Buffer } from 'node:buffer';
import path from 'node:path';

export const encode = (text: string): string => Buffer.from(text).toString('base64');
export const baseName = (file: string): string => path.basename(file, '.txt');
