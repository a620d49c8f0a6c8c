import { createRng, type Dealt, type Rng } from '../../engine/exercise/index.ts';
import { readingCategory, type ReadingCategory } from '../../engine/spelling/catalogue/index.ts';
import { makeReading, READING_FORMS, type ReadingItem } from '../../engine/spelling/reading/index.ts';
import { distractorsOf, type DealRequest } from './deal.ts';
import type { ReadingBank } from './reading.ts';
import { fillChosen, fillRound, inTurns } from './round.ts';

/** What is this much below a pupil's level is too easy, what is this much above it too hard, in school years. */
const TOO_EASY = 1.5;
const TOO_HARD = 0.5;

/** Deals a round of a reading category, as `deal` does; empty in a form that makes no sense for it. */
export function dealReading(bank: ReadingBank, request: DealRequest): Dealt[] {
  const { form, cap, settings, media, seed, extras = 0, isKept } = request;
  const category = readingCategory(request.category);
  if (!category || !READING_FORMS[category.id].includes(form)) return [];
  const rng = createRng(seed);
  const exercises = rng.fork('exercise');
  const groep = Math.max(request.groep ?? category.start.groep, category.start.groep);
  let number = 0;
  const make = (item: ReadingItem) => {
    const made = makeReading({
      id: `e${++number}`,
      form,
      item,
      category,
      lexicon: bank,
      rng: exercises,
      media,
      cap,
      groep,
      extras,
      distractors: distractorsOf(request),
      tempo: settings.tempo,
    });
    return made && isKept?.(made) ? undefined : made;
  };
  if (request.choose) {
    const own = bank.inCategory(category.id);
    const byId = new Map(own.map((item) => [item.id, item]));
    return fillChosen(request, {
      choose: request.choose,
      make,
      kindOf,
      contrast: [],
      share: 0,
      find: (id) => byId.get(id),
      kinds: new Set(own.map(kindOf)),
      rest: candidates(bank, category, request, groep, rng.fork('words')),
    });
  }
  return fillRound(
    request,
    candidates(bank, category, request, groep, rng.fork('words')),
    make,
    difficulty,
    rng,
  );
}

/** Short texts of early years are easier. */
const difficulty = ({ level, text }: ReadingItem) => level * 12 + text.length;

/** What may be asked, in the order in which it is tried: of the pupil's level and not of late first; kinds take turns. */
function candidates(
  bank: ReadingBank,
  { id }: ReadingCategory,
  { avoid = new Set() }: DealRequest,
  groep: number,
  rng: Rng,
): ReadingItem[] {
  const late = (item: ReadingItem) =>
    (item.level > groep + TOO_HARD ? 4 : 0) + (isTooEasy(item, groep) ? 2 : 0) + (avoid.has(item.id) ? 1 : 0);
  const entries = rng
    .shuffle(bank.inCategory(id))
    .map((item) => ({ item, late: late(item), kind: kindOf(item) }))
    .sort((a, b) => a.late - b.late);
  const tiers = Map.groupBy(entries, (entry) => entry.late);
  return [...tiers.values()].flatMap((tier) => inTurns(tier, ({ kind }) => kind)).map(({ item }) => item);
}

/** Words of an early year stay worth reading: they stand in every text. */
const isTooEasy = ({ kind, level }: ReadingItem, groep: number) =>
  kind !== 'word' && level < groep - TOO_EASY;

/** What takes turns, so that no answer is right most of the time and a round asks for more than one thing. */
function kindOf(item: ReadingItem): string {
  if (item.kind !== 'word') return item.kind;
  return item.twin ? `twin ${item.twin.isLong}` : `word ${item.picture !== undefined}`;
}
