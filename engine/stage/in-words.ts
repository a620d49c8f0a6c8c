import type { Exercise, Option, Outcome } from '../exercise/index.ts';

const optionText = (option: Option) => option.text ?? option.picture?.alt ?? '';

/** What is asked, as a screen reader says it. */
export function promptInWords({ prompt, ...exercise }: Exercise): string {
  const parts = [prompt.task];
  if (prompt.text) parts.push(prompt.text.replace(/_+/g, ' (puntje puntje) '));
  if (prompt.picture) parts.push(`Plaatje: ${prompt.picture.alt}.`);
  if (exercise.form === 'judge' || exercise.form === 'sort') parts.push(optionText(exercise.card));
  if (exercise.form === 'read') parts.push(exercise.text);
  return parts.filter(Boolean).join(' ');
}

/** What happened to an answer, as a screen reader says it. */
export function inWords({ step, hint, reveal }: Outcome): string {
  const word = reveal ? ` Het is: ${reveal.text}.` : '';
  if (step === 'goed') return `Goed!${word}`;
  if (step === 'nogeens') return `Nog eens. ${hint ?? ''}`;
  return `${hint ?? ''}${word}`.trim();
}

/** Letters to read before one can choose: L of scenes/README.md 1.1. */
export function lettersIn(exercise: Exercise): number {
  const count = (texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  switch (exercise.form) {
    case 'choose':
    case 'read':
      return count(exercise.options.map((option) => option.text));
    case 'judge':
      return count([exercise.card.text]);
    case 'sort':
      return count([exercise.card.text, ...exercise.buckets.map((bucket) => bucket.label)]);
    case 'build':
      return count(exercise.tiles.map((tile) => tile.text));
    case 'order':
      return count(exercise.cards.map((card) => card.text));
    case 'split':
      return exercise.letters.length;
    case 'type':
      return 0;
  }
}
