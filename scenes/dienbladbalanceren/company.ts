import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, TRAY, WAITER } from './places.ts';
import type { Tray } from './tray.ts';

/** From which third of the round on they come, and when: shares of the way. */
const PIGEON = { third: 1, at: 0.28, arms: [0.93, 0.76, 0.5], far: 900, high: 90 } as const;
const SKATER = { third: 2, at: 0.42, size: 92, y: 742, board: -1, from: 1480, to: -130, wheels: 22 } as const;
const MS = { land: 520, leave: 480, skate: 1500, happy: 1500 } as const;
/** What tempo 0 and 1 make of it, in degrees a second: the pigeon sits down, the air of who skates by. */
const JOLT = { pigeon: [0, 8], skater: [0, 26] } as const;

/** Who comes along on the way: a pigeon that sits down on the light side of the tray, and Oma Vlek who skates by. */
export class Company {
  readonly #stage: GameStage;
  readonly #tray: Tray;
  #pigeon: Image | undefined;

  constructor(stage: GameStage, tray: Tray) {
    this.#stage = stage;
    this.#tray = tray;
  }

  /** One sets off for so long. */
  come(third: number, ms: number) {
    if (third >= PIGEON.third) void this.#land(ms * PIGEON.at);
    if (third >= SKATER.third) void this.#skate(ms * SKATER.at);
  }

  /** One is there: the pigeon flies up. */
  leave() {
    const image = this.#pigeon;
    if (!image) return;
    this.#pigeon = this.#tray.rider = undefined;
    const side = Math.sign(image.x - TRAY.x);
    const to = { x: image.x + side * 420, y: -90 };
    void this.#stage.tween({ targets: image, to, ms: MS.leave, ease: 'Quad.In' }).then(() => image.destroy());
  }

  /** At the worst moment, and it weighs next to nothing. */
  async #land(after: number) {
    const stage = this.#stage;
    await stage.clock.wait(after);
    const { balance } = this.#tray;
    const side = balance.angle > 0 ? -1 : 1;
    const arms = PIGEON.arms.map((one) => one * side);
    const arm = arms.find((one) => this.#tray.isClear(one)) ?? arms[0]!;
    const from = { x: TRAY.x + side * PIGEON.far, y: PIGEON.high };
    const image = stage
      .image('duif', from.x, from.y)
      .setFlipX(side < 0)
      .setDepth(DEPTHS.laden + 2);
    this.#pigeon = image;
    const way = { t: 0 };
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.land,
      ease: 'Quad.Out',
      onUpdate: () => {
        if (this.#pigeon !== image || !image.scene) return;
        const { x, y } = this.#tray.spotOf({ arm, row: 0 });
        image.setPosition(from.x + (x - from.x) * way.t, from.y + (y - from.y) * way.t);
      },
    });
    if (this.#pigeon !== image) return;
    this.#tray.rider = { thing: image, arm };
    stage.sound.play('duif');
    balance.jolt(side * stage.lerp(...JOLT.pigeon));
  }

  /** From the right to the left, past the waiter. */
  async #skate(after: number) {
    const stage = this.#stage;
    if (stage.reducedMotion) return;
    await stage.clock.wait(after);
    const { from, to, y, size, board, wheels } = SKATER;
    const oma = stage.kit.klodder('omavlek', {
      x: from,
      y: y - wheels,
      size,
      depth: DEPTHS.crew + 1,
      flip: true,
    });
    const plank = stage.image('skateboard', from, y + board).setDepth(DEPTHS.crew);
    oma.face('happy', MS.happy);
    stage.sound.play('rol');
    const way = { x: from as number };
    let isPast = false;
    await stage.tween({
      targets: way,
      to: { x: to },
      ms: MS.skate,
      ease: 'Linear',
      onUpdate: () => {
        if (!oma.scene) return;
        oma.setX(way.x).setAngle(-8);
        plank.setX(way.x);
        if (isPast || way.x > WAITER.x) return;
        isPast = true;
        this.#tray.balance.jolt(-stage.lerp(...JOLT.skater));
      },
    });
    oma.destroy();
    plank.destroy();
  }
}
