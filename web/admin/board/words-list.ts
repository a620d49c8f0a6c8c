import type { ListWord } from '../../../server/contract/word-lists.ts';
import { ZONE } from '../../app/day.ts';
import type { Misconception } from './misconceptions.ts';

/** With fewer words a round would be the same words over and over: then the category is better practice. */
const LEAST_WORDS = 3;
/** As many as a dictation has: those that went wrong most. */
const MOST_WORDS = 20;
/** As the server has it. */
const LONGEST_NAME = 40;
const DAY = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: ZONE });

/** A list of the words that went wrong by one rule. */
export interface WordsOfRule {
  name: string;
  words: ListWord[];
}

/** The words of a misconception as a list, named after the rule and the day; undefined where these are too few. */
export function wordsOf({ task, name, words }: Misconception, now: number): WordsOfRule | undefined {
  // Sentences and word groups are no words of a list.
  const own = words.filter(({ word }) => !/\s/.test(word)).slice(0, MOST_WORDS);
  if (own.length < LEAST_WORDS) return undefined;
  const day = `, ${DAY.format(now)}`;
  const about = (task ?? name).slice(0, LONGEST_NAME - day.length).trimEnd();
  return { name: about + day, words: own.map(({ word }) => ({ word })) };
}
