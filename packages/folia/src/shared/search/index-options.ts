import { searchCacheSize, searchMinLength, searchResolution } from '../constants';
import { normaliseText } from '../text-normaliser';

/** What makes no difference when words are compared: case; case and accents. */
export const charsets = ['latin:default', 'latin:simple'] as const;
/** What of a word finds it: the whole word, its beginning, any part. */
export const tokenizers = ['strict', 'forward', 'full'] as const;

export type Charset = (typeof charsets)[number];
export type Tokenizer = (typeof tokenizers)[number];

/** Options of an index, stored in it. */
export interface IndexOptions {
  charset: Charset;
  tokenize: Tokenizer;
  /** Number of steps in which the weight of a word on a page is stored. */
  resolution: number;
  /** Shortest query, in characters. */
  minlength: number;
  /** How many words apart the words of a query may be; 0: anywhere on the page. For the tokenizer `strict`. */
  depth: number;
  /** Number of queries whose results are kept. */
  cache: number;
}

export const defaultIndexOptions: IndexOptions = {
  charset: 'latin:simple',
  tokenize: 'full',
  resolution: searchResolution,
  minlength: searchMinLength,
  depth: 0,
  cache: searchCacheSize,
};

/** Makes texts comparable. */
export type Fold = (text: string) => string;

const foldCase: Fold = (text) => text.toLowerCase().normalize('NFC');

export const getFold = (charset: Charset): Fold => (charset === 'latin:default' ? foldCase : normaliseText);
