import { isItem, type Dealt, type Exercise, type RawAnswer, type Solution } from './exercise.ts';
import { alignLetters, type LetterMark } from './marks.ts';

/** What an answer is worth, before tries are counted. */
export interface Verdict {
  right: boolean;
  /** Per part (slot, cut gap, card) whether it is right; the parts that are right may stay on the screen. */
  parts?: boolean[];
  /** For a typed answer: what happened to every letter. */
  letters?: LetterMark[];
  /** Ids of the rules that were broken; empty when right or when no rule is known. */
  rules: string[];
}

/** Typed text as it is compared: composed, without outer or double spaces, one kind of apostrophe, ij as i + j. */
export const normalise = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\u0133/g, 'ij')
    .replace(/\u0132/g, 'IJ')
    .replace(/\s+/g, ' ')
    .trim();

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
      const cut = new Set(given.cuts);
      const gaps = exercise.letters.slice(1).map((_, i) => cut.has(i + 1) === wanted.cuts.includes(i + 1));
      return {
        right: gaps.every(Boolean) && cut.size === wanted.cuts.length,
        parts: gaps,
        rules: ruleOf('split'),
      };
    }
    case 'type': {
      if (!('text' in given) || !('text' in wanted)) return wrong;
      const typed = normalise(given.text);
      const accepted = [wanted.text, ...(solution.accepted ?? [])].map(normalise);
      const right = accepted.includes(typed);
      return { right, letters: alignLetters(typed, right ? typed : accepted[0]!), rules: ruleOf(typed) };
    }
  }
}

const unique = (ids: string[]) => [...new Set(ids)];
