import type { BucketSign, Container, GameStage, Offer } from '../../engine/stage/index.ts';
import type { PotSpec } from './paint.ts';

/** What the scene does with pots. */
interface PotDesk {
  load(pot: Pot): void;
  isLoaded(pot: Pot): boolean;
  /** Where paint may be carried to. */
  targets(): readonly Offer[];
  carry(pot: Pot, x: number, y: number): void;
  drop(pot: Pot, target: Offer): void;
  putBack(): void;
}

const ROW = { y: 680, middle: 731, left: 58, right: 1310, gap: 34, least: 12 } as const;
const POT = { width: 200, height: 150, foot: 68, mouth: -64 } as const;
const SIGN = { y: 16, widest: 290 } as const;
const DEPTH = 60;
const BELOW = 240;
const MS = 260;
const UP = -10;
const SUNK = 132;

/** One tin of paint on the dust sheet. */
export class Pot {
  readonly spec: PotSpec;
  readonly root: Container;
  readonly width: number;
  readonly #stage: GameStage;
  readonly #sign: BucketSign | undefined;
  #home = 0;

  constructor(stage: GameStage, spec: PotSpec, desk: PotDesk) {
    this.spec = spec;
    this.#stage = stage;
    const tin = stage.image(`pot-${spec.mark}`, 0, POT.foot);
    this.root = stage.scene.add.container(0, ROW.y + BELOW, [tin]).setDepth(DEPTH);
    if (spec.sign) {
      const { mark, label, badge } = spec.sign;
      this.#sign = stage.kit.bucketSign(0, SIGN.y, mark, label, {
        maxWidth: SIGN.widest,
        ...(badge && { badge }),
      });
      this.root.add(this.#sign);
    }
    this.width = Math.max(POT.width, this.#sign?.width ?? 0);
    this.#offer(desk);
  }

  /** Where its paint is. */
  get mouth() {
    return { x: this.root.x, y: this.root.y + POT.mouth };
  }

  placeAt(x: number, scale: number) {
    this.root.setX(x).setScale(scale);
  }

  async appear(delay: number) {
    await this.#stage.tween({
      targets: this.root,
      to: { y: ROW.y },
      ms: MS,
      delay,
      ease: 'Back.Out',
      pop: true,
    });
    this.#home = ROW.y;
  }

  /** Loaded: it has the paper clip and stands out. */
  chosen(chosen: boolean) {
    if (this.#sign) this.#sign.look = chosen ? 'chosen' : 'normal';
    if (this.#home === ROW.y)
      void this.#stage.tween({
        targets: this.root,
        to: { y: ROW.y + (chosen ? UP : 0) },
        ms: 140,
        pop: true,
      });
  }

  /** Sinks until only its rim is in view, or comes up again. */
  async sink(down: boolean) {
    await this.#stage.tween({
      targets: this.root,
      to: { y: ROW.y + (down ? SUNK : 0) },
      ms: MS,
      ease: 'Sine.InOut',
    });
  }

  /** A little dance: take me. */
  async wiggle() {
    await this.#stage.tween({
      targets: this.root,
      to: { angle: 3 },
      ms: 80,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    this.root.setAngle(0);
  }

  async leave() {
    await this.#stage.tween({
      targets: this.root,
      to: { y: ROW.y + BELOW },
      ms: MS,
      ease: 'Back.In',
      pop: true,
    });
    this.root.destroy();
  }

  #offer(desk: PotDesk) {
    const { id, kind, label } = this.spec;
    this.#stage.offer(this.root, {
      id: `pot-${id}`,
      kind,
      value: id,
      label,
      row: 2,
      size: { width: this.width, height: POT.height },
      onPick: () => desk.load(this),
      chosen: () => desk.isLoaded(this),
      onFocus: (focused) => focused && kind !== 'control' && desk.load(this),
      drag: {
        to: desk.targets,
        onMove: (x: number, y: number) => desk.carry(this, x, y),
        onDrop: (target: Offer) => desk.drop(this, target),
        onCancel: desk.putBack,
      },
    });
  }
}

/** Puts pots next to each other, signs apart, in the middle under the drawing; very wide signs get smaller. */
export function lineUp(pots: readonly Pot[]) {
  const widths = pots.reduce((sum, pot) => sum + pot.width, 0);
  const gaps = pots.length - 1;
  const room = ROW.right - ROW.left;
  const gap = Math.max(ROW.least, Math.min(ROW.gap, (room - widths) / Math.max(1, gaps)));
  const scale = Math.min(1, (room - gap * gaps) / widths);
  const whole = widths * scale + gap * gaps;
  let x = Math.max(ROW.left, Math.min(ROW.right - whole, ROW.middle - whole / 2));
  for (const pot of pots) {
    pot.placeAt(x + (pot.width * scale) / 2, scale);
    x += pot.width * scale + gap;
  }
}
