import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { DEPTHS, MOUTH_AT, SIGN_Y, type Opening, type Plot } from './places.ts';
import { MOUTH, type Spot } from './rules.ts';

const MS = { come: 220, clear: 180, puff: 130, peep: 260, stays: 420 } as const;
/** How large a heap begins, by how much each leaf makes it grow, and how large it gets; how far it puffs up. */
const SIZE = { least: 0.82, more: 0.035, most: 1.12, puff: 1.16 } as const;
/** The hedgehog comes up so far behind the heap. */
const PEEP = { down: 6, up: -72 } as const;
/** The ring of the rake around an opening. */
const RING = { wide: 12, empty: 0xfffdf6, full: 0x1fa39b, ink: 0x1e2747, size: 70 } as const;
/** A sign is no wider than this, and stays within these edges. */
const SIGN = { widest: 250, left: 52, right: 1314 } as const;
/** The other edge of the lawn is looked at by the hedge of the heaps on the right. */
const HEDGE: Readonly<Record<Opening, string>> = { right: 'heg-zij', left: 'heg-zij', up: 'heg-op' };

/** A heap of leaves behind its hedge, and the opening where the rake waits. */
export class Heap implements Spot {
  readonly x: number;
  readonly y: number;
  /** The middle of its opening. */
  readonly mouth: Spot;
  readonly #stage: GameStage;
  readonly #hedge: Image;
  readonly #pile: Image;
  readonly #hedgehog: Image;
  readonly #ring: Graphics;
  readonly #sign: BucketSign | undefined;
  #drawn = -1;
  #size: number;

  /** So many leaves lie on it already; `sign` comes and goes with it. */
  constructor(stage: GameStage, { x, y, opening }: Plot, leaves: number, sign?: BucketSign) {
    this.#stage = stage;
    this.#sign = sign;
    this.x = x;
    this.y = y;
    this.mouth = { x: x + MOUTH_AT[opening].x, y: y + MOUTH_AT[opening].y };
    this.#size = Math.min(SIZE.most, SIZE.least + leaves * SIZE.more);
    const isLeft = opening === 'left';
    this.#ring = stage.scene.add.graphics({ x: this.mouth.x, y: this.mouth.y }).setDepth(DEPTHS.ring);
    this.#hedge = stage.image(HEDGE[opening], x, y).setDepth(DEPTHS.heap).setFlipX(isLeft);
    this.#hedgehog = stage.image('egel', x, y + PEEP.down).setDepth(DEPTHS.heap + 1).setVisible(false); // prettier-ignore
    this.#pile = stage
      .image('hoop', x, y + (opening === 'up' ? 20 : 4))
      .setDepth(DEPTHS.heap + 2)
      .setScale(this.#size)
      .setFlipX(isLeft);
    this.ring(0);
  }

  async come() {
    const targets = this.#all.map((one) => one.setAlpha(0));
    await this.#stage.tween({ targets, to: { alpha: 1 }, ms: MS.come });
  }

  /** How far the rake is with what lies in the opening. */
  ring(share: number) {
    const step = Math.round(share * 40);
    if (step === this.#drawn) return;
    this.#drawn = step;
    const pen = this.#ring.clear();
    pen.fillStyle(RING.empty, 0.35).fillCircle(0, 0, MOUTH.near);
    const turn = Math.PI * 2;
    const dashes = 18;
    for (let i = 0; i < dashes; i++) {
      const [from, to] = [(i / dashes) * turn, ((i + 0.6) / dashes) * turn];
      pen.lineStyle(5, RING.empty, 0.95).beginPath().arc(0, 0, RING.size, from, to).strokePath();
    }
    if (step === 0) return;
    const until = -Math.PI / 2 + (step / 40) * turn;
    for (const [wide, tone] of [
      [RING.wide + 6, RING.ink],
      [RING.wide, RING.full],
    ] as const)
      pen
        .lineStyle(wide, tone, 1)
        .beginPath()
        .arc(0, 0, RING.size, -Math.PI / 2, until)
        .strokePath();
  }

  /** It puffs up, and the hedgehog that lives in it looks out with a leaf on its head. */
  async puff() {
    const stage = this.#stage;
    this.#size = Math.min(SIZE.most, this.#size + SIZE.more);
    stage.fx.burst('dust', this.x, this.y + 20, { count: 5, spread: 90 });
    const large = { scale: this.#size * SIZE.puff };
    await stage.tween({ targets: this.#pile, to: large, ms: MS.puff, ease: 'Quad.Out', pop: true });
    void stage.tween({ targets: this.#pile, to: { scale: this.#size }, ms: MS.peep, ease: 'Back.Out' });
    stage.sound.play('egel');
    this.#hedgehog.setVisible(true);
    const up = { y: this.y + PEEP.up };
    await stage.tween({ targets: this.#hedgehog, to: up, ms: MS.peep, ease: 'Back.Out' });
    await stage.clock.wait(MS.stays);
  }

  /** A loose leaf comes to lie on it. */
  nudge() {
    void this.#stage.tween({ targets: this.#pile, to: { scaleY: this.#size * 1.07 }, ms: 90, yoyo: true, pop: true }); // prettier-ignore
  }

  async clear() {
    const targets = this.#all;
    await this.#stage.tween({ targets, to: { alpha: 0 }, ms: MS.clear });
    for (const one of targets) one.destroy();
  }

  get #all() {
    const sign = this.#sign;
    return [this.#hedge, this.#pile, this.#hedgehog, this.#ring, ...(sign ? [sign] : [])];
  }
}

/** A heap that stands for an answer, with its sign below it. */
export class SignedHeap implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: BucketSign;
  readonly heap: Heap;

  constructor(stage: GameStage, choice: Choice, plot: Plot, leaves: number) {
    this.choice = choice;
    const { mark, label, badge } = choice.sign!;
    const look = { maxWidth: SIGN.widest, ...(badge && { badge }) };
    this.thing = stage.kit.bucketSign(0, plot.y + SIGN_Y, mark, label, look).setDepth(DEPTHS.sign);
    this.heap = new Heap(stage, plot, leaves, this.thing);
    const half = this.thing.width / 2;
    this.thing.setX(Math.min(SIGN.right - half, Math.max(SIGN.left + half, plot.x)));
  }
}
