import type { Rng } from '../../engine/exercise/index.ts';
import type { Goal } from './rules.ts';

/** Clouds hang in turn high and low, between these, so far apart at most. */
const SKY = { left: 70, right: 1296, high: 297, low: 431 } as const;
/** How wide clouds with words are at most by how many there are, how far apart, and how far beside one a line still ends at it. */
const WORDS = { widths: [470, 470, 470, 470, 410, 386], pitch: 330, half: 116 } as const;
/** The same for letters, many or few. */
const LETTERS = { wide: 100, pitch: 128, half: 50 } as const;

function hang(count: number, wide: number, most: number, half: number, isHighFirst: boolean): Goal[] {
  const { left, right, high, low } = SKY;
  const pitch = Math.min(most, (right - left - wide) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round((left + right) / 2 + (i - (count - 1) / 2) * pitch),
    y: (i % 2 === 0) === isHighFirst ? high : low,
    half: Math.min(half, pitch * 0.44),
  }));
}

/** Where clouds with words are, and how wide they are at most. */
export function hangWords(count: number, rng: Rng): { spots: Goal[]; widest: number } {
  const widest = WORDS.widths[count] ?? WORDS.widths.at(-1)!;
  return { spots: hang(count, widest, WORDS.pitch, WORDS.half, rng.below(2) === 0), widest };
}

/** Where clouds with letters are, and how wide they are at most. */
export function hangLetters(count: number): { spots: Goal[]; widest: number } {
  const spots = hang(count, LETTERS.wide, LETTERS.pitch, LETTERS.half, true);
  const pitch = count > 1 ? spots[1]!.x - spots[0]!.x : LETTERS.pitch;
  // Each hangs beside the next but one.
  return { spots, widest: Math.min(150, pitch * 2 - 10) };
}
