import type { Dealt, Exercise, RawAnswer, Solution } from '../../engine/exercise/index.ts';
import { asBeginning } from '../../engine/spelling/focus.ts';
import { READING, SPELLING_CATEGORIES, SPELLING_IDS } from '../../engine/spelling/catalogue/index.ts';
import { READING_SLIPS } from '../../engine/spelling/catalogue/slips.ts';
import { diagnose, RULES } from '../../engine/spelling/misspell/index.ts';

/** Stands where a rule would for a slip of the fingers, of which no rule is the cause. */
export const SLIP = 'slip';

/**
 * The rule that a wrong answer breaks: the one that was dealt with it, or else, of what was typed or laid, the one that
 * explains the letters. Of several errors it is that against the practised category, or else the first in the word.
 * Null where nothing is known.
 */
export function ruleBroken(dealt: Dealt, given: RawAnswer, known: readonly string[]): string | null {
  const { exercise, solution } = dealt;
  const category = SPELLING_IDS.find((id) => id === exercise.category);
  const isHeard = category !== undefined && isOfWords(exercise);
  if (!isHeard && known[0] !== undefined) return known[0];
  const written = isHeard ? takenFor(dealt, given) : writtenBy(dealt, given);
  if (written === undefined) return null;
  const { errors, slips } = diagnose(meant(solution), written, { ...(category && { category }) });
  const error = errors.find((one) => one.category === category) ?? errors[0];
  if (error) return error.rule;
  return !isHeard && slips.length > 0 && slips.every(({ kind }) => kind !== 'other word') ? SLIP : null;
}

/** The word as it is spelled, without the capital that it has where a sentence begins. */
function meant({ reveal, accepted = [] }: Solution): string {
  return accepted.find((form) => form !== reveal.text && asBeginning(form) === reveal.text) ?? reveal.text;
}

/** Whether whole words or pictures of them are told apart, all spelled right: who mistakes them may have misheard. */
const isOfWords = (exercise: Exercise): boolean =>
  'kind' in exercise && (exercise.kind === 'word' || exercise.kind === 'picture');

/** The other word that this one was taken for; undefined where it was a picture, or none. */
function takenFor({ exercise }: Dealt, given: RawAnswer): string | undefined {
  if ('option' in given && 'options' in exercise)
    return exercise.options.find(({ id }) => id === given.option)?.text;
  return given.form === 'judge' && given.fits && 'card' in exercise ? exercise.card.text : undefined;
}

/** The word as the pupil wrote it, with the right tiles where one tile was laid; undefined in other forms. */
export function writtenBy({ exercise, solution }: Dealt, given: RawAnswer): string | undefined {
  if (given.form === 'type') return given.text;
  const wanted = solution.answer;
  if (given.form !== 'build' || exercise.form !== 'build' || wanted.form !== 'build') return undefined;
  const word = (tiles: readonly string[]) =>
    tiles.map((id) => exercise.tiles.find((tile) => tile.id === id)?.text ?? '').join('');
  // A space has no tile: of such words it can't be told what was written.
  if (word(wanted.tiles) !== solution.reveal.text) return undefined;
  if ('tiles' in given) return word(given.tiles);
  return word(wanted.tiles.map((id, slot) => (slot === given.slot ? given.tile : id)));
}

const TITLES = new Map<string, string>(
  [...SPELLING_CATEGORIES, ...READING].map(({ id, title }) => [id, title] as const),
);

/** A category in a teacher's words. */
export const titleOf = (category: string): string | undefined => TITLES.get(category);

const NAMES = new Map<string, string>([
  ...TITLES,
  ...Object.entries(READING_SLIPS),
  ...RULES.map(({ id, name }) => [id, name] as const),
  [SLIP, 'Verschrijving'],
  ['lettergrepen', 'Lettergrepen'],
]);

/** What went wrong in an answer, in a teacher's words; undefined where that is not known. */
export const nameOfRule = (rule: string | null): string | undefined =>
  rule === null ? undefined : NAMES.get(rule);

/** By name the first that has it: categories come before the rules of the diagnosis. */
const FIRST = new Map([...NAMES].reverse().map(([id, name]) => [name, id] as const));

/**
 * One id for what teachers know as one rule: a category that was chosen wrong and a diagnosed misspelling are the same
 * where they have the same name.
 */
export const asOneRule = (rule: string): string => FIRST.get(NAMES.get(rule) ?? '') ?? rule;

const BROKEN = new Map<string, readonly string[]>(RULES.map(({ id, categories }) => [id, categories]));

/** The category in which a broken rule is practised: the one at hand where that is about it, else the most telling one. */
export function categoryOfRule(rule: string, practised: string): string {
  const categories = BROKEN.get(rule) ?? (TITLES.has(rule) ? [rule] : []);
  return categories.includes(practised) ? practised : (categories[0] ?? practised);
}
