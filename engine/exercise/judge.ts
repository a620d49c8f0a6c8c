import { isItem, type Dealt, type Exercise, type RawAnswer, type Solution } from './exercise.ts';
import { alignLetters, type LetterMark } from './marks.ts';
import { plainText } from './shapes.ts';

/** What an answer is worth, before tries are counted. */
export interface Verdict {
  right: boolean;
  /** Per part (slot, cut gap, card) whether it is right; the parts that are right may stay on the screen. */
  parts?: boolean[];
  /** For a typed answer: what happened to every letter. */
  letters?: LetterMark[];
  /** Ids of the rules that were broken; empty when right or when no rule is known. */
  rules: string[];
  /** Of a typed answer with all letters right: that it has a capital too many, or several as with Caps Lock. */
  capital?: CapitalSlip;
}

/** Under these names a solution has what is said of capitals that are too many. */
export type CapitalSlip = 'one-capital' | 'capitals';

const tileText = (exercise: Exercise & { form: 'build' }, id: string | undefined) =>
  exercise.tiles.find((tile) => tile.id === id)?.text;

const cardText = (exercise: Exercise & { form: 'order' }, id: string | undefined) =>
  exercise.cards.find((card) => card.id === id)?.text;

/** Compares two rows by what their ids stand for: two tiles with the same letter may swap places. */
function judgeRow(
  given: string[],
  wanted: string[],
  textOf: (id: string | undefined) => string | undefined,
): boolean[] {
  return wanted.map((id, i) => textOf(given[i]) !== undefined && textOf(given[i]) === textOf(id));
}

/** Whether each gap is cut or not as it must be; of two that are both right exactly one is to be cut. */
function judgeCuts(
  cut: ReadonlySet<number>,
  wanted: readonly number[],
  gaps: number,
  either: Solution['eitherCuts'] = [],
): boolean[] {
  return Array.from({ length: gaps }, (_, i) => {
    const pair = either.find((two) => two.includes(i + 1));
    if (pair && wanted.includes(pair[0])) return cut.has(pair[0]) !== cut.has(pair[1]);
    return cut.has(i + 1) === wanted.includes(i + 1);
  });
}

/**
 * Judges one raw answer against the solution. An answer of another form than the exercise, or one that names
 * things which are not there, is wrong, never an error: it may come from anywhere.
 */
export function judge({ exercise, solution }: Dealt, given: RawAnswer): Verdict {
  const verdict = judgeForm(exercise, solution, given);
  return { ...verdict, rules: verdict.right ? [] : verdict.rules };
}

function judgeForm(exercise: Exercise, solution: Solution, given: RawAnswer): Verdict {
  const wanted = solution.answer;
  const wrong: Verdict = { right: false, rules: [] };
  const ruleOf = (id: string) => (solution.rules[id] ? [solution.rules[id]] : []);
  if (given.form !== exercise.form || wanted.form !== exercise.form) return wrong;

  switch (exercise.form) {
    case 'choose':
    case 'read': {
      if (!('option' in given) || !('option' in wanted)) return wrong;
      return { right: given.option === wanted.option, rules: ruleOf(given.option) };
    }
    case 'judge': {
      if (!('fits' in given) || !('fits' in wanted)) return wrong;
      return { right: given.fits === wanted.fits, rules: ruleOf(exercise.card.id) };
    }
    case 'sort': {
      if (!('bucket' in given) || !('bucket' in wanted)) return wrong;
      return { right: given.bucket === wanted.bucket, rules: ruleOf(given.bucket) };
    }
    case 'build': {
      if (!('tiles' in wanted)) return wrong;
      const textOf = (id: string | undefined) => tileText(exercise, id);
      if (isItem(given)) {
        if (!('slot' in given)) return wrong;
        const right =
          textOf(given.tile) !== undefined && textOf(given.tile) === textOf(wanted.tiles[given.slot]);
        return { right, rules: ruleOf(given.tile) };
      }
      if (!('tiles' in given)) return wrong;
      const parts = judgeRow(given.tiles, wanted.tiles, textOf);
      const right = given.tiles.length === wanted.tiles.length && parts.every(Boolean);
      return { right, parts, rules: unique(given.tiles.filter((_, i) => !parts[i]).flatMap(ruleOf)) };
    }
    case 'order': {
      if (!('cards' in wanted)) return wrong;
      const textOf = (id: string | undefined) => cardText(exercise, id);
      if (isItem(given)) {
        if (!('place' in given)) return wrong;
        return {
          right: textOf(given.card) !== undefined && textOf(given.card) === textOf(wanted.cards[given.place]),
          rules: ruleOf(given.card),
        };
      }
      if (!('cards' in given)) return wrong;
      const parts = judgeRow(given.cards, wanted.cards, textOf);
      const right = given.cards.length === wanted.cards.length && parts.every(Boolean);
      return { right, parts, rules: unique(given.cards.filter((_, i) => !parts[i]).flatMap(ruleOf)) };
    }
    case 'split': {
      if (!('cuts' in given) || !('cuts' in wanted)) return wrong;
      const gaps = judgeCuts(
        new Set(given.cuts),
        wanted.cuts,
        exercise.letters.length - 1,
        solution.eitherCuts,
      );
      const isInside = given.cuts.every((cut) => cut > 0 && cut <= gaps.length);
      return { right: gaps.every(Boolean) && isInside, parts: gaps, rules: ruleOf('split') };
    }
    case 'type': {
      if (!('text' in given) || !('text' in wanted)) return wrong;
      const typed = plainText(given.text);
      const accepted = [wanted.text, ...(solution.accepted ?? [])].map(plainText);
      const right = accepted.includes(typed);
      const letters = alignLetters(typed, right ? typed : accepted[0]!);
      const capital = right ? undefined : capitalSlip(typed, accepted);
      return { right, letters, rules: ruleOf(typed), ...(capital && { capital }) };
    }
  }
}

/** Whether the letters are those of a right answer, and a capital or more too many is all that is wrong. */
function capitalSlip(typed: string, accepted: readonly string[]): CapitalSlip | undefined {
  const counts = accepted
    .filter((form) => form.toLowerCase() === typed.toLowerCase())
    .map((form) =>
      [...typed].filter((letter, i) => letter !== form[i]).map((letter) => letter !== letter.toLowerCase()),
    )
    .filter((differing) => differing.every(Boolean))
    .map(({ length }) => length);
  if (counts.length === 0) return undefined;
  return Math.min(...counts) === 1 ? 'one-capital' : 'capitals';
}

const unique = (ids: string[]) => [...new Set(ids)];
