import { breakLines } from '../../engine/stage/index.ts';

/** A text on ribbon lines: each step begins on a line of its own. */
export const ribbonLines = (steps: readonly string[], most: number): string[][] =>
  steps.flatMap((step) => breakLines(step, most).map((line) => line.split(' ')));

/** Letters of `size` u with `spacing` u between them that surely fit in `room` u. */
export const lettersIn = (room: number, size: number, spacing: number): number =>
  Math.floor(room / (size * 0.54 + spacing));

/** A word on the ribbon: its edges in u. */
export interface Stretch {
  left: number;
  right: number;
}

/** Words of these widths beside each other, `gap` u apart, around the middle. */
export function stretches(widths: readonly number[], gap: number, middle: number): Stretch[] {
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  let left = middle - whole / 2;
  return widths.map((width) => {
    const stretch = { left, right: left + width };
    left += width + gap;
    return stretch;
  });
}

/** Which word stands at x: before the first -1, behind the last their number; between two the nearer. */
export function wordAt(words: readonly Stretch[], x: number): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return -1;
  const half = (words[1] ? words[1].left - first.right : 20) / 2;
  if (x < first.left - half) return -1;
  if (x > last.right + half) return words.length;
  return words.findIndex(({ right }) => x <= right + half);
}

export const middleOf = ({ left, right }: Stretch): number => (left + right) / 2;

/** Whether the runner jumps for a word: it begins with a capital. */
export const isCapital = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);

/** Whether a sentence ends with this word: the runner ducks. */
export const isStop = (word: string): boolean => /[.!?]['"’”]?$/.test(word);

/** No reader is led faster than this, in ms per letter. */
export const FASTEST = 48;
/** Pace of the hare where the exercise has none, at tempo 0 and 1, and what is taken over from the exercise. */
const PACE = { slow: 190, fast: 100, least: 80, most: 340 } as const;

/** The even pace in ms per letter: as the exercise says, or as the tempo says. */
export function paceOf(letters: number, exposureMs: number | undefined, tempo: number): number {
  const own = PACE.slow + (PACE.fast - PACE.slow) * tempo;
  if (exposureMs === undefined || letters === 0) return own;
  return Math.max(PACE.least, Math.min(PACE.most, exposureMs / letters));
}

/** Longest stop inside a sentence of an even pace, in ms. */
const LONGEST_STOP = 2500;
/** Near the hare, in u, and the share of the way that has to be run near it. */
const NEAR = { reach: 250, share: 0.6 } as const;

/** How a text was run: whether the pace was even, and whether it was the hare's. */
export class Pace {
  #still = 0;
  #even = true;
  #near = 0;
  #run = 0;

  /** A moment of `ms` of standing still or running inside a sentence; between sentences one may rest. */
  note(ms: number, moves: boolean, inside: boolean) {
    this.#still = moves || !inside ? 0 : this.#still + ms;
    if (this.#still > LONGEST_STOP) this.#even = false;
  }

  /** A moment of `ms` of running, `apart` u from the hare. */
  beside(ms: number, apart: number) {
    this.#run += ms;
    if (Math.abs(apart) <= NEAR.reach) this.#near += ms;
  }

  get isEven() {
    return this.#even;
  }

  get isNear() {
    return this.#run > 0 && this.#near / this.#run >= NEAR.share;
  }
}

/** From this tempo on words behind the runner fade, and from this one on only so many ahead are seen. */
const FADES_FROM = 0.6;
const HIDES_FROM = 0.8;
const AHEAD = 2;
const FADED = 0.22;

/** How clearly word `i` is seen when the runner is at word `at`. */
export function clearness(i: number, at: number, tempo: number): number {
  if (tempo >= HIDES_FROM && i > Math.max(0, at) + AHEAD) return 0;
  return tempo >= FADES_FROM && i < at ? FADED : 1;
}

/** The last word that is seen on a line of `count` words. */
export const lastSeen = (count: number, at: number, tempo: number): number =>
  tempo >= HIDES_FROM ? Math.min(count - 1, Math.max(0, at) + AHEAD) : count - 1;

/** A lane of the track: its middle and height, in u. */
export interface Lane {
  y: number;
  height: number;
}

const WIDEST_LANE = 160;

/** Lanes between two heights, at most 160 u high, around their middle. */
export function lanes(count: number, top: number, bottom: number): Lane[] {
  const height = Math.min(WIDEST_LANE, (bottom - top) / count);
  const middle = (top + bottom) / 2;
  return Array.from({ length: count }, (_, i) => ({ y: middle + (i - (count - 1) / 2) * height, height }));
}

/** Widths in lines that are no wider than `room`, `gap` u apart. */
function filled(widths: readonly number[], gap: number, room: number): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  for (const width of widths) {
    if (used + gap + width > room) {
      lines.push([]);
      used = -gap;
    }
    lines.at(-1)!.push(width);
    used += gap + width;
  }
  return lines;
}

/** Places around the middle for things of these widths, on as few lines as can be, and those about equally long. */
export function inLines(widths: readonly number[], gap: number, room: number): { x: number; line: number }[] {
  let lines = filled(widths, gap, room);
  const { length } = lines;
  for (let narrow = room - 20; ; narrow -= 20) {
    const even = filled(widths, gap, narrow);
    if (narrow <= 0 || even.length > length) break;
    lines = even;
  }
  return lines.flatMap((line, i) =>
    stretches(line, gap, 0).map((stretch) => ({ x: middleOf(stretch), line: i })),
  );
}

/** How many lines of places there are. */
export const linesOf = (spots: readonly { line: number }[]): number => (spots.at(-1)?.line ?? 0) + 1;

/** Words of a question that many sentences have: question words, and what texts are called. */
const COMMON = new Set(
  'deze doen doet deed heeft hebben kunnen maar moet naar niet over tekst verhaal voor volgens waar waarom waardoor wanneer want welk welke woord wordt zegt zijn'.split(
    ' ',
  ),
);
/** So many letters a word has that tells something, and so many of those a sentence shares with its question. */
const TELLING = { letters: 4, shared: 2 } as const;

const tellingIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length >= TELLING.letters && !COMMON.has(word),
    ),
  );

