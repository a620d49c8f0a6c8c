import type { ChooseExercise, Option, SortExercise } from '../../engine/exercise/index.ts';
import type { Container, GameStage, WordLine } from '../../engine/stage/index.ts';

/** What a train carries: a word, a word with a gap, a picture, or a question. */
export type Cargo = Pick<Option, 'text' | 'picture'>;

/** A word that is only heard, or that the whole sentence is about, is still a question. */
const QUESTION = '?';
const GAP = '___';

/** What the train of an exercise carries: the word to be sorted, or as much of it as is given. */
export function cargoOf(exercise: SortExercise | ChooseExercise): Cargo {
  if (exercise.form === 'sort') return exercise.card;
  const { picture, text = '' } = exercise.prompt;
  if (picture) return { picture };
  // A sentence stands in the prompt, where there is room for it: the train carries the word with the gap.
  const words = text.split(/\s+/);
  const asked = words.length > 1 ? words.find((word) => word.includes(GAP)) : text;
  return { text: asked?.replace(/[.,!?:;"“”]+$/, '') || QUESTION };
}

/** What a train carries as it stands on its wagon or on the board; `size` of its letters and of a picture, in u. */
export function cargoImage(
  { kit }: GameStage,
  { text = '', picture }: Cargo,
  size: { letters: number; picture: number; colour?: string },
): Container | WordLine {
  if (picture) return kit.picture(0, 0, picture, size.picture);
  return kit.word(0, 0, text.replaceAll(GAP, '__'), { size: size.letters, colour: size.colour });
}
