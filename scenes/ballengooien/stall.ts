import type { GameStage, Image } from '../../engine/stage/index.ts';
import { railAt, type Spot } from './rules.ts';
import { DEPTHS, type Target } from './target.ts';

const BOARD = { drawn: 560, width: 1096, middle: 683, under: 9 } as const;
const LAMPS = { count: 14, left: 76, pitch: 93.4, y: 168, size: 0.8, every: 3 } as const;
/** How long a lamp burns before the next one, in ms: at rest and for a fallen tower. */
const CHASE = { calm: 420, merry: 90 } as const;

/** The boards with their partitions, which may slide to and fro, and the lamps. */
export class Stall {
  /** The rail stands still: cans are falling. */
  isHeld = false;
  #stage: GameStage;
  #boards: Image[];
  #partitions: { image: Image; x: number }[] = [];
  #targets: readonly Target[] = [];
  #lamps: Image[];
  #speed: number;
  #railMs = 0;
  #nextLamp = 0;
  #lit = 0;
  #merryUntil = 0;

  /** `speed` of the rail in u/s. */
  constructor(stage: GameStage, speed: number) {
    this.#stage = stage;
    this.#speed = speed;
    this.#boards = [0, 1].map(() => {
      const board = stage.image('plank', BOARD.middle, 0).setDepth(DEPTHS.shelf).setVisible(false);
      return board.setScale(BOARD.width / BOARD.drawn, 1);
    });
    this.#lamps = Array.from({ length: LAMPS.count }, (_, i) =>
      stage.image('lamp-uit', LAMPS.left + i * LAMPS.pitch, LAMPS.y).setScale(LAMPS.size),
    );
    stage.scene.add.container(0, 0, this.#lamps).setDepth(1);
    this.#light();
  }

  /** Sets out boards, partitions and what stands on them. */
  set(shelves: readonly number[], partitions: readonly Spot[], scale: number, targets: readonly Target[]) {
    this.clear();
    this.#targets = targets;
    this.#railMs = 0;
    this.#boards.forEach((board, i) =>
      board.setVisible(i < shelves.length).setY((shelves[i] ?? 0) + BOARD.under),
    );
    this.#partitions = partitions.map(({ x, y }) => {
      const image = this.#stage.image('schot', x, y).setScale(scale).setDepth(DEPTHS.partition);
      return { image, x };
    });
  }

  clear() {
    for (const { image } of this.#partitions) image.destroy();
    this.#partitions = [];
    this.#targets = [];
  }

  /** The lamps chase each other fast for a while. */
  cheer(ms: number) {
    this.#merryUntil = this.#stage.clock.now + ms;
  }

  frame(ms: number) {
    const { clock, reducedMotion } = this.#stage;
    if (!reducedMotion && clock.now >= this.#nextLamp) {
      this.#nextLamp = clock.now + (clock.now < this.#merryUntil ? CHASE.merry : CHASE.calm);
      this.#lit++;
      this.#light();
    }
    if (this.isHeld || this.#speed === 0) return;
    this.#railMs += ms;
    const slid = railAt(this.#railMs, this.#speed);
    for (const one of this.#partitions) one.image.x = one.x + slid;
    for (const target of this.#targets) target.thing.x = target.home.x + slid;
  }

  #light() {
    if (!this.#stage.hasImage('lamp-aan')) return;
    for (let i = 0; i < this.#lamps.length; i++)
      this.#lamps[i]!.setFrame((i + this.#lit) % LAMPS.every === 0 ? 'lamp-aan' : 'lamp-uit', false, false);
  }
}
