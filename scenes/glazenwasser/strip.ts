import type { Container, GameStage, WordLine } from '../../engine/stage/index.ts';
import type { Foam, Pane } from './foam.ts';
import { Glass } from './glass.ts';
import { STRIP } from './rules.ts';

/** A sentence breaks over at most two lines; letters get smaller before that does not fit. */
const LETTERS = { word: 64, sentence: 36, least: 28, line: 46, widest: STRIP.width - 48 } as const;
const PAPER = 0xfffdf6;
/** Width of what is looked at as one: a column of the strip. */
const COLUMN = 20;
/** Share of the text that has to be seen. */
const SEEN = 0.95;

/** The long strip window with a text behind it: what was wiped fogs up again after a while. */
export class Strip implements Pane {
  readonly rect = STRIP;
  readonly glass = new Glass(STRIP.width, STRIP.height);
  readonly #stage: GameStage;
  readonly #foam: Foam;
  readonly #lines: Container;
  /** ms after which what was wiped fogs up; undefined stays clear. */
  readonly #keepMs: number | undefined;
  /** Left and right edge of the text within the strip. */
  #from = 0;
  #to: number = STRIP.width;
  /** When each column came clean, or -1; and whether it was ever seen. */
  #cleanAt: number[] = [];
  #seen: boolean[] = [];

  constructor(stage: GameStage, foam: Foam, root: Container, keepMs: number | undefined) {
    this.#stage = stage;
    this.#foam = foam;
    this.#keepMs = keepMs;
    const { x, y, width, height } = STRIP;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const paper = stage.scene.add.rectangle(cx, cy, width, height, PAPER);
    this.#lines = stage.scene.add.container(cx, cy);
    root.add([paper, this.#lines, stage.image('raam-strip', cx, cy)]);
  }

  /** Another text, under foam unless it was seen already. */
  show(text: string, seen: boolean) {
    this.#lines.removeAll(true);
    const lines = this.#set(text);
    lines.forEach((line, i) => line.setY((i - (lines.length - 1) / 2) * LETTERS.line));
    this.#lines.add(lines);
    const half = Math.max(...lines.map(({ width }) => width)) / 2;
    this.#from = Math.max(0, STRIP.width / 2 - half);
    this.#to = Math.min(STRIP.width, STRIP.width / 2 + half);
    const columns = STRIP.width / COLUMN;
    this.#cleanAt = Array.from({ length: columns }, () => -1);
    this.#seen = Array.from({ length: columns }, () => seen);
    this.#foam.soap(this);
    if (seen) this.clear();
  }

  /** Takes in what was wiped. */
  look() {
    const { now } = this.#stage.clock;
    for (let i = 0; i < this.#cleanAt.length; i++) {
      if (this.#cleanAt[i]! >= 0 || !this.glass.isClean({ x: (i + 0.5) * COLUMN, y: STRIP.height / 2 }))
        continue;
      this.#cleanAt[i] = now;
      this.#seen[i] = true;
    }
  }

  /** Whether all of the text was seen. */
  get isRead(): boolean {
    const [first, last] = this.#span;
    const seen = this.#seen.slice(first, last + 1).filter(Boolean).length;
    return seen >= SEEN * (last + 1 - first);
  }

  /** The first place of the text that was not seen yet, in u of the strip. */
  get unseen(): number | undefined {
    const [first, last] = this.#span;
    const at = this.#seen.findIndex((seen, i) => !seen && i >= first && i <= last);
    return at < 0 ? undefined : (at + 0.5) * COLUMN;
  }

  /** Left and right edge of the text, in u of the strip. */
  get text(): { from: number; to: number } {
    return { from: this.#from, to: this.#to };
  }

  /** All foam is off: it can be read (again). */
  clear() {
    this.#foam.wipeRect(STRIP);
    this.glass.wipeRect({ x: 0, y: 0, width: STRIP.width, height: STRIP.height });
    this.look();
    const { now } = this.#stage.clock;
    this.#cleanAt.fill(now);
  }

  /** Everything fogs up at once. */
  fogUp() {
    this.#foam.fog(STRIP);
    this.glass.soap();
    this.#cleanAt.fill(-1);
  }

  /** Every step: what was wiped long enough ago fogs up. */
  frame() {
    const keep = this.#keepMs;
    if (keep === undefined) return;
    const { now } = this.#stage.clock;
    let from = -1;
    for (let i = 0; i <= this.#cleanAt.length; i++) {
      const at = this.#cleanAt[i] ?? -1;
      const isOld = at >= 0 && now - at > keep;
      if (isOld && from < 0) from = i;
      if (isOld) this.#cleanAt[i] = -1;
      if (isOld || from < 0) continue;
      this.glass.soapColumns(from * COLUMN, i * COLUMN);
      this.#foam.fog({
        x: STRIP.x + from * COLUMN,
        y: STRIP.y,
        width: (i - from) * COLUMN,
        height: STRIP.height,
      });
      from = -1;
    }
  }

  get #span(): [first: number, last: number] {
    const first = Math.floor(this.#from / COLUMN);
    return [first, Math.min(this.#seen.length - 1, Math.ceil(this.#to / COLUMN) - 1)];
  }

  /** A word on one line, a sentence on one or two. */
  #set(text: string): WordLine[] {
    const { kit } = this.#stage;
    const isWord = !/\s/.test(text);
    const one = kit.word(0, 0, text, { size: isWord ? LETTERS.word : LETTERS.sentence });
    if (isWord || one.width <= LETTERS.widest) return [one.setScale(Math.min(1, LETTERS.widest / one.width))];
    one.destroy();
    const cut = middleSpace(text);
    for (let size: number = LETTERS.sentence; ; size -= 4) {
      const lines = [text.slice(0, cut), text.slice(cut + 1)].map((part) => kit.word(0, 0, part, { size }));
      const widest = Math.max(...lines.map(({ width }) => width));
      if (widest <= LETTERS.widest) return lines;
      if (size <= LETTERS.least) return lines.map((line) => line.setScale(LETTERS.widest / widest));
      for (const line of lines) line.destroy();
    }
  }
}

/** The space nearest to the middle. */
function middleSpace(text: string): number {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  return spaces.reduce((best, at) =>
    Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best,
  );
}
