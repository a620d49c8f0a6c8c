import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../engine/exercise/index.ts';
import { MOST_TIPS } from '../../engine/exercise/index.ts';
import { Bets, Helplines, helpsIn, MEDALS, ringMs, rivalAfter, TOKENS } from './rules.ts';

const dealt = (third: 0 | 1 | 2) => {
  const bets = new Bets();
  bets.deal(third);
  return bets;
};

describe('tokens', () => {
  it('bring as much together as a round can bring, and more than the kunstje asks', () => {
    expect(TOKENS.reduce<number>((sum, one) => sum + one, 0)).toBe(MOST_TIPS);
    expect(TOKENS.length).toBeGreaterThan(MEDALS);
  });

  it('come bit by bit, and none that is gone comes again', () => {
    const bets = new Bets();
    expect(bets.deal(0)).toEqual([0, 1, 2]);
    bets.stake(2);
    bets.settle(true);
    expect(bets.deal(1)).toEqual([3]);
    expect(bets.deal(1)).toEqual([]);
    expect(bets.deal(2)).toEqual([4]);
    expect(bets.stateOf(2)).toBe('won');
  });

  it('lie on the plate one at a time, and can be taken back', () => {
    const bets = dealt(0);
    expect(bets.stake(0)).toBe(true);
    expect(bets.stake(2)).toBe(true);
    expect([bets.staked, bets.stateOf(0)]).toEqual([2, 'here']);
    expect(bets.stake(2)).toBe(true);
    expect(bets.staked).toBeUndefined();
    expect(bets.stake(4)).toBe(false);
  });

  it.each([
    [true, 2, 'won'],
    [false, 0, 'lost'],
  ] as const)('are bet once: %s brings %i', (isWon, brings, state) => {
    const bets = dealt(0);
    expect(bets.settle(isWon)).toBeUndefined();
    bets.stake(2);
    expect(bets.settle(isWon)).toBe(brings);
    expect(bets.stateOf(2)).toBe(state);
    expect(bets.stake(2)).toBe(false);
  });

  it('are walked along with two keys', () => {
    const bets = dealt(0);
    bets.stake(1);
    bets.settle(false);
    expect(bets.towards(1)).toBe(0);
    expect(bets.towards(-1)).toBe(2);
    bets.stake(0);
    expect(bets.towards(1)).toBe(2);
    expect(bets.towards(-1)).toBe(0);
  });

  it('that were only shown lie there again', () => {
    const bets = dealt(0);
    bets.stake(1);
    bets.takeBack();
    expect([bets.staked, bets.stateOf(1)]).toEqual([undefined, 'here']);
  });
});

describe('helplines', () => {
  const common = { id: 'x', category: 'proef', secondChance: true } as const;
  const said = { task: 'Kies.', speech: { text: 'trein', url: 'trein' } };
  const choose = (count: number, prompt: Exercise['prompt'] = { task: 'Kies.' }): Exercise => ({
    ...common,
    prompt,
    form: 'choose',
    kind: 'grapheme',
    options: Array.from({ length: count }, (_, i) => ({ id: `o${i}`, text: `${i}` })),
  });
  const type: Exercise = { ...common, prompt: said, form: 'type', length: 5 };

  it.each([
    ['two hatches', choose(2), []],
    ['three hatches and a voice', choose(3, said), ['slakkenstem']],
    ['four hatches', choose(4), ['halveren']],
    ['what is typed', type, ['slakkenstem', 'letterhulp']],
  ])('that %s has', (_name, exercise, helps) => {
    expect(helpsIn(exercise)).toEqual(helps);
  });

  it.each([
    [false, false],
    [true, true],
  ])('in calm mode (%s) are there again for another word: %s', (isCalm, again) => {
    const lines = new Helplines(isCalm);
    lines.use('halveren');
    expect(lines.isLeft('halveren')).toBe(false);
    expect(lines.isLeft('slakkenstem')).toBe(true);
    lines.begin();
    expect(lines.isLeft('halveren')).toBe(again);
  });
});

it('the rival climbs more slowly than who has all right, and waits for who has all wrong', () => {
  let [rival, behind] = [0, 0];
  for (let own = 1; own <= 18; own++) {
    rival = rivalAfter(rival, own);
    behind = rivalAfter(behind, 0);
    expect(rival).toBeLessThan(own);
  }
  expect(behind).toBe(1);
});

it('the ring closes faster the higher the tempo, never before all was read, and not in calm mode', () => {
  expect(ringMs(2000, 0.2, false)).toBeUndefined();
  expect(ringMs(2000, 1, true)).toBeUndefined();
  expect(ringMs(2000, 0.3, false)!).toBeGreaterThan(ringMs(2000, 1, false)!);
  expect(ringMs(2000, 1, false)!).toBeGreaterThan(2000);
});
