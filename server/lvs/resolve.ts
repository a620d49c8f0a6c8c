import type { Moment } from '../contract/lvs-moment.ts';
import { MEASURE_NAMES, type LvsProvider, type LvsStatus, type Measures } from '../contract/lvs.ts';
import type { LvsPart } from '../contract/lvs-heads.ts';
import type { Variant } from '../contract/variant.ts';
import type { LvsResultRow } from '../data/schema.ts';
import type { Draft, FoundResult } from './draft.ts';
import type { Known, Match, Matcher } from './match.ts';
import { mended } from './mend.ts';
import { saysStanding } from './results.ts';
import { derivedMoment, placeOf, schoolYearOn } from './when.ts';

/** Why something is not stored, or what is to be told of it; the texts are in words.ts. */
export type Reason =
  | 'noStanding'
  | 'noMoment'
  | 'twice'
  | 'left'
  | 'subject'
  | 'olderInFile'
  | 'againInFile'
  | 'unmatched'
  | 'otherName'
  | 'otherGroup'
  | 'several';

/** A result with all that can be known of it: whom it is about, when it was, and what would become of it. */
export interface Resolved {
  result: FoundResult;
  status: LvsStatus;
  reason?: Reason;
  pupil?: Known;
  candidates: Known[];
  provider: LvsProvider;
  part: LvsPart;
  moment?: Moment;
  isDerived?: true;
  schoolYear?: number;
  /** What can be there once. */
  place?: string;
  /** What is stored there now. */
  stored?: LvsResultRow;
}

interface Around {
  matcher: Matcher;
  variant: Variant;
  now: number;
}

/** The values of a result. */
export const measuresOf = (result: Measures): Measures =>
  Object.fromEntries(
    MEASURE_NAMES.flatMap((name) => (result[name] === undefined ? [] : [[name, result[name]]])),
  );

/** Everything but what is stored already: whom each result is about, and which of those for one place counts. */
export function resolve(draft: Draft, around: Around): Resolved[] {
  const all = draft.results.map((result) =>
    resolveOne(draft, mended(result, draft.fixes[result.key], around.variant), around),
  );
  const placed = all.filter(({ status, place }) => status === 'new' && place !== undefined);
  for (const same of Map.groupBy(placed, ({ pupil, place }) => `${pupil!.id} ${place}`).values())
    if (same.length > 1) keepOne(same);
  return all;
}

function resolveOne(draft: Draft, result: FoundResult, { matcher, variant, now }: Around): Resolved {
  const match = matcher.match(result.who);
  const pupil = match.kind === 'sure' ? match.pupil : undefined;
  const { takenAt } = result;
  const { defaults } = draft;
  const schoolYear = takenAt === undefined ? defaults.schoolYear : schoolYearOn(takenAt, variant);
  const derived =
    result.moment === undefined && takenAt !== undefined && pupil
      ? derivedMoment(takenAt, pupil.groep, now, variant)
      : undefined;
  const moment = result.moment ?? derived ?? (takenAt === undefined || pupil ? defaults.moment : undefined);
  const part = result.part ?? defaults.part ?? 'words';
  const provider = result.provider ?? defaults.provider ?? 'other';
  const isLeft = draft.fixes[result.key]?.isLeft === true;
  return {
    result,
    ...statusOf(result, match, { isLeft, hasMoment: moment !== undefined }),
    ...(pupil && { pupil }),
    candidates: match.kind === 'doubtful' ? match.candidates : [],
    provider,
    part,
    ...(moment && { moment, place: placeOf({ provider, part, moment, schoolYear }) }),
    ...(derived && { isDerived: true as const }),
    ...(schoolYear !== undefined && { schoolYear }),
  };
}

function statusOf(
  result: FoundResult,
  match: Match,
  { isLeft, hasMoment }: { isLeft: boolean; hasMoment: boolean },
): { status: LvsStatus; reason?: Reason } {
  if (isLeft) return { status: 'ignored', reason: 'left' };
  if (result.about !== undefined) return { status: 'ignored', reason: 'subject' };
  if (!saysStanding(result)) return { status: 'error', reason: 'noStanding' };
  // The day of a test says its moment once it is known whose it is.
  if (!hasMoment && (result.takenAt === undefined || match.kind === 'sure'))
    return { status: 'error', reason: 'noMoment' };
  if (match.kind === 'none') return { status: 'unmatched', reason: 'unmatched' };
  if (match.kind === 'doubtful') return { status: 'doubtful', reason: match.why };
  return { status: 'new' };
}

const valuesOf = ({ result }: Resolved) => JSON.stringify(measuresOf(result));

/** Of results for one place the latest counts; those of one day that say the same are one, and else nobody can know which it is. */
function keepOne(same: readonly Resolved[]): void {
  const dayOf = ({ result }: Resolved) => result.takenAt ?? '';
  const latest = same.reduce((one, other) => (dayOf(other) > dayOf(one) ? other : one));
  const ofThatDay = same.filter((one) => dayOf(one) === dayOf(latest));
  const isClear = ofThatDay.every((one) => valuesOf(one) === valuesOf(latest));
  for (const one of same) {
    if (dayOf(one) < dayOf(latest)) Object.assign(one, { status: 'ignored', reason: 'olderInFile' });
    else if (!isClear) Object.assign(one, { status: 'error', reason: 'twice' });
    else if (one !== latest) Object.assign(one, { status: 'ignored', reason: 'againInFile' });
  }
}

/** Compares with what is stored, by pupil and place: what is there with the same values, or with others. */
export function compare(all: readonly Resolved[], stored: ReadonlyMap<string, LvsResultRow>): void {
  for (const one of all) {
    if (one.status !== 'new') continue;
    const row = stored.get(`${one.pupil!.id} ${one.place}`);
    if (!row) continue;
    one.stored = row;
    const isSame =
      JSON.stringify(measuresOf(JSON.parse(row.measures) as Measures)) === valuesOf(one) &&
      (one.result.takenAt ?? null) === row.taken_at;
    one.status = isSame ? 'same' : 'changed';
  }
}
