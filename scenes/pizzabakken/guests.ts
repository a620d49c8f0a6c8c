import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { Balloon } from './balloon.ts';
import { CheeseStrings } from './cheese.ts';
import { heartsLeft } from './rules.ts';
import { DEPTHS } from './topping.ts';
import type { Pizza } from './pizza.ts';

const NAMES = ['moes', 'pleun', 'dok', 'fien', 'tik', 'omavlek'] as const;
/** Places in the queue, the first one in front. */
const QUEUE = [
  { x: 396, y: 413 },
  { x: 240, y: 411 },
  { x: 112, y: 409 },
] as const;
const SIZE = 146;
/** Wide and tall ones a little smaller, so that three fit the hatch. */
const SIZES: Partial<Record<(typeof NAMES)[number], number>> = { omavlek: 112, fien: 152, tik: 140 };
/** Where the path over the hill goes out of sight. */
const FAR = { x: 350, y: 352 } as const;
const HEARTS = { x: 492, top: 256, pitch: 38 } as const;
const BALLOON = { x: 664, y: 296 } as const;
/** A pizza before the front guest is at most this large, and this much of it is at its mouth. */
const SERVED = { width: 190, height: 78, bitten: 29, pulled: 166 } as const;
const BITE_MS = 440;
const SERVE_MS = 340;

/** The queue of guests at the hatch. */
export class Guests {
  #strings: CheeseStrings;
  #stage: GameStage;
  #rng: Rng;
  #names: string[] = [];
  #queue: { klodder: Klodder; size: number }[] = [];
  #hearts: Image[];
  #since = 0;
  #patience = 0;
  #shown = 3;
  #balloon: Balloon;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('gasten');
    this.#strings = new CheeseStrings(stage);
    QUEUE.forEach((spot, i) => this.#queue.push(this.#arrive(spot.x, spot.y, DEPTHS.guest - i)));
    this.#hearts = [0, 1, 2].map((i) =>
      stage
        .image('hart', HEARTS.x, HEARTS.top + i * HEARTS.pitch)
        .setDepth(DEPTHS.hearts)
        .setVisible(false),
    );
    this.#balloon = new Balloon(stage, BALLOON.x, BALLOON.y);
  }

  get front(): Klodder {
    return this.#queue[0]!.klodder;
  }

  get all(): Klodder[] {
    return this.#queue.map(({ klodder }) => klodder);
  }

  /** The front guest begins to wait, with patience for so many ms; 0 is for ever. */
  wait(patience: number) {
    this.#since = this.#stage.clock.now;
    this.#patience = patience;
    this.#show(3);
    for (const heart of this.#hearts) heart.setVisible(patience > 0);
  }

  /** Hearts that the front guest has left. */
  get hearts(): number {
    return this.#shown;
  }

  /** Every step: patience runs, eyes follow what moves. */
  frame(x: number, y: number) {
    for (let i = 0; i < this.#queue.length; i++) this.#queue[i]!.klodder.look(x, y);
    if (this.#patience === 0 || this.#shown === 0) return;
    const left = heartsLeft(this.#stage.clock.now - this.#since, this.#patience);
    if (left !== this.#shown) this.#show(left);
  }

  /** The order has been taken: patience no longer runs. */
  stopWaiting() {
    this.#patience = 0;
    for (const heart of this.#hearts) heart.setVisible(false);
  }

  /** "Hm, een beetje gek belegd." */
  async sniff() {
    const { front } = this;
    front.face('think');
    this.#balloon.say('Hm, een beetje\ngek belegd.');
    await front.squash(0.08);
    await this.#stage.clock.wait(700);
  }

  /** The balloon goes and the guest looks on. */
  hush() {
    this.#balloon.hush();
    this.front.face('look');
  }

  /** The front guest eats from a pizza that hangs before it: a bite, and strings of cheese that stretch and snap. */
  async eat(pizza: Pizza) {
    const stage = this.#stage;
    const { front } = this;
    const mouth = { x: front.x + 10, y: front.y - 42 };
    const width = pizza.widthWithin(SERVED.width, SERVED.height);
    const x = mouth.x + width / 2 - SERVED.bitten;
    await pizza.slide(x, mouth.y + 16, width, SERVE_MS);
    front.face('happy');
    stage.sound.play('hap');
    stage.fx.burst('dust', mouth.x + 20, mouth.y, { count: 5 });
    void front.squash(0.14);
    await stage.clock.wait(BITE_MS / 4);
    stage.sound.play('kaas-rek');
    void front.munch(BITE_MS);
    const away = pizza.slide(x + SERVED.pulled, mouth.y + 24, width, BITE_MS, 'Quad.Out');
    void this.#strings.pull(mouth, pizza.thing, width / 2 - 11, BITE_MS);
    await away;
    front.face('proud');
  }

  /** The front guest goes home over the hill, the others move up and a new one joins. */
  async next() {
    const stage = this.#stage;
    const served = this.#queue.shift()!;
    this.#send(served.klodder);
    const last = QUEUE.at(-1)!;
    const fresh = this.#arrive(FAR.x, FAR.y, DEPTHS.farGuest);
    fresh.klodder.setScale(fresh.klodder.scaleX * 0.3, fresh.klodder.scaleY * 0.3);
    this.#queue.push(fresh);
    const grown = { share: 0.3 };
    const size = fresh.klodder.scaleX / 0.3;
    void stage.tween({
      targets: grown,
      to: { share: 1 },
      ms: 900,
      onUpdate: () => fresh.klodder.scene && fresh.klodder.setScale(size * grown.share),
    });
    await Promise.all([
      ...this.#queue.slice(0, 2).map(({ klodder }, i) => {
        klodder.setDepth(DEPTHS.guest - i);
        return klodder.walkTo(QUEUE[i]!.x, QUEUE[i]!.y, 620);
      }),
      fresh.klodder.walkTo(last.x, last.y, 900),
    ]);
    fresh.klodder.setDepth(DEPTHS.guest - 2);
  }

  /** All hop; for the song at the end. */
  cheer() {
    for (const { klodder } of this.#queue) {
      klodder.face('happy');
      void klodder.hop(this.#rng.between(18, 34));
    }
  }

  #send(klodder: Klodder) {
    const stage = this.#stage;
    klodder.setDepth(DEPTHS.farGuest + 1);
    const size = klodder.scaleX;
    const shape = { share: 1 };
    void klodder.walkTo(FAR.x, FAR.y, 1100);
    void stage
      .tween({
        targets: shape,
        to: { share: 0.22 },
        ms: 1100,
        onUpdate: () => klodder.scene && klodder.setScale(size * shape.share),
      })
      .then(() => klodder.destroy());
  }

  #arrive(x: number, y: number, depth: number) {
    if (this.#names.length === 0) this.#names = this.#rng.shuffle(NAMES);
    // Nobody stands in the queue twice.
    const present = new Set(this.#queue.map(({ klodder }) => klodder.name));
    const at = Math.max(
      0,
      this.#names.findIndex((name) => !present.has(name)),
    );
    const name = this.#names.splice(at, 1)[0]! as (typeof NAMES)[number];
    const size = SIZES[name] ?? SIZE;
    const klodder = this.#stage.klodder(name, { x, y, size, depth, face: 'look' });
    klodder.setName(name);
    return { klodder, size };
  }

  #show(left: number) {
    this.#shown = left;
    this.#hearts.forEach((heart, i) => heart.setFrame(i < left ? 'hart' : 'hart-leeg'));
    if (left === 0) this.front.face('sleep', 2400, 'look');
  }
}
