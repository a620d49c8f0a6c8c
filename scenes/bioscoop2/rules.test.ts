import { describe, expect, it } from 'vitest';
import { STRIP, TRAY } from './places.ts';
import {
  apartAt,
  boardSpot,
  firstWrong,
  frameWidth,
  hang,
  inLines,
  isEven,
  layOn,
  leastSpeed,
  named,
  rowsOf,
  stepAt,
  turnBetween,
  wordsAt,
} from './rules.ts';

describe('frames', () => {
  it('are whole perforations wide and never too narrow for a finger', () => {
    expect(frameWidth(10)).toBe(120);
    expect(frameWidth(100) % 24).toBe(0);
    expect(frameWidth(100)).toBeGreaterThanOrEqual(152);
  });

  it('follow each other in rows that fit', () => {
    expect(rowsOf([100, 100, 100], 320, 10)).toEqual([[0, 1, 2]]);
    expect(rowsOf([100, 100, 100], 319, 10)).toEqual([[0, 1], [2]]);
    expect(rowsOf([400, 100], 300, 10)).toEqual([[0], [1]]);
  });

  const beds = { strip: { ...STRIP, gap: 10, centred: true }, tray: { ...TRAY, gap: 16, centred: true } };
  it.each(Object.entries(beds))(
    'lie on the %s without touching, inside it, in reading order',
    (_name, bed) => {
      for (const widths of [
        [120, 144, 168],
        Array<number>(9).fill(264),
        [120, 120, 552, 192, 120, 240, 120, 120, 216],
      ]) {
        const { spots, scale } = layOn(widths, bed);
        spots.forEach(({ x, y }, i) => {
          const half = (widths[i]! * scale) / 2;
          expect(x - half).toBeGreaterThanOrEqual(bed.left - 1);
          expect(x + half).toBeLessThanOrEqual(bed.right + 1);
          expect([...bed.rows, bed.middle]).toContain(y);
          const next = spots[i + 1];
          if (!next) return;
          if (next.y === y)
            expect(next.x - x).toBeGreaterThanOrEqual(half + (widths[i + 1]! * scale) / 2 + bed.gap - 1);
          else expect(next.y).toBeGreaterThan(y);
        });
      }
    },
  );

  it('are larger in one row when there are few, and never so in two', () => {
    expect(layOn([120, 120], beds.strip).scale).toBeGreaterThan(1);
    expect(layOn([120, 120], beds.strip).spots[0]!.y).toBe(STRIP.middle);
    expect(layOn(Array<number>(9).fill(216), beds.strip).scale).toBeLessThanOrEqual(1);
  });
});

describe('words on the screen', () => {
  it('stand in centred lines', () => {
    const { spots, lines } = inLines([100, 100, 100], { x: 500, y: 50, widest: 220, line: 40, gap: 20 });
    expect(lines).toBe(2);
    expect(spots).toEqual([
      { x: 440, y: 30 },
      { x: 560, y: 30 },
      { x: 500, y: 70 },
    ]);
  });

  it('come one by one as the film passes, and go when it is turned back', () => {
    expect([0, 0.05, 0.1, 1, 1.2, 9].map((pos) => wordsAt(pos, 3))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('of a text in steps are followed by one empty frame', () => {
    expect(stepAt(2.9, [3, 2])).toEqual({ step: 0, at: 2.9 });
    expect(stepAt(3.5, [3, 2])).toEqual({ step: 0, at: 3.5 });
    expect(stepAt(4, [3, 2])).toEqual({ step: 1, at: 0 });
    expect(stepAt(6, [3, 2])).toEqual({ step: 1, at: 2 });
  });

  it('have all come well before a text goes away', () => {
    expect(10 / leastSpeed(10, 5000)).toBeCloseTo(3);
  });
});

describe('the crank', () => {
  it('counts the short way round', () => {
    expect(turnBetween(0, 0.2)).toBeCloseTo(0.2);
    expect(turnBetween(3.1, -3.1)).toBeCloseTo(Math.PI * 2 - 6.2);
    expect(turnBetween(-3.1, 3.1)).toBeCloseTo(6.2 - Math.PI * 2);
  });

  it('was turned evenly when its speed changed less than 30 %', () => {
    expect(isEven([])).toBe(false);
    expect(isEven([2])).toBe(true);
    expect(isEven([2, 2.2, 1.9])).toBe(true);
    expect(isEven([2, 3, 2])).toBe(false);
    expect(isEven([2, 0, 2])).toBe(false);
    expect(isEven([0, 0])).toBe(false);
  });
});

describe('puppets', () => {
  it('play in a film whose words name them, also as many or small ones', () => {
    expect(named(['De', 'kat', 'zit', 'op', 'de', 'trein.'])).toBe('pop-kat');
    expect(named(['Twee', 'uilen', 'en', 'een', 'bootje!'])).toBe('pop-uil');
    expect(named(['vissoep', 'katoen'])).toBeUndefined();
  });

  it('join while the first frame passes and stay joined', () => {
    expect(apartAt(-0.25)).toBe(1);
    expect(apartAt(0.2)).toBeGreaterThan(0);
    expect(apartAt(0.5)).toBe(0);
    expect(apartAt(2)).toBe(0);
  });

  it('flutter at the first wrong join', () => {
    expect(firstWrong([true, false, false])).toBe(1);
    expect(firstWrong([true, true])).toBe(1);
    expect(firstWrong([])).toBe(0);
  });
});

describe('posters', () => {
  it('hang in one row, or in two where they are too wide, inside the view and apart', () => {
    for (const widths of [
      [170, 170],
      [300, 300, 300, 300],
      [460, 460, 460, 460],
    ]) {
      const { spots, scale } = hang(widths, false);
      spots.forEach(({ x, y }, i) => {
        expect(x - (widths[i]! * scale) / 2).toBeGreaterThanOrEqual(43);
        expect(x + (widths[i]! * scale) / 2).toBeLessThanOrEqual(1323);
        const next = spots[i + 1];
        if (next?.y === y)
          expect(next.x - x).toBeGreaterThan(((widths[i]! + widths[i + 1]!) * scale) / 2 + 11);
      });
    }
    expect(new Set(hang([460, 460, 460, 460], false).spots.map(({ y }) => y)).size).toBe(2);
    expect(new Set(hang([182, 182, 182, 182], true).spots.map(({ y }) => y)).size).toBe(1);
  });

  it('of a whole round find a place of their own on the board', () => {
    const places = Array.from({ length: 12 }, (_, i) => JSON.stringify(boardSpot(i)));
    expect(new Set(places).size).toBe(12);
  });
});
