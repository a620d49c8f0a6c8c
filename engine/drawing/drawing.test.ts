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
  box,
  circle,
  coarsely,
  cord,
  curl,
  each,
  eraser,
  flat,
  hudButton,
  hudIcon,
  hudKite,
  hudStrip,
  kitArt,
  klodder,
  layer,
  mix,
  oval,
  polyline,
  progressDrop,
  prop,
  rows,
  series,
  smooth,
  sprite,
  sticker,
  svg,
  tones,
  torn,
  words,
  type SpriteArt,
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

describe('outlines', () => {
  it('are the same from points as from numbers in turn', () => {
    const corners = box(0, 5, 90, 40);
    for (const draw of [polyline, smooth, torn])
      expect(draw([0, 5, 90, 5, 90, 40, 0, 40])).toBe(draw(corners));
  });
});

describe('a sprite reaches', () => {
  const origin = ({ width, height, originX, originY }: SpriteArt) => [width, height, originX, originY];

  it.each([
    [[56], [112, 112, 0.5, 0.5]],
    [
      [80, 40],
      [160, 80, 0.5, 0.5],
    ],
    [
      [-10, -30, 30, 10],
      [40, 40, 0.25, 0.75],
    ],
  ] as const)('%j', (reach, wanted) => {
    expect(origin(sprite('<circle r="5"/>', ...reach))).toEqual(wanted);
  });
});

describe('what lies within an outline', () => {
  it.each([prop, sticker])('stands by itself or among the options', (draw) => {
    const inner = flat('M0 0H9V9Z', PALETTE.coral);
    expect(draw(circle(9), PALETTE.teal, inner, { line: 3 })).toBe(
      draw(circle(9), PALETTE.teal, { inner, line: 3 }),
    );
    expect(draw(circle(9), PALETTE.teal, inner)).toContain(inner);
  });
});

describe('strokes', () => {
  it('leave out what is usual', () => {
    expect(flat('M0 0Z', '#fff')).toBe('<path d="M0 0Z" fill="#fff"/>');
    expect(oval(4, 2, '#fff')).toBe('<ellipse rx="4" ry="2" fill="#fff"/>');
  });

  it('a cord shows its edge at both sides', () => {
    const widths = [...cord('M0 0V9', '#E2BE88', 11, '#000000', 1.5).matchAll(/stroke-width="([\d.]+)"/g)];
    expect(widths.map(([, width]) => Number(width))).toEqual([11, 8]);
  });
});

describe('tables', () => {
  it('draws each of a list, or so many times', () => {
    expect(each(['a', 'b'], (one, i) => `${one}${i}`)).toBe('a0b1');
    expect(each(3, (i) => `${i}`)).toBe('012');
  });

  it('cuts numbers in rows, and refuses what is left over', () => {
    expect(rows(2, [1, 2, 3, 4])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(() => rows(3, [1, 2, 3, 4])).toThrow('rows of 3');
  });

  it('names a series, colours and a list', () => {
    expect(series('vlag', ['a', 'b'], (one) => one)).toEqual({ 'vlag-0': 'a', 'vlag-1': 'b' });
    expect(tones('sky #CDEBFA sea #7CC6E8', 'wood #C99A6B')).toEqual({
      sky: '#CDEBFA',
      sea: '#7CC6E8',
      wood: '#C99A6B',
    });
    expect(words('beer ster')).toEqual(['beer', 'ster']);
  });
});

describe('coarsely', () => {
  const drawn = () => sprite('<circle r="5"/>', -10, -10, 10, 10);
  const sprites = { 'rug-0': drawn(), 'rug-1': drawn(), rugzak: drawn() };

  it('says it of those that are named, by themselves or by how they begin', () => {
    const all = coarsely(sprites, { 2: 'rug-*' });
    expect(Object.values(all).map(({ coarse }) => coarse)).toEqual([2, 2, undefined]);
    expect(all['rug-0']).toMatchObject({ width: 20, height: 20 });
  });

  it('refuses a name that no sprite has', () => {
    expect(() => coarsely(sprites, { 2: 'rugzak rug' })).toThrow('"rug"');
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
