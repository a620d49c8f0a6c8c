import { isEnglish } from '../english.ts';
import type { Reading } from '../tokens.ts';
import type { Token } from '../types.ts';
import { type Detector, spanOf, type Spot } from './kit.ts';

const PLAIN_VOWEL = /^(?:[aeiou]|aa|ee|oo|uu|ie|oe|ui|eu)$/;
const SPECIAL = /^(?:ch|sch|ng|th|qu|[cqxy'-])$/;

interface Shape {
  onset: Token[];
  nucleus: Token;
  coda: Token[];
}

/** The shape of a word of one syllable that is written as it sounds; undefined for any other word. */
function shapeOf({ parts, tokens }: Reading): Shape | undefined {
  if (parts.length !== 1 || parts[0]!.syllables.length !== 1) return undefined;
  const nuclei = tokens.filter((token) => token.role === 'nucleus');
  const [nucleus] = nuclei;
  if (!nucleus || nuclei.length !== 1 || tokens.some((token) => SPECIAL.test(token.lower))) return undefined;
  const coda = tokens.filter((token) => token.role === 'coda');
  if (coda[0]?.lower === 'n' && coda[1]?.lower === 'k') return undefined;
  return { onset: tokens.filter((token) => token.role === 'onset'), nucleus, coda };
}

/** Not the vowels that a category of their own explains: ei, au, eer, eel. */
const isPlain = ({ nucleus, coda }: Shape) =>
  PLAIN_VOWEL.test(nucleus.lower) &&
  !(/^(?:ee|oo|eu)$/.test(nucleus.lower) && coda[0]?.lower === 'r') &&
  !(nucleus.lower === 'ee' && coda[0]?.lower === 'l');

/** Consonant, vowel, consonant, or less: kat, oom, zee, ui. */
export const cvc: Detector = (reading) => {
  const shape = shapeOf(reading);
  if (!shape || !isPlain(shape) || isEnglish(reading.lower)) return [];
  const { onset, nucleus, coda } = shape;
  if (onset.length > 1 || coda.length > 1) return [];
  if (/^[bd]$/.test(coda[0]?.lower ?? '') || (coda.length === 0 && nucleus.lower.length === 1)) return [];
  return [spanOf(nucleus)];
};

const clusters = ({ onset, coda }: Shape, least: number): Spot[] =>
  [onset, coda].filter((side) => side.length >= least).map((side) => spanOf(side[0]!, side.at(-1)!));

/** Two consonants on one side: brug, kast. */
export const clusterOneSide: Detector = (reading) => {
  const shape = shapeOf(reading);
  if (!shape || !isPlain(shape)) return [];
  const sides = [shape.onset.length, shape.coda.length].sort();
  return sides[0]! <= 1 && sides[1] === 2 ? clusters(shape, 2) : [];
};

/** Clusters on both sides, or one of three consonants: drift, stroop, worst. */
export const clusterMany: Detector = (reading) => {
  const shape = shapeOf(reading);
  if (!shape || !PLAIN_VOWEL.test(shape.nucleus.lower)) return [];
  const { onset, coda } = shape;
  const many = (onset.length >= 2 && coda.length >= 2) || onset.length >= 3 || coda.length >= 3;
  return many ? clusters(shape, 2) : [];
};

/** A mute sound between l or r and the next consonant: melk, arm, kern. */
export const hiddenSchwa: Detector = ({ tokens }) =>
  tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    if (token.role !== 'coda' || next?.role !== 'coda' || next.syllable !== token.syllable) return [];
    const vowel = tokens[i - 1]?.lower ?? '';
    const heard = /^[lr]$/.test(token.lower) && /^(?:[mkpfgv]|ch)$/.test(next.lower);
    const rn = token.lower === 'r' && next.lower === 'n' && /^(?:e|oo|aa)$/.test(vowel);
    return heard || rn ? [spanOf(token, next)] : [];
  });
