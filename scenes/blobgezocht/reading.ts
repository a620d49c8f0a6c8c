import type { ReadExercise } from '../../engine/exercise/index.ts';
import { Sheet } from '../../engine/stage/index.ts';
import type { Office } from './game.ts';
import { DEPTHS, STAND } from './places.ts';

/** The note that is slipped under the door, and the letters on it. The last page leaves room for the button at its right. */
const NOTE = {
  frame: 'briefje',
  sound: 'briefje',
  x: STAND.x,
  y: 500,
  depth: DEPTHS.sheet,
  from: 300,
  ms: 240,
  room: 600,
  letters: 26,
  most: 3,
  pitch: 60,
  size: 44,
  word: 72,
  title: { size: 30, y: -104, lower: 20 },
  button: {
    verder: { x: STAND.x + 288, y: 650 },
    terug: { x: 1276, y: 262 },
    size: 84,
    depth: DEPTHS.sheet + 2,
  },
} as const;

/** A note with what is to be read. */
export const noteFor = (office: Office, exercise: ReadExercise, on: { read(): void; again(): void }): Sheet =>
  new Sheet(office, { ...NOTE, exercise }, on);
