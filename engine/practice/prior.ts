import { average } from './math.ts';
import type { Params } from './params.ts';
import type { GroepNorms, NewPupil, PracticeWord } from './types.ts';

/** Mean of each LVS band in standard deviations (adaptive.md section 5). */
const LVS: Record<string, number> = {
  I: 1.4,
  II: 0.53,
  III: 0,
  IV: -0.53,
  V: -1.4,
  A: 1.27,
  B: 0.32,
  C: -0.32,
  D: -0.95,
  E: -1.75,
};

/** General ability of a pupil before any answer, in logits, with its variance. */
export function startOf(pupil: NewPupil, norms: GroepNorms, params: Params) {
  const band = pupil.lvs ? LVS[pupil.lvs] : undefined;
  const mean =
    pupil.start ??
    normOf(norms, pupil.groep, pupil.month ?? 0) + params.lvsSpread * params.lvsReliability * (band ?? 0);
  const variance = band === undefined ? params.generalVariance : params.generalVarianceLvs;
  return { mean, variance };
}

/** What is usual in a school year and month; of a year without a norm the nearest one's. */
function normOf(norms: GroepNorms, groep: number, month: number): number {
  const years = Object.keys(norms)
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => Math.abs(a - groep) - Math.abs(b - groep) || a - b);
  const norm = norms[String(years[0])];
  if (norm === undefined) return 0;
  if (typeof norm !== 'number') return norm.mean + month * (norm.perMonth ?? 0);
  const next = norms[String(groep + 1)];
  // A school year has ten months; between two years the norm rises evenly.
  return typeof next === 'number' && years[0] === groep ? norm + ((next - norm) * month) / 10 : norm;
}

/** Difficulty of each word of one category before any answer: logits around 0 (adaptive.md section 4). */
export function priorDifficulties(words: readonly PracticeWord[], params: Params): number[] {
  const features: [weight: number, of: (word: PracticeWord) => number | undefined][] = [
    [params.lengthWeight, ({ length }) => length],
    [params.frequencyWeight, ({ logFrequency }) => logFrequency],
  ];
  const scales = features.map(([weight, of]) => {
    const known = words.map(of).filter((value) => value !== undefined);
    const mean = average(known);
    const sd = Math.sqrt(average(known.map((value) => (value - mean) ** 2)));
    return (word: PracticeWord) => (sd > 0 ? (weight * ((of(word) ?? mean) - mean)) / sd : 0);
  });
  const raw = words.map(
    (word) =>
      scales.reduce((sum, scale) => sum + scale(word), 0) +
      params.extraWeight * (word.extra ?? 0) +
      params.morphemeWeight * Math.max(0, (word.morphemes ?? 1) - 1) +
      (word.isLoan ? params.loanWeight : 0),
  );
  const mean = average(raw);
  return words.map(({ difficulty }, i) => difficulty ?? raw[i]! - mean);
}
