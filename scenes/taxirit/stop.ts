import type { Choice } from '../../engine/exercise/index.ts';
import type { ChoiceThing, Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS, EDGE } from './places.ts';
import { BAY, porchOf, type Bay, type Point } from './town.ts';

/** On a card of an answer: the disc with its mark, and the room round it. */
const DISC = { size: 100, gap: 6, mark: 1.06 } as const;
const CARD = { widest: 330, least: 84 } as const;
/** The sign stands beside the bay and never before it; half its board, its mark, how large it is seen at least, and how large it is drawn from above. */
const SIGN = { half: 50, mark: { y: -92, size: 1.5 }, seen: 0.72, above: 1.5 } as const;
/** How far the traffic Klodder sways. */
const AGENT = 8;

const MS = { wave: 240, up: 240, out: 150, fold: 260, spin: 110, spins: 4 } as const;

/** A bay with a sign in the town; its word stands on a card at the edge, which points to it. */
export class Stop implements ChoiceThing {
  readonly choice: Choice;
  readonly bay: Bay;
  readonly card: WordCard;
  readonly thing: Container;
  readonly size: { width: number; height: number };
  readonly isLeft: boolean;
  readonly #stage: GameStage;
  readonly #sign: Container;
  readonly #lines: Image;
  readonly #fill: Image;
  readonly #needle: Image;
  readonly #disc: number;
  readonly #isBelow: boolean;
  #agent: Image | undefined;
  #isUp = false;

  /** `letter` names its mark; its card stands at the left or the right, above or below the middle. */
  constructor(
    stage: GameStage,
    choice: Choice,
    bay: Bay,
    { letter, isLeft, isBelow }: { letter: 'A' | 'B' | 'C' | 'D'; isLeft: boolean; isBelow: boolean },
  ) {
    this.#stage = stage;
    this.choice = choice;
    this.bay = bay;
    this.isLeft = isLeft;
    this.#isBelow = isBelow;
    this.card = stage.kit.wordCard(0, 0, choice.option!, { maxWidth: CARD.widest });
    const width = this.card.width + DISC.gap + DISC.size;
    this.size = { width: width + 4, height: Math.max(CARD.least, this.card.height) };
    const side = isLeft ? 1 : -1;
    this.card.setX((-side * (width - this.card.width)) / 2);
    const x = (side * (width - DISC.size)) / 2;
    this.#disc = x;
    this.#needle = stage.image('naald', x, 0);
    this.thing = stage
      .fixed(
        stage.scene.add.container(0, 0, [
          this.card,
          stage.image('schijf', x, 0),
          stage.kit.mark(x, 0, letter).setScale(DISC.mark),
          this.#needle,
        ]),
      )
      .setDepth(DEPTHS.card);
    this.#place();
    this.#lines = stage.image('vak', bay.x, bay.y).setDepth(DEPTHS.bay);
    const along = bay.isAcross ? 0 : 90;
    this.#fill = stage
      .image('vak-vol', bay.x, bay.y)
      .setDepth(DEPTHS.bay + 1)
      .setVisible(false);
    for (const part of [this.#lines, this.#fill]) part.setAngle(along);
    const { y, size } = SIGN.mark;
    this.#sign = stage.scene.add
      .container(0, 0, [stage.image('bord', 0, 0), stage.kit.mark(0, y, letter).setScale(size)])
      .setDepth(DEPTHS.sign);
  }

  /** Where its guest lives, on the pavement. */
  get porch(): Point {
    return porchOf(this.bay);
  }

  /** However far away one looks from, its sign is about as large. */
  seenAt(zoom: number) {
    if (this.#isUp) this.#stand(Math.max(1, SIGN.seen / zoom));
  }

  async rise() {
    this.#stand(1);
    const { reducedMotion } = this.#stage;
    if (!reducedMotion) this.#sign.setScale(1, 0.1);
    this.thing.setAlpha(0);
    void this.#stage.tween({ targets: this.thing, to: { alpha: 1 }, ms: MS.up / 2, pop: true });
    await this.#stage.tween({
      targets: this.#sign,
      to: { scaleY: 1 },
      ms: MS.up,
      ease: 'Back.Out',
      pop: true,
    });
    this.#isUp = true;
  }

  /** As far aside as its sign reaches from above. */
  get aside(): Point {
    return { x: this.#beside(SIGN.above).x, y: this.bay.y };
  }

  /** The disc on its card points at the bay, as both are seen in the window. */
  point() {
    const { x, y } = this.#stage.camera.toStage(this.bay.x, this.bay.y);
    this.#needle.setRotation(Math.atan2(y - this.thing.y, x - this.thing.x - this.#disc));
  }

  /** How long one stands in it, as a share of what it takes; 0 where nobody does. Golden between the lines. */
  fill(share: number, isNeat = false) {
    this.#fill
      .setFrame(isNeat ? 'vak-goud' : 'vak-vol', false, false)
      .setVisible(share > 0)
      .setScale(share, 1);
  }

  /** It is pointed out. */
  set isMeant(meant: boolean) {
    if (this.card.look !== 'out') this.card.look = meant ? 'chosen' : 'normal';
  }

  press(pressed: boolean) {
    if (this.card.look !== 'out') this.card.look = pressed ? 'pressed' : 'normal';
  }

  /** Here it is: the sign spins. */
  async spin() {
    this.#isUp = false;
    this.card.look = 'right';
    for (let i = 0; i < MS.spins; i++)
      await this.#stage.tween({
        targets: this.#sign,
        to: { scaleX: i % 2 ? 1 : -1 },
        ms: MS.spin,
        ease: 'Sine.InOut',
        pop: true,
      });
    this.#sign.setScale(1);
  }

