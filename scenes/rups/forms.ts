import type {
  BuildExercise,
  ChooseExercise,
  Exercise,
  Option,
  OrderExercise,
  Picture,
  RawAnswer,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { OfferKind } from '../../engine/stage/index.ts';

/** The exercises of this game. */
export type Played = BuildExercise | OrderExercise | ChooseExercise;

/** One thing to eat: the id of a tile, card or option, and what it says or shows. */
export interface Bite {
  id: string;
  text: string;
  picture?: Picture;
}

/** How a form is played in the garden. */
interface Menu {
  bites: Bite[];
  /** How many bites the whole answer has. */
  places: number;
  kind: 'blad' | 'appel';
  offers: OfferKind;
  /** Whether the bites are words: of a sentence, or to choose from. */
  words: boolean;
}

export const isPlayed = (exercise: Exercise): exercise is Played =>
  exercise.form === 'build' || exercise.form === 'order' || exercise.form === 'choose';

const named = (list: readonly Option[]): Bite[] =>
  list.map(({ id, text, picture }) => ({
    id,
    text: text ?? picture?.alt ?? '',
    ...(picture && text === undefined && { picture }),
  }));

/** What lies in the garden for an exercise. */
export function menuOf(exercise: Played): Menu {
  switch (exercise.form) {
    case 'build':
      return { bites: exercise.tiles, places: exercise.slots, kind: 'blad', offers: 'tile', words: false };
    case 'order': {
      const bites = named(exercise.cards);
      return { bites, places: bites.length, kind: 'blad', offers: 'card', words: true };
    }
    case 'choose':
      return { bites: named(exercise.options), places: 1, kind: 'appel', offers: 'option', words: true };
  }
}

/** The answer of eating `id` as the bite number `place`. */
export function answerFor(form: Played['form'], place: number, id: string): RawAnswer {
  switch (form) {
    case 'build':
      return { form, slot: place, tile: id };
    case 'order':
      return { form, place, card: id };
    case 'choose':
      return { form, option: id };
  }
}

/** What an answer has eaten. */
export function idIn(answer: RawAnswer): string | undefined {
  if ('tile' in answer) return answer.tile;
  if ('card' in answer) return answer.card;
  return 'option' in answer ? answer.option : undefined;
}

/** What a whole answer eats as its bite number `place`. */
export function idAt(answer: WholeAnswer, place: number): string | undefined {
  if ('tiles' in answer) return answer.tiles[place];
  if ('cards' in answer) return answer.cards[place];
  return idIn(answer);
}
