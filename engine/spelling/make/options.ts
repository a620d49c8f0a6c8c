import type { Picture } from '../../exercise/index.ts';
import { belongsTo, bucketOf, confusionOf, wrongLetters, type Span } from '../focus.ts';
import { distractors } from '../misspell/index.ts';
import type { ExerciseRequest } from '../request.ts';
import type { Word } from '../word.ts';
import { lookAlikes, wrongCount } from './parts.ts';

/** A right answer with wrong ones beside it; each wrong one has the rule or category that it breaks. */
export interface Choices {
  right: string;
  wrong: [text: string, rule: string][];
}

/** What may stand in the gap of a word, or what the gap stands for. */
export interface GapChoices extends Choices {
  kind: 'grapheme' | 'rule';
  region: Span;
}

/** The letters that belong in the gap and those that children write instead; undefined when the gap is the whole word. */
export function letterChoices(request: ExerciseRequest): GapChoices | undefined {
  const { word, category } = request;
  const focused = confusionOf(word, category);
  if (!focused) return undefined;
  const { region } = focused;
  const wrong = wrongLetters(word, focused).slice(0, wrongCount(request));
  if (wrong.length === 0 || isWhole(word, region)) return undefined;
  return { kind: 'grapheme', right: lettersIn(word, region), wrong, region };
}

/**
 * The labels of the buckets: other letters of the category (aai, ooi, oei), or the rule (lange klank, korte klank).
 * Undefined where that would ask the same as the letters do.
 */
export function bucketChoices(request: ExerciseRequest): GapChoices | undefined {
  const { word, category, rng } = request;
  const fit = bucketOf(word, category);
  if (!fit || isWhole(word, fit.region)) return undefined;
  const { region, focus } = fit;
  const letters = lettersIn(word, region);
  const confusion = confusionOf(word, category);
  if (confusion && focus.label === letters && letters === lettersIn(word, confusion.region)) return undefined;
  const others = category.buckets.filter((bucket) => bucket.id !== focus.id);
  return {
    kind: focus.label === letters ? 'grapheme' : 'rule',
    right: focus.label,
    wrong: rng
      .shuffle(others)
      .slice(0, wrongCount(request))
      .map((bucket) => [bucket.label, category.id]),
    region,
  };
}

const lettersIn = (word: Word, { from, to }: Span) => word.text.slice(from, to);
const isWhole = (word: Word, { from, to }: Span) => to - from === word.text.length;

/** The word and others that look like it, all spelled right. */
export function wordChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category } = request;
  if (!belongsTo(word, category) || word.homophone) return undefined;
  const wrong = lookAlikes(request).slice(0, wrongCount(request));
  if (wrong.length === 0) return undefined;
  return { right: word.text, wrong: wrong.map(({ text }) => [text, category.id]) };
}

/** Other words with their pictures, no picture twice, words of the category first. */
export function otherPictures({
  word,
  category,
  lexicon,
  media,
  rng,
}: ExerciseRequest): { word: Word; picture: Picture }[] {
  const mine = (other: Word) => Number(belongsTo(other, category));
  const pictured = rng.shuffle(lexicon.words.filter(({ picture }) => picture !== undefined));
  const seen = new Set([word.picture]);
  return pictured
    .sort((a, b) => mine(b) - mine(a))
    .flatMap((other) => {
      const picture = media.picture(other);
      if (!picture || seen.has(other.picture)) return [];
      seen.add(other.picture);
      return [{ word: other, picture }];
    });
}

/** The word and wrong spellings of it: only where the practice setting allows wrong word images. */
export function spellingChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category, lexicon, noMisspellings } = request;
  if (noMisspellings || !belongsTo(word, category)) return undefined;
  const wrong = distractors(word.text, wrongCount(request), {
    exists: lexicon.has,
    category: category.id,
    groep: word.groep,
  });
  return wrong.length === 0
    ? undefined
    : { right: word.text, wrong: wrong.map(({ text, rule }) => [text, rule]) };
}
