import type { Exercise, Form, GameManifest } from '../../exercise/index.ts';
import type { AnswerRecord, PracticeForm } from '../types.ts';

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
 * The time of an answer as the policy takes it. It tells most where the answer is all that is done (pace T); in a calm
 * game the moves are in it, and it tells hurry alone; in a live one, and where an answer is given part by part, nothing.
 */
export function timeOf(
  game: Pick<GameManifest, 'id' | 'pace'> | undefined,
  form: Form,
  ms: number,
): Pick<AnswerRecord, 'responseMs' | 'rtValid' | 'game'> {
  if (!game || game.pace === 'L' || form === 'build' || form === 'order')
    return { responseMs: null, rtValid: false };
  return { responseMs: ms, rtValid: true, ...(game.pace === 'C' && { game: game.id }) };
}
