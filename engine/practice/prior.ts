import { normsOf, pupilOf } from './door.ts';
import { average } from './math.ts';
import { PARAMS, type Params } from './params.ts';
import type { Estimate, GroepNorm, GroepNorms, NewPupil } from './types.ts';

/** Mean of each LVS band in standard deviations (engine/practice/DESIGN.md 5). */
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
export function startOf(pupil: NewPupil, norms: ReadonlyMap<number, GroepNorm>, params: Params): Estimate {
  const band = pupil.lvs ? LVS[pupil.lvs] : undefined;
  const { mean, sd = params.lvsSpread } = normFor(norms, pupil.groep, pupil.month ?? 0);
  // What a year spreads more or less than usual, the uncertainty does too.
  const scale = (sd / params.lvsSpread) ** 2;
  return {
    mean: pupil.start ?? mean + sd * params.lvsReliability * (band ?? 0),
    variance:
      pupil.startVariance ??
      scale * (band === undefined ? params.generalVariance : params.generalVarianceLvs),
  };
}

/** What an engine with these norms thinks of a pupil before any answer. */
export const beginningOf = (pupil: NewPupil, norms: GroepNorms): Estimate =>
  startOf(pupilOf(pupil), normsOf(norms), PARAMS);

/** What is usual in a school year and month; of a year without a norm the nearest one's, of no year the mean of all. */
function normFor(norms: ReadonlyMap<number, GroepNorm>, groep: number | undefined, month: number): GroepNorm {
  if (groep === undefined) return { mean: average([...norms.values()].map(({ mean }) => mean)) };
  const nearest = [...norms.keys()].sort((a, b) => Math.abs(a - groep) - Math.abs(b - groep) || a - b)[0];
  const norm = nearest === undefined ? undefined : norms.get(nearest);
  if (!norm) return { mean: 0 };
  // A school year has ten months; between two years the norm rises evenly.
  const next = norms.get(groep + 1);
  const perMonth = norm.perMonth ?? (next && nearest === groep ? (next.mean - norm.mean) / 10 : 0);
  return { ...norm, mean: norm.mean + perMonth * month };
}
