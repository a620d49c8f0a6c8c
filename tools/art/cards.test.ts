import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CARD, defineCard } from '../../engine/drawing/card.ts';
import { backdrop, defineArt, sprite } from '../../engine/drawing/art.ts';
import { slab } from '../../engine/drawing/strokes.ts';
import { cardOf, drawCard, layersOf } from './cards.ts';

const green = '#00FF00';
const red = '#FF0000';
const art = defineArt({
  backdrop: backdrop(slab(-117, -96, 1600, 960, green)),
  sprites: { blok: sprite(slab(-20, -40, 40, 40, red), -20, -40, 20, 0) },
});

/** The colour of one place of a card, x and y in its pixels. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<'red' | 'green' | undefined> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0] = data.subarray((y * CARD.width + x) * 3);
  return r > 180 && g < 80 ? 'red' : g > 180 && r < 80 ? 'green' : undefined;
}

it('shows the part of the stage that is asked for, with each thing where it is placed, its size and turn', async () => {
  const picture = await drawCard(
    art,
    defineCard({
      left: 100,
      top: 100,
      width: 240,
      things: [
        ['blok', 160, 160],
        ['blok', 280, 180, 1, 90],
      ],
    }),
  );
  expect(await sharp(picture).metadata()).toMatchObject(CARD);
  // Two pixels a unit: the first block is 40 units each way above (160, 160), the second lies on its side.
  expect(await colourAt(picture, 120, 80)).toBe('red');
  expect(await colourAt(picture, 120, 130)).toBe('green');
  expect(await colourAt(picture, 400, 160)).toBe('red');
  expect(await colourAt(picture, 340, 160)).toBe('green');
});

it('names a thing that the game does not have', () => {
  const card = defineCard({ left: 0, top: 0, width: 240, things: [['bal', 0, 0]] });
  expect(() => layersOf(art, card)).toThrow('"bal"');
});

it.each(
  globSync('scenes/*/manifest.ts')
    .map((path) => basename(dirname(path)))
    .filter((id) => existsSync(`scenes/${id}/art/art.ts`)),
)('%s has one, of things that it has', async (id) => {
  expect(layersOf(...(await cardOf(id))).length).toBeGreaterThan(5);
});
