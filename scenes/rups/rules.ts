/** A mark on both wings of the butterfly: its frame, its place on the right wing in u, and its size. */
export interface WingMark {
  frame: string;
  x: number;
  y: number;
  scale: number;
}

/** How many marks are drawn. */
const PATTERNS = 8;
/** Places on the right wing, those that show best first. */
const PLACES = [
  [112, -74, 1.15],
  [78, 52, 1.05],
  [70, -44, 0.9],
  [140, -50, 0.75],
  [98, 82, 0.72],
  [104, -112, 0.72],
  [44, 34, 0.68],
  [112, 48, 0.6],
  [146, -92, 0.6],
  [74, -82, 0.58],
  [104, -36, 0.58],
  [66, 86, 0.56],
] as const;

/** The marks of the butterfly: one for every exercise that was right, each exercise at its own place. */
export const marksFor = (rights: readonly boolean[]): WingMark[] =>
  rights.flatMap((right, i) => {
    const place = PLACES[i];
    if (!right || !place) return [];
    const [x, y, scale] = place;
    return [{ frame: `teken-${i % PATTERNS}`, x, y, scale }];
  });

/** Where the words of the round stand before they are spun: left and right of the cocoon, from top to bottom. */
export function wordPlaces(count: number): { x: number; y: number }[] {
  const rows = Math.max(1, Math.ceil(count / 2));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const bow = Math.sin(((row + 0.5) / rows) * Math.PI) * 60;
    return { x: 683 + (i % 2 ? 1 : -1) * (270 + bow), y: 262 + ((row + 0.5) * 450) / rows };
  });
}

/** Which of the four stages the cocoon is in when `spun` of `of` words are around it. */
export const cocoonStage = (spun: number, of: number): number =>
  of === 0 ? 3 : Math.min(3, Math.floor((spun / of) * 3 + 1e-9));

/** What of a spelt word or sentence is spun round the cocoon: of a sentence its longest word, the first of them. */
export function threadOf(text: string): string {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\p{L}'-]/gu, ''));
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
