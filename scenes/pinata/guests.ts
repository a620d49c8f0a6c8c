import type { GameStage, Image, Klodder, KlodderName } from '../../engine/stage/index.ts';
import { DEPTHS, GROUND, LAWN } from './places.ts';
import type { Head } from './rules.ts';

/** Who has come to the party: where they stand, and how large. */
const GUESTS: readonly [KlodderName, number, number][] = [
  ['dok', 82, 78],
  ['tik', 940, 82],
  ['pleun', 1274, 90],
];
/** The top of a head, as a share of its size. */
const HEAD = { up: 0.86, reach: 0.5 } as const;
const DOG = { x: 1186, away: 1470, y: GROUND + 8, low: LAWN.y + 8, scale: 0.84 } as const;
const MS = { come: 420, perU: 0.6, cheer: 1300, wonder: 1200 } as const;

/** The guests of the party, and the dog that steals a sweet. */
export class Guests {
  readonly all: readonly Klodder[];
  readonly heads: readonly Head[];
  readonly #stage: GameStage;
  readonly #dog: Image;
  #isHungry = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.all = GUESTS.map(([name, x, size]) =>
      stage.klodder(name, { x, y: GROUND, size, depth: DEPTHS.guest, flip: x > 683 }),
    );
    this.heads = GUESTS.map(([, x, size]) => ({ x, y: GROUND - size * HEAD.up, reach: size * HEAD.reach }));
    this.#dog = stage
      .image('hond', DOG.away, DOG.y)
      .setDepth(DEPTHS.meter + 6)
      .setScale(DOG.scale);
  }

  look(x: number, y: number) {
    for (const one of this.all) one.look(x, y);
  }

  cheer() {
    for (const one of this.all) {
      one.face('happy', MS.cheer, 'look');
      void one.hop();
    }
  }

  startle() {
    for (const one of this.all) one.face('oops', MS.wonder, 'look');
  }

  /** A sweet came down on this head. */
  bounced(head: Head) {
    const one = this.all[this.heads.indexOf(head)];
    if (!one) return;
    one.face('oops', MS.wonder / 2, 'happy');
    void one.squash(0.14);
  }

  /** The dog comes and sits down, if it is not there yet. */
  dogComes() {
    this.#isHungry = true;
    if (this.#dog.x === DOG.x) return;
    void this.#stage.tween({ targets: this.#dog, to: { x: DOG.x }, ms: MS.come, ease: 'Sine.Out' });
  }

  /** A sweet lies on the lawn: the dog takes one of each rain, and all look at it. Whether it takes this one. */
  steals(sweet: Image): boolean {
    if (!this.#isHungry || this.#stage.reducedMotion) return false;
    this.#isHungry = false;
    void this.#steal(sweet);
    return true;
  }

  async #steal(sweet: Image) {
    const stage = this.#stage;
    const dog = this.#dog;
    const there = sweet.x + (sweet.x < DOG.x ? 44 : -44);
    const ms = 160 + Math.abs(dog.x - there) * MS.perU;
    const run = { x: there, y: DOG.low, scale: 1 };
    await stage.tween({ targets: dog, to: run, ms, ease: 'Sine.InOut' });
    stage.sound.play('pak');
    this.startle();
    dog.setFlipX(true);
    sweet.setDepth(DEPTHS.flying + 1);
    await stage.tween({
      targets: dog,
      to: { x: DOG.x, y: DOG.y, scale: DOG.scale },
      ms,
      onUpdate: () => sweet.scene && sweet.setPosition(dog.x + 46, dog.y - 44),
    });
    dog.setFlipX(false);
    sweet.destroy();
    void stage.tween({ targets: dog, to: { angle: -5 }, ms: 110, yoyo: true, repeat: 3, pop: true });
  }
}
