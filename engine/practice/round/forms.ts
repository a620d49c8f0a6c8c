import type { Exercise, Form, GameManifest } from '../../exercise/index.ts';
import type { PracticeForm } from '../types.ts';

/** Options that a form usually has, where it is not known how many there were. */
const USUAL_OPTIONS: Partial<Record<Form, number>> = { choose: 3, read: 3, judge: 2, sort: 2 };
/** Cutting a word at random is right about as often as one of so many options. */
const SPLIT_OPTIONS = 4;

/**
 * A form of a game as the policy knows it: writing, laying letters, or pointing something out. `options` is how many
 * there were to choose from; the usual number without it.
 */
export function practiceForm(form: Form, options = USUAL_OPTIONS[form]): PracticeForm {
  switch (form) {
    case 'type':
      return { kind: 'open' };
    case 'build':
    case 'order':
      return { kind: 'build' };
    case 'split':
      return { kind: 'choice', options: SPLIT_OPTIONS };
    default:
      return { kind: 'choice', options: options ?? 2 };
  }
}

/** How many there are to choose from in an exercise; undefined where nothing is chosen. */
export function optionsOf(exercise: Exercise): number | undefined {
  switch (exercise.form) {
    case 'choose':
    case 'read':
      return exercise.options.length;
    case 'sort':
      return exercise.buckets.length;
    case 'judge':
      return 2;
    default:
      return undefined;
  }
}

/**
 * Whether the time of an answer says something of the pupil: only where the pupil alone sets the pace, and a whole
 * answer is given at once.
 */
export const isTimed = (game: Pick<GameManifest, 'pace'> | undefined, form: Form): boolean =>
  game?.pace === 'T' && form !== 'build' && form !== 'order';
