import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coarser, sprite, svg } from '../../engine/drawing/index.ts';
import { drawSprites, makeAtlas, makeTiles } from './atlas.ts';
import { rasterise } from './raster.ts';

const square = (colour: string, size: number) =>
  `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${colour}"/>`;
const pixelsOf = async (webp: Buffer) => {
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
const near = (pixel: number[], wanted: number[]) =>
  pixel.every((value, i) => Math.abs(value - wanted[i]!) < 24);

describe('rasterise', () => {
  it('cuts off what is empty and remembers where it was', async () => {
    const drawing = svg('<rect x="10" y="20" width="30" height="8" fill="#f00"/>', 0, 0, 100, 60);
    const { left, top, width, height, fullWidth, fullHeight } = await rasterise(drawing, 1.5);
    expect([left, top, width, height, fullWidth, fullHeight]).toEqual([15, 30, 45, 12, 150, 90]);
  });

  it('says so when there is nothing to see', async () => {
    await expect(rasterise(svg('<g/>', 0, 0, 20, 20), 1)).rejects.toThrow('empty');
  });
});

describe('makeAtlas', () => {
  it('draws each sprite at 1.5 px per u, in its own place, with its edge repeated around it', async () => {
    const art = {
      rood: sprite(square('#ff0000', 40), -40, -30, 60, 30),
      blauw: sprite(square('#0000ff', 20), -10, -10, 10, 10),
    };
    const { webp, json } = await makeAtlas(await drawSprites(art), 100_000);
    const { frames, meta } = JSON.parse(json) as {
      frames: Record<
        string,
        {
          frame: { x: number; y: number; w: number; h: number };
          sourceSize: object;
          spriteSourceSize: object;
          pivot: object;
        }
      >;
      meta: { scale: string };
    };
    expect(meta.scale).toBe('1.5');
    const { frame, sourceSize, spriteSourceSize, pivot } = frames['rood']!;
    expect([frame.w, frame.h]).toEqual([60, 60]);
    expect(sourceSize).toEqual({ w: 150, h: 90 });
    expect(spriteSourceSize).toEqual({ x: 30, y: 15, w: 60, h: 60 });
    expect(pivot).toEqual({ x: 0.4, y: 0.5 });
    const at = await pixelsOf(webp);
    expect(near(at(frame.x + 30, frame.y + 30), [255, 0, 0, 255])).toBe(true);
    expect(near(at(frame.x - 2, frame.y + 30), [255, 0, 0, 255])).toBe(true);
    const blue = frames['blauw']!.frame;
    expect(near(at(blue.x + 15, blue.y + 15), [0, 0, 255, 255])).toBe(true);
  });

  it('draws a coarse sprite on fewer pixels, and says so', async () => {
    const drawing = sprite(square('#ff0000', 40), -30, -30, 30, 30);
    const { json } = await makeAtlas(
      await drawSprites({ fijn: drawing, grof: coarser(drawing, 2) }),
      100_000,
    );
    const { frames } = JSON.parse(json) as {
      frames: Record<string, { sourceSize: object; pivot: object; coarse?: number }>;
    };
    expect(frames['fijn']).toMatchObject({ sourceSize: { w: 90, h: 90 } });
    expect(frames['fijn']).not.toHaveProperty('coarse');
    expect(frames['grof']).toMatchObject({
      sourceSize: { w: 45, h: 45 },
      pivot: { x: 0.5, y: 0.5 },
      coarse: 2,
    });
  });

  it('names the sprite that can not be drawn', async () => {
    await expect(drawSprites({ leeg: sprite('<g/>', 0, 0, 10, 10) })).rejects.toThrow('"leeg"');
  });

  it('gives up quality to stay within the limit', async () => {
    const noise = Array.from(
      { length: 400 },
      (_, i) =>
        `<circle cx="${(i * 37) % 200}" cy="${(i * 53) % 200}" r="5" fill="hsl(${(i * 47) % 360} 80% 50%)"/>`,
    ).join('');
    const art = { ruis: { svg: svg(noise, 0, 0, 200, 200), width: 200, height: 200 } };
    const best = (await makeAtlas(await drawSprites(art), 1_000_000)).webp.length;
    expect((await makeAtlas(await drawSprites(art), 1000)).webp.length).toBeLessThan(best * 0.85);
  });
});

describe('makeTiles', () => {
  it('lays tiles in their order on one grid', async () => {
    const tile = (colour: string) => svg(square(colour, 64), -32, -32, 64, 64);
    const { webp, json } = await makeTiles(
      { size: 64, tiles: { gras: tile('#00ff00'), zee: tile('#0000ff') } },
      100_000,
    );
    const { names, side, margin, spacing } = JSON.parse(json) as {
      names: string[];
      side: number;
      margin: number;
      spacing: number;
    };
    expect(names).toEqual(['gras', 'zee']);
    expect([side, margin, spacing]).toEqual([96, 2, 4]);
    const at = await pixelsOf(webp);
    expect(near(at(margin + 48, margin + 48), [0, 255, 0, 255])).toBe(true);
    expect(near(at(margin + side + spacing + 48, margin + 48), [0, 0, 255, 255])).toBe(true);
    expect(near(at(0, 48), [0, 255, 0, 255])).toBe(true);
  });
});
