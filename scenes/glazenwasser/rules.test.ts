import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/exercise/index.ts';
import { Glass } from './glass.ts';
import {
  answerWindows,
  arrowTowards,
  creepsAfter,
  hourOf,
  hung,
  LARGE,
  lightsOf,
  sixWindows,
  strokesOver,
  thirdAt,
} from './rules.ts';
import { Slide, SPEED } from './slide.ts';

const WORD = { x: 150, y: 110, width: 260, height: 90 };
const rng = () => createRng('glas');

/** Whether two rectangles have room between them. */
function areApart(
  a: { x: number; y: number; width: number; height: number },
  b: typeof a,
  room: number,
): boolean {
  return (
    a.x + a.width + room <= b.x ||
    b.x + b.width + room <= a.x ||
    a.y + a.height + room <= b.y ||
    b.y + b.height + room <= a.y
  );
}

describe('glass', () => {
  it('comes clean where the brush went, and nowhere else', () => {
    const glass = new Glass(560, 320);
    const bits = glass.wipe({ x: 100, y: 160 }, { x: 460, y: 160 }, 55);
    expect(bits).toBeGreaterThan(0);
    expect(glass.isClean({ x: 280, y: 160 })).toBe(true);
    expect(glass.isClean({ x: 280, y: 40 })).toBe(false);
    expect(glass.shareOf(WORD)).toBeGreaterThan(0.9);
    expect(glass.share).toBeLessThan(0.5);
    expect(glass.wipe({ x: 100, y: 160 }, { x: 460, y: 160 }, 55)).toBe(0);
  });

  it('is wiped whole by as many strokes as an area needs', () => {
    for (const r of [45, 55, 65]) {
      const glass = new Glass(560, 320);
      const path = strokesOver({ x: 0, y: 0, width: 560, height: 320 }, r);
      path.slice(1).forEach((to, i) => glass.wipe(path[i]!, to, r));
      expect(glass.share, `brush ${r}`).toBeGreaterThan(0.95);
    }
    expect(strokesOver(WORD, 55)).toHaveLength(2);
  });

  it('knows the soap nearest to the squeegee', () => {
    const glass = new Glass(560, 320);
    glass.wipeRect({ x: 0, y: 0, width: 300, height: 320 });
    const { x } = glass.nearestSoap(WORD, { x: 0, y: 160 })!;
    expect(x).toBeGreaterThan(300);
    expect(x).toBeLessThan(330);
    glass.wipeRect(WORD);
    expect(glass.nearestSoap(WORD, { x: 0, y: 0 })).toBeUndefined();
  });

  it('gets soapy again from its edges, never over the word that is guarded', () => {
    const glass = new Glass(560, 320);
    glass.wipeRect({ x: 0, y: 0, width: 560, height: 320 });
    const chance = rng();
    const first = glass.creep(8, chance, WORD);
    expect(first).toHaveLength(8);
    for (const { x, y } of first) expect(x < 20 || y < 20 || x > 540 || y > 300).toBe(true);
    for (let i = 0; i < 200; i++) glass.creep(8, chance, WORD);
    expect(glass.shareOf(WORD)).toBe(1);
    expect(glass.share).toBeLessThan(0.3);
    for (let i = 0; i < 200; i++) glass.creep(8, chance);
    expect(glass.share).toBe(0);
  });

  it('fogs up by the column', () => {
    const glass = new Glass(1000, 112);
    glass.wipeColumns(0, 300, 40);
    expect(glass.isClean({ x: 330, y: 100 })).toBe(true);
    expect(glass.isClean({ x: 360, y: 100 })).toBe(false);
    glass.soapColumns(0, 100);
    expect(glass.isClean({ x: 50, y: 20 })).toBe(false);
    expect(glass.isClean({ x: 150, y: 20 })).toBe(true);
    expect(glass.cleanBits.every(({ x }) => x >= 100)).toBe(true);
  });
});

describe('windows', () => {
  it('hang apart within what is always in view', () => {
    for (const windows of [
      sixWindows(),
      ...[2, 3, 4, 5, 6].map((count) => answerWindows(count)),
      answerWindows(3, true),
    ]) {
      windows.forEach((a, i) => {
        expect(a.x).toBeGreaterThanOrEqual(43);
        expect(a.x + a.width).toBeLessThanOrEqual(1323);
        expect(a.y).toBeGreaterThanOrEqual(228);
        expect(a.y + a.height).toBeLessThanOrEqual(752);
        expect(a.height).toBeGreaterThanOrEqual(72);
        for (const b of windows.slice(i + 1)) expect(areApart(a, b, 28)).toBe(true);
      });
    }
  });

  it('are numbered in reading order', () => {
    const order = (windows: { x: number; y: number }[]) =>
      [...windows].sort((a, b) => a.y - b.y || a.x - b.x);
    for (const windows of [sixWindows(), answerWindows(5)]) expect(order(windows)).toEqual(windows);
  });

  it('hide the options anywhere, each in a window of its own, in their order', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const chance = createRng(`ramen/${seed}`);
      const windows = hung(3, 6, (all) => chance.shuffle(all));
      expect(new Set(windows).size).toBe(3);
      expect([...windows].sort((a, b) => a - b)).toEqual(windows);
      seen.add(windows[0]!).add(windows[2]!);
    }
    expect(seen.size).toBe(6);
  });

  it('are cleared by thirds in calm mode', () => {
    expect(thirdAt(LARGE, LARGE.x + 10).x).toBe(LARGE.x);
    expect(thirdAt(LARGE, LARGE.x + 280).x).toBeCloseTo(LARGE.x + LARGE.width / 3);
    expect(thirdAt(LARGE, LARGE.x + 900).x).toBeCloseTo(LARGE.x + (2 * LARGE.width) / 3);
  });
});

describe('the squeegee by key', () => {
  it('goes the way that is farthest first', () => {
    expect(arrowTowards({ x: 0, y: 0 }, { x: -90, y: 40 })).toEqual({ code: 'ArrowLeft', far: 90 });
    expect(arrowTowards({ x: 0, y: 0 }, { x: 30, y: 80 })).toEqual({ code: 'ArrowDown', far: 80 });
  });

  it('slides a little way for a short press, and on while it is held', () => {
    const slide = new Slide();
    const far = (steps: number) =>
      Array.from({ length: steps }, () => slide.step(1000 / 60)?.x ?? 0).reduce((sum, x) => sum + x, 0);
    slide.press('ArrowRight', 64);
    slide.release('ArrowRight');
    expect(far(60)).toBeGreaterThanOrEqual(64);
    expect(slide.isOn).toBe(false);
    slide.press('ArrowLeft', 64);
    expect(far(60)).toBeCloseTo(-SPEED);
    slide.stop();
    expect(slide.step(16)).toBeUndefined();
  });
});

describe('the round', () => {
  it('lets soap creep back sooner at a higher tempo, never at the lowest', () => {
    expect(creepsAfter(0)).toBe(Infinity);
    expect(creepsAfter(0.5)).toBe(12_000);
    expect(creepsAfter(1)).toBe(6000);
  });

  it('the day goes on with the work: evening after a third of the windows, dusk after two thirds', () => {
    expect([0, 5, 6, 10, 11, 15].map((done) => hourOf(done, 16))).toEqual([
      'day',
      'day',
      'evening',
      'evening',
      'dusk',
      'dusk',
    ]);
  });

  it('lights the tower in a mirrored pattern of what was right', () => {
    expect(lightsOf(['first-try', 'missed', 'second-try'])).toEqual([
      [2, 0, 0, 2],
      [1, 1, 1, 1],
    ]);
  });
});
