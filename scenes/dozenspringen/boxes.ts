import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { BOX, DEPTHS, TOP } from './places.ts';
import type { Stop } from './rules.ts';

const KINDS = 3;
/** The letters on the front of a box, from the middle of it; they leave so much room at its sides. */
const LETTERS = { size: 48, down: 8, room: 26 } as const;
const FLAG = { up: -44, left: 8 } as const;
const LID = { up: -46, flies: 64, turn: 24 } as const;
const TOY = { hidden: -8, up: -84 } as const;
const DIP = { down: 7, ms: 90 } as const;
const FLAT = { low: 0.16, ms: 170 } as const;
const RAIL = { wide: 300, beyond: 14, legs: 30 } as const;
/** From how far a row rolls in, and how far out. */
const ROLL = { from: 760, to: 900, ms: 460, outMs: 260 } as const;
const MS = { flag: 200, lid: 240, toy: 260 } as const;
const NOTES = [1, 1.122, 1.26, 1.498] as const;

/** A box with a letter on its front: what is landed on. */
export class Box implements Stop {
  readonly x: number;
  readonly y = TOP;
  readonly half: number;
  /** What is offered: its place is the middle of its front. */
  readonly thing: Container;
  readonly size: { width: number; height: number };
  readonly word: WordLine;
  /** It is folded up: there is only foam. */
  isFlat = false;
  /** It was tried, and is not the one. */
  isOut = false;
  readonly #stage: GameStage;
  readonly #front: Container;
  readonly #lid: Image;
  readonly #toy: Image;
  #flag: Image | undefined;
  #hatch: Image | undefined;
  #chalk: Image | undefined;

  constructor(stage: GameStage, i: number, letters: string, x: number, wide: number) {
    this.#stage = stage;
    [this.x, this.half] = [x, wide / 2];
    this.size = { width: wide - 2, height: BOX.high };
    this.word = stage.kit.word(0, LETTERS.down, letters, { size: LETTERS.size });
    this.word.setScale(Math.min(1, (wide - LETTERS.room) / this.word.width));
    const share = (wide - 2) / BOX.wide;
    this.#lid = stage.image('deksel', 0, LID.up).setScale(share, 1);
    this.#toy = stage.image(`veer-${i % KINDS}`, 0, TOY.hidden).setVisible(false);
    const front = stage.image(`doos-${i % KINDS}`, 0, 0).setScale(share, 1);
    this.#front = stage.scene.add.container(0, 0, [this.#toy, front, this.word, this.#lid]);
    this.thing = stage.scene.add.container(x, TOP + BOX.high / 2, [this.#front]);
  }

  /** It gives way under who lands. */
  dent() {
    const to = { y: DIP.down };
    void this.#stage.tween({ targets: this.#front, to, ms: DIP.ms, yoyo: true, pop: true });
  }

  /** A flag tells that a part of the word begins here; `isKept` with a tick, because it is right. */
  flag(isUp: boolean, isKept = false) {
    this.#flag?.destroy();
    this.#flag = undefined;
    if (!isUp) return;
    const x = FLAG.left - this.half;
    const flag = this.#stage.image(isKept ? 'vlag-goed' : 'vlag', x, FLAG.up);
    this.#flag = flag;
    this.#front.add(flag.setScale(0.3));
    void this.#stage.tween({ targets: flag, to: { scale: 1 }, ms: MS.flag, ease: 'Back.Out', pop: true });
  }

  /** A line of chalk before it shows that a part begins here, or no longer. */
  chalk(isDrawn: boolean) {
    this.#chalk?.destroy();
    this.#chalk = isDrawn ? this.#stage.image('krijt', -this.half, 0) : undefined;
    if (this.#chalk) this.thing.add(this.#chalk);
  }

  /** It is out of play, or in play again. */
  out(isOut: boolean) {
    this.isOut = isOut;
    this.#hatch?.destroy();
    this.#hatch = isOut ? this.#stage.kit.hatch(this.half * 2 - 8, BOX.high - 6) : undefined;
    if (this.#hatch) this.#front.add(this.#hatch);
  }

  /** Its lid pops up, and a toy on a spring looks out. */
  async pop(turn: number) {
    const stage = this.#stage;
    stage.sound.play('veer', { rate: NOTES[turn % NOTES.length]!, volume: 0.6 });
    this.#toy.setVisible(true);
    const lid = { y: LID.up - LID.flies, angle: turn % 2 ? LID.turn : -LID.turn, alpha: 0 };
    void stage.tween({ targets: this.#lid, to: lid, ms: MS.lid, ease: 'Quad.Out' });
    await stage.tween({ targets: this.#toy, to: { y: TOY.up }, ms: MS.toy, ease: 'Back.Out', pop: true });
  }

  /** Its letters are gone to the word: it folds up. */
  async fold() {
    this.isFlat = true;
    this.word.setVisible(false);
    const to = { scaleY: FLAT.low, y: (BOX.high / 2) * (1 - FLAT.low) };
    await this.#stage.tween({ targets: this.#front, to, ms: FLAT.ms, pop: true });
  }

  /** Here it is: it hops. */
  async beckon() {
    const to = { y: -18 };
    await this.#stage.tween({ targets: this.#front, to, ms: 160, yoyo: true, pop: true });
    this.#front.setY(0);
  }
}

/** Boxes side by side on their rollers. */
export class BoxRow {
  readonly boxes: readonly Box[];
  readonly thing: Container;
  readonly #stage: GameStage;

  constructor(
    stage: GameStage,
    letters: readonly string[],
    { xs, widths }: { xs: readonly number[]; widths: readonly number[] },
    more: Container[] = [],
  ) {
    this.#stage = stage;
    this.boxes = letters.map((letter, i) => new Box(stage, i, letter, xs[i]!, widths[i]!));
    const left = xs[0]! - widths[0]! / 2;
    const right = xs.at(-1)! + widths.at(-1)! / 2;
    const y = TOP + BOX.high;
    const rail = stage.image('rollen', (left + right) / 2, y);
    rail.setScale((right - left + RAIL.beyond * 2) / RAIL.wide, 1);
    const legs = [left + RAIL.legs, right - RAIL.legs].map((x) => stage.image('poot', x, y));
    this.thing = stage.scene.add
      .container(0, 0, [...legs, rail, ...this.boxes.map(({ thing }) => thing), ...more])
      .setDepth(DEPTHS.boxes);
  }

  /** Rolls in from the right. */
  async come(haste: number) {
    this.#stage.sound.play('rollen', { volume: 0.6 });
    this.thing.setX(ROLL.from);
    await this.#stage.tween({ targets: this.thing, to: { x: 0 }, ms: ROLL.ms / haste, ease: 'Sine.Out' });
  }

  /** Rolls away, and is gone. */
  async leave() {
    const to = { x: ROLL.to, alpha: 0 };
    await this.#stage.tween({ targets: this.thing, to, ms: ROLL.outMs, ease: 'Sine.In' });
    this.thing.destroy();
  }
}
