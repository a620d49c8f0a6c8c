import type { Container, GameStage, Thing } from '../../engine/stage/index.ts';
import { BARROW, bedAt, DEPTHS } from './places.ts';
import type { Crop } from './rules.ts';

const MS = { up: 190, fly: 420, step: 130 } as const;
/** A carrot comes up so high before it flies, in this size; it gets smaller on its way. */
const OUT = { up: 74, arc: 120, scale: 0.8, small: 0.5 } as const;
/** Carrots come in so many funny shapes; the last one has legs, and runs so far with each step. */
const SHAPES = 3;
const RUN = { far: 40, turn: 9 } as const;

/** What was taken out of the field, carrot after carrot. */
export class Harvest {
  readonly crops: Crop[] = [];
  /** Resolves when the last one lies in the barrow. */
  landed: Promise<void> = Promise.resolve();
  readonly #stage: GameStage;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** A carrot comes out of its bed, and flies into the barrow. */
  out(crop: Crop, bed: number) {
    this.crops.push(crop);
    this.landed = this.#fly(crop, this.crops.length - 1, bed);
  }

  /** One of them as it is seen: as long as its word. */
  carrot({ length, isGolden, isBitten }: Crop, at: number): Container {
    const stage = this.#stage;
    const whole = stage.image(isGolden ? 'wortel-goud' : `wortel-${at % SHAPES}-${length}`, 0, 0);
    const parts = isBitten ? [whole, stage.image('gebeten', 0, 0)] : [whole];
    return stage.scene.add.container(0, 0, parts).setScale(OUT.scale).setDepth(DEPTHS.flying);
  }

  async #fly(crop: Crop, at: number, bed: number) {
    const stage = this.#stage;
    const { x, y } = bedAt(bed);
    const carrot = this.carrot(crop, at).setPosition(x, y);
    stage.sound.play('plop-wortel', { rate: 1.15 - crop.length * 0.06 });
    stage.fx.burst('dust', x, y, { count: 6, spread: 60 });
    await stage.tween({ targets: carrot, to: { y: y - OUT.up }, ms: MS.up, ease: 'Back.Out' });
    const steps = at % SHAPES === SHAPES - 1 ? 2 : 0;
    for (let step = 1; step <= steps; step++) {
      const to = { x: x + RUN.far * step, angle: step % 2 ? RUN.turn : -RUN.turn };
      await stage.tween({ targets: carrot, to, ms: MS.step });
    }
    await arc(stage, carrot, { ...BARROW, up: OUT.arc, ms: MS.fly, scale: OUT.small });
    carrot.destroy();
  }
}

interface Arc {
  x: number;
  y: number;
  /** How high it goes in between. */
  up: number;
  ms: number;
  /** How large it is there. */
  scale?: number;
}

/** Something flies in an arc. */
export async function arc(
  stage: GameStage,
  thing: Thing & { setScale(scale: number): unknown },
  { x, y, up, ms, scale = thing.scaleX }: Arc,
) {
  const from = { x: thing.x, y: thing.y, scale: thing.scaleX };
  const way = { share: 0 };
  await stage.tween({
    targets: way,
    to: { share: 1 },
    ms,
    ease: 'Linear',
    onUpdate: () => {
      if (!thing.scene) return;
      const { share } = way;
      const lift = Math.sin(Math.PI * share) * up;
      thing.setPosition(from.x + (x - from.x) * share, from.y + (y - from.y) * share - lift);
      thing.setScale(from.scale + (scale - from.scale) * share);
    },
  });
}
