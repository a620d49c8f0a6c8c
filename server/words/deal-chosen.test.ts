import { describe, expect, it } from 'vitest';
import type { Form } from '../../engine/exercise/index.ts';
import { BUCKET_PLANS } from '../../engine/spelling/catalogue/buckets.ts';
import { createWordBank } from './bank.ts';
import { deal, type DealRequest } from './deal.ts';
import { dealReading } from './deal-reading.ts';
import { createMedia } from './media.ts';
import { createReading } from './reading.ts';
import type { Chooser } from './round.ts';

const bank = createWordBank();
const reading = createReading(bank);
const media = createMedia({ speechUrl: (text) => `/speech/${text}`, pictures: '/pictures/' });
const SIZE = 10;

const request = (form: Form, category: string, choose: Chooser): DealRequest => ({
  form,
  category,
  choose,
  size: SIZE,
  cap: 4,
  media,
  groep: 6,
  seed: 'een',
  settings: { noMisspellings: true, tempo: 0.5 },
});

/** Chooses these words one after the other, and notes which it was asked for. */
function inTurn(ids: readonly string[]) {
  const named: string[] = [];
  const choose: Chooser = () => {
    const id = ids[named.length];
    if (id !== undefined) named.push(id);
    return id;
  };
  return { choose, named };
}

describe('a round of chosen words', () => {
  it.each(['type', 'build'] as const)('has exactly those, in their order, in %s', (form) => {
    const ids = bank
      .inCategory('mute-e')
      .map(({ id }) => id)
      .slice(20, 60);
    const { choose } = inTurn(ids);
    const dealt = deal(bank, request(form, 'mute-e', choose));
    expect(dealt.length).toBe(14);
    const words = dealt.map(({ solution }) => solution.wordId);
    expect(words).toEqual(ids.filter((id) => words.includes(id)));
    expect(new Set(words).size).toBe(14);
    expect(dealt.map(({ exercise }) => exercise.id)).toEqual([
      ...new Set(dealt.map(({ exercise }) => exercise.id)),
    ]);
  });

  it.each(['choose', 'judge', 'sort'] as const)(
    'lets no answer be right most of the time in %s, though only one kind is chosen first',
    (form) => {
      const bucketOf = new Map(
        bank.practised('ei-ij').own.map(({ word, bucket }) => [word.id, bucket] as const),
      );
      const all = [...bucketOf].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id);
      const dealt = deal(bank, request(form, 'ei-ij', inTurn(all).choose)).slice(0, SIZE);
      const counts = Map.groupBy(dealt, ({ solution }) => bucketOf.get(solution.wordId));
      expect(dealt.length).toBe(SIZE);
      for (const { length } of counts.values()) expect(length).toBeLessThanOrEqual(SIZE / 2 + 1);
    },
  );

  it('keeps the share of words for contrast', () => {
    for (const id of ['ng', 'open-syllable', 'verb-inversion'] as const) {
      const { buckets } = BUCKET_PLANS[id];
      const share = buckets.filter(({ of }) => of !== undefined).length / buckets.length;
      const own = bank.inCategory(id).map((word) => word.id);
      const dealt = deal(bank, request('sort', id, inTurn(own).choose));
      const contrast = dealt.filter(({ solution }) => !own.includes(solution.wordId)).length;
      expect(dealt.length, id).toBe(14);
      expect(Math.abs(contrast / dealt.length - share), id).toBeLessThan(0.12);
    }
  });

  it('is as long as ever where the policy names few that can be asked in the form', () => {
    const short = bank.inCategory('final-d-t').filter(({ syllables }) => syllables.length === 1);
    const dealt = deal(bank, request('split', 'final-d-t', inTurn(short.map(({ id }) => id)).choose));
    expect(dealt.length).toBe(14);
    expect(new Set(dealt.map(({ solution }) => solution.wordId)).size).toBe(14);
  });

  it('tells how many exercises there are, and reads on', () => {
    const seen: number[] = [];
    const items = reading.inCategory('read-text-meaning').map(({ id }) => id);
    const dealt = dealReading(reading, {
      ...request('read', 'read-text-meaning', (made) => {
        seen.push(made);
        return items[seen.length - 1];
      }),
    });
    expect(dealt.length).toBe(14);
    expect(seen[0]).toBe(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
