// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { MARKED_LETTERS } from '../../spelling/analyse/letters.ts';
import { bareStage } from '../../testing/bare-stage.ts';

const bare = bareStage();

describe('the keyboard', () => {
  const typed: string[] = [];
  const press = (value: string) => bare.offered(`toets-${value}`).onPick?.();
  const show = () => {
    typed.length = 0;
    return bare.stage.kit.keyboard({
      onType: (letter) => typed.push(letter),
      onErase: () => typed.push('<'),
      onReady: () => typed.push('!'),
    });
  };

  it('types letters, a capital, letters with signs, rubs out and is ready', () => {
    show();
    press('k');
    press('Aa');
    press('K');
    press('laag');
    press('ë');
    press("'");
    press('Backspace');
    press('Enter');
    expect(typed).toEqual(['k', 'K', 'ë', "'", '<', '!']);
  });

  it('has all 26 letters in every layout, each key at least 72 u, none over another, all inside the core', async () => {
    for (const keyboard of ['qwerty', 'azerty', 'abc'] as const) {
      await bare.open({ keyboard });
      const board = show();
      const keys = bare.desk.all.filter((offer) => offer.kind === 'key');
      for (const letter of 'abcdefghijklmnopqrstuvwxyz')
        expect(keys.some((key) => key.value === letter)).toBe(true);
      const rects = keys.map((key) => key.rect());
      rects.forEach((a, i) => {
        expect(a.width).toBeGreaterThanOrEqual(72);
        expect(a.x).toBeGreaterThanOrEqual(43);
        expect(a.x + a.width).toBeLessThanOrEqual(1323);
        expect(a.y).toBeGreaterThanOrEqual(board.top);
        for (const b of rects.slice(i + 1)) {
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true);
        }
      });
    }
  });

  it('has every other letter that a word can be asked with among its signs, inside the core too', async () => {
    await bare.open({ keyboard: 'azerty' });
    show();
    press('laag');
    const keys = bare.desk.all.filter((offer) => offer.kind === 'key' && offer.enabled());
    expect(keys.map(({ value }) => value)).toEqual(
      expect.arrayContaining([...MARKED_LETTERS, "'", '-', ' ']),
    );
    for (const key of keys) {
      const { x, width } = key.rect();
      expect(width).toBeGreaterThanOrEqual(72);
      expect(x).toBeGreaterThanOrEqual(43);
      expect(x + width).toBeLessThanOrEqual(1323);
    }
  });

  it('takes its keys away when it is hidden', () => {
    const board = show();
    board.hide();
    expect(bare.desk.all.filter((offer) => offer.enabled()).length).toBe(0);
    board.show();
    expect(bare.desk.all.filter((offer) => offer.enabled()).length).toBeGreaterThan(28);
  });
});
