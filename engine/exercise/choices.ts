import type {
  ChooseExercise,
  Exercise,
  JudgeExercise,
  Mark,
  Option,
  RawAnswer,
  ReadExercise,
  SortExercise,
  WholeAnswer,
} from './exercise.ts';
import type { Form } from './forms.ts';

/** The exercise of one form. */
export type ExerciseOf<F extends Form> = Extract<Exercise, { form: F }>;

/** The forms that are answered by one of a few things. */
export type ChoiceExercise = ChooseExercise | JudgeExercise | SortExercise | ReadExercise;

/** Ids of the two choices of judge. */
export const FITS = 'klopt';
export const FITS_NOT = 'kloptniet';

/** One thing that stands for one answer: an option, a bucket, or one of the two verdicts. */
export interface Choice {
  /** Id of the option or bucket; `klopt` or `kloptniet`. */
  id: string;
  /** As what a game offers it. */
  kind: 'option' | 'bucket';
  /** What a screen reader says. */
  label: string;
  answer: RawAnswer;
  /** What it shows, in choose and read. */
  option?: Option;
  /** The sign that it has, in sort and judge: a mark with the label, the tick or the cross of a verdict in its place. */
  sign?: { mark: Mark; label: string; badge?: 'badge/klopt' | 'badge/kloptniet' };
}

/** What an option says, or what its picture stands for. */
export const labelOf = ({ text, picture }: Pick<Option, 'text' | 'picture'>): string =>
  text ?? picture?.alt ?? '';

/** What a pupil chooses from, in the order in which it is shown. */
export function choicesOf(exercise: ChoiceExercise): Choice[] {
  switch (exercise.form) {
    case 'choose':
    case 'read':
      return exercise.options.map((option) => ({
        id: option.id,
        kind: 'option',
        label: labelOf(option),
        answer: { form: exercise.form, option: option.id },
        option,
      }));
    case 'sort':
      return exercise.buckets.map(({ id, mark, label, name }) => ({
        id,
        kind: 'bucket',
        label: name ?? label,
        answer: { form: 'sort', bucket: id },
        sign: { mark, label },
      }));
    case 'judge':
      return [
        {
          id: FITS,
          kind: 'option',
          label: 'klopt',
          answer: { form: 'judge', fits: true },
          sign: { mark: 'A', label: 'klopt', badge: 'badge/klopt' },
        },
        {
          id: FITS_NOT,
          kind: 'option',
          label: 'klopt niet',
          answer: { form: 'judge', fits: false },
          sign: { mark: 'B', label: 'klopt niet', badge: 'badge/kloptniet' },
        },
      ];
  }
}

/** Which choice an answer is; undefined for a form that is not answered so. */
export function choiceIn(answer: WholeAnswer | RawAnswer | undefined): string | undefined {
  if (!answer) return undefined;
  if ('option' in answer) return answer.option;
  if ('bucket' in answer) return answer.bucket;
  return 'fits' in answer ? (answer.fits ? FITS : FITS_NOT) : undefined;
}
