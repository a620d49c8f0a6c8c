import type { Option } from '../../engine/exercise/index.ts';
import type { GameStage, Image, Klodder, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS, ONE_LINE } from './places.ts';

const WORD = { size: 46, maxWidth: 500, left: 104 } as const;
const Y = 266;
/** Fien is so much lower than the word: no hint hides her face. The rope hangs askew. */
const BELOW = 34;
const ROPE = 24;
/** Where Fien flies without a word: over the cards, out of everybody's way; how far before one, and where in the end. */
const AHEAD = { alone: { x: 1240, higher: 38 }, beside: 104, last: 480 } as const;
/** She goes so much lower while the explanation stands under the prompt. */
const LOWER = 52;
const SEAT = { x: -8, y: -1 } as const;
const SIZE = 0.8;
const BOB = { ms: 2100, by: 3 } as const;
const FOLLOW_MS = 180;
const PALE = 0.35;
const MS = { in: 240 } as const;
/** Cotton that she leaves in the air: so many puffs, so far apart. */
const PUFFS = { many: 6, ms: 110, pitch: 62 } as const;

/** Fien flies ahead, and tows the word that is judged. It stands still to be read; only she and its tails move. */
export class Tow {
  readonly #stage: GameStage;
  readonly #fien: Klodder;
  readonly #plane: Image;
  readonly #rope: Image;
  readonly #tail: Image;
  #word: WordCard | undefined;
  #x: number = AHEAD.alone.x;
  #higher: number = AHEAD.alone.higher;
  #lower = 0;
  #low = 0;
  #age = 0;

  constructor(stage: GameStage, fien: Klodder) {
    this.#stage = stage;
    this.#fien = fien.setDepth(DEPTHS.tow + 1);
    const part = (frame: string, depth: number) => stage.image(frame, AHEAD.alone.x, Y).setDepth(depth);
    this.#plane = part('sleper', DEPTHS.tow + 2).setScale(SIZE);
    this.#rope = part('touw', DEPTHS.tow).setAngle(ROPE).setVisible(false);
    this.#tail = part('wimpel', DEPTHS.tow).setVisible(false);
  }

  /** How far she is lower than usual. */
  lower(byExplanation: boolean) {
    this.#lower = (byExplanation ? LOWER : 0) + Math.max(0, this.#stage.kit.prompt.bottom - ONE_LINE);
  }

  /** A word comes to hang behind her. */
  carry(word: Pick<Option, 'text' | 'picture'>): WordCard {
    const y = Y + this.#lower;
    const card = this.#stage.kit.wordCard(0, y, word, WORD).setDepth(DEPTHS.tow + 1);
    card.setX(WORD.left + card.width / 2).setAlpha(PALE);
    const right = WORD.left + card.width;
    this.#word = card;
    this.#x = right + AHEAD.beside;
    this.#higher = 0;
    this.#rope.setVisible(true).setPosition(right + 2, y + 8);
    this.#tail.setVisible(true).setPosition(WORD.left - 2, y);
    void this.#stage.tween({ targets: card, to: { alpha: 1 }, ms: MS.in });
    return card;
  }

  /** The word goes pale. */
  drop(ms: number, alpha: number) {
    if (this.#word) void this.#stage.tween({ targets: this.#word, to: { alpha }, ms });
  }

  let(word: WordCard | undefined) {
    word?.destroy();
    if (word !== this.#word || !word) return;
    this.#word = undefined;
    for (const image of [this.#rope, this.#tail]) image.setVisible(false);
    this.#x = AHEAD.alone.x;
    this.#higher = AHEAD.alone.higher;
  }

  /** She writes in the sky, with puffs of cotton. */
  skyWrite() {
    const { clock, fx, kit } = this.#stage;
    const from = (kit.banner.place?.x ?? AHEAD.last) - (PUFFS.pitch * PUFFS.many) / 2;
    for (let i = 0; i < PUFFS.many; i++)
      clock.after(i * PUFFS.ms, () =>
        fx.burst('steam', from + i * PUFFS.pitch, (kit.banner.place?.y ?? Y) - 20, { count: 3, spread: 30 }),
      );
  }

  /** The round is over: she comes to look on. */
  joinIn() {
    this.#x = AHEAD.last;
    this.#higher = 0;
    this.#lower = LOWER;
  }

  frame(ms: number, plane: { x: number; y: number }) {
    this.#age += ms;
    const still = this.#stage.reducedMotion;
    const ease = 1 - Math.exp(-ms / FOLLOW_MS);
    const x = this.#plane.x + (this.#x - this.#plane.x) * ease;
    this.#low += ((this.#higher ? -this.#higher : this.#lower) - this.#low) * ease;
    const y = Y + BELOW + this.#low + (still ? 0 : Math.sin((this.#age / BOB.ms) * Math.PI * 2) * BOB.by);
    this.#plane.setPosition(x, y);
    this.#fien.setPosition(x + SEAT.x, y + SEAT.y).look(plane.x, plane.y);
    if (!still) this.#tail.setScale(1, 1 + 0.12 * Math.sin(this.#age / 130));
  }
}
