import type { CategoryId } from '../../engine/spelling/catalogue/index.ts';
import { needsSentence, type Word } from '../../engine/spelling/index.ts';
import type { WordBank } from '../words/index.ts';
import type { AskedWord, Matter, OwnList } from './dealer.ts';

/** Endings of plurals, diminutives and adjectives, longest first. */
const ENDINGS = /(?:etjes?|tjes?|pjes?|kjes?|jes?|'s|en|s|e)$/;
/** What is left of a word has so many letters at least, or it was no ending. */
const SHORTEST_STEM = 3;
/** What a letter more makes a word harder, in logits; only differences within a test count. */
const PER_GRAPHEME = 0.2;
const USUAL_LENGTH = 6;

/** The words of a category or list that can be asked by ear: those that only their sentence tells have one. */
export function askedWords(
  bank: Pick<WordBank, 'category' | 'practised'>,
  matter: Matter,
  ownWords: (list: OwnList) => readonly Word[],
): AskedWord[] {
  const words =
    'list' in matter
      ? ownWords(matter.list)
      : bank.category(matter.category)
        ? bank.practised(matter.category as CategoryId).own.map(({ word }) => word)
        : [];
  return words
    .filter((word) => !needsSentence(word) || word.sentence !== undefined)
    .map((word) => ({
      id: word.id,
      text: word.text,
      family: familyOf(word),
      graphemes: word.graphemes.length,
      difficulty: PER_GRAPHEME * (word.graphemes.length - USUAL_LENGTH),
      ...(word.sentence !== undefined && { sentence: word.sentence }),
    }));
}

/**
 * What *huis*, *huizen* and *huisje* share: the stem without double letters and with the sound that its last letter has at an end. Now
 * and then two words share it that are no family, which only keeps one of them out of a test.
 */
export function familyOf({ text, lemma }: Pick<Word, 'text' | 'lemma'>): string {
  const word = (lemma ?? text).toLowerCase();
  const cut = word.replace(ENDINGS, '');
  const stem = cut.length >= SHORTEST_STEM ? cut : word;
  return stem.replace(/(.)\1/g, '$1').replace(/z$/, 's').replace(/v$/, 'f');
}
