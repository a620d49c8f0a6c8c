// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVATAR_COLOURS,
  AVATAR_PATTERNS,
  AVATAR_SHAPES,
  FACES,
  HUD_ICONS,
  KLODDER_NAMES,
  PALETTE,
  avatarSvg,
  backdrop,
  coarsely,
  curl,
  eraser,
  hudButton,
  hudIcon,
  hudKite,
  hudStrip,
  kitArt,
  klodder,
  layer,
  mix,
  progressDrop,
  sprite,
  svg,
  torn,
} from './index.ts';

/** Problems of an SVG document: bad XML, references to what is not there, letters, numbers that are none. */
function problems(drawing: string): string[] {
  const found: string[] = [];
  const document = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  if (document.querySelector('parsererror')) found.push('no XML');
  if (document.querySelector('text')) found.push('letters in art');
  if (/NaN|undefined|Infinity/.test(drawing)) found.push('a number that is none');
  for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g))
    if (!document.getElementById(id!)) found.push(`no #${id}`);
  return found;
}

describe('coarsely', () => {
  const drawn = () => sprite('<circle r="5"/>', -10, -10, 10, 10);
  const sprites = { 'rug-0': drawn(), 'rug-1': drawn(), rugzak: drawn() };

  it('says it of those that are named, by themselves or by how they begin', () => {
    const all = coarsely(sprites, { 'rug-*': 2 });
    expect(Object.values(all).map(({ coarse }) => coarse)).toEqual([2, 2, undefined]);
    expect(all['rug-0']).toMatchObject({ width: 20, height: 20 });
  });

  it('refuses a name that no sprite has', () => {
    expect(() => coarsely(sprites, { rug: 2 })).toThrow('"rug"');
  });
});

describe('drawings are whole SVG documents', () => {
  it.each(KLODDER_NAMES)('%s, with every face', (name) => {
    for (const face of FACES)
      expect(problems(svg(klodder({ name, face, item: '<path d="M0 0H9"/>' }), -70, -140, 140, 160))).toEqual(
        [],
      );
  });

  it('Gum and Krul', () => {
    for (const face of FACES) expect(problems(svg(eraser({ face }), -60, -100, 120, 120))).toEqual([]);
    for (const shape of ['curl', 'racer', 'rocket', 'fish'] as const)
      expect(problems(svg(curl({ shape }), -80, -130, 160, 150))).toEqual([]);
  });

  it('every avatar: 8 colours, 8 patterns, 4 shapes, all different', () => {
    const all = new Set<string>();
    for (const shape of AVATAR_SHAPES)
      for (const colour of Object.keys(AVATAR_COLOURS))
        for (const pattern of AVATAR_PATTERNS) {
          const drawing = avatarSvg({ shape, colour, pattern });
          expect(problems(drawing)).toEqual([]);
          all.add(drawing);
        }
    expect(all.size).toBe(256);
  });

  it('an avatar of unknown looks is still one', () => {
    expect(avatarSvg({ shape: 'weg', colour: 'weg' })).toBe(
      avatarSvg({ shape: 'rond', colour: 'blauw', pattern: 'effen' }),
    );
  });

  it('every frame of the kit, and the HUD', () => {
    for (const [name, art] of Object.entries(kitArt())) expect([name, ...problems(art.svg)]).toEqual([name]);
    for (const icon of HUD_ICONS)
      expect(problems(hudButton(icon)).concat(problems(hudIcon(icon)))).toEqual([]);
    for (const state of ['todo', 'now', 'right', 'done'] as const)
      expect(problems(progressDrop(state))).toEqual([]);
    expect(problems(hudStrip()).concat(problems(hudKite(2, 3)))).toEqual([]);
  });
});

describe('drawing', () => {
  it('is the same every time', () => {
    expect(kitArt()).toEqual(kitArt());
  });

  it('places a sprite by the origin of its drawing', () => {
    const { width, height, originX, originY } = sprite('<path d="M0 0H9"/>', -20, -30, 60, 10);
    expect([width, height, originX, originY]).toEqual([80, 40, 0.25, 0.75]);
  });

  it('gives a backdrop the stage in its middle and the filters it uses', () => {
    const { svg: drawing } = backdrop(
      layer(
        [
          [0, 0],
          [100, 0],
          [50, 80],
        ],
        PALETTE.moss,
      ),
    );
    expect(drawing).toContain('viewBox="-117 -96 1600 960"');
    expect(problems(drawing)).toEqual([]);
  });

  it('tears a line that stays near it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.5, max: 4, noNaN: true }), (seed, amplitude) => {
        const ys = [
          ...torn(
            [
              [0, 50],
              [400, 50],
            ],
            { seed, amplitude, closed: false },
          ).matchAll(/[ML][-\d.]+ ([-\d.]+)/g),
        ].map(([, y]) => Number(y));
        expect(ys.length).toBeGreaterThan(40);
        for (const y of ys) expect(Math.abs(y - 50)).toBeLessThan(amplitude * 4);
      }),
    );
  });

  it('mixes colours', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  });
});
