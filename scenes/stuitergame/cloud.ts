import type { Container, GameStage, Image, WordCard, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Goal } from './rules.ts';

/** The cotton over and under what hangs in it, and how it is drawn: the narrowest that is wide enough. */
const COTTON = { over: 56, least: { width: 100, height: 104 }, most: 134 } as const;
const DRAWN = { widths: [112, 190, 290, 410], high: 120 } as const;
/** The feet of one who is in it, from its middle. */
const FEET = 84;
/** How far beside its cotton a line still ends at it. */
const BESIDE = 6;
const COME = { from: -60, ms: 320, apart: 45 } as const;
const LEAVE = { to: -50, ms: 200 } as const;
const SWAY = { most: 5, ms: 1900, apart: 700 } as const;
/** The wind blows all of them to and fro, with their words: so far at tempo 0 and 1, so slowly. */
const WIND = { far: [8, 24], ms: 4600 } as const;
const DENT = { up: -9, ms: 110 } as const;
const WRUNG = { wide: 0.9, low: 0.78, alpha: 0.62, ms: 260 } as const;
const POP = { more: 1.18, ms: 130, tufts: 4, spread: 40 } as const;

/** A cloud of cotton wool with a word or letters in it: what is shot at. */
export class Cloud implements Goal {
  x: number;
  readonly y: number;
  readonly half: number;
  /** The middle of it. */
  readonly middle: number;
  readonly content: WordCard | WordLine;
  /** What is offered. */
  readonly thing: Container;
  readonly size: { width: number; height: number };
  readonly #stage: GameStage;
  readonly #cotton: Image;
  readonly #edge: Image;
  /** It was tried, and is not the one. */
  isWrung = false;
  #hatch: Image | undefined;
  readonly #home: number;
  #age: number;
  #blown = 0;
  #isStill = true;

  constructor(stage: GameStage, content: WordCard | WordLine, spot: Goal, turn: number, beside: number) {
    this.#stage = stage;
    this.content = content;
    const share = Math.min(1, (COTTON.most - COTTON.over) / content.height);
    content.setScale(content.scale * share);
    const [wide, high] = [content.width * content.scale, content.height * content.scale];
    this.size = {
      width: Math.max(COTTON.least.width, wide + beside),
      height: Math.max(COTTON.least.height, high + COTTON.over),
    };
    this.half = Math.min(spot.half, this.size.width / 2 + BESIDE);
    this.#home = spot.x;
    [this.x, this.y, this.middle] = [spot.x, spot.y + FEET, spot.y];
    const at = DRAWN.widths.findIndex((width) => width >= this.size.width - 20);
    const kind = at < 0 ? DRAWN.widths.length - 1 : at;
    const draw = (frame: string) =>
      stage
        .image(`${frame}-${kind}`, 0, 0)
        .setScale(this.size.width / DRAWN.widths[kind]!, this.size.height / DRAWN.high);
    this.#cotton = draw('wolk');
    this.#edge = draw('rand').setVisible(false);
    this.thing = stage.scene.add.container(spot.x, spot.y, [this.#edge, this.#cotton, content]);
    this.thing.setDepth(DEPTHS.clouds);
    this.#age = turn * SWAY.apart;
  }

  /** It is shown that a super bounce would end here. */
  set isAimed(isAimed: boolean) {
    this.#edge.setVisible(isAimed);
  }

  /** It comes down into view. */
  async come(turn: number, haste: number) {
    const { thing, middle } = this;
    thing.setAlpha(0).setY(middle + COME.from);
    const to = { y: middle, alpha: 1 };
    const delay = (turn * COME.apart) / haste;
    await this.#stage.tween({ targets: thing, to, ms: COME.ms / haste, delay, ease: 'Back.Out' });
    this.#isStill = false;
  }

  /** It drifts, and its cotton sways beside the word. */
  frame(ms: number) {
    const stage = this.#stage;
    if (this.#isStill || stage.reducedMotion || stage.calm) return;
    this.#age += ms;
    this.#blown += ms;
    this.x = this.#home + Math.sin((this.#blown / WIND.ms) * Math.PI * 2) * stage.lerp(...WIND.far);
    this.thing.setX(this.x);
    const sway = Math.sin((this.#age / SWAY.ms) * Math.PI * 2) * SWAY.most;
    this.#cotton.setX(sway);
    this.#edge.setX(sway);
  }

  /** It gives way where one flies into it. */
  dent() {
    const to = { y: this.middle + DENT.up };
    void this.#stage.tween({ targets: this.thing, to, ms: DENT.ms, yoyo: true, pop: true });
  }

  /** It bursts into tufts; a card that hung in it stays for a moment. */
  async burst() {
    const stage = this.#stage;
    const { content } = this;
    this.isAimed = false;
    stage.sound.play('wolk-pof');
    for (const side of [-1, 1])
      stage.fx.burst('steam', this.x + (side * this.size.width) / 2, this.middle, {
        count: POP.tufts,
        spread: POP.spread,
      });
    if ('look' in content) content.look = 'right';
    const to = { scaleX: this.#cotton.scaleX * POP.more, scaleY: this.#cotton.scaleY * POP.more, alpha: 0 };
    await stage.tween({ targets: this.#cotton, to, ms: POP.ms });
  }

  /** It is wrung out: out of play, and hatched where it has no card. */
  wring(isOut = true) {
    const { content } = this;
    this.isAimed = false;
    this.isWrung = isOut;
    if ('look' in content) content.look = isOut ? 'out' : 'normal';
    else {
      this.#hatch?.destroy();
      this.#hatch = isOut ? this.#stage.kit.hatch(this.size.width - 30, this.size.height - 34) : undefined;
      if (this.#hatch) this.thing.add(this.#hatch);
    }
    const scaleY = (this.size.height / DRAWN.high) * (isOut ? WRUNG.low : 1);
    const to = { scaleY, alpha: isOut ? WRUNG.alpha : 1 };
    void this.#stage.tween({ targets: this.#cotton, to, ms: WRUNG.ms });
    if (isOut) this.#stage.fx.burst('splash', this.x, this.middle + 46, { count: 7, spread: 60 });
  }

  /** Here it is: it hops. */
  async beckon() {
    const to = { y: this.middle - 16 };
    await this.#stage.tween({ targets: this.thing, to, ms: 160, yoyo: true, pop: true });
  }

  async leave() {
    const to = { alpha: 0, y: this.middle + LEAVE.to };
    await this.#stage.tween({ targets: this.thing, to, ms: LEAVE.ms, ease: 'Quad.In' });
    this.thing.destroy();
  }
}
