import { expect, test } from 'vitest';
import { createRng } from '../exercise/index.ts';
import { makeSet, makeSpareForm, type PoolWord, type SpareWish } from './index.ts';
import { meanOf } from './pool.ts';

/** Words of a category, as hard as words of one are; each third has a sentence. */
function category(name: string, count: number): PoolWord[] {
  const rng = createRng(name);
  return Array.from({ length: count }, (_, i) => ({
    ...{ item: `${name}/${i}`, category: name, family: `${name} ${i}` },
    ...{ d: rng.next() + rng.next() + rng.next() - 1.5, v: 0.25, graphemes: 3 + rng.below(6) },
    ...(i % 3 === 0 && { sentence: `Zin ${i}.` }),
  }));
}
const BANK = ['a', 'b', 'c'].flatMap((name) => category(name, 150));
const DIFFICULTY = new Map(BANK.map(({ item, d }) => [item, d]));

/** A third form for a set of two goals, of which so many words were practised since. */
function wish(seed: string, asked: ReadonlySet<string> = new Set()): SpareWish {
  const { items } = makeSet({ seed, goals: ['a', 'b'], words: BANK, size: 'whole', forms: 2, groep: 5 });
  const familyOf = new Map(BANK.map(({ item, family }) => [item, family]));
  return {
    seed,
    like: items
      .filter(({ form }) => form === 'A')
      .map(({ item, role, d }) => ({ category: item.split('/')[0]!, role, d })),
    words: BANK.map((word) => (asked.has(word.item) ? { ...word, askedDaysAgo: 20 } : word)),
    taken: new Set(items.map(({ item }) => familyOf.get(item)!)),
    practised: [],
    groep: 5,
  };
}

test('a third form has the shares of the one it stands beside, about as hard, and none of its families', () => {
  let alike = 0;
  for (let seed = 0; seed < 100; seed++) {
    const of = wish(`${seed}`);
    const { items, reserved, notices } = makeSpareForm(of);
    const count = (role: string) => items.filter((item) => item.role === role).length;
    expect([count('nieuw'), count('zin'), count('controle')]).toEqual([30, 8, 6]);
    expect(reserved.filter(({ family }) => of.taken.has(family))).toEqual([]);
    expect(new Set(reserved.map(({ family }) => family)).size).toBe(44);
    if (notices.includes('forms-unlike')) continue;
    alike++;
    for (const name of ['a', 'b']) {
      const mean = (words: readonly { d: number }[]) => meanOf(words, ({ d }) => d);
      const fresh = items.filter(({ item, role }) => role === 'nieuw' && item.startsWith(name));
      const beside = of.like.filter((word) => word.role === 'nieuw' && word.category === name);
      expect(
        Math.abs(mean(fresh.map(({ item }) => ({ d: DIFFICULTY.get(item)! }))) - mean(beside)),
      ).toBeLessThanOrEqual(0.1001);
    }
  }
  expect(alike).toBeGreaterThanOrEqual(95);
});

test('the same wish makes the same form; what was practised is not new, and few words say so', () => {
  expect(makeSpareForm(wish('s'))).toEqual(makeSpareForm(wish('s')));
  const asked = new Set(
    BANK.filter(({ category: of }, i) => of === 'a' && i % 4 !== 0).map(({ item }) => item),
  );
  const { items, notices } = makeSpareForm(wish('s', asked));
  expect(items.filter(({ item }) => asked.has(item))).toEqual([]);
  expect(notices).toEqual([]);
  // Where all was practised this year, what was longer than three months ago is taken, and that is said.
  const back = { ...wish('s'), words: wish('s').words.map((word) => ({ ...word, askedDaysAgo: 200 })) };
  expect(makeSpareForm(back).notices).toContain('asked-before');
  const recent = { ...wish('s'), words: wish('s').words.map((word) => ({ ...word, askedDaysAgo: 20 })) };
  expect(makeSpareForm(recent).items).toEqual([]);
  // So many stay to be practised, whatever is wished.
  const none = { ...wish('s'), words: BANK.filter((_, i) => i % 150 < 24) };
  expect(makeSpareForm(none).items).toEqual([]);
});

test('practised words are asked again where the form stands in for an end test, and no family twice', () => {
  const of = wish('s');
  const practised = BANK.filter(({ family, category: name }) => name === 'a' && !of.taken.has(family)).map(
    (word) => ({ ...word, askedDaysAgo: 20, askedHoursAgo: 480 }),
  );
  const words = of.words.map((word) => practised.find(({ item }) => item === word.item) ?? word);
  const { items, reserved } = makeSpareForm({ ...of, words, practised });
  const again = items.filter(({ role }) => role === 'oefen');
  expect(again).toHaveLength(12);
  // What is practised needs no keeping from practice.
  expect(reserved.filter(({ item }) => again.some((one) => one.item === item))).toEqual([]);
});
