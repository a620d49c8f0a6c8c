import type { PlaySettings, ReadExercise } from '../../engine/exercise/index.ts';
import { ROOM } from './places.ts';
import { lettersIn, ribbonLines } from './rules.ts';

/** Letters of a long text, of a sentence and of a few words, in u, and up to how many letters those have. */
const SIZES = { much: 52, usual: 60, few: 80 } as const;
const UP_TO = { few: 18, usual: 120 } as const;
const LARGER = 1.2;
const SPACING = { wide: 0.08, usual: 0.02 } as const;

/** What room letters of `size` u really take for this pupil: their size, and what lies between them. */
export function lettering(
  size: number,
  { largeLetters, wideLetters }: Pick<PlaySettings, 'largeLetters' | 'wideLetters'>,
): { real: number; spacing: number } {
  const real = largeLetters ? size * LARGER : size;
  return { real, spacing: Math.max(1, real * (wideLetters ? SPACING.wide : SPACING.usual)) };
}

/** A text on the lines of the ribbon, and the size of its letters. */
export function onRibbon(
  { text, steps }: Pick<ReadExercise, 'text' | 'steps'>,
  settings: Pick<PlaySettings, 'largeLetters' | 'wideLetters'>,
): { size: number; lines: string[][] } {
  const { few, usual, much } = SIZES;
  const size = text.length <= UP_TO.few ? few : text.length <= UP_TO.usual ? usual : much;
  const { real, spacing } = lettering(size, settings);
  return { size, lines: ribbonLines(steps ?? [text], lettersIn(ROOM.right - ROOM.left, real, spacing)) };
}
