import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { BACK_Y, DEPTHS } from './places.ts';
import type { Layout } from './rules.ts';

/** Heads that a skeleton can have. */
export const HEADS = 4;
/** How its parts hang on the back, as drawn for a bone at full size. */
const PART = { head: -32, tail: -2, rib: 40, leg: 44 } as const;
/** Small bones still have a head and legs that can be seen. */
const LEAST = 0.62;
const DANCE = { up: 16, tilt: 2.4, steps: 3, ms: 105 } as const;
const MS = { come: 200 } as const;

/** A skeleton on the cloth: head, ribs, legs and tail, with a place in its back for each bone of the word. */
export class Skeleton {
  readonly root: Container;
  readonly slots: readonly Image[];
  readonly #stage: GameStage;
  readonly #layout: Layout;

  constructor(stage: GameStage, layout: Layout, head: number) {
    const { places, laid } = layout;
    this.#stage = stage;
    this.#layout = layout;
    const middle = (layout.head + layout.tail) / 2;
    const size = Math.max(LEAST, laid);
    const part = (frame: string, x: number, y: number) => stage.image(frame, x - middle, y).setScale(size);
    const last = places.length - 1;
    const legs = places.length > 3 ? [1, last - 1] : [0, last];
    this.slots = places.map((x) => stage.image('plek', x - middle, 0).setScale(laid));
    this.root = stage.scene.add.container(middle, BACK_Y, [
      part('staart', layout.tail - PART.tail * size, 0),
      ...legs.map((at) => part('poot', places[at]!, PART.leg * size)),
      ...places.flatMap((x, i) => (legs.includes(i) ? [] : [part('rib', x, PART.rib * size)])),
      ...this.slots,
      part(`schedel-${head}`, layout.head + PART.head * size, 0),
    ]);
    this.root.setDepth(DEPTHS.skeleton);
  }

  /** Where what is laid in a place lies. */
  spot(place: number) {
    return { x: this.#layout.places[place]!, y: BACK_Y, scale: this.#layout.laid };
  }

  /** It comes to lie there. */
  async come() {
    this.root.setAlpha(0);
    await this.#stage.tween({ targets: this.root, to: { alpha: 1 }, ms: MS.come, pop: true });
  }

  /** Its back is whole: bare bones lie where the letters were. */
  whole() {
    for (const slot of this.slots) if (this.#stage.hasImage('wervel')) slot.setFrame('wervel');
  }

  /** It shakes off the sand, and dances a few steps. */
  async dance() {
    const { root } = this;
    const stage = this.#stage;
    const { up, tilt, steps, ms } = DANCE;
    stage.sound.play('skelet-dans');
    stage.fx.burst('dust', root.x, BACK_Y + 60, { count: 12, spread: this.#layout.tail - this.#layout.head });
    for (let i = 0; i < steps; i++) {
      const to = { y: BACK_Y - up, angle: i % 2 ? tilt : -tilt };
      await stage.tween({ targets: root, to, ms, yoyo: true, pop: true });
    }
    if (root.scene) root.setPosition(root.x, BACK_Y).setAngle(0);
  }
}
