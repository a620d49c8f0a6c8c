import { groepOf, partOf, type Moment } from '../contract/lvs-moment.ts';
import type { LvsPart } from '../contract/lvs-heads.ts';
import type { Evidence, Measures } from '../contract/lvs.ts';

/** A half of a school year, as the setting of a pupil has it. */
export interface StartHalf {
  groep: number;
  half: 1 | 2;
}

const FIRST = 3;
const LAST = 8;
/** All halves of a school year in which spelling is taught, in order: M3 E3 … M8 E8. */
const MOST = (LAST - FIRST + 1) * 2 - 1;

/**
 * By how many halves of a school year a pupil begins before or after the moment of the test. Our own numbers, meant to be a little too
 * easy rather than too hard (server/lvs/README.md).
 */
const BY_LEVEL: Record<string, number> = {
  I: 1,
  II: 0,
  III: 0,
  IV: -1,
  V: -2,
  'V-': -3,
  A: 1,
  B: 0,
  C: -1,
  D: -2,
  E: -3,
};
/** The same by percentile, from this one on. */
const BY_PERCENTILE: readonly (readonly [from: number, shift: number])[] = [
  [76, 1],
  [41, 0],
  [26, -1],
  [11, -2],
  [0, -3],
];
const BY_REFERENCE: Record<string, number> = { '<1F': -2, '1F': 0, '2F': 1 };
/** Levels of reference say something from this school year on. */
const REFERENCE_FROM = 6;

/** A category of which a test asked so many exercises, and of which fewer than this share went right, is not known yet. Our own numbers. */
const WEAK = { least: 3, below: 0.6 };

/** Whether a category went badly in a test; of a few exercises alone nobody can say so. */
export const isWeak = ({ right, of }: Pick<Evidence, 'right' | 'of'>): boolean =>
  of >= WEAK.least && right / of < WEAK.below;

/** Shares of pupils of each level, best first, in percent. */
const SHARES = { 'I-V': [20, 20, 20, 20, 20], 'A-E': [25, 25, 25, 15, 10] } as const;
const NAMES = { 'I-V': ['I', 'II', 'III', 'IV', 'V'], 'A-E': ['A', 'B', 'C', 'D', 'E'] } as const;

/** The percentiles that a level covers. */
export function percentilesOf({ scale, value }: NonNullable<Measures['level']>): [low: number, high: number] {
  const at = NAMES[scale].findIndex((name) => name === value.replace(/[+-]$/, ''));
  const above = SHARES[scale].slice(0, at).reduce((sum, share) => sum + share, 0);
  return [100 - above - SHARES[scale][at]!, 100 - above];
}

/** The half in which a moment lies; the beginning of a year counts as the end of the one before. */
function indexOf(moment: Moment): number {
  const year = (groepOf(moment) - FIRST) * 2;
  return { B: year - 1, M: year, E: year + 1 }[partOf(moment)];
}

function shiftOf({ percentile, level, reference }: Measures, groep: number): number | undefined {
  if (percentile !== undefined) return BY_PERCENTILE.find(([from]) => Math.round(percentile) >= from)?.[1];
  if (level) return BY_LEVEL[level.value] ?? BY_LEVEL[level.value.replace(/[+-]$/, '')];
  return reference !== undefined && groep >= REFERENCE_FROM ? BY_REFERENCE[reference] : undefined;
}

/** Where a pupil would begin by a result; undefined when it does not say so, such as a skill score alone. */
export function startBy(result: Measures & { moment: Moment }): StartHalf | undefined {
  const { functioning, moment } = result;
  // "<M3" and ">E8" lie at the ends all the same.
  const told = functioning === undefined ? undefined : indexOf(functioning.replace(/[<>]/, '') as Moment);
  const shift = told === undefined ? shiftOf(result, groepOf(moment)) : 0;
  if (shift === undefined) return undefined;
  const at = Math.min(MOST, Math.max(0, (told ?? indexOf(moment)) + shift));
  return { groep: FIRST + Math.floor(at / 2), half: at % 2 === 0 ? 1 : 2 };
}

/**
 * Whether a result can say where the practice of a pupil begins: it has one beginning, in which verbs come where they are taught. What
 * is known of verbs alone moves nothing (README).
 */
export const movesStart = (part: LvsPart): boolean => part !== 'verbs';
