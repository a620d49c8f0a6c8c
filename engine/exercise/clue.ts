import type { Dealt } from './exercise.ts';

/** Sentences of a text, each with its own stop. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]["'’”]?)\s+/u).filter(Boolean);

/** Whether words stand in a text as whole words, with a capital or without. */
function says(text: string, words: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), words.toLowerCase()];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const [before, after] = [lower[at - 1] ?? ' ', lower[at + wanted.length] ?? ' '];
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return true;
  }
  return false;
}

/**
 * The one sentence of a text that was read in which the answer stands: where to look once more after a first miss. A
 * text of one sentence has none, because there it would give the answer away, and neither has one in which the
 * answer stands nowhere or more than once.
 */
export function clueOf({ exercise, solution }: Dealt): string | undefined {
  if (exercise.form !== 'read') return undefined;
  const sentences = sentencesOf(exercise.text);
  if (sentences.length < 2) return undefined;
  const telling = sentences.filter((sentence) => says(sentence, solution.reveal.text));
  return telling.length === 1 ? telling[0] : undefined;
}
