import type { Choice } from '../../engine/exercise/index.ts';
import type {
  BucketSign,
  ChoiceThing,
  Container,
  GameStage,
  Image,
  WordCard,
} from '../../engine/stage/index.ts';
import { BOX_FOOT, DEPTHS, GROUND, SIGN_FOOT, SLOT } from './places.ts';
import { readMs } from './rules.ts';

/** How many fronts and residents are drawn. */
const FRONTS = 6;
const RESIDENTS = 5;
const SIGN = { widest: 400 } as const;
/** Where things are from the middle of the pavement before the house. */
const AT = {
  window: { x: 84, y: -92 },
  door: { x: -93, y: -64 },
  box: { x: -4, y: 44 },
  flag: { x: 40, y: -22 },
} as const;
/** Left of here is the album: a house that reaches it is past. */
const PAST = 190;
const FADE = 40;
const FLAG = { down: 84, up: 0 } as const;
const HIT = { least: 236, apart: 20 } as const;
const MS = { clap: 170, flag: 220, open: 200, wave: 260, claps: 2, retire: 240 } as const;

/** A house with its sign and its letterbox: it stands for one answer. */
export class House implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: Container;
  readonly sign: WordCard | BucketSign;
  /** Where it stands along the street. */
  at = 0;
  readonly #stage: GameStage;
  readonly #box: Image;
  readonly #flag: Image;
  readonly #window: Image;
  readonly #resident: Image;
  readonly #mark: Image | undefined;
  readonly #readMs: number;
  #isServed = false;
  #isRetired = false;
  /** How long its sign has been in view, in ms. */
  #seenMs = 0;

  constructor(stage: GameStage, choice: Choice, kind: number) {
    this.#stage = stage;
    this.choice = choice;
    const { option, sign } = choice;
    this.sign = option
      ? stage.kit.wordCard(0, 0, option, { maxWidth: SIGN.widest })
      : stage.kit.bucketSign(0, 0, sign!.mark, sign!.label, { maxWidth: SIGN.widest });
    this.#readMs = readMs((option?.text ?? sign?.label ?? '').length, stage.tempo);
    // Its own place is the middle of what a finger hits: from the sign down to the box.
    const middle = (this.top + BOX_FOOT) / 2;
    const ground = GROUND - middle;
    this.sign.setY(SIGN_FOOT - this.sign.height / 2 - middle);
    this.#window = stage.image('raam-licht', AT.window.x, ground + AT.window.y).setAlpha(0);
    this.#resident = stage
      .image(`bewoner-${kind % RESIDENTS}`, AT.window.x, ground + AT.window.y)
      .setVisible(false);
    this.#mark = sign && stage.kit.mark(AT.door.x, ground + AT.door.y, sign.mark);
    this.#box = stage.image('bus', AT.box.x, ground + AT.box.y);
    this.#flag = stage.image('vlag', AT.flag.x, ground + AT.flag.y).setAngle(FLAG.down);
    this.thing = stage.scene.add
      .container(0, middle, [
        stage.image(`huis-${kind % FRONTS}`, 0, ground),
        this.#window,
        this.#resident,
        ...(this.#mark ? [this.#mark] : []),
        this.#flag,
        this.#box,
        this.sign,
      ])
      .setDepth(DEPTHS.house);
  }

  get x() {
    return this.thing.x;
  }

  /** Where its sign begins. */
  get top() {
    return SIGN_FOOT - this.sign.height;
  }

  get hit() {
    const width = Math.max(HIT.least, this.sign.width + HIT.apart);
    return { width, height: BOX_FOOT - this.top + 8 };
  }

  get slot() {
    return { x: this.x + AT.box.x, y: GROUND + SLOT };
  }

  /** Whether it is in view as a whole. */
  get isSeen() {
    const half = this.hit.width / 2;
    return this.x - half >= PAST && this.x + half <= this.#stage.view.right;
  }

  /** Whether its sign has been in view long enough to be read. */
  get isRead() {
    return this.#seenMs >= this.#readMs || this.#stage.isExample;
  }

  place(x: number, ms: number) {
    this.thing.setX(x);
    // Its sign goes before it would lie under the album.
    const past = PAST - (x - this.sign.width / 2);
    if (!this.#isRetired) this.sign.setAlpha(Math.max(0, Math.min(1, 1 - past / FADE)));
    if (this.isSeen) this.#seenMs += ms;
  }

  press(pressed: boolean) {
    if (this.sign.look !== 'out') this.sign.look = pressed ? 'pressed' : 'normal';
  }

  /** Its box is pointed out: the letter goes there. */
  set isMeant(meant: boolean) {
    if (this.sign.look !== 'out') this.sign.look = meant ? 'chosen' : 'normal';
  }

  /** The letter drops in: the flap claps. */
  async clap() {
    const { sound, clock } = this.#stage;
    sound.play('klep');
    for (let i = 0; i < MS.claps; i++) {
      this.#box.setFrame('bus-open', false, false);
      await clock.wait(MS.clap / (i + 1));
      this.#box.setFrame('bus', false, false);
      await clock.wait(MS.clap / 2);
    }
  }

  /** It was for this house: flag and light, and who lives there waves. */
  async welcome() {
    const stage = this.#stage;
    this.#isServed = true;
    void this.clap();
    void stage.tween({
      targets: this.#flag,
      to: { angle: FLAG.up },
      ms: MS.flag,
      ease: 'Back.Out',
      pop: true,
    });
    if (this.sign.look !== 'out') this.sign.look = 'right';
    stage.fx.burst('stars', this.slot.x, this.slot.y - 20, { count: 10, spread: 90 });
    await stage.tween({ targets: this.#window, to: { alpha: 1 }, ms: MS.open, pop: true });
    this.#resident.setVisible(true).setScale(1, 0.3);
    await stage.tween({
      targets: this.#resident,
      to: { scaleY: 1 },
      ms: MS.open,
      ease: 'Back.Out',
      pop: true,
    });
    await stage.tween({
      targets: this.#resident,
      to: { angle: 7 },
      ms: MS.wave,
      yoyo: true,
      repeat: 3,
      pop: true,
    });
  }

  /** It is no longer asked: just a house, unless there was post for it. */
  retire() {
    if (this.#isServed) return;
    this.#isRetired = true;
    const targets = [this.sign, this.#box, this.#flag, ...(this.#mark ? [this.#mark] : [])];
    void this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.retire });
  }

  /** Its window is lit, as in the evening. */
  light(on: boolean) {
    this.#window.setAlpha(on ? 1 : 0);
  }

  destroy() {
    this.thing.destroy();
  }
}
