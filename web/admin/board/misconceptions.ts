import type { Miss } from '../../../server/contract/board.ts';

/** Which of today's misses count: all, or those of the last minutes. */
export const WINDOWS = ['today', 'now'] as const;
export type Window = (typeof WINDOWS)[number];
const NOW_MS = 15 * 60_000;

/** A rule that pupils break now, with the words in which they did. */
export interface Misconception {
  rule: string;
  name: string;
  category: string;
  /** What a task about it is called. */
  task: string | undefined;
  pupilIds: string[];
  times: number;
  /** Which of opposite mistakes were made, what was made most first. */
  ways: { name: string; times: number }[];
  words: MissedWord[];
}

/** A word in which a rule was broken: of these the most missed comes first. */
export interface MissedWord {
  word: string;
  /** What was written instead. */
  given: string[];
  /** What was chosen instead that is no writing of the word, such as a rule. */
  chosen: string[];
  times: number;
}

/** The misses of a window by rule: the rule that most pupils break first, then the one that is broken most. */
export function misconceptions(misses: readonly Miss[], window: Window, now: number): Misconception[] {
  const counted = window === 'today' ? misses : misses.filter(({ at }) => now - at < NOW_MS);
  return [...Map.groupBy(counted, ({ rule }) => rule).values()]
    .map((of): Misconception => {
      const { rule, name, category } = of[0]!;
      const words = [...Map.groupBy(of, ({ word }) => word)].map(([word, all]) => ({
        word,
        given: textsOf(all.filter(({ chosen }) => !chosen)),
        chosen: textsOf(all.filter(({ chosen }) => chosen)),
        times: all.length,
      }));
      return {
        rule,
        name,
        category,
        task: of.at(-1)!.task,
        pupilIds: [...new Set(of.map(({ pupilId }) => pupilId))],
        times: of.length,
        ways: waysOf(of),
        words: words.sort((a, b) => b.times - a.times || a.word.localeCompare(b.word, 'nl')),
      };
    })
    .sort(
      (a, b) =>
        b.pupilIds.length - a.pupilIds.length || b.times - a.times || a.name.localeCompare(b.name, 'nl'),
    );
}

const waysOf = (misses: readonly Miss[]) =>
  [...Map.groupBy(misses, ({ way }) => way)]
    .flatMap(([name, all]) => (name === undefined ? [] : [{ name, times: all.length }]))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name, 'nl'));

const textsOf = (misses: readonly Miss[]) =>
  [...new Set(misses.map(({ given }) => given))].filter((given) => given !== '');
