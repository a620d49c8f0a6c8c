import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { ALARM, type Ear, type Spot } from './rules.ts';

/** So many kinds of bugs are drawn. */
export const KINDS = 6;
const MS = { come: 260, clear: 160, hop: 460, loupe: 170, look: 330, roll: 420, out: 380 } as const;
/** The middle of bug and card together, where the card begins below that, and its tallest. */
const CARD = { mid: 29, top: 7, tallest: 78 } as const;
const HIT = { least: 112, height: 138 } as const;
/** Over the bug: what it says. */
const SAYS = { x: 46, y: -50, least: 0.06 } as const;
const HOP_HIGH = 90;
const LARGE = 1.24;
/** The magnifier is held so far above it, so large: clear of its card. */
const LOUPE = { up: 54, size: 0.86 } as const;
/** How it sways while it sits: degrees, ms. */
const SWAY = { turn: 4, ms: 420 } as const;

/** A bug on its leaf, with its card below it. */
export class Bug implements Spot {
  /** What is offered: bug and card. */
  readonly thing: Container;
  readonly kind: number;
  readonly ear: Ear;
  readonly card: WordCard;
  x = 0;
  y = 0;
  /** Number of the leaf it sits on. */
  leaf = -1;
  readonly #stage: GameStage;
  readonly #image: Image;
  readonly #leafImage: Image;
  readonly #says: Image;
  #isHopping = false;
  #isOut = false;

  constructor(stage: GameStage, kind: number, card: WordCard, ear: Ear) {
    this.#stage = stage;
    this.kind = kind;
    this.card = card;
    this.ear = ear;
    const scale = Math.min(1, CARD.tallest / card.height);
    card.setScale(scale).setPosition(0, CARD.top + (card.height * scale) / 2);
    this.#leafImage = stage.image('blad', 0, 0).setDepth(DEPTHS.leaf);
    this.#image = stage.image(`beest-${kind}`, 0, 0).setDepth(DEPTHS.bug);
    this.#says = stage.image('vraag', 0, 0).setDepth(DEPTHS.alert).setVisible(false);
    this.thing = stage.scene.add.container(0, 0, [card]).setDepth(DEPTHS.card);
  }

  get size() {
    return { width: Math.max(HIT.least, this.card.width * this.card.scaleX), height: HIT.height };
  }

  /** Whether it sits there to be caught. */
  get isFree(): boolean {
    return !this.#isHopping && !this.#isOut;
  }

  sit(at: Spot, leaf: number) {
    this.leaf = leaf;
    this.#leafImage.setPosition(at.x, at.y);
    this.#move(at.x, at.y, 0);
  }

  async come() {
    const targets = [this.#leafImage, this.#image, this.thing].map((one) => one.setAlpha(0));
    await this.#stage.tween({ targets, to: { alpha: 1 }, ms: MS.come });
  }

  /** It has heard so much by now; it looks at who comes. */
  frame(at: Spot) {
    const { level } = this.ear;
    const isUp = level >= ALARM;
    const isDrowsy = this.ear.isTired || this.#stage.calm;
    this.#dress(isDrowsy ? '-moe' : level > SAYS.least ? '-op' : '');
    this.#says.setVisible(level > SAYS.least && !this.#isHopping && !this.#isOut);
    const says = isUp ? 'roep' : 'vraag';
    if (this.#says.frame.name !== says && this.#stage.hasImage(says)) this.#says.setFrame(says);
    this.#says.setScale(isUp ? 1 : 0.5 + level);
    if (this.#isOut || this.#isHopping || this.#image.scaleX > 1.1) return;
    this.#image.setFlipX(at.x < this.x);
    const { now } = this.#stage.clock;
    const sway = this.#stage.reducedMotion ? 0 : Math.sin(now / SWAY.ms + this.leaf) * SWAY.turn;
    this.#image.setAngle(isUp ? 0 : sway);
  }

  /** Takes its card along to another leaf. */
  async hop(to: Spot, leaf: number) {
    const from = { x: this.x, y: this.y };
    this.#isHopping = true;
    this.leaf = leaf;
    this.#stage.sound.play('sprong', { rate: 0.9 + (this.kind % 3) * 0.12 });
    this.#stage.fx.burst('dust', from.x, from.y, { count: 4 });
    const way = { t: 0 };
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.hop,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (!this.thing.scene) return;
        const { t } = way;
        const high = this.#stage.reducedMotion ? 0 : Math.sin(t * Math.PI) * HOP_HIGH;
        this.#leafImage.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
        this.#move(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, high);
      },
    });
    this.#isHopping = false;
  }

  /** It is looked at under the magnifier. */
  async inspect() {
    const stage = this.#stage;
    this.hold();
    this.#says.setVisible(false);
    this.#image.setDepth(DEPTHS.alert);
    const y = this.y - LOUPE.up;
    const loupe = stage
      .image('loep', this.x, y)
      .setDepth(DEPTHS.alert - 1)
      .setScale(0.4);
    const pop = { ease: 'Back.Out', ms: MS.loupe } as const;
    void stage.tween({ targets: this.#image, to: { scale: LARGE, y: y + 8 }, ...pop });
    await stage.tween({ targets: loupe, to: { scale: LOUPE.size }, ...pop, pop: true });
    await stage.clock.wait(MS.look);
    loupe.destroy();
  }

  /** The net is over it. */
  hold() {
    this.#isOut = true;
  }

  /** It was the right one: it leaves its card, which says so. */
  leave() {
    this.#image.setVisible(false);
    this.card.look = 'right';
  }

  /** It rolls over like a comedian, and out of the game it hops back over the head of who caught it. */
  async clown(over: Spot) {
    const stage = this.#stage;
    stage.sound.play('rol');
    this.#dress('-op');
    await stage.tween({ targets: this.#image, to: { angle: 180 }, ms: MS.roll, ease: 'Back.Out' });
    const far = { x: over.x + (over.x - this.x) * 0.8, y: over.y - 120, alpha: 0, scale: 0.8 };
    await stage.tween({ targets: this.#image, to: far, ms: MS.out, ease: 'Quad.Out' });
  }

  /** It goes to another place, as a jar that it is put in. */
  async glide(to: Spot, ms: number) {
    this.#image.setDepth(DEPTHS.air);
    const into = { x: to.x, y: to.y, scale: 0.8 };
    await this.#stage.tween({ targets: this.#image, to: into, ms, ease: 'Quad.In' });
  }

  async clear() {
    const targets = [this.#leafImage, this.#image, this.thing];
    this.#says.destroy();
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const one of targets) one.destroy();
  }

  #move(x: number, y: number, high: number) {
    this.x = x;
    this.y = y;
    this.#image.setPosition(x, y - high);
    this.#says.setPosition(x + SAYS.x, y + SAYS.y);
    this.thing.setPosition(x, y + CARD.mid - high);
  }

  #dress(mood: '' | '-op' | '-moe') {
    const frame = `beest-${this.kind}${mood}`;
    if (this.#image.frame.name !== frame && this.#stage.hasImage(frame)) this.#image.setFrame(frame);
  }
}
