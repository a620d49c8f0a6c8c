import { isEnglish } from './english.ts';
import { findSeam, type Link } from './compound.ts';
import { graphemes } from './graphemes.ts';
import { startsBeside, SYLLABLES } from './lexicon/overrides.ts';
import { syllableStarts } from './syllables.ts';
import type { Span, Token } from './types.ts';
import { mutePrefix, vowelKinds, type Syllable } from './vowels.ts';

/** One word of a compound, or a whole word that is none. */
export interface Part extends Span {
  lower: string;
  /** Spans of its written syllables, in the whole word. */
  syllables: Span[];
  /** What stands between it and the next part; it belongs to this one's letters. */
  link?: Link;
  /** be, ge, ver or te, where it begins with that. */
  prefix: string;
}

/** A word taken apart: what the detectors of categories look at. */
export interface Reading {
  word: string;
  lower: string;
  parts: Part[];
  tokens: Token[];
}

/** Takes apart a word in its normal form. */
export function read(word: string): Reading {
  const lower = word.toLowerCase();
  const parts: Part[] = [];
  const tokens: Token[] = [];
  let syllable = 0;
  for (const piece of lower.matchAll(/[^ -]+|[ -]/g)) {
    if (/^[ -]$/.test(piece[0])) {
      tokens.push(mark(word, piece.index, syllable - 1, parts.length - 1));
      continue;
    }
    for (const part of partsOf(piece[0], piece.index)) {
      tokens.push(...tokensOf(word, part, syllable, parts.length));
      syllable += part.syllables.length;
      parts.push(part);
    }
  }
  return { word, lower, parts, tokens };
}

const mark = (word: string, at: number, syllable: number, part: number): Token => ({
  text: word[at]!,
  lower: word[at]!,
  from: at,
  to: at + 1,
  syllable: Math.max(0, syllable),
  role: 'mark',
  straddles: false,
  stressed: false,
  part: Math.max(0, part),
});

/** The last e of an English word is not heard and makes no syllable: like, homes; but races. */
const withoutSilentE = (piece: string, starts: readonly number[]): readonly number[] =>
  /[^aeiouyj](?:e|(?<![cgsxz]|[cs]h)es)$/.test(piece) && isEnglish(piece) ? starts.slice(0, -1) : starts;

/** The parts of a piece without hyphens and spaces, each with its syllables. */
function partsOf(piece: string, offset: number): Part[] {
  const cut = (text: string) => SYLLABLES.get(text) ?? withoutSilentE(text, syllableStarts(text));
  const starts = SYLLABLES.get(piece) ?? startsBeside(piece, cut) ?? cut(piece);
  const seam = findSeam(piece, starts);
  if (!seam) return [makePart(piece, offset, starts)];
  const left = partsOf(piece.slice(0, seam.at), offset);
  left.at(-1)!.link = seam.link;
  return [...left, ...partsOf(piece.slice(seam.at), offset + seam.at)];
}

function makePart(lower: string, offset: number, starts: readonly number[]): Part {
  const borders = [0, ...starts, lower.length].map((at) => at + offset);
  const syllables = borders.slice(1).map((to, i) => ({ from: borders[i]!, to }));
  return { from: offset, to: offset + lower.length, lower, syllables, prefix: '' };
}

/** The graphemes of a part with all that the rules must know of them. */
function tokensOf(word: string, part: Part, firstSyllable: number, partIndex: number): Token[] {
  const starts = new Set(part.syllables.slice(1).map((span) => span.from - part.from));
  const tokens: Token[] = [];
  let index = 0;
  let seen = false;
  for (const { span, vowel } of graphemes(part.lower, starts)) {
    const from = span.from + part.from;
    while (from >= part.syllables[index]!.to) {
      index++;
      seen = false;
    }
    seen ||= vowel;
    const to = span.to + part.from;
    const text = word.slice(from, to);
    const role = text === "'" ? 'mark' : vowel ? 'nucleus' : seen ? 'coda' : 'onset';
    const straddles = to > part.syllables[index]!.to;
    const lower = text.toLowerCase();
    tokens.push({
      text,
      lower,
      from,
      to,
      syllable: firstSyllable + index,
      role,
      straddles,
      stressed: false,
      part: partIndex,
    });
  }
  return soundOut(tokens, part, firstSyllable);
}

/** Adds how the vowels sound and where the stress lies. */
function soundOut(tokens: Token[], part: Part, firstSyllable: number): Token[] {
  const bySyllable: Token[][] = part.syllables.map(() => []);
  for (const token of tokens) bySyllable[token.syllable - firstSyllable]!.push(token);
  const shapes = bySyllable.map(shapeOf);
  const kinds = vowelKinds(part.lower, shapes);
  part.prefix = mutePrefix(part.lower, shapes);
  const stress =
    firstSyllable +
    Math.max(
      0,
      kinds.findIndex((kind) => kind !== 'mute'),
    );
  let sounded = -1;
  for (const token of tokens) {
    token.stressed = token.syllable === stress;
    if (token.role !== 'nucleus') continue;
    // A second vowel in one syllable is a silent e: cake.
    token.vowel = token.syllable === sounded ? 'mute' : kinds[token.syllable - firstSyllable]!;
    sounded = token.syllable;
  }
  return tokens;
}

/** The shape of one syllable; an s behind an apostrophe does not close it. */
function shapeOf(tokens: readonly Token[]): Syllable {
  const shape: Syllable = { onset: '', nucleus: '', coda: '', closedAhead: false };
  for (const [i, { role, lower, straddles }] of tokens.entries()) {
    if (role === 'mark' && i > 0) break;
    if (role === 'coda' && straddles) shape.closedAhead = true;
    else if (role === 'nucleus') shape.nucleus ||= lower;
    else if (role !== 'mark') shape[role] += lower;
  }
  return shape;
}
