import { applied, type Candidate } from './candidates.ts';
import { LOANS } from './rules/loan.ts';

/** How much less likely it is to make one error after another in the same word. */
const SECOND_STEP = 0.55;
/** Errors that are not made twice in one word. */
const ALONE: ReadonlySet<string> = new Set(['D60', 'D61', 'D62']);
/** How many of the likeliest errors are made together. */
const LIKELIEST = 20;
/** Least share of an edit to be made by who writes a borrowed word as it sounds. */
const SURE = 0.8;

/** Two likely errors in one word. The candidates come likeliest first. */
export const inTwoPlaces = (word: string, all: readonly Candidate[]): Candidate[] =>
  pairs(all).flatMap(([one, other]) => (areApart(one, other) ? [] : together(word, [one, other])));

/** Errors that do not go together: two of a careless kind, or capitals and words written apart with any other. */
const areApart = (one: Candidate, other: Candidate) =>
  one.rule.id === 'D50' ||
  other.rule.id === 'D50' ||
  (ALONE.has(one.rule.id) && ALONE.has(other.rule.id)) ||
  /\s/.test(one.edit.given + other.edit.given);

/** A borrowed word written as it sounds, in two places (kado) or in all (koots). */
export function asHeard(word: string, all: readonly Candidate[]): Candidate[] {
  const borrowed = all.filter(({ rule }) => LOANS.includes(rule));
  const everywhere: Candidate[] = [];
  for (const one of borrowed)
    if (one.edit.share >= SURE && everywhere.every((other) => !overlap(one, other))) everywhere.push(one);
  return [...pairs(borrowed), everywhere].flatMap((chosen) => together(word, chosen));
}

function pairs(all: readonly Candidate[]): [Candidate, Candidate][] {
  const likely = all.slice(0, LIKELIEST);
  return likely.flatMap((one, at) =>
    likely
      .slice(at + 1)
      .flatMap((other): [Candidate, Candidate][] => (overlap(one, other) ? [] : [[one, other]])),
  );
}

const overlap = ({ edit: a }: Candidate, { edit: b }: Candidate) =>
  a.from === b.from || (a.from < b.to && b.from < a.to);

/** Several errors done to one word, as an error of the first of them; none for fewer than two. */
function together(word: string, chosen: readonly Candidate[]): Candidate[] {
  const [first, second] = chosen;
  if (!first || !second) return [];
  const backwards = [...chosen].sort((a, b) => b.edit.from - a.edit.from);
  const text = backwards.reduce((made, { edit }) => applied(made, edit), word);
  return [{ ...first, text, score: first.score * second.score * SECOND_STEP }];
}
