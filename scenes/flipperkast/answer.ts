import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import type { Lamp } from './game.ts';
import { ANSWERS, DEPTHS, TABLE, type Side, type Spot } from './places.ts';
import { sideOf } from './rules.ts';

const CARD = { size: 44 } as const;
const MS = { come: 260, apart: 40, leave: 150, beckon: 170 } as const;
/** It comes from beside the window, and beckons so far. */
const FROM = 60;
const BECKON = 18;

/** An answer on a card or a sign beside the table, and the lamp between the two. */
export class Answer implements ChoiceThing, Lamp {
  readonly choice: Choice;
  readonly thing: WordCard | BucketSign;
  readonly at: Spot;
  readonly #stage: GameStage;
  readonly #side: Side;
  readonly #bulb: Image;
  readonly #home: number;

  /** `turn` is its number from 0, of so many. */
  constructor(stage: GameStage, choice: Choice, turn: number, count: number) {
    this.#stage = stage;
    this.choice = choice;
    this.#side = sideOf(turn);
    const rows = count > 2 ? ANSWERS.rows.two : ANSWERS.rows.one;
    const y = rows[Math.floor(turn / 2)]!;
    const { option, sign } = choice;
    const { widest } = ANSWERS;
    const thing = option
      ? stage.kit.wordCard(0, y, option, { ...CARD, maxWidth: widest })
      : stage.kit.bucketSign(0, y, sign!.mark, sign!.label, {
          maxWidth: widest,
          ...(sign!.badge && { badge: sign!.badge }),
        });
    // Large letters do not get as small as there is room.
    thing.setScale(Math.min(1, widest / thing.width));
    this.#home = TABLE.x + this.#side * (ANSWERS.inner + (thing.width * thing.scaleX) / 2);
    this.thing = thing.setX(this.#home).setDepth(DEPTHS.cards);
    this.at = { x: TABLE.x + this.#side * ANSWERS.lamp, y };
    this.#bulb = stage.image('lamp', this.at.x, y).setDepth(DEPTHS.lamps);
    thing.setAlpha(0);
    this.#bulb.setAlpha(0);
  }

  get isLit() {
    return this.#bulb.frame.name === 'lamp-aan';
  }

  set isLit(isLit: boolean) {
    this.#bulb.setFrame(isLit ? 'lamp-aan' : 'lamp', false, false);
  }

  /** It comes in from its side. */
  async come(turn: number) {
    this.thing.setX(this.#home + this.#side * FROM);
    const delay = turn * MS.apart;
    const stage = this.#stage;
    void stage.tween({ targets: this.#bulb, to: { alpha: 1 }, ms: MS.come, delay });
    const to = { x: this.#home, alpha: 1 };
    await stage.tween({ targets: this.thing, to, ms: MS.come, delay, ease: 'Back.Out' });
  }

  /** Here it is: it leans towards the table. */
  async beckon() {
    const to = { x: this.#home - this.#side * BECKON };
    await this.#stage.tween({ targets: this.thing, to, ms: MS.beckon, yoyo: true, pop: true });
  }

  /** It was tried, and is not the one. */
  putOut() {
    this.isLit = false;
    this.thing.look = 'out';
    this.#bulb.setAlpha(0.45);
  }

  async leave() {
    const targets = [this.thing, this.#bulb];
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.leave, ease: 'Quad.In' });
    for (const one of targets) one.destroy();
  }
}
