import { analyse, type Analysis, type Span } from '../../engine/spelling/analyse/index.ts';
import { BUCKET_PLANS, sorted } from '../../engine/spelling/catalogue/buckets.ts';
import { SPELLING_IDS, type CategoryId } from '../../engine/spelling/catalogue/index.ts';
import type { HardSpot, Word } from '../../engine/spelling/index.ts';
import type { Dictionary } from './dictionary.ts';
import { soundsLikeAnother } from './homophones.ts';
import type { WordPictures } from './pictures.ts';
import type { ListedWord, WordList } from './word-lists.ts';

const isSpelling = (id: string): id is CategoryId => SPELLING_IDS.some((known) => known === id);

/**
 * The word bank: the words with splits by hand, and those of the lists as the analyser understands them. A word has a
 * hard spot for each category of which the analyser is sure, and is known to be in the lists that have it; the first of
 * them gives its sentence. A verb form is a word of its own for each verb and form, with spots of its verb categories
 * only: it is asked for nothing else (C7).
 */
export function wordsOfLists(
  own: readonly Word[],
  lists: readonly WordList[],
  dictionary: Dictionary,
  pictures: Pick<WordPictures, 'of'>,
): Word[] {
  const byHand = new Set(own.flatMap(({ spots }) => spots.map((spot) => spot.category)));
  const words = new Map(own.map((word) => [word.text, withSpots(word, byHand)]));
  const verbs = new Map<string, Word>();
  for (const { category, words: entries } of lists) {
    if (!isSpelling(category)) continue;
    const before = new Set<string>();
    for (const entry of entries) {
      if (entry.lemma) addVerb(verbs, category, entry);
      else if (before.has(entry.word)) addSentence(words, category, entry);
      else addWord(words, category, entry, dictionary);
      before.add(entry.word);
    }
  }
  const pictured = [...words.values()].map((word) => ({ ...word, ...pictures.of(word.text) }));
  return withIds([...pictured, ...verbs.values()]);
}

/** A word with splits by hand: where spots are by hand too, the analyser adds none. */
function withSpots(word: Word, byHand: ReadonlySet<string>): Word {
  const found = sureSpots(analyse(word.text)).filter(({ category }) => !byHand.has(category));
  const listed = word.spots.map(({ category }) => category).filter(isSpelling);
  return { ...word, spots: [...word.spots, ...found], listed: [...new Set(listed)] };
}

/** What the analyser is sure of; where it guesses (stalen: of steel, or samples) the list that has the word decides. */
const sureSpots = ({ categories }: Analysis, listed?: CategoryId): HardSpot[] =>
  categories
    // That a word may be a form of a verb is no reason to ask for that form (C7).
    .filter(({ id, certainty }) => (certainty !== 'guess' || id === listed) && !id.startsWith('verb-'))
    .map(({ id, from, to }) => ({ category: id, from, to }));

function addWord(
  words: Map<string, Word>,
  category: CategoryId,
  entry: ListedWord,
  dictionary: Dictionary,
): void {
  const { word: text, sentence } = entry;
  const known = words.get(text);
  const groep = Number(entry.groep);
  if (known) {
    words.set(text, {
      ...known,
      groep: Math.min(known.groep, groep),
      listed: [...new Set([...(known.listed ?? []), category])],
    });
    return;
  }
  const found = analyse(text);
  if (found.word !== text) return;
  const { graphemes, syllables } = found;
  words.set(text, {
    id: text,
    text,
    graphemes,
    syllables,
    spots: sureSpots(found, category),
    groep,
    sentence,
    listed: [category],
    ...(soundsLikeAnother(text, dictionary) && { homophone: true }),
  });
}

/** The same word in its list again, in another sentence: one to practise again. */
function addSentence(words: Map<string, Word>, category: CategoryId, entry: ListedWord): void {
  const { word, sentence } = entry;
  const known = words.get(word);
  if (known)
    words.set([word, sentence].join('\t'), {
      ...known,
      groep: Number(entry.groep),
      sentence,
      listed: [category],
    });
}

function addVerb(verbs: Map<string, Word>, category: CategoryId, entry: ListedWord): void {
  const { word: text, sentence, lemma, form } = entry;
  const key = [text, lemma, form].join(' ');
  const known = verbs.get(key);
  const groep = Math.min(known?.groep ?? 8, Number(entry.groep));
  const { graphemes, syllables } = known ?? analyse(text);
  const letters = verbSpot(category, text, graphemes, lemma, form);
  if (!letters) return;
  verbs.set(key, {
    id: text,
    text,
    graphemes,
    syllables,
    groep,
    sentence,
    lemma,
    form,
    ...(known && { sentence: known.sentence }),
    spots: [...(known?.spots ?? []), { category, ...letters }],
    listed: [...(known?.listed ?? []), category],
  });
}

/** The letters in doubt: what the card leaves out, or what stands before the place of a letter; else the whole word. */
function verbSpot(
  category: CategoryId,
  text: string,
  graphemes: readonly string[],
  lemma: string,
  form: string,
): Span | undefined {
  const fit = sorted(category, { text, spots: [], listed: [category], lemma, form });
  if (!fit) return undefined;
  if (fit.from < fit.to) return { from: fit.from, to: fit.to };
  const isWhole = BUCKET_PLANS[category].card !== undefined;
  return { from: isWhole ? 0 : text.length - graphemes.at(-1)!.length, to: text.length };
}

/** Gives words of the same spelling ids of their own: `loop`, `loop#2`. */
function withIds(words: readonly Word[]): Word[] {
  const times = new Map<string, number>();
  return words.map((word) => {
    const time = (times.get(word.text) ?? 0) + 1;
    times.set(word.text, time);
    return time === 1 ? word : { ...word, id: `${word.text}#${time}` };
  });
}
