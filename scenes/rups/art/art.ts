import { GRID } from './sizes.ts';
import { backdrop, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { butterfly } from './butterfly.ts';
import { caterpillar } from './caterpillar.ts';
import { food } from './food.ts';
import { garden } from './garden.ts';
import { things } from './things.ts';
import { tiles } from './lawn.ts';

const sprites: Record<string, SpriteArt> = { ...caterpillar(), ...food(), ...things(), ...butterfly() };

/** A kitchen garden with a lawn of paper squares. */
export default defineArt({
  backdrop: backdrop(garden()),
  sprites,
  tiles: { size: GRID.cell, tiles: tiles() },
});
