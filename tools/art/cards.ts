import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { CARD, type CardArt, type CardThing } from '../../engine/drawing/card.ts';
import { STAGE_IN_BACKDROP as STAGE, type GameArt } from '../../engine/drawing/index.ts';
import { DRAWING } from './games.ts';
import type { Job } from './job.ts';
import { hashOf } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = '.build/art';

const ids = () =>
  globSync('scenes/*/art/card.ts', { cwd: ROOT }).map((path) => basename(dirname(dirname(path))));

export const cardJobs = (): Job[] =>
  ids().map((id) => ({
    maker: 'card',
    id,
    hash: hashOf([...DRAWING, 'tools/art/cards.ts', `scenes/${id}/art/**/!(sounds|piece).ts`]),
    files: [`${OUT}/${id}/card.webp`],
    weight: 2,
  }));

/** One drawing among others of a card: an SVG within an SVG, with its own point at (0, 0). */
function nested({ sprites, tiles }: GameArt, what: CardThing[0]): string {
  const tile = typeof what === 'string' ? tiles?.tiles[what] : undefined;
  if (tiles && tile) return at(tile, tiles.size / 2, tiles.size / 2);
  const drawn = typeof what === 'string' ? sprites[what] : what;
  if (!drawn) throw new Error(`There is no sprite or tile "${String(what)}"`);
  const { svg, width, height, originX = 0.5, originY = 0.5 } = drawn;
  return at(svg, originX * width, originY * height);
}

const at = (svg: string, left: number, top: number) => svg.replace('<svg ', `<svg x="${-left}" y="${-top}" `);

/** Each drawing is a picture of its own, so that what two of them name alike can't get mixed up. */
const layer = ({ left, top, width }: CardArt, inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="${left} ${top} ${width} ${(width * CARD.height) / CARD.width}">${inner}</svg>`,
  );

/** What a card is laid together of, from the back to the front, as SVG; throws where it names what the game doesn't have. */
export const layersOf = (art: GameArt, card: CardArt): Buffer[] => [
  layer(card, art.backdrop ? at(art.backdrop.svg, STAGE.x, STAGE.y) : ''),
  ...card.things.map(([what, x, y, size = 1, turn = 0]) =>
    layer(
      card,
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${nested(art, what)}</g>`,
    ),
  ),
];

/** Composes a card of the drawings of its game, as the bytes of a WebP file. */
export function drawCard(art: GameArt, card: CardArt): Promise<Buffer> {
  const [back, ...things] = layersOf(art, card);
  return sharp(back)
    .composite(things.map((input) => ({ input })))
    .webp({ quality: 80, effort: 5 })
    .toBuffer();
}

/** The art and the card of a game. */
export async function cardOf(id: string): Promise<[GameArt, CardArt]> {
  const load = async <T>(name: string) =>
    ((await import(`../../scenes/${id}/art/${name}.ts`)) as { default: T }).default;
  return [await load<GameArt>('art'), await load<CardArt>('card')];
}

/** Makes the picture that stands on a game's card. */
export async function makeCard(id: string): Promise<void> {
  const picture = await drawCard(...(await cardOf(id)));
  const folder = join(ROOT, OUT, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'card.webp'), picture);
}
