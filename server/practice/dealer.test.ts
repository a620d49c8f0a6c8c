import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Form } from '../../engine/exercise/index.ts';
import { TEST_CATALOGUE, TEST_WORDS } from '../testing/words.ts';
import { createDealer, type Dealer, type Words } from './dealer.ts';

/** A dealer over words that count how often a round is dealt of them. */
function counted() {
  let deals = 0;
  const words: Words = {
    ...TEST_WORDS,
    deal(request) {
      deals++;
      return TEST_WORDS.deal(request);
    },
  };
  return { dealer: createDealer(words), deals: () => deals };
}

const { games } = TEST_CATALOGUE;
const formsOf = (dealer: Dealer, noMisspellings: boolean) =>
  TEST_WORDS.line.map(({ id: category }) =>
    games.map((game) => dealer.formOf(game, { category }, { ...DEFAULT_SETTINGS, noMisspellings })),
  );

test('what a dealer prepared it says at once, and the same as one that was not prepared', async () => {
  const { dealer, deals } = counted();
  await dealer.prepare(games, new AbortController().signal);
  const before = deals();
  expect(before).toBeGreaterThan(0);
  for (const noMisspellings of [true, false])
    expect(formsOf(dealer, noMisspellings)).toEqual(formsOf(createDealer(TEST_WORDS), noMisspellings));
  expect(deals()).toBe(before);
});

test('others go first while a dealer prepares, and it ends when the server does', async () => {
  const { dealer, deals } = counted();
  const closing = new AbortController();
  const prepared = dealer.prepare(games, closing.signal);
  await new Promise((resolve) => setImmediate(resolve));
  closing.abort();
  await prepared;
  const all = counted();
  await all.dealer.prepare(games, new AbortController().signal);
  expect(deals()).toBeLessThan(all.deals());
});

test('the line of explanation is that of the form in which a game is played', () => {
  const dealer = createDealer(TEST_WORDS);
  const [game] = games;
  const both = { ...game!, explain: 'Typ het woord.', explainIn: { choose: 'Kies het woord.' } } as const;
  const said = (form: Form) => dealer.explain(both, form, 'nl').text;
  expect([said('type'), said('choose')]).toEqual(['Typ het woord.', 'Kies het woord.']);
});
