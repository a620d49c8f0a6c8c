// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, test } from 'vitest';
import { BELTS } from './places.ts';
import {
  heightOf,
  isStraight,
  jellyAt,
  landingOf,
  layOut,
  lettersIn,
  MARKERS,
  pagesOf,
  PART,
  periodOf,
  swingAt,
} from './rules.ts';

describe('the swing', () => {
  test('begins at the right, passes the middle, and comes to rest slowly', () => {
    expect(swingAt(0, 3400)).toBeCloseTo(112);
    expect(Math.abs(swingAt(850, 3400))).toBeLessThan(1);
    expect(swingAt(1700, 3400)).toBeLessThan(-80);
    expect(swingAt(34_000, 3400)).toBeLessThan(65);
  });

  test('is quicker at full tempo, and never with still motion', () => {
    expect([periodOf(0, false), periodOf(1, false), periodOf(1, true)]).toEqual([3400, 1900, 3400]);
  });

  test('leaves time to hit the middle, at any tempo', () => {
    for (const tempo of [0, 0.5, 1]) {
      const period = periodOf(tempo, false);
      let ms = 0;
      for (let at = 0; at < period / 2; at++) if (isStraight(swingAt(at, period))) ms++;
      expect(ms).toBeGreaterThan(110);
    }
  });
});

describe('the tower', () => {
  test('a part always comes to rest on the one below', () => {
    expect(landingOf(112) - landingOf(-112)).toBeLessThan(PART.width - 20);
    expect(landingOf(12)).toBe(12);
  });

  test('wobbles after a part beside the middle, and then stands still', () => {
    expect(Math.abs(jellyAt(150, 40))).toBeGreaterThan(10);
    expect(jellyAt(150, 0)).toBe(0);
    expect(jellyAt(5000, 40)).toBe(0);
  });

  test('flies the higher the straighter it is, and always far', () => {
    expect([heightOf([42, -42, 40]), heightOf([24, 24]), heightOf([3, -5]), heightOf([])]).toEqual([
      3, 4, 5, 5,
    ]);
    expect(heightOf([])).toBe(MARKERS.length - 1);
  });
});

describe('the text on the screen', () => {
  const most = (size: number) => lettersIn(640, size, 1);

  test('a word is large and on one line', () => {
    expect(pagesOf(['koning'], most)).toEqual([{ size: 76, lines: ['koning'] }]);
  });

  test('a sentence takes at most two lines, in letters of 40 u or more', () => {
    const [page, ...rest] = pagesOf(['Toen de regen ophield, liep mijn zusje met haar laarzen.'], most);
    expect(rest).toEqual([]);
    expect(page!.lines).toHaveLength(2);
    expect(page!.size).toBeGreaterThanOrEqual(40);
  });

  test('what is longer takes pages of two lines, and nothing is lost', () => {
    const step =
      'Samen hangen we vlaggen op in de tuin. Mijn neef blaast zoveel ballonnen op dat hij duizelig wordt.';
    const pages = pagesOf([step, 'Dan gaat de bel.'], most);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flatMap(({ lines }) => lines).join(' ')).toBe(`${step} Dan gaat de bel.`);
    for (const { lines, size } of pages)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(most(size));
  });
});

describe('answers on the belts', () => {
  const plate = (width: number, height = 76) => ({ width, height });
  test.each([
    ['two short words', [plate(140), plate(160)], 1],
    ['four short words', [plate(140), plate(160), plate(150), plate(170)], 1],
    ['four long words', Array.from({ length: 4 }, () => plate(305)), 2],
    ['four sentences', Array.from({ length: 4 }, () => plate(720)), 4],
    ['four sentences of sixty letters', Array.from({ length: 4 }, () => plate(1012)), 4],
    ['four pictures', Array.from({ length: 4 }, () => plate(150, 150)), 1],
    ['three of unlike width', [plate(120), plate(420), plate(300)], 3],
  ])('%s lie apart, within their room', (_name, plates, rows) => {
    const { items, belts } = layOut(plates, BELTS);
    expect(belts).toHaveLength(rows);
    items.forEach((one, i) => {
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(BELTS.left - 0.1);
      expect(one.x + one.width / 2).toBeLessThanOrEqual(BELTS.right + 0.1);
      expect(one.y - one.height / 2).toBeGreaterThanOrEqual(BELTS.top - 0.1);
      expect(one.y + one.height / 2).toBeLessThanOrEqual(BELTS.bottom + 0.1);
      for (const other of items.slice(i + 1)) {
        const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
        const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
        expect(Math.min(across, down)).toBeLessThanOrEqual(4);
      }
    });
  });
});
