import { backdrop, defineArt, grain, type SpriteArt } from '../../../engine/drawing/index.ts';
import { body, frame } from './body.ts';
import { cakes } from './cake.ts';
import { extras } from './extras.ts';
import { coarseness } from './sizes.ts';
import { tools } from './tools.ts';
import { floor, wall } from './workshop.ts';
import { works } from './works.ts';

/** The same drawing on fewer pixels; the scene shows it larger by `coarseness`. */
const coarser = (art: SpriteArt, times: number): SpriteArt => ({
  ...art,
  width: art.width / times,
  height: art.height / times,
  svg: art.svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${art.width / times}" height="${art.height / times}"`,
  ),
});

const drawn: Record<string, SpriteArt> = { ...cakes(), ...tools(), ...works(), ...extras() };

/** Dok's workshop with the machine. */
export default defineArt({
  backdrop: backdrop(wall() + floor() + body() + frame() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
