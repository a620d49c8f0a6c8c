import { describe, expect, it, test } from 'vitest';
import { Drum, isPure, layOutArms, layOutLetters, layOutWord, Pass, rhythmAt } from './rules.ts';

const EASY = rhythmAt(0);

describe('the drum', () => {
  test('a child of seven can keep up with it, and windows of two gaps never touch', () => {
    expect(EASY).toMatchObject({ beat: 60_000 / 54, window: 260 });
    for (const tempo of [0, 0.5, 1]) {
      const { beat, window } = rhythmAt(tempo);
      expect(window).toBeLessThanOrEqual(beat / 4 + 10);
      expect(beat / 2).toBeGreaterThan(350);
    }
  });

  test('each beat is told once, from where it was begun anew', () => {
    const drum = new Drum({ beat: 600, window: 200 });
    drum.restart(100);
    const heard = Array.from({ length: 150 }, (_, i) => 100 + i * 10).filter((now) => drum.step(now));
    expect(heard).toEqual([100, 700, 1300]);
  });

  test('it knows how far beside a beat it is, before and after', () => {
    const drum = new Drum({ beat: 600, window: 200 });
    drum.restart(100);
    expect([100, 160, 640, 900].map((now) => drum.off(now))).toEqual([0, 60, -60, 200]);
    expect([300, 340, 480, 510].map((now) => drum.isOn(now))).toEqual([true, false, false, true]);
  });
});

describe('a pass along a word of six letters', () => {
  const half = EASY.beat / 2;
  const begun = () => {
    const pass = new Pass(6, EASY);
    pass.start(1000);
    return { pass, at: (place: number) => 1000 + (place + 2) * half };
  };

  test('waits before the word until it is started', () => {
    const pass = new Pass(6, EASY);
    expect([pass.isGoing, pass.at(0), pass.at(9e6)]).toEqual([false, -2, -2]);
  });

  test('passes a letter each half beat, and is over behind the last', () => {
    const { pass, at } = begun();
    expect(pass.at(at(3))).toBeCloseTo(3);
    expect([pass.isOver(at(6.5)), pass.isOver(at(6.7))]).toEqual([false, true]);
  });

  it.each([
    ['on the gap', 2, 0, 2],
    ['a little late', 2, 200, 2],
    ['a little early', 2, -200, 2],
    ['between two gaps', 2.5, 0, undefined],
    ['on the first letter', 0, 100, 0],
    ['in the water before', -1, 0, undefined],
    ['in the water behind', 6, 0, undefined],
  ] as const)('a stroke %s', (_name, place, ms, gap) => {
    const { pass, at } = begun();
    const met = pass.meets(at(place) + ms);
    expect(met?.gap).toBe(gap);
    if (met) expect(met.off).toBeCloseTo(ms);
  });

  test('stands still while it is held', () => {
    const { pass, at } = begun();
    pass.hold(500);
    expect(pass.at(at(1) + 500)).toBeCloseTo(1);
  });
});

test('a word is pure when most of its strokes were in the inner half of the window', () => {
  expect(isPure([], EASY)).toBe(false);
  expect(isPure([0, -120, 129], EASY)).toBe(true);
  expect(isPure([0, 20, 250], EASY)).toBe(true);
  expect(isPure([0, 200, Infinity], EASY)).toBe(false);
});

describe('places', () => {
  test.each([2, 6, 12, 13, 14, 15, 17])(
    'a word of %i letters lies in view, with the boat before it',
    (count) => {
      const { left, pitch } = layOutWord(count);
      expect(pitch).toBeGreaterThanOrEqual(44);
      expect(left - 2 * pitch - 384).toBeGreaterThan(0);
      expect(left + (count + 1.2) * pitch).toBeLessThanOrEqual(1323);
    },
  );

  test.each([3, 11, 12, 16, 20])('%i loose letters lie apart', (count) => {
    const places = layOutLetters(count);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(84);
    expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(1290);
  });

  test('arms lie under each other around the same middle', () => {
    expect(layOutArms(2)).toEqual([438, 638]);
    expect(layOutArms(3)).toEqual([392, 538, 684]);
  });
});
