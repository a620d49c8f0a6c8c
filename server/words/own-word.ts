import { analyse, type Finding } from '../../engine/spelling/analyse/index.ts';
import { spellingCategory, SPELLING_IDS, type CategoryId } from '../../engine/spelling/catalogue/index.ts';
import { wordAt } from '../../engine/spelling/focus.ts';
import { needsSentence, type HardSpot, type Word } from '../../engine/spelling/index.ts';
import type { WordBank } from './bank.ts';
import { soundsLikeAnother } from './homophones.ts';

/** A word of a list that somebody made, with the sentence that goes with it, if any. */
export interface OwnWord {
  word: string;
  sentence?: string;
}

/** What a word is practised as when nothing in it is hard: it is written as it sounds. */
const PLAIN: CategoryId = 'cvc';
/** What decides between a d and a t at the end. */
const LENGTHENED: CategoryId = 'final-d-t';

/**
 * A word of one's own as exercises know it: that of the bank where it has it, else as the analyser understands it. Any
 * word that `normalise` takes has at least one hard spot. A sentence that does not have the word in it is left out.
 */
export function ownWord({ word: text, sentence }: OwnWord, bank: WordBank): Word {
  const own = sentence !== undefined && wordAt(sentence, text) !== undefined ? { sentence } : {};
  const known = bank.word(text);
  // A verb form of the bank is only asked in its own sentence; what a teacher writes down is any word of that spelling.
  if (known && !known.lemma) return { ...known, ...own, spots: spotsOf(text, known.spots) };
  const { graphemes, syllables } = analyse(text);
  const spots = spotsOf(text, []);
  return {
    id: text,
    text,
    graphemes,
    syllables,
    spots,
    groep: Math.max(3, ...spots.map(({ category }) => spellingCategory(category as CategoryId).start.groep)),
    ...(known?.sentence && { sentence: known.sentence }),
    ...own,
    ...bank.pictures.of(text),
    ...(soundsLikeAnother(text, bank.dictionary) && { homophone: true }),
  };
}

/** Whether it can only be asked with a sentence that it has not. */
export const lacksSentence = (word: Word): boolean => needsSentence(word) && word.sentence === undefined;

/** The hard spots of a word, what is learnt last first: that is what it is in a dictation for. */
function spotsOf(text: string, known: readonly HardSpot[]): HardSpot[] {
  const all = analyse(text).categories;
  const usable = all.filter(isAskable);
  const sure = usable.filter(({ certainty }) => certainty !== 'guess');
  const found = known.length > 0 ? known : (sure.length > 0 ? sure : usable).map(spotOf);
  if (found.length === 0) {
    // A participle by itself is lengthened as any word on d or t is: opgeruimd, opgeruimde.
    const end = all.find(({ id }) => id === 'verb-participle-weak');
    return [end ? { ...spotOf(end), category: LENGTHENED } : { category: PLAIN, from: 0, to: text.length }];
  }
  const start = ({ category }: HardSpot) => {
    const { groep, half = 1 } = spellingCategory(category as CategoryId).start;
    return groep + half / 2;
  };
  return [...found].sort((a, b) => start(b) - start(a) || a.from - b.from);
}

const spotOf = ({ id, from, to }: Finding): HardSpot => ({ category: id, from, to });

/** That a word may be a form of a verb is no reason to ask for that form (C7). */
const isAskable = ({ id }: Finding) => !id.startsWith('verb-') && SPELLING_IDS.some((known) => known === id);