  /** It was only a front of cardboard: it folds flat. */
  async fold() {
    this.#isUp = false;
    this.card.look = 'out';
    this.#lines.setAlpha(0.35);
    this.fill(0);
    await this.#stage.tween({
      targets: this.#sign,
      to: { scaleY: 0.14, alpha: 0.55 },
      ms: MS.fold,
      ease: 'Bounce.Out',
    });
  }

  /** A traffic Klodder shows that it is here. */
  callAgent() {
    const { x, y } = this.porch;
    const agent = this.#stage
      .image('agent', x, y)
      .setDepth(DEPTHS.sign + 1)
      .setAlpha(0);
    this.#agent = agent;
    void this.#stage.tween({ targets: agent, to: { alpha: 1 }, ms: MS.up });
    void this.#stage.tween({
      targets: agent,
      to: { angle: AGENT },
      ms: MS.wave,
      yoyo: true,
      repeat: 7,
      pop: true,
    });
  }

  async leave() {
    const targets = [this.thing, this.#sign, this.#lines, ...(this.#agent ? [this.#agent] : [])];
    this.fill(0);
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.out });
    for (const part of [...targets, this.#fill]) part.destroy();
  }

  /** Its card takes its place under what is asked; with a tall card the rows part. */
  #place() {
    const { width, height } = this.size;
    const above = Math.max(EDGE.above, this.#stage.kit.prompt.bottom + EDGE.hint + height / 2 - 42);
    this.thing.setPosition(
      this.isLeft ? EDGE.left + width / 2 : EDGE.right - width / 2,
      this.#isBelow ? Math.max(EDGE.below, above + height + 24) : above,
    );
  }

  /** The sign, so large, stands beside its bay. */
  #stand(scale: number) {
    const { x, y } = this.#beside(scale);
    this.#sign.setScale(scale).setPosition(x, y);
  }

  #beside(scale: number): Point {
    const { x, y, out } = this.bay;
    const aside = SIGN.half * scale;
    if (out.x) return { x: x - out.x * (BAY.deep / 2 + aside), y: y + 30 };
    return out.y > 0 ? { x, y: y - 36 } : { x: x + BAY.long / 2 + aside, y: y + 34 };
  }
}

/** The lit bay where a joy ride goes. */
export class Goal {
  readonly bay: Bay;
  readonly #stage: GameStage;
  readonly #parts: Image[];

  constructor(stage: GameStage, bay: Bay) {
    this.#stage = stage;
    this.bay = bay;
    const { x, y, isAcross } = bay;
    this.#parts = [
      stage.image('vak', x, y).setDepth(DEPTHS.bay),
      stage
        .image('vak-vol', x, y)
        .setDepth(DEPTHS.bay + 1)
        .setAlpha(0.55),
    ].map((part) => part.setAngle(isAcross ? 0 : 90));
  }

  /** Now is the moment to brake. */
  set isNear(near: boolean) {
    this.#parts[1]!.setAlpha(near ? 1 : 0.55).setScale(near ? 1.08 : 1);
  }

  leave() {
    void this.#stage.tween({ targets: this.#parts, to: { alpha: 0 }, ms: MS.out }).then(() => {
      for (const part of this.#parts) part.destroy();
    });
  }
}
