// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bareStage } from '../../testing/bare-stage.ts';
import { textsIn } from '../../testing/texts.ts';
import type { Container, Image, Text, Thing } from '../thing.ts';

const bare = bareStage();

describe('cards and tiles', () => {
  it('are as wide as their word, and a long word shrinks rather than growing past the most', () => {
    const narrow = bare.stage.kit.wordCard(0, 0, { text: 'ui' });
    const wide = bare.stage.kit.wordCard(0, 0, { text: 'schoolbibliotheek' });
    const held = bare.stage.kit.wordCard(0, 0, { text: 'schoolbibliotheek' }, { maxWidth: 380 });
    expect(narrow.width).toBeGreaterThanOrEqual(120);
    expect(wide.width).toBeGreaterThan(narrow.width * 2);
    expect(held.width).toBeLessThanOrEqual(392);
  });

  it('measure themselves without rim and shadow, at their place and scale', () => {
    const card = bare.stage.kit.wordCard(400, 300, { text: 'trein' });
    card.setScale(0.5);
    const bounds = card.getBounds();
    expect([bounds.centerX, bounds.centerY]).toEqual([400, 300]);
    expect(bounds.width).toBeCloseTo(card.width / 2);
    expect(bounds.height).toBeCloseTo(38);
  });

  it('show a badge for what is out, right or chosen and drop it again', () => {
    const tile = bare.stage.kit.tile(0, 0, 'ij');
    const front = tile.list[0] as unknown as { list: Thing[] };
    const before = front.list.length;
    tile.look = 'out';
    expect(front.list.length).toBe(before + 1);
    tile.look = 'right';
    expect(front.list.length).toBe(before + 2);
    tile.look = 'normal';
    expect(front.list.length).toBe(before);
  });

  it('give hit areas of at least 72 u', () => {
    const { kit } = bare.stage;
    for (const thing of [
      kit.wordCard(0, 0, { text: 'e' }),
      kit.tile(0, 0, 'i'),
      kit.slot(0, 0),
      kit.bucketSign(0, 0, 'B', 'u'),
    ]) {
      expect(Math.min(thing.width, thing.height)).toBeGreaterThanOrEqual(72);
    }
  });

  it('show the right word in place of a spelling, never of a label', () => {
    const label = bare.stage.kit.wordCard(683, 320, { text: '2 woorden' });
    label.reveal({ text: 'koude', from: 0, to: 2 });
    expect(textsIn([label])).toEqual(['2 woorden']);
    const spelling = bare.stage.kit.wordCard(683, 320, { text: 'trijn' });
    spelling.reveal({ text: 'trein', from: 2, to: 4 });
    expect(textsIn([spelling])).toContain('ei');
  });
});

describe('a sign that does nothing yet', () => {
  it('is grey, has no white rim, and gets its own look back', () => {
    const sign = bare.stage.kit.bucketSign(0, 0, 'A', 'klopt', { badge: 'badge/klopt' });
    const looks = () => {
      const front = sign.list[0] as Container;
      return (front.list as Image[]).map((one) => [
        one.texture.key,
        one.alpha,
        String((one as unknown as Text).style?.color),
      ]);
    };
    const before = looks();
    sign.isWaiting = true;
    expect(looks()).not.toEqual(before);
    sign.isWaiting = false;
    expect(looks()).toEqual(before);
  });
});
