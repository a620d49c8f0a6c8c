import type { GameStage } from '../../engine/stage/index.ts';
import { hasFallen, push, type Box, type Spot } from './rules.ts';
import type { Target } from './target.ts';

type Body = MatterJS.BodyType;

/** Weight and grip of a can. */
const TIN = { restitution: 0.25, friction: 0.35, frictionAir: 0.008, density: 0.002, slop: 0.03 } as const;
/** A tower that still stands after this time stays, in steps. */
const STANDS_AFTER = 62;
/** Half the room between two partitions, and how high and thick they are. */
const WALL = { high: 84, thick: 12 } as const;
/** Where fallen cans bounce before they roll out of the picture. */
const FLOOR = 742;
const FALL_STEPS = 74;

/** Real bodies for one hit: cans, their shelf and the partitions beside them, as long as it lasts. */
export class Tumble {
  readonly target: Target;
  /** Whether the tower fell; known when it lies or stands still. */
  readonly fell: Promise<boolean>;
  #stage: GameStage;
  #cans: Body[] = [];
  #still: Body[] = [];
  #homes: Box[];
  #steps = 0;
  #tell!: (fell: boolean) => void;
  #told = false;
  #left = Infinity;
  #done: (() => void) | undefined;

  constructor(stage: GameStage, target: Target, ball: Spot & { r: number }, force: number, room: number) {
    this.#stage = stage;
    this.target = target;
    this.fell = new Promise((resolve) => (this.#tell = resolve));
    this.#homes = target.boxes();
    const { add, body } = stage.matter;
    const { x } = target.thing;
    const half = room / 2;
    this.#still = [add.rectangle(x, target.shelf + 20, room + 200, 40, { isStatic: true, friction: 0.6 })];
    for (const side of [-1, 1])
      this.#still.push(
        add.rectangle(
          x + side * half,
          target.shelf - (WALL.high * target.scale) / 2,
          WALL.thick,
          WALL.high * target.scale,
          { isStatic: true },
        ),
      );
    this.#cans = this.#homes.map((box) => {
      const can = add.rectangle(box.x, box.y, box.width - 2, box.height, { ...TIN, chamfer: { radius: 4 } });
      const { vx, vy, spin } = push(ball, box, force);
      body.setVelocity(can, { x: vx * target.scale, y: vy * target.scale });
      body.setAngularVelocity(can, spin);
      return can;
    });
  }

  /** Every step: cans are drawn where their bodies are. Returns false when it is over. */
  step(): boolean {
    this.#steps++;
    this.#cans.forEach((can, i) => this.target.place(i, can.position.x, can.position.y, can.angle));
    if (!this.#told) {
      const top = this.#cans.at(-1)!;
      const fell = hasFallen(this.#homes.at(-1)!, { x: top.position.x, y: top.position.y, angle: top.angle });
      if (fell || this.#steps > STANDS_AFTER) this.#say(fell);
    }
    if (--this.#left > 0) return true;
    this.end();
    return false;
  }

  /** Everything falls off the shelf, bounces and rolls away; resolves when it is out of the way. */
  release(): Promise<void> {
    const { world, body, add } = this.#stage.matter;
    world.remove(this.#still);
    this.#still = [add.rectangle(683, FLOOR + 30, 3200, 60, { isStatic: true, friction: 0.2 })];
    const { x } = this.target.thing;
    for (const can of this.#cans) {
      const side = can.position.x >= x ? 1 : -1;
      body.setVelocity(can, { x: can.velocity.x + side * 2.4, y: Math.min(can.velocity.y, 0) - 3.2 });
      body.setAngularVelocity(can, can.angularVelocity + side * 0.09);
    }
    this.target.dent();
    this.#left = FALL_STEPS;
    return new Promise((resolve) => (this.#done = resolve));
  }

  /** Takes the bodies out of the world; the cans stay where they are. */
  end() {
    this.#say(false);
    const { world } = this.#stage.matter;
    world.remove([...this.#cans, ...this.#still]);
    this.#cans = [];
    this.#still = [];
    this.#left = 0;
    this.#done?.();
    this.#done = undefined;
  }

  #say(fell: boolean) {
    if (this.#told) return;
    this.#told = true;
    this.#tell(fell);
  }
}
