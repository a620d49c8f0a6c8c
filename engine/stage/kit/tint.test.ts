import { describe, expect, it } from 'vitest';
import {
  DEEP,
  FEEDBACK,
  PALETTE,
  PLATES,
  TINT_GROUND,
  statesOf,
  type PlateName,
} from '../../drawing/index.ts';
import { tintOf } from './tint.ts';

/** Contrast of two colours as WCAG 2 reckons it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('a card tint', () => {
  it.each(Object.entries(TINT_GROUND))('%s leaves every ink readable', (_, ground) => {
    expect(contrast(PALETTE.ink, ground)).toBeGreaterThanOrEqual(7);
    for (const ink of [PALETTE.pencil, FEEDBACK.right.text, FEEDBACK.again.text, ...Object.values(DEEP)])
      expect(contrast(ink, ground), ink).toBeGreaterThanOrEqual(4.5);
  });

  it('colours what exercise letters stand on, not what is right, out of play or has a colour of its own', () => {
    for (const name of [
      'card',
      'cardTall',
      'tile',
      'panel',
      'panelTwo',
      'side',
      'banner',
      'keyLetter',
    ] as const)
      expect(tintOf(name, 'normal', 'blue'), name).toBe(TINT_GROUND.blue);
    for (const name of ['hint', 'signA', 'button', 'keyDone', 'slot'] as const)
      expect(tintOf(name, 'normal', 'blue'), name).toBeUndefined();
    expect(tintOf('card', 'pressed', 'pink')).toBe(TINT_GROUND.pink);
    for (const state of ['right', 'out'] as const) expect(tintOf('card', state, 'pink')).toBeUndefined();
  });

  it('changes nothing for who has none', () => {
    for (const name of Object.keys(PLATES) as PlateName[])
      for (const state of statesOf(name)) expect(tintOf(name, state, 'none')).toBeUndefined();
  });
});