/**
 * The sentence of a text that a question is about, as a reader finds it: the words of the question stand in it. It is
 * where to look once more, and does not tell the answer. Undefined where no sentence, or more than one, is meant.
 */
export function sentenceAbout(text: string, question: string): string | undefined {
  const sentences = text.split(/(?<=[.!?]["'’”]?)\s+/u).filter(Boolean);
  if (sentences.length < 2) return undefined;
  const asked = tellingIn(question);
  const shared = sentences.map(
    (sentence) => [...tellingIn(sentence)].filter((word) => asked.has(word)).length,
  );
  const most = Math.max(...shared);
  const found = sentences.filter((_, i) => shared[i] === most);
  return most >= TELLING.shared && found.length === 1 ? found[0] : undefined;
}

/** A part of a line: which one, and its letters `from` to `to`. */
interface Part {
  line: number;
  from: number;
  to: number;
}

/** Where a word or a sentence stands in lines of text, without the signs beside it: a part for each line it is on. */
export function findWords(lines: readonly string[], words: string): Part[] {
  const [text, wanted] = [lines.join(' ').toLowerCase(), words.toLowerCase()];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + wanted.length] ?? ' '];
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return partsOf(lines, at, at + wanted.length);
  }
  return [];
}

/** Letters `from` to `to` of lines with a space between them, line by line. */
function partsOf(lines: readonly string[], from: number, to: number): Part[] {
  let begin = 0;
  return lines.flatMap((text, line) => {
    const [first, last] = [Math.max(0, from - begin), Math.min(text.length, to - begin)];
    begin += text.length + 1;
    return first < last ? [{ line, from: first, to: last }] : [];
  });
}

/** How high a column of spectators stands up when the wave is `away` u from it, 0 to 1. */
export const wave = (away: number): number => Math.exp(-((away / 130) ** 2));

/** A lap that was run: its number from 1, and how long it took in ms. */
export interface Lap {
  no: number;
  ms: number;
}

/** The quickest lap before the last one; undefined when there was none. */
export const quickest = (laps: readonly Lap[]): Lap | undefined =>
  laps
    .slice(0, -1)
    .reduce<Lap | undefined>((best, lap) => (best && best.ms <= lap.ms ? best : lap), undefined);
