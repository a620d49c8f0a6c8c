import type {
  ChooseExercise,
  Exercise,
  JudgeExercise,
  Mark,
  RawAnswer,
  SortExercise,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { PotSpec } from './pots.ts';

/** The exercises that can be thrown at. */
export type Played = SortExercise | ChooseExercise | JudgeExercise;

/** Whether the wall can play this exercise. */
export const isPlayed = (exercise: Exercise): exercise is Played =>
  exercise.form === 'sort' || exercise.form === 'choose' || exercise.form === 'judge';

/** The cards that hang on the wall. */
export const cardsOf = (exercise: Played) =>
  exercise.form === 'choose' ? exercise.options : [exercise.card];

/** The pots that stand below it: buckets, the two verdicts, or the one pot of `paint`. */
export function potsOf(exercise: Played, paint: Mark): PotSpec[] {
  switch (exercise.form) {
    case 'sort':
      return exercise.buckets.map(({ id, mark, label }) => ({
        id,
        mark,
        label,
        sign: label,
        kind: 'bucket',
      }));
    case 'judge':
      return [
        { id: 'klopt', mark: 'A', label: 'klopt', sign: 'klopt', kind: 'option', badge: 'badge/klopt' },
        {
          id: 'kloptniet',
          mark: 'B',
          label: 'klopt niet',
          sign: 'klopt niet',
          kind: 'option',
          badge: 'badge/kloptniet',
        },
      ];
    case 'choose':
      return [{ id: 'verf', mark: paint, label: 'pot verf', kind: 'control' }];
  }
}

/** What it means to throw paint of this pot at this card. */
export function answerFor(exercise: Played, pot: string, card: string): RawAnswer {
  switch (exercise.form) {
    case 'sort':
      return { form: 'sort', bucket: pot };
    case 'judge':
      return { form: 'judge', fits: pot === 'klopt' };
    case 'choose':
      return { form: 'choose', option: card };
  }
}

/** The pot that the right answer asks for. */
export function rightPot(answer: WholeAnswer | undefined): string | undefined {
  if (answer?.form === 'sort') return answer.bucket;
  if (answer?.form === 'judge') return answer.fits ? 'klopt' : 'kloptniet';
  return undefined;
}
