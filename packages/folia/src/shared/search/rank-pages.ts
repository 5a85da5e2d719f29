import type { Lexicon } from './lexicon';
import type { WordMatch } from './match-words';
import type { Query } from './query';
import { hasWhole, type Piece } from './tokens';

/** A page that matches a query. */
interface RankedPage {
  page: number;
  score: number;
}

export interface Ranking {
  pages: RankedPage[];
  /** How much each piece of the query tells pages apart; 1 on average. */
  rarities: number[];
  /** Words of the index by the mistyped word they correct. */
  meant: Map<string, string[]>;
}

interface RankInput {
  lexicon: Lexicon;
  /** Number of pages in the index. */
  total: number;
  resolution: number;
  /** Number of pages that are wanted. */
  most: number;
}

/** What one word says about pages: a number for each page of the index, 0 where the word is not. */
interface WordFinding {
  scores: Float64Array;
  /** How much it tells pages apart. */
  rarity: number;
}

/** What a piece of a query says about pages. */
interface Finding extends WordFinding {
  /** Share of the piece that is on the page. */
  covers: Float64Array;
}

/** Pages with less of the query than this share of what the best page has are left out. */
const coverAtLeast = 0.6;
/** What the parts of `dts.bundle` are worth on a page when other pages have it as a whole. */
const apart = 0.8;

/**
 * The pages that match a query, best first: how much the words say about the page, how rare they are, how well they match, and
 * how much of the query is there.
 */
export async function rankPages(query: Query, input: RankInput): Promise<Ranking> {
  const meant = new Map<string, string[]>();
  const findings = await Promise.all(query.pieces.map((piece) => findPiece(piece, input, meant)));
  const { scores, covers, rarity } = combine(findings, input.total);
  const atLeast = covers.reduce((best, cover) => Math.max(best, cover), 0) * coverAtLeast;
  const pages: RankedPage[] = [];
  for (const [page, cover] of covers.entries())
    if (cover > 0 && cover >= atLeast) pages.push({ page, score: (scores[page] ?? 0) * cover * cover });
  return {
    pages: pages.sort((a, b) => b.score - a.score).slice(0, input.most),
    rarities: findings.map((finding) => finding.rarity / rarity),
    meant,
  };
}

/** A compound is there as a whole or with its parts; a run of characters with its pairs. */
async function findPiece(piece: Piece, input: RankInput, meant: Map<string, string[]>): Promise<Finding> {
  const parts = await Promise.all(piece.parts.map((part) => findWord(part, input, meant)));
  const together = combine(parts, input.total);
  if (!hasWhole(piece)) return together;
  const whole = await findWord(piece.whole, input, new Map());
  const { scores, covers } = together;
  const rarity = Math.max(together.rarity, whole.rarity);
  if (whole.scores.every((score) => score === 0)) return { ...together, rarity };
  for (let page = 0; page < input.total; page++) {
    const score = whole.scores[page] ?? 0;
    covers[page] = (covers[page] ?? 0) * apart;
    if (score === 0) continue;
    scores[page] = Math.max(score * piece.parts.length, scores[page] ?? 0);
    covers[page] = 1;
  }
  return { scores, covers, rarity };
}

/** The sum of what was found; rare parts are a larger share of the whole. */
function combine(parts: readonly (WordFinding & Partial<Finding>)[], total: number): Finding {
  const scores = new Float64Array(total);
  const covers = new Float64Array(total);
  const weight = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const part of parts) {
    for (let page = 0; page < total; page++) {
      const score = part.scores[page] ?? 0;
      if (score === 0) continue;
      // a word is on a page or it is not
      const cover = part.covers ? (part.covers[page] ?? 0) : 1;
      scores[page] = (scores[page] ?? 0) + score;
      covers[page] = (covers[page] ?? 0) + (cover * part.rarity) / weight;
    }
  }
  return { scores, covers, rarity: weight / Math.max(1, parts.length) };
}

async function findWord(typed: string, input: RankInput, meant: Map<string, string[]>): Promise<WordFinding> {
  const { lexicon, total, resolution } = input;
  const matches = await lexicon.match(typed);
  const postings = await lexicon.postings(matches);
  // Words that it matches otherwise do not change on how many pages the word itself is.
  const rarity = getRarity(matches[0]?.pages ?? 1, total);
  const scores = new Float64Array(total);
  for (const [index, match] of matches.entries()) {
    const value = match.quality * rarity;
    postings[index]?.((page, weight) => {
      const score = (value * (weight + 1)) / resolution;
      if (score > (scores[page] ?? 0)) scores[page] = score;
    });
  }
  noteMeant(typed, matches, meant);
  return { scores, rarity };
}

function noteMeant(typed: string, matches: readonly WordMatch[], meant: Map<string, string[]>): void {
  const others = matches.filter(({ word }) => !word.includes(typed)).map(({ word }) => word);
  if (others.length > 0) meant.set(typed, others);
}

/** Inverse document frequency, as BM25 counts it; never below a tenth, so that common words still count a little. */
const getRarity = (pages: number, total: number): number =>
  Math.max(0.1, Math.log(1 + (total - pages + 0.5) / (pages + 0.5)));
