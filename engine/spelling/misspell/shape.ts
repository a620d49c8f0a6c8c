import { dissect } from '../analyse/index.ts';
import type { Finding, Span, Token } from '../analyse/types.ts';
import type { CategoryId } from '../catalogue/ids.ts';
import type { Edit, Nucleus, Shape } from './types.ts';

const LOAN: ReadonlySet<CategoryId> = new Set<CategoryId>([
  ...(['i-as-ie', 'c-as-s', 'c-as-k', 'tie', 'isch', 'x-as-ks', 'ch-as-sj', 'th', 'e-acute', 'eau'] as const),
  ...(['ou-as-oe', 'g-as-zj', 'y', 'air-oir', 'latin-prefix', 'qu-as-kw', 'english-loanword'] as const),
  'loan-double-consonant',
]);

/**
 * A word in the form that the rules look at. A verb category can't be seen in the letters, so one that is practised
 * with the word holds for all of it.
 */
export function shapeOf(word: string, belgian = false, practised?: CategoryId): Shape {
  const { analysis, tokens } = dissect(word);
  const { word: normal, parts, categories: seen } = analysis;
  const told = practised?.startsWith('verb-') && seen.every(({ id }) => id !== practised);
  const whole = { from: 0, to: normal.length, certainty: 'lexicon' } as const;
  const categories = told ? [...seen, { id: practised!, ...whole }] : seen;
  return shapeFrom(normal, tokens, parts, categories, belgian);
}

function shapeFrom(
  word: string,
  list: readonly Token[],
  parts: readonly Span[],
  findings: readonly Finding[],
  belgian: boolean,
): Shape {
  return {
    word,
    text: word.toLowerCase(),
    tokens: list,
    nuclei: nucleiOf(list),
    parts,
    findings,
    loan: findings.some(({ id }) => LOAN.has(id)),
    belgian,
  };
}

function nucleiOf(list: readonly Token[]): Nucleus[] {
  const lastSyllable = list.at(-1)?.syllable ?? 0;
  return list.flatMap((token, at) => {
    if (token.role !== 'nucleus') return [];
    const consonants: Token[] = [];
    let next = at + 1;
    while (list[next]?.role === 'onset' || list[next]?.role === 'coda') consonants.push(list[next++]!);
    const following = list[next]?.role === 'nucleus' ? list[next] : undefined;
    const first = list[at + 1];
    const open = first === undefined || first.syllable !== token.syllable;
    return [{ token, next: first, consonants, following, open, last: token.syllable === lastSyllable }];
  });
}

/** Whether the word has a category. */
export const has = (shape: Shape, ...ids: CategoryId[]): boolean =>
  shape.findings.some(({ id }) => ids.includes(id));

/** Where a category lies in the word. */
export const spans = (shape: Shape, id: CategoryId): Span[] =>
  shape.findings.filter((finding) => finding.id === id);

/** Letters in place of others, with how often children choose them (1 unless told); `$&` is what stood there. */
export type Given = string | readonly [given: string, share: number];

/** An edit for each of the given letters at one span. */
export function* instead(shape: Shape, { from, to }: Span, ...givens: Given[]): Iterable<Edit> {
  const old = shape.text.slice(from, to);
  for (const entry of givens) {
    const [given, share] = typeof entry === 'string' ? [entry, 1] : entry;
    yield { from, to, given: given.replaceAll('$&', old), share };
  }
}

/** An edit for each of the given letters wherever the pattern (global, with look-around for what stays) is found. */
export function* swaps(shape: Shape, pattern: RegExp, ...givens: Given[]): Iterable<Edit> {
  // Looked up first: most patterns are in few words, and going through all of them has a price.
  if (shape.text.search(pattern) === -1) return;
  for (const { 0: found, index } of shape.text.matchAll(pattern))
    yield* instead(shape, { from: index, to: index + found.length }, ...givens);
}

/** Whether two spans share a letter or touch. */
export const touch = (a: Span, b: Span): boolean => a.from <= b.to && b.from <= a.to;

/** Whether letters stand at the start of a word of a compound. */
export const opensPart = (shape: Shape, at: number): boolean => shape.parts.some(({ from }) => from === at);

/** Whether letters end where a word of a compound ends. */
export const closesPart = (shape: Shape, at: number): boolean => shape.parts.some(({ to }) => to === at);
