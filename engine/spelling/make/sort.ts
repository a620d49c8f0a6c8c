import type { Bucket, Mark, Option } from '../../exercise/index.ts';
import { bucketOf, confusionOf, gapped, wrongLetters } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { common, dealt, heard, isClear, type Maker } from './parts.ts';

const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** Put the word in its bucket. The card leaves out the letters that would give the bucket away. */
export const makeSort: Maker = (request) => {
  const { word, category, cap } = request;
  const fit = bucketOf(word, category);
  if (!fit || category.buckets.length < 2 || cap < 2 || !isClear(word)) return undefined;
  const wholeWord = fit.region.to - fit.region.from === word.text.length;
  const picture = wholeWord ? request.media.picture(word) : undefined;
  if (wholeWord && !picture) return undefined;
  const card: Option = picture
    ? { id: 'kaart', picture }
    : { id: 'kaart', text: gapped(word.text, fit.region) };
  const kept = keptBuckets(request, fit.focus.id);
  const buckets: Bucket[] = kept.map(({ id, label }, i) => ({ id, label, mark: MARKS[i]! }));
  const rules = Object.fromEntries(
    kept.filter(({ id }) => id !== fit.focus.id).map(({ id, label }) => [id, ruleFor(request, label)]),
  );
  const prompt = heard(request, 'Waar hoort het woord?');
  return dealt(
    request,
    { ...common(request), form: 'sort', prompt, buckets, card, secondChance: false },
    { form: 'sort', bucket: fit.focus.id },
    { rules },
  );
};

/** The buckets in the order of the category; when the game can't show all, the right one and the first others. */
function keptBuckets({ category, cap }: ExerciseRequest, right: string) {
  const others = category.buckets.filter(({ id }) => id !== right).slice(0, Math.min(cap, MARKS.length) - 1);
  return category.buckets.filter((bucket) => bucket.id === right || others.includes(bucket));
}

function ruleFor({ word, category }: ExerciseRequest, label: string): string {
  const confusion = confusionOf(word, category);
  const found = confusion && wrongLetters(word, confusion).find(([letters]) => letters === label);
  return found?.[1] ?? category.id;
}
