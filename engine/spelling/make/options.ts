import type { Picture } from '../../exercise/index.ts';
import type { Span } from '../analyse/index.ts';
import { BUCKET_PLANS } from '../catalogue/buckets.ts';
import { belongsTo, focusOf, GAP, gapped } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { needsSentence, type Word } from '../word.ts';
import { BY_EAR } from './hints.ts';
import { lettersIn, lettersOf } from './letters.ts';
import { lookAlikes, wrongCount } from './parts.ts';
import { rulesBroken, ruledSpellings, spellingsBeside } from './wrong.ts';

/** A right answer with wrong ones beside it; each wrong one has the rule or category that it breaks. */
export interface Choices {
  right: string;
  wrong: [text: string, rule: string][];
}

/** What may stand in the gap of a word, or what the gap stands for. */
export interface GapChoices extends Choices {
  kind: 'grapheme' | 'rule';
  region: Span;
  /** What is asked, where the options alone do not say it. */
  question?: string;
  /** What stands on the card instead of the word with a gap. */
  card?: string;
}

/** The letters that belong in the gap and those that children write instead; undefined when the gap is the whole word. */
export function letterChoices(request: ExerciseRequest): GapChoices | undefined {
  const { word, category } = request;
  const focus = focusOf(word, category);
  const letters = focus && lettersOf(word, focus, ruledSpellings(request));
  if (!letters) return undefined;
  const { region } = letters;
  const right = lettersIn(word, region);
  return { kind: 'grapheme', right, wrong: mixed(right, letters.wrong, wrongCount(request)), region };
}

/** The likeliest, with one of another length where the right letters would be the shortest or the longest of all. */
function mixed(right: string, all: Choices['wrong'], count: number): Choices['wrong'] {
  const best = all.slice(0, count);
  const isLonger = ([letters]: Choices['wrong'][number]) => letters.length > right.length;
  const isShorter = ([letters]: Choices['wrong'][number]) => letters.length < right.length;
  const other = [isLonger, isShorter].find((kind) => best.every(kind));
  const last = other && all.slice(count).find((one) => !other(one));
  return last && count > 1 ? [...best.slice(0, -1), last] : best;
}

/**
 * The labels of the buckets: other letters of the category (aai, ooi, oei), or the rule (lang, kort). Undefined where
 * the card would be no more than a gap.
 */
export function bucketChoices(request: ExerciseRequest): GapChoices | undefined {
  const { word, category, rng } = request;
  const focus = focusOf(word, category);
  const fit = focus?.fit;
  if (!fit) return undefined;
  const { question, buckets } = BUCKET_PLANS[category.id];
  const card = wholeCard(request);
  if (card === undefined && fit.to - fit.from === word.text.length) return undefined;
  const { label } = fit.bucket;
  const broken = rulesBroken(request, focus, fit);
  const others = buckets.filter(({ id }) => id !== fit.bucket.id);
  // Where some of the labels are what children write instead (z for the s of doos), no child thinks of the rest (v, f).
  const likely = others.filter(({ id }) => id in broken);
  return {
    kind: card === undefined && label === lettersIn(word, fit) ? 'grapheme' : 'rule',
    right: label,
    wrong: rng
      .shuffle(likely.length > 0 ? likely : others)
      .slice(0, wrongCount(request))
      .map(({ id, label: other }) => [other, broken[id] ?? category.id]),
    region: { from: fit.from, to: fit.to },
    ...(question !== undefined && { question }),
    ...(card !== undefined && { card }),
  };
}

/** The word or its infinitive, where that stands on the card instead of the word with a gap. */
export function wholeCard({ word, category }: ExerciseRequest): string | undefined {
  const { card } = BUCKET_PLANS[category.id];
  return card === 'infinitive' ? word.lemma : card && word.text;
}

/** What stands in view, or in the sentence in place of the word; an infinitive does not fit there, only beside the gap. */
export function cardText({ word }: ExerciseRequest, { region, card }: GapChoices): string {
  if (card === undefined) return gapped(word.text, region);
  return card === word.text || !needsSentence(word) ? card : `${GAP} (${card})`;
}

/** The word and others that look like it, all spelled right: where to hear all sounds is what is practised, for it asks no other rule. */
export function wordChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category } = request;
  if (!BY_EAR.has(category.id) || !belongsTo(word, category) || needsSentence(word)) return undefined;
  const wrong = lookAlikes(request);
  if (wrong.length === 0) return undefined;
  return { right: word.text, wrong: wrong.map(({ text }) => [text, category.id]) };
}

/**
 * The picture of the word and as many others as are wished for, with their words; those of the category first. Each shows
 * exactly its word, and none of the others can be taken for that of the word.
 */
export function pictureChoices(
  request: ExerciseRequest,
): { right: Picture; wrong: { word: Word; picture: Picture }[] } | undefined {
  const { word, category, lexicon, media, rng } = request;
  const right = word.exactPicture && belongsTo(word, category) ? media.picture(word) : undefined;
  if (!right) return undefined;
  const pictured = rng.shuffle(lexicon.pictured);
  const mine = pictured.filter((other) => belongsTo(other, category));
  const seen = new Set([word.picture]);
  const wrong: { word: Word; picture: Picture }[] = [];
  for (const other of [...mine, ...pictured]) {
    if (wrong.length === wrongCount(request)) break;
    if (seen.has(other.picture) || lexicon.looksLike(word, other)) continue;
    seen.add(other.picture);
    const picture = media.picture(other);
    if (picture) wrong.push({ word: other, picture });
  }
  return wrong.length === 0 ? undefined : { right, wrong };
}

/** The word and wrong spellings of it: only where the practice setting allows wrong word images. */
export function spellingChoices(request: ExerciseRequest): Choices | undefined {
  const { word, category, noMisspellings } = request;
  if (noMisspellings || !belongsTo(word, category)) return undefined;
  const wrong = spellingsBeside(request, wrongCount(request));
  return wrong.length === 0
    ? undefined
    : { right: word.text, wrong: wrong.map(({ text, rule }) => [text, rule]) };
}
