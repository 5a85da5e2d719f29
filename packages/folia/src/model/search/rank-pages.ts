import type { Lexicon } from './lexicon';
import type { WordMatch } from './match-words';
import type { Query } from './query';
import { hasWhole, type Piece } from './tokens';

/** A page that may answer a query. */
export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that is on the page, from 0 to 1; rare words count more. */
  cover: number;
}

export interface Ranking {
  pages: RankedPage[];
  /** How much each piece of the query tells pages apart; 1 on average. */
  rarities: number[];
  /** Words of the index that stand for what was mistyped, by what was typed. */
  meant: Map<string, string[]>;
}

interface RankInput {
  lexicon: Lexicon;
  /** Number of pages in the index. */
  total: number;
  resolution: number;
}

/** What one word, or one piece of a query, says about pages. */
interface Finding {
  scores: Map<number, { score: number; cover: number }>;
  /** How much it tells pages apart. */
  rarity: number;
}

/** Pages with less of the query than this share of what the best page has are left out. */
const coverAtLeast = 0.6;
/** What the parts of `dts.bundle` are worth on a page when other pages have it as a whole. */
const apart = 0.8;
/** More pieces of a Chinese sentence than this are not looked up: they say little that is new. */
const mostParts = 24;

/**
 * The pages that answer a query, best first: how much the words say about the page, how rare they are, how well they match, and
 * how much of the query is there.
 */
export async function rankPages(query: Query, input: RankInput): Promise<Ranking> {
  const meant = new Map<string, string[]>();
  const findings = await Promise.all(query.pieces.map((piece) => findPiece(piece, input, meant)));
  const weight = findings.reduce((sum, { rarity }) => sum + rarity, 0);
  const sums = new Map<number, { score: number; cover: number }>();
  for (const { scores, rarity } of findings) {
    for (const [page, { score, cover }] of scores) {
      const sum = sums.get(page) ?? { score: 0, cover: 0 };
      sums.set(page, { score: sum.score + score, cover: sum.cover + (cover * rarity) / weight });
    }
  }
  const best = Math.max(0, ...[...sums.values()].map(({ cover }) => cover));
  const pages = [...sums]
    .filter(([, { cover }]) => cover >= best * coverAtLeast)
    .map(([page, { score, cover }]) => ({ page, cover, score: score * cover * cover }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, rarities: findings.map(({ rarity }) => (rarity * findings.length) / weight), meant };
}

/** A compound is there as a whole or with its parts; a run of characters with its pairs. */
async function findPiece(piece: Piece, input: RankInput, meant: Map<string, string[]>): Promise<Finding> {
  const parts = await Promise.all(piece.parts.slice(0, mostParts).map((part) => findWord(part, input, meant)));
  const together = combine(parts);
  if (!hasWhole(piece)) return together;
  const whole = await findWord(piece.whole, input, new Map());
  if (whole.scores.size > 0) for (const finding of together.scores.values()) finding.cover *= apart;
  for (const [page, { score }] of whole.scores) {
    const known = together.scores.get(page);
    together.scores.set(page, { score: Math.max(score * piece.parts.length, known?.score ?? 0), cover: 1 });
  }
  return { ...together, rarity: Math.max(together.rarity, whole.rarity) };
}

function combine(parts: readonly Finding[]): Finding {
  const scores: Finding['scores'] = new Map();
  const weight = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const part of parts) {
    for (const [page, { score, cover }] of part.scores) {
      const sum = scores.get(page) ?? { score: 0, cover: 0 };
      scores.set(page, { score: sum.score + score, cover: sum.cover + (cover * part.rarity) / weight });
    }
  }
  return { scores, rarity: weight / Math.max(1, parts.length) };
}

async function findWord(typed: string, input: RankInput, meant: Map<string, string[]>): Promise<Finding> {
  const { lexicon, total, resolution } = input;
  const matches = await lexicon.match(typed);
  const postings = await lexicon.postings(matches);
  const rarity = rarityOf(pagesOf(matches), total);
  const scores: Finding['scores'] = new Map();
  for (const [index, match] of matches.entries()) {
    const value = match.quality * rarity;
    for (const { page, weight } of postings[index] ?? []) {
      const score = (value * (weight + 1)) / resolution;
      if (score > (scores.get(page)?.score ?? 0)) scores.set(page, { score, cover: 1 });
    }
  }
  noteMeant(typed, matches, meant);
  return { scores, rarity };
}

/** On how many pages a word is. What it may stand for besides does not make it rarer or more common. */
const pagesOf = ([best]: readonly WordMatch[]): number => best?.pages ?? 1;

function noteMeant(typed: string, matches: readonly WordMatch[], meant: Map<string, string[]>): void {
  const others = matches.filter(({ word }) => !word.includes(typed)).map(({ word }) => word);
  if (others.length > 0) meant.set(typed, others);
}

/** Inverse document frequency, as BM25 counts it; never below a tenth, so that common words still count a little. */
const rarityOf = (pages: number, total: number): number =>
  Math.max(0.1, Math.log(1 + (total - pages + 0.5) / (pages + 0.5)));
