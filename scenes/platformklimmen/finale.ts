import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Climber } from './climber.ts';
import type { Lift } from './lift.ts';
import { DEPTHS } from './places.ts';
import { eyeOf, TOWER } from './rules.ts';
import type { Tower } from './tower.ts';

/** The round window in the roof, against the attic's floor. */
const WINDOW = { up: 206, scale: 2.6 } as const;
const MS = { walk: 260, open: 260, board: 380, ride: 3300 } as const;
const PLANE = { seat: { x: -6, y: -2 }, dok: { x: 44, y: -6 } } as const;

/** The attic: the roof window opens, and a paper aeroplane flies down around the whole tower. */
export class Finale {
  #stage: GameStage;
  #tower: Tower;
  #climber: Climber;
  #lift: Lift;
  #window: Image;

  constructor(stage: GameStage, tower: Tower, climber: Climber, lift: Lift) {
    this.#stage = stage;
    this.#tower = tower;
    this.#climber = climber;
    this.#lift = lift;
    this.#window = stage
      .image('zolder-raam', TOWER.middle, 0)
      .setDepth(DEPTHS.wall + 2)
      .setScale(WINDOW.scale);
    this.settle();
  }

  /** The window goes where the attic is. */
  settle() {
    this.#window.setY(this.#tower.attic - WINDOW.up);
  }

  /** Plays it; the climber has come up the ladder and stands in the attic. */
  async play(floors: number) {
    const stage = this.#stage;
    const { klodder } = this.#climber.hero;
    const attic = this.#tower.attic;
    klodder.face('happy');
    await klodder.walkTo(TOWER.middle - 60, attic, MS.walk);
    stage.sound.play('touw');
    if (stage.hasImage('zolder-raam-open')) this.#window.setFrame('zolder-raam-open');
    stage.fx.burst('confetti', TOWER.middle, attic - WINDOW.up, { count: 20 });
    await stage.clock.wait(MS.open);
    const plane = stage.image('vliegtuig', TOWER.middle, attic - WINDOW.up).setDepth(DEPTHS.flight);
    plane.setScale(0.2);
    void stage.tween({ targets: plane, to: { scale: 1 }, ms: MS.board, ease: 'Back.Out', pop: true });
    await stage.tween({
      targets: klodder,
      to: { x: TOWER.middle + PLANE.seat.x, y: attic - WINDOW.up + PLANE.seat.y },
      ms: MS.board,
      ease: 'Quad.Out',
    });
    klodder.setDepth(DEPTHS.flight - 1);
    this.#lift.dok.setDepth(DEPTHS.flight - 1);
    stage.sound.play('vliegtuig');
    await this.#ride(plane, attic - WINDOW.up, floors);
  }

  /** Down along the tower in wide bends, while the camera follows. */
  async #ride(plane: Image, from: number, floors: number) {
    const stage = this.#stage;
    const { klodder } = this.#climber.hero;
    const { dok } = this.#lift;
    const end = eyeOf(0) + 40;
    const way = { t: 0 };
    let lastX = plane.x;
    const bends = Math.max(1, Math.min(2, floors / 5));
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: MS.ride,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const { t } = way;
        const x = TOWER.middle + Math.sin(t * Math.PI * 2 * bends) * 470;
        const y = from + (end - from) * t;
        const toLeft = x < lastX;
        const side = toLeft ? -1 : 1;
        plane
          .setPosition(x, y)
          .setFlipX(toLeft)
          .setAngle(side * 9);
        klodder.setPosition(x + side * PLANE.seat.x, y + PLANE.seat.y);
        klodder.turn(toLeft);
        dok.setPosition(x + side * PLANE.dok.x, y + PLANE.dok.y);
        dok.turn(toLeft);
        lastX = x;
        if (!stage.reducedMotion) stage.camera.lookAt(TOWER.middle, Math.min(eyeOf(0), y + 20 * (1 - t)));
      },
    });
    stage.fx.burst('confetti', plane.x, plane.y - 60, { count: 24 });
    klodder.face('proud');
    dok.face('happy');
  }
}
