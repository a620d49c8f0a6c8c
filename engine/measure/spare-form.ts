import { createRng } from '../exercise/index.ts';
import { numbered, type MadeSet, type Role, type SetNotice } from './make-set.ts';
import { drawFamilies, drawnToward, inOrder, meanOf, type PoolWord } from './pool.ts';
import { practisedPart, type PractisedWord } from './practised.ts';
import { ALIKE, CLEAR_WORDS, LEFT_TO_PRACTISE, UNASKED_DAYS } from './terms.ts';

/** A third form, for a test that does not count or one some weeks after the end. The same wish makes the same form. */
export interface SpareWish {
  seed: string;
  /** The words of the form that it stands beside: it has as many of each role and category, about as hard. */
  like: readonly { category: string; role: Role; d: number }[];
  /** All words of those categories, as for a set. */
  words: readonly PoolWord[];
  /** Families that the other forms ask. */
  taken: ReadonlySet<string>;
  /** What can be asked as practised; none where there is no such part. */
  practised: readonly PractisedWord[];
  groep: number;
}

/**
 * Composes form C of words that are unpractised still. It is made when it is wanted and not with the other two: kept from the start it would
 * take half as many words again out of practice, for what seldom happens.
 */
export function makeSpareForm({ seed, like, words, taken, practised, groep }: SpareWish): MadeSet {
  const rng = createRng(seed).fork('C');
  const families = new Set(taken);
  const notices = new Set<SetNotice>();
  const drawn = (['nieuw', 'zin', 'controle'] as const).flatMap((role) => {
    const own = like.filter((word) => word.role === role);
    const categories = [...new Set(own.map(({ category }) => category))].sort();
    return categories.flatMap((category) => {
      const beside = own.filter((word) => word.category === category);
      const all = inOrder(words.filter((word) => word.category === category));
      const { left, reachesBack } = unasked(all, words, families, beside.length);
      if (reachesBack) notices.add('asked-before');
      const able = role === 'zin' ? left.filter(({ sentence }) => sentence !== undefined) : left;
      const room = Math.max(0, all.length - countIn(all, families) - LEFT_TO_PRACTISE);
      const count = Math.min(beside.length, room);
      const aim = meanOf(beside, ({ d }) => d);
      const first = drawFamilies(able, count, families, rng.fork(`${role} ${category}`));
      const chosen = drawnToward(first, able, { aim, within: ALIKE.category, taken: families });
      if (role === 'nieuw' && Math.abs(meanOf(chosen, ({ d }) => d) - aim) > ALIKE.category)
        notices.add('forms-unlike');
      return chosen.map((word) => ({ ...word, role }));
    });
  });
  const fresh = drawn.filter(({ role }) => role === 'nieuw');
  if (fresh.length < CLEAR_WORDS) notices.add('few-new');
  const again = practisedPart(
    `${seed} C`,
    practised.filter(({ family }) => !families.has(family)),
    meanOf(fresh, ({ d }) => d),
  );
  const loose = [
    ...drawn.filter(({ role }) => role !== 'zin'),
    ...again.map((word) => ({ ...word, role: 'oefen' as const })),
  ];
  const sentences = drawn.filter(({ role }) => role === 'zin');
  return {
    items: numbered('C', [loose, sentences], groep, rng),
    reserved: drawn.map(({ item, family }) => ({ item, family })).sort((a, b) => (a.item < b.item ? -1 : 1)),
    notices: [...notices],
  };
}

/** Words of a category that were not asked for a year, or for three months where that leaves too few. */
function unasked(
  own: readonly PoolWord[],
  words: readonly PoolWord[],
  taken: ReadonlySet<string>,
  wished: number,
): { left: PoolWord[]; reachesBack: boolean } {
  const found = UNASKED_DAYS.map((days) => {
    const asked = new Set(
      words.filter(({ askedDaysAgo }) => (askedDaysAgo ?? Infinity) < days).map(({ family }) => family),
    );
    const left = own.filter(({ family }) => !asked.has(family) && !taken.has(family));
    return { left, reachesBack: days !== UNASKED_DAYS[0] };
  });
  const enough = found.find(({ left }) => new Set(left.map(({ family }) => family)).size >= wished);
  const most = Math.max(...found.map(({ left }) => left.length));
  return enough ?? found.find(({ left }) => left.length === most)!;
}

const countIn = (words: readonly PoolWord[], families: ReadonlySet<string>) =>
  words.filter(({ family }) => families.has(family)).length;
