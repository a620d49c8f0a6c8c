import type { Params } from './params.ts';
import type { PracticeForm } from './types.ts';

/** Options that a choice has when nothing is said of them. */
const USUAL_OPTIONS = 3;

const optionsOf = ({ options = USUAL_OPTIONS }: PracticeForm) => Math.max(2, Math.floor(options));

/** The name under which the offset of a form is kept; it differs little from four options on. */
export const formKey = (form: PracticeForm): string =>
  form.kind === 'choice' ? `choice${Math.min(4, optionsOf(form))}` : form.kind;

/** Chance of a right answer by guessing alone. */
export const guessOf = (form: PracticeForm): number => (form.kind === 'choice' ? 1 / optionsOf(form) : 0);

/** How much harder than writing a form is, in logits, before any answer: below 0 it is easier. */
export function formOffset(form: PracticeForm, params: Params): number {
  if (form.kind === 'open') return 0;
  if (form.kind === 'build') return params.buildOffset;
  return params.choiceOffset[Math.min(4, optionsOf(form)) - 2]!;
}

/** Whether the pupil made the spelling and did not only point it out. */
export const isProduced = ({ kind }: PracticeForm): boolean => kind !== 'choice';
