import type { Container, GameStage, Image, Thing, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Aimed, Float, type Cell, type Spot } from './rules.ts';

/** Kinds of rocks that there are. */
const ROCKS = 6;
/** Radius of a rock at full size, and how far its card comes up over it. */
const R = 70;
const OVER = 42;
const MS = { come: 260, shake: 70, yawn: 620, ring: 160, crack: 130, open: 420, out: 140 } as const;
const SHAKE = 9;
/** The shells of a rock that opens fly so far. */
const SHELL = 84;
/** Stars keep so far away from it, in u. */
const SHADE = 30;
const RING_TURN = 0.5;

/** How much room a rock with this card needs at full size. */
export const sizeWith = (card: { width: number; height: number }) => ({
  width: Math.max(card.width, 2 * R + 8),
  height: 2 * R - OVER + card.height,
});

/** A sleepy grey rock with a card: who hits it twice answers with it. */
export class Rock {
  readonly thing: Container;
  readonly card: WordCard;
  readonly float: Float;
  readonly aimed: Aimed;
  /** Radius of the rock itself, in u. */
  readonly r: number;
  isOut = false;
  /** One bumps into it, as long as it has not opened. */
  isSolid = true;
  readonly #stage: GameStage;
  readonly #stone: Image;
  readonly #face: Image;
  readonly #ring: Image;
  readonly #shells: Image[] = [];
  readonly #high: number;
  readonly #size: { width: number; height: number };
  #ringed: string | undefined;

  constructor(
    stage: GameStage,
    card: WordCard,
    { cell, kind, pace, turn }: { cell: Cell; kind: number; pace: number; turn: number },
  ) {
    this.#stage = stage;
    this.card = card;
    this.#size = sizeWith(card);
    this.#high = -this.#size.height / 2 + R;
    this.r = R * cell.scale;
    this.float = new Float(cell, cell.room, pace, turn);
    this.aimed = new Aimed(stage.calm);
    const part = (frame: string) => stage.image(frame, 0, this.#high);
    this.#ring = part('mikring-ster').setVisible(false);
    this.#stone = part(`steen-${kind % ROCKS}`);
    this.#face = part('gezicht');
    card.setPosition(0, (this.#size.height - card.height) / 2);
    this.thing = stage.scene.add
      .container(cell.x, cell.y, [this.#ring, this.#stone, this.#face, card])
      .setScale(cell.scale)
      .setDepth(DEPTHS.rock);
  }

  /** What a finger hits. */
  get hit() {
    return this.#size;
  }

  /** The middle of the rock itself. */
  get middle(): Spot {
    return { x: this.thing.x, y: this.thing.y + this.#high * this.thing.scale };
  }

  /** Whether something is on it, or on its card. */
  covers({ x, y }: Spot): boolean {
    const { middle, card, thing } = this;
    if (Math.hypot(x - middle.x, y - middle.y) < this.r) return true;
    const [dx, dy] = [x - thing.x, y - thing.y - card.y * thing.scale];
    return Math.abs(dx) < (card.width * thing.scale) / 2 && Math.abs(dy) < (card.height * thing.scale) / 2;
  }

  /** What one at a place bumps into: the rock itself, and the nearest of its card. */
  edges({ x, y }: Spot): (Spot & { r: number })[] {
    const { middle, card, thing, r } = this;
    const near = (at: number, from: number, half: number) => Math.max(from - half, Math.min(from + half, at));
    const scale = thing.scale;
    const top = thing.y + card.y * scale;
    const edge = {
      x: near(x, thing.x, (card.width * scale) / 2),
      y: near(y, top, (card.height * scale) / 2),
    };
    return [
      { ...middle, r },
      { ...edge, r: 0 },
    ];
  }

  /** Whether something lies under it, or nearly. */
  shades({ x, y }: Spot): boolean {
    const { scale } = this.thing;
    const { width, height } = this.#size;
    const [dx, dy] = [Math.abs(x - this.thing.x), Math.abs(y - this.thing.y)];
    return dx < (width * scale) / 2 + SHADE && dy < (height * scale) / 2 + SHADE;
  }

  come(i: number): Promise<void> {
    this.thing.setAlpha(0);
    const to = { alpha: 1 };
    return this.#stage.tween({ targets: this.thing, to, ms: MS.come, delay: i * 30, pop: true });
  }

  frame(ms: number) {
    this.float.tick(ms / 1000);
    this.thing.setPosition(this.float.x, this.float.y);
    this.aimed.tick(ms);
    if (this.aimed.kind !== this.#ringed) this.#show(this.aimed.kind);
    if (this.#ringed && !this.#stage.reducedMotion) this.#ring.rotation += RING_TURN * (ms / 1000);
  }

  /** It goes away in silence, or what is left of it when it has opened; and more with it. */
  async leave(more: readonly Thing[]) {
    const all = [this.thing, ...this.#shells, ...more];
    await this.#stage.tween({ targets: all, to: { alpha: 0 }, ms: MS.out });
    for (const one of all) one.destroy();
  }

  /** It shakes the dust off, and yawns. */
  async yawn() {
    const stage = this.#stage;
    const { middle } = this;
    this.aimed.kind = undefined;
    stage.fx.burst('dust', middle.x, middle.y, { count: 10, spread: this.r });
    const to = { x: this.#stone.x + SHAKE };
    for (const targets of [this.#stone, this.#face])
      void stage.tween({ targets, to, ms: MS.shake, yoyo: true, repeat: 2, pop: true });
    if (stage.hasImage('gezicht-gaap')) this.#face.setFrame('gezicht-gaap', false, false);
    await stage.clock.wait(MS.yawn);
    if (this.thing.scene && stage.hasImage('gezicht')) this.#face.setFrame('gezicht', false, false);
  }

  /** It cracks like an egg: its shells fly off, and what was in it is free. */
  async open(): Promise<Spot> {
    const stage = this.#stage;
    const { middle } = this;
    this.isSolid = false;
    this.aimed.kind = undefined;
    this.#ring.setVisible(false);
    stage.sound.play('planeet-bloei');
    if (stage.hasImage('gezicht-kiert')) this.#face.setFrame('gezicht-kiert', false, false);
    await stage.clock.wait(MS.crack);
    for (const image of [this.#stone, this.#face]) image.setVisible(false);
    stage.fx.burst('confetti', middle.x, middle.y, { count: 18, spread: this.r });
    for (const side of [-1, 1]) {
      const shell = stage.image('schil', middle.x, middle.y).setFlipX(side > 0);
      this.#shells.push(shell.setDepth(DEPTHS.bloom + 1).setScale(this.thing.scale));
      const to = { x: middle.x + side * SHELL, y: middle.y + 34, angle: side * 50, alpha: 0 };
      void stage.tween({ targets: shell, to, ms: MS.open, ease: 'Quad.Out', pop: true });
    }
    return middle;
  }

  #show(kind: string | undefined) {
    this.#ringed = kind;
    const stage = this.#stage;
    this.#ring.setVisible(kind !== undefined);
    if (kind === undefined) return;
    stage.sound.play('ring-tik');
    if (stage.hasImage(`mikring-${kind}`)) this.#ring.setFrame(`mikring-${kind}`, false, false);
    this.#ring.setScale(1.25);
    void stage.tween({ targets: this.#ring, to: { scale: 1 }, ms: MS.ring, ease: 'Back.Out', pop: true });
  }
}
