import { backdrop, defineArt, grain, coarser, type SpriteArt } from '../../../engine/drawing/index.ts';
import { body, frame } from './body.ts';
import { cakes } from './cake.ts';
import { extras } from './extras.ts';
import { coarseness } from './sizes.ts';
import { tools } from './tools.ts';
import { floor, wall } from './workshop.ts';
import { works } from './works.ts';

const drawn: Record<string, SpriteArt> = { ...cakes(), ...tools(), ...works(), ...extras() };

/** Dok's workshop with the machine. */
export default defineArt({
  backdrop: backdrop(wall() + floor() + body() + frame() + grain(-117, -96, 1600, 960, 0.13)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
