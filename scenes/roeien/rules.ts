/** What tempo 0 and 1 make of the drum: beats a minute, and how far beside a beat a stroke still counts, in ms. */
const DRUM = { beats: [54, 84], window: [260, 170] } as const;
/** Within this share of the window a stroke is pure. */
const PURE = 0.5;
/** Such a share of the strokes of a pure word is pure. */
const MOSTLY = 2 / 3;

/** How the drum goes: ms from beat to beat, and how far beside one a stroke still counts. */
export interface Rhythm {
  readonly beat: number;
  readonly window: number;
}

export function rhythmAt(tempo: number): Rhythm {
  const between = ([slow, fast]: readonly [number, number]) => slow + (fast - slow) * tempo;
  return { beat: 60_000 / between(DRUM.beats), window: between(DRUM.window) };
}

/** Whether a word was rowed purely: `offs` are the ms that its strokes were beside their moments. */
export function isPure(offs: readonly number[], { window }: Rhythm): boolean {
  const pure = offs.filter((off) => Math.abs(off) <= window * PURE).length;
  return offs.length > 0 && pure >= offs.length * MOSTLY - 1e-9;
}

/** The drum: it beats on and on; who sets off makes it begin anew. */
export class Drum {
  rhythm: Rhythm;
  #from = 0;
  #beats = 0;

  constructor(rhythm: Rhythm) {
    this.rhythm = rhythm;
  }

  /** A beat falls now, and the others follow from it. */
  restart(now: number) {
    this.#from = now;
    this.#beats = -1;
  }

  /** Whether a beat fell since it was asked last. */
  step(now: number): boolean {
    const beats = Math.floor((now - this.#from) / this.rhythm.beat + 1e-6);
    if (beats === this.#beats) return false;
    this.#beats = beats;
    return true;
  }

  /** How many ms after the nearest beat it is; negative before it. */
  off(now: number): number {
    const { beat } = this.rhythm;
    const past = (((now - this.#from) % beat) + beat) % beat;
    return past > beat / 2 ? past - beat : past;
  }

  /** Whether a stroke counts now. */
  isOn(now: number): boolean {
    return Math.abs(this.off(now)) <= this.rhythm.window;
  }
}

/** Where the bow lies before it sets off and where the word has been passed, in letters from its ends. */
const WAIT = -2;
const PASSED = 0.6;

/** What a stroke met: a gap, from 0 before the first letter, and how many ms it was beside it. */
export interface Met {
  gap: number;
  off: number;
}

/** The boat along a word: a letter each half beat. */
export class Pass {
  readonly #count: number;
  readonly #half: number;
  readonly #window: number;
  #from: number | undefined;

  /** Along a word of `count` letters. */
  constructor(count: number, { beat, window }: Rhythm) {
    this.#count = count;
    this.#half = beat / 2;
    this.#window = Math.min(window, beat / 4);
  }

  get isGoing(): boolean {
    return this.#from !== undefined;
  }

  start(now: number) {
    this.#from = now;
  }

  stop() {
    this.#from = undefined;
  }

  /** It stands still for so many ms. */
  hold(ms: number) {
    if (this.#from !== undefined) this.#from += ms;
  }

  /** Where the bow is: 0 is before the first letter, 1 at the first gap. */
  at(now: number): number {
    return this.#from === undefined ? WAIT : WAIT + (now - this.#from) / this.#half;
  }

  isOver(now: number): boolean {
    return this.at(now) >= this.end;
  }

  /** Where the word has been passed. */
  get end(): number {
    return this.#count + PASSED;
  }

  /** What a stroke meets now; undefined between two gaps, and in the water before and behind the word. */
  meets(now: number): Met | undefined {
    const at = this.at(now);
    const gap = Math.round(at);
    const off = (at - gap) * this.#half;
    return gap < 0 || gap >= this.#count || Math.abs(off) > this.#window ? undefined : { gap, off };
  }

  /** Whether a stroke at this gap would count from now on. */
  isAt(gap: number, now: number): boolean {
    return (gap - this.at(now)) * this.#half <= this.#window;
  }
}

/** A place in u. */
export interface Place {
  x: number;
  y: number;
}

/** The word on the water: room of a letter, how wide it may be, where it ends at most and is liked best, and the boat before it. */
const WORD = { pitch: 60, least: 44, widest: 720, right: 1248, middle: 850, boat: 392 } as const;

/** The room of one letter of a word on the water, and where its first letter begins: the whole boat fits before it. */
export function layOutWord(count: number): { left: number; pitch: number } {
  const pitch = Math.max(WORD.least, Math.min(WORD.pitch, WORD.widest / count));
  const width = count * pitch;
  const free = Math.max(WORD.middle - width / 2, WORD.boat - WAIT * pitch);
  return { pitch, left: Math.min(free, WORD.right - width) };
}

/** Loose letters on the water: from where to where, how far apart, and their heights in one row or in two. */
const LETTERS = { left: 250, right: 1290, pitch: 92, most: 11, ys: { 1: [644], 2: [612, 698] } } as const;

/** Where loose letters lie. */
export function layOutLetters(count: number): Place[] {
  const rows = count > LETTERS.most ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === 0 ? perRow : count - perRow;
    const pitch = Math.min(LETTERS.pitch, (LETTERS.right - LETTERS.left) / inRow);
    const x = (LETTERS.left + LETTERS.right) / 2 + ((i % perRow) - (inRow - 1) / 2) * pitch;
    return { x, y: LETTERS.ys[rows][row]! };
  });
}

/** The water lines of the arms of the river: so far apart, around a middle. */
const ARMS = { middle: 538, pitch: { 2: 200, 3: 146 } } as const;

/** The heights of `count` arms, from far to near. */
export function layOutArms(count: number): number[] {
  const pitch = count > 2 ? ARMS.pitch[3] : ARMS.pitch[2];
  return Array.from({ length: count }, (_, i) => ARMS.middle + (i - (count - 1) / 2) * pitch);
}
