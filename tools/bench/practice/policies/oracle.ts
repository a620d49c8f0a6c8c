import type { PracticeForm } from '../../../../engine/practice/index.ts';
import type { SimWord } from '../world.ts';
import type { Made, Policy } from './policy.ts';

/** How an all-knowing policy weighs what it sees. */
export interface Wisdom {
  /** Words with less chance of success are left alone: failing too often costs courage. */
  least: number;
  /** How strongly it spreads over categories within a session: practice on another day lasts longer. */
  spread: number;
  /** Success, 0 to 1, that it is held to as the product is; it may choose freely without it. */
  held?: number;
}

/** How far from the success that it is held to a word is worth two thirds. */
const HELD_WIDTH = 0.07;

/** All-knowing policies of which the best of each world is the oracle. */
export const WISDOMS: readonly Wisdom[] = [
  { least: 0, spread: 0 },
  { least: 0.6, spread: 0 },
  { least: 0.7, spread: 0 },
  { least: 0.76, spread: 0 },
  { least: 0.6, spread: 3 },
  { least: 0.7, spread: 3 },
  { least: 0.76, spread: 3 },
];

/** Words kept as candidates of each category. */
const CANDIDATES = 14;
/** Words that are not dealt again at once. */
const SKIPPED = 10;
/** Seconds that an answer takes with all that comes after it. */
const SECONDS = { right: 12, wrong: 23 } as const;

interface Candidate {
  word: SimWord;
  /** Words known at the dictation that a minute adds. */
  worth: number;
}

/**
 * Sees the truth and takes, of all words, what adds most to the delayed dictation per minute. The candidates of a category
 * are reckoned at the start of a session and again after each answer in it.
 */
export function oracle({ world }: Pick<Made, 'world'>, { least, spread, held }: Wisdom): Policy {
  const isTimed = world.nature.answers === undefined;
  const fit = (chance: number) =>
    held === undefined ? 1 : Math.exp(-(((chance - held) / HELD_WIDTH) ** 2) / 2);
  const minds = new Map<
    string,
    { key: string; found: Map<string, Candidate[]>; dealt: Map<string, number>; last: string[] }
  >();
  const keyOf = (session: number, { kind, options }: PracticeForm) => `${session}/${kind}/${options}`;
  return {
    next({ pupil, form, now, testAt, session }) {
      const key = keyOf(session, form);
      let mind = minds.get(pupil.id);
      if (mind?.key !== key) {
        const isSame = mind?.key.startsWith(`${session}/`);
        const dealt = isSame ? mind!.dealt : new Map<string, number>();
        mind = { key, found: new Map(), dealt, last: mind?.last ?? [] };
        minds.set(pupil.id, mind);
      }
      let best: SimWord | undefined;
      let most = -Infinity;
      for (const { id } of world.categories) {
        let found = mind.found.get(id);
        if (!found) {
          found = pupil
            .prospects(id, form, now, testAt, session)
            .map(({ word, gain, chance }) => {
              // Where a session is so many answers, time costs nothing.
              const seconds = isTimed ? chance * SECONDS.right + (1 - chance) * SECONDS.wrong : 60;
              // Too hard ones come after all others, the easiest first.
              return { word, worth: chance >= least ? (60 * fit(chance) * gain) / seconds : 1e-6 * chance };
            })
            .sort((a, b) => b.worth - a.worth)
            .slice(0, CANDIDATES);
          mind.found.set(id, found);
        }
        const first = found.find(({ word }) => !mind.last.includes(word.id));
        if (!first) continue;
        const worth = first.worth / (1 + (mind.dealt.get(id) ?? 0) / 20) ** spread;
        if (worth > most) [best, most] = [first.word, worth];
      }
      return { word: best! };
    },
    record({ pupil, word }) {
      const mind = minds.get(pupil.id)!;
      mind.found.delete(word.category);
      mind.dealt.set(word.category, (mind.dealt.get(word.category) ?? 0) + 1);
      mind.last = [...mind.last, word.id].slice(-SKIPPED);
    },
  };
}
