import type { Bucket, Mark, Option } from '../../exercise/index.ts';
import { BUCKET_PLANS, spokenName, type Sorted } from '../catalogue/buckets.ts';
import { focusOf, gapped } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { wholeCard } from './options.ts';
import { common, dealt, heard, isClear, type Maker } from './parts.ts';
import { rulesBroken } from './wrong.ts';

const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];
const TASK = 'Waar hoort het woord?';

/** Put the word in its bucket. The card leaves out the letters that would give the bucket away. */
export const makeSort: Maker = (request) => {
  const { word, category, cap } = request;
  const focus = focusOf(word, category);
  const fit = focus?.fit;
  const plan = BUCKET_PLANS[category.id];
  if (!fit || cap < 2 || !isClear(word)) return undefined;
  const card = cardOf(request, fit);
  if (!card) return undefined;
  const kept = keptBuckets(request, fit.bucket.id);
  const buckets: Bucket[] = kept.map((bucket, i) => {
    const name = spokenName(bucket);
    return { id: bucket.id, label: bucket.label, mark: MARKS[i]!, ...(name !== undefined && { name }) };
  });
  const broken = rulesBroken(request, focus, fit);
  const rules = Object.fromEntries(
    kept.flatMap(({ id }) => (id === fit.bucket.id ? [] : [[id, broken[id] ?? category.id]])),
  );
  const prompt = heard(request, plan.question ?? TASK);
  return dealt(
    request,
    { ...common(request), form: 'sort', prompt, buckets, card, secondChance: false },
    { form: 'sort', bucket: fit.bucket.id },
    { rules },
  );
};

/** What is in the hand: the word with a gap, whole, or as infinitive; its picture where nothing of it would be left. */
function cardOf(request: ExerciseRequest, fit: Sorted): Option | undefined {
  const { word, media } = request;
  const id = 'kaart';
  const whole = wholeCard(request);
  if (whole !== undefined) return { id, text: whole };
  if (fit.to - fit.from < word.text.length) return { id, text: gapped(word.text, fit) };
  const picture = media.picture(word);
  return picture && { id, picture };
}

/** The buckets in their order; when the game can't show all, the right one and the first others. */
function keptBuckets({ category, cap }: ExerciseRequest, right: string) {
  const { buckets } = BUCKET_PLANS[category.id];
  const others = buckets.filter(({ id }) => id !== right).slice(0, Math.min(cap, MARKS.length) - 1);
  return buckets.filter((bucket) => bucket.id === right || others.includes(bucket));
}
