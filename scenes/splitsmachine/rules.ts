import type { Part } from '../../engine/exercise/index.ts';
import type { Spot } from '../../engine/stage/index.ts';

/** The piece that ends where a cut was set: what is heard when a blade comes down. */
export const pieceBefore = (cut: number, cuts: readonly number[]): Part => ({
  from: Math.max(0, ...cuts.filter((other) => other < cut)),
  to: cut,
});

/** Whether a part can be said by itself: of consonants alone a voice would name the letters. */
export const canBeSaid = (part: string): boolean => /[aeiouy]/i.test(part.normalize('NFD'));

/** About how long our voice takes over a word and over a part by itself, with its silence: so many ms, and so many a letter. */
const WORD_MS = { least: 520, letter: 70 } as const;
const PART_MS = { least: 560, letter: 45 } as const;
const lengthOf = ({ least, letter }: typeof WORD_MS | typeof PART_MS, text: string) =>
  least + letter * text.length;

/** When each part is sung, in ms after its whole word began to be said, one after the other; at the end when all is still. */
export function singTimes(parts: readonly string[]): number[] {
  const times = [lengthOf(WORD_MS, parts.join(''))];
  for (const part of parts) times.push(times.at(-1)! + lengthOf(PART_MS, part));
  return times;
}

/** Which of `jars` jars the pieces fall into: spread out, from left to right; more pieces than jars share the last. */
export function jarsFor(count: number, jars: number): number[] {
  if (count >= jars) return Array.from({ length: count }, (_, i) => Math.min(i, jars - 1));
  return Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * jars) / count));
}

/** One mad part comes on the machine for so many rights; in a short round sooner, so that all four can come. */
const RIGHTS_PER_EXTRA = 3;
export const EXTRAS = 4;

/** How many mad parts there are after so many rights in a round of `size` exercises. */
export const extrasAfter = (rights: number, size: number): number =>
  Math.min(EXTRAS, Math.floor(rights / Math.max(1, Math.min(RIGHTS_PER_EXTRA, Math.floor(size / EXTRAS)))));

/** Time between two beats of the running machine, and how far beside the beat still counts, in ms. */
export const BEAT_MS = 480;
const BESIDE_MS = 170;

/** Whether an act `ms` after the first beat is on the beat; in calm mode every moment is. */
export function onBeat(ms: number, calm: boolean): boolean {
  const since = ms % BEAT_MS;
  return calm || Math.min(since, BEAT_MS - since) <= BESIDE_MS;
}

/** Below this share the steam is no longer in the green. */
const GREEN = 0.6;

/** How much steam is left of `full` ms, 1 to 0. */
export const steamLeft = (ms: number, full: number): number => Math.max(0, Math.min(1, 1 - ms / full));

/** Whether so much steam earns a tip. */
export const keepsPace = (steam: number): boolean => steam >= GREEN;

const MIDDLE = 683;
const MOULD = { width: 920, pitch: 120, y: 484, drawn: 90, largest: 1.14 } as const;
const TRAY = { left: 190, right: 1150, pitch: 106, perRow: 9 } as const;
/** Heights of the rows of loose slices, by how many rows there are, and their size. */
const ROWS = { 1: { ys: [684], scale: 0.95 }, 2: { ys: [652, 720], scale: 0.64 } } as const;

/** Moulds in a row on the belt and loose slices on their boards. */
export function layOut(slots: number, tiles: number): { slots: Spot[]; tiles: Spot[]; rows: number[] } {
  const pitch = Math.min(MOULD.pitch, MOULD.width / slots);
  const rows = tiles > TRAY.perRow ? 2 : 1;
  const { ys, scale } = ROWS[rows];
  const perRow = Math.ceil(tiles / rows);
  return {
    slots: Array.from({ length: slots }, (_, i) => ({
      x: MIDDLE + (i - (slots - 1) / 2) * pitch,
      y: MOULD.y,
      scale: Math.min(MOULD.largest, (pitch - 3) / MOULD.drawn),
    })),
    tiles: Array.from({ length: tiles }, (_, i) => {
      const row = Math.floor(i / perRow);
      const count = row === 0 ? perRow : tiles - perRow;
      const step = Math.min(TRAY.pitch, (TRAY.right - TRAY.left) / count);
      return {
        x: (TRAY.left + TRAY.right) / 2 + ((i % perRow) - (count - 1) / 2) * step,
        y: ys[row]!,
        scale,
      };
    }),
    rows: [...ys],
  };
}

/** The turning plate: its middle and the ring on which cakes stand. */
export const PLATE = { x: 598, y: 536, across: 398, deep: 116 } as const;
const FRONT = Math.PI / 2;

/** The angle of cake `i` of `count` when the plate stands as it comes: none is under the stamp. */
export const restAngle = (i: number, count: number): number =>
  FRONT + Math.PI / count + (i * 2 * Math.PI) / count;

/** How far the plate turns, the shorter way, to bring cake `i` to the front. */
export function turnTo(i: number, count: number, turned: number): number {
  const away = FRONT - restAngle(i, count) - turned;
  return turned + Math.atan2(Math.sin(away), Math.cos(away));
}

/** Where a cake at an angle stands. */
export const onPlate = (angle: number): { x: number; y: number } => ({
  x: PLATE.x + Math.cos(angle) * PLATE.across,
  y: PLATE.y + Math.sin(angle) * PLATE.deep,
});

/** The tones of a melody for words: one of eight pipes per letter group, the same words always the same tune. */
export const melody = (words: readonly string[], count: number): number[] => {
  const letters = [...words.join('')];
  return Array.from({ length: count }, (_, i) => {
    const letter = letters[Math.floor((i * letters.length) / count)] ?? 'a';
    return ((letter.codePointAt(0) ?? 0) * 5 + i * 2) % 8;
  });
};

/** The signs stand under the belt, between Dok's helmet and the lever; long ones in two rows. */
const SIGNS = { left: 198, right: 1140, gap: 26, most: 90, least: 0.84 } as const;
const SIGN_ROWS = {
  1: { ys: [698], size: 1, aside: 0 },
  2: { ys: [653, 721], size: 0.77, aside: 64 },
} as const;

/** A sign's place and size, and where its chute leaves the belt: no two at the same place. */
interface SignSpot extends Spot {
  outlet: number;
}

/** Places for signs of these widths. */
export function layOutSigns(widths: readonly number[]): SignSpot[] {
  const room = SIGNS.right - SIGNS.left;
  const fit = (row: readonly number[]) =>
    (room - SIGNS.gap * (row.length - 1)) / row.reduce((sum, width) => sum + width, 0);
  const rows = fit(widths) >= SIGNS.least ? 1 : 2;
  const perRow = Math.ceil(widths.length / rows);
  const { ys, size, aside } = SIGN_ROWS[rows];
  return ys.flatMap((y, i) => {
    const row = widths.slice(i * perRow, (i + 1) * perRow);
    const scale = Math.min(size, fit(row));
    const total = row.reduce((sum, width) => sum + width * scale, 0);
    const gap = Math.max(SIGNS.gap, Math.min(SIGNS.most, (room - total) / (row.length + 1)));
    let left = (SIGNS.left + SIGNS.right - total - gap * (row.length - 1)) / 2;
    return row.map((width) => {
      const x = left + (width * scale) / 2;
      left += width * scale + gap;
      return { x, y, scale, outlet: x + (i === 0 ? -aside : aside) };
    });
  });
}
