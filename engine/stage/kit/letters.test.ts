// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bareStage } from '../../testing/bare-stage.ts';
import type { Thing } from '../thing.ts';

const bare = bareStage();

describe('letters', () => {
  it('are of the type that the pupil has set, and never joined', async () => {
    for (const [font, wideLetters] of [
      ['usual', false],
      ['usual', true],
      ['dyslexic', false],
      ['dyslexic', true],
    ] as const) {
      await bare.open({ font, wideLetters });
      for (const size of [28, 40, 56]) {
        const { style, letterSpacing } = bare.stage.text('koffie', 0, 0, { size });
        expect(String(style.fontFamily)).toMatch(font === 'usual' ? /^Andika$/ : /^OpenDyslexic,/);
        // No space at all lets the browser join f and i.
        expect(Math.abs(letterSpacing)).toBeGreaterThanOrEqual(1);
      }
    }
  });
});

describe('labels', () => {
  const sheets = () => bare.stage.scene.textures.getTextureKeys().filter((key) => key.startsWith('labels/'));

  it('lie together on one texture, as wide as a text would be, and go with the last of them', () => {
    const style = { size: 30, colour: '#1E2747' };
    const sheet = bare.stage.labels();
    const labels = ['wolken', 'ei of ij', 'au'].map((text, i) => sheet.add(text, 100 * i, 50, style));
    sheet.draw();
    expect(sheets()).toHaveLength(1);
    for (const { text, width, image } of labels) {
      const written = bare.stage.text(text, 0, 0, { size: 30, exercise: false });
      expect(width).toBe(written.width);
      expect(image.texture.key).toBe(sheets()[0]);
      expect([image.displayOriginX, image.displayOriginY]).toEqual([width / 2, written.height / 2]);
      written.destroy();
    }
    // None lies over another.
    expect(new Set(labels.map(({ image }) => `${image.frame.cutX} ${image.frame.cutY}`)).size).toBe(3);
    labels[0]!.image.destroy();
    expect(sheets()).toHaveLength(1);
    for (const { image } of labels.slice(1)) image.destroy();
    expect(sheets()).toEqual([]);
  });

  it('are drawn anew, as large as before, when the window grows', () => {
    const sheet = bare.stage.labels();
    const label = sheet.add('wolken', 0, 0, { size: 30, colour: '#1E2747' });
    sheet.draw();
    const [before] = sheets();
    bare.headless.resize(2732, 1536);
    const { frame, texture } = label.image;
    expect([texture.key === before, sheets()]).toEqual([false, [texture.key]]);
    expect(frame.source.resolution).toBeGreaterThan(1);
    expect(frame.cutWidth).toBeGreaterThanOrEqual(Math.floor(label.width * frame.source.resolution));
    expect(Math.abs(label.image.width - label.width)).toBeLessThan(1);
    label.image.destroy();
  });
});

describe('a word line', () => {
  /** Colours of what lies under its letters; the drawn line has none. */
  const lines = (colour?: string) => {
    const line = bare.stage.kit.word(0, 0, 'trein', { ...(colour !== undefined && { colour }) });
    line.setWord('trein', { from: 2, to: 4 });
    const parts = (line as unknown as { list: (Thing & { defaultFillColor?: number })[] }).list;
    return parts.filter(({ type }) => type !== 'Text').map(({ defaultFillColor }) => defaultFillColor);
  };

  it('has the hard spot underlined, in the colour of letters that are not of ink', () => {
    expect(lines()).toEqual([undefined]);
    expect(lines('#FFFDF6')).toEqual([0xfffdf6]);
  });
});

describe('a loose thing', () => {
  const loose = (text: string, scale = 1) =>
    bare.stage.kit.loose({
      id: 't1',
      text,
      base: [],
      size: { width: 90, height: 90 },
      room: 60,
      home: { x: 300, y: 500, scale },
      depth: { lying: 1, flying: 2 },
    });

  it('shrinks its letters to fit, but never below 32 u as they are seen', () => {
    expect(loose('a').word.scale).toBe(1);
    expect(loose('sch').word.scale).toBeLessThanOrEqual(1);
    const small = loose('schr', 0.5);
    expect(44 * small.word.scale * small.scale).toBeGreaterThanOrEqual(31.9);
  });

  it('is hatched while it is out of play', () => {
    const thing = loose('a');
    const before = (thing as unknown as { list: Thing[] }).list.length;
    thing.isOut = true;
    expect((thing as unknown as { list: Thing[] }).list.length).toBeGreaterThan(before);
    thing.isOut = false;
    expect((thing as unknown as { list: Thing[] }).list.length).toBe(before);
  });
});
