import { bucketOf, belongsTo, confusionOf, wrongLetters, type Span } from '../focus.ts';
import { misspellings } from '../misspell.ts';
import type { ExerciseRequest } from '../request.ts';
import type { Word } from '../word.ts';
import { lookAlikes, wrongCount } from './parts.ts';

/** A right answer with wrong ones beside it; each wrong one has the rule or category that it breaks. */
export interface Choices {
  right: string;
  wrong: [text: string, rule: string][];
}

/** The letters that belong in the gap and those that children write instead; undefined when the gap is the whole word. */
export function letterChoices(request: ExerciseRequest): (Choices & { region: Span }) | undefined {
  const { word, category } = request;
  const focused = confusionOf(word, category);
  if (!focused) return undefined;
  const { region } = focused;
  const wrong = wrongLetters(word, focused).slice(0, wrongCount(request));
  if (wrong.length === 0 || region.to - region.from === word.text.length) return undefined;
  return { right: word.text.slice(region.from, region.to), wrong, region };
}

/** The bucket labels, where they say more than the letters do. */
export function ruleChoices(request: ExerciseRequest): (Choices & { region: Span }) | undefined {
  const { word, category, rng } = request;
  const fit = bucketOf(word, category);
  if (!fit || category.buckets.length < 2) return undefined;
  const { region, focus } = fit;
  if (region.to - region.from === word.text.length) return undefined;
  const others = rng
    .shuffle(category.buckets.filter((bucket) => bucket.id !== focus.id))
    .slice(0, wrongCount(request));
  return { right: focus.label, wrong: others.map((bucket) => [bucket.label, category.id]), region };
}

/** The word and others that look like it, all spelled right. */
export function wordChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category } = request;
  if (!belongsTo(word, category) || word.homophone) return undefined;
  const wrong = lookAlikes(request).slice(0, wrongCount(request));
  return wrong.length === 0
    ? undefined
    : { right: word.text, wrong: wrong.map(({ text }) => [text, category.id]) };
}

/** Other words with a picture of their own, those of the category first. */
export function otherPictures({ word, category, lexicon, rng }: ExerciseRequest): Word[] {
  const pictured = lexicon.words.filter(
    (other) => other.picture !== undefined && other.picture !== word.picture,
  );
  const mine = (other: Word) => Number(belongsTo(other, category));
  const seen = new Set<string | undefined>();
  return rng
    .shuffle(pictured)
    .sort((a, b) => mine(b) - mine(a))
    .filter(({ picture }) => !seen.has(picture) && seen.add(picture));
}

/** The word and wrong spellings of it: only where the practice setting allows wrong word images. */
export function spellingChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category, lexicon, noMisspellings } = request;
  if (noMisspellings || !belongsTo(word, category)) return undefined;
  const wrong = misspellings(word, [category], lexicon).slice(0, wrongCount(request));
  return wrong.length === 0
    ? undefined
    : { right: word.text, wrong: wrong.map(({ text, rule }) => [text, rule]) };
}
