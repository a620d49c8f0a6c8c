import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import { DEPTHS, DECK } from './places.ts';
import type { Hooked, Rod } from './rod.ts';
import { angleTo, farTo, junkSpots, wideOf, type Spot } from './rules.ts';

const BOOT = 'laars';
const KINDS = [BOOT, 'ketel', 'wier', 'band'] as const;
const PEARL = 'schelp';
type Kind = (typeof KINDS)[number] | typeof PEARL;
const RADIUS = 34;
/** A fish with its tail is as wide as this, beside its card. */
const TAILS = 150;
/** What tempo 0 and 1 make of how much there is; between many fish there is room for one, between more for none. */
const COUNT = [1, 5] as const;
const MANY = { some: 6, most: 8 } as const;
/** Where it is thrown: on and beside the crate on the jetty, how high it flies, and how large it lies there. */
const HEAP = [
  { x: 104, y: DECK - 72 },
  { x: 144, y: DECK - 72 },
  { x: 54, y: DECK - 22 },
  { x: 192, y: DECK - 22 },
  { x: 124, y: DECK - 104 },
] as const;
const TOSS = { high: 120, scale: 0.62, turns: 1 } as const;
const MS = { come: 260, toss: 480 } as const;

class Piece implements Hooked {
  readonly spot: Spot;
  readonly image: Image;
  readonly kind: Kind;
  readonly angle: number;
  readonly wide: number;
  readonly far: number;

  constructor(spot: Spot, image: Image, kind: Kind) {
    this.spot = spot;
    this.image = image;
    this.kind = kind;
    this.angle = angleTo(spot);
    this.wide = wideOf(spot, RADIUS);
    this.far = farTo(spot) - RADIUS * 0.7;
  }

  get isPearl(): boolean {
    return this.kind === PEARL;
  }

  aim(isAimed: boolean) {
    if (this.image.scene) this.image.setScale(isAimed ? 1.12 : 1);
  }
}

/** What else floats in the bay: to hook it is a slip with a joke, and a pearl is a coin. */
export class Junk {
  readonly #stage: GameStage;
  #pieces: Piece[] = [];
  /** What lies on the heap, by place. */
  readonly #heap: (Piece | undefined)[] = [];
  #thrown = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** It floats up between the fish of an exercise. */
  come(seed: string, fish: readonly Fish[], hasPearl: boolean) {
    const stage = this.#stage;
    const rng = stage.rng.fork(`rommel/${seed}`);
    const taken = fish.map(({ box }) => ({ ...box, width: Math.max(box.width, TAILS) }));
    const most = fish.length > MANY.most ? 0 : fish.length > MANY.some ? 1 : COUNT[1];
    const count = Math.min(most, Math.round(stage.lerp(...COUNT))) + (hasPearl ? 1 : 0);
    const first = rng.below(KINDS.length);
    this.#pieces = junkSpots(count, fish, taken, rng).map((spot, i) => {
      const kind = hasPearl && i === 0 ? PEARL : KINDS[(first + i) % KINDS.length]!;
      const image = stage.image(kind, spot.x, spot.y);
      image.setDepth(DEPTHS.junk).setAlpha(0);
      void stage.tween({ targets: image, to: { alpha: 1 }, ms: MS.come });
      return new Piece(spot, image, kind);
    });
  }

  /** Reels a piece in, if it is one; `pearl` coins for what shines. Whether it was. */
  caught(one: Hooked, rod: Rod, pearl: number): boolean {
    const piece = this.#pieces.find((each) => each === one);
    if (!piece) return false;
    this.#pieces = this.#pieces.filter((each) => each !== piece);
    void this.#toss(piece, rod, pearl);
    return true;
  }

  go() {
    for (const { image } of this.#pieces.splice(0)) {
      void this.#stage.tween({ targets: image, to: { alpha: 0 }, ms: MS.come }).then(() => image.destroy());
    }
  }

  /** Somebody takes a boot from the heap, if one lies there. Whether it did. */
  giveBoot(): boolean {
    const at = this.#heap.findIndex((piece) => piece?.kind === BOOT);
    if (at < 0) return false;
    this.#heap[at]!.image.destroy();
    this.#heap[at] = undefined;
    return true;
  }

  async #toss(piece: Piece, rod: Rod, pearl: number) {
    const stage = this.#stage;
    const { image, isPearl } = piece;
    image.setDepth(DEPTHS.leaping).setScale(1);
    stage.sound.play(isPearl ? 'munt' : 'haak-plop', { rate: 0.8 });
    if (isPearl) stage.tip(pearl, image.x, image.y);
    await rod.windIn(image, !isPearl);
    const at = this.#thrown % HEAP.length;
    const to = HEAP[at]!;
    const from = { x: image.x, y: image.y };
    const now = { share: 0 };
    await stage.tween({
      targets: now,
      to: { share: 1 },
      ms: MS.toss,
      onUpdate: () => {
        if (!image.scene) return;
        const { share } = now;
        const lift = Math.sin(share * Math.PI) * TOSS.high;
        image.setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - lift);
        image.setRotation(-share * TOSS.turns * 2 * Math.PI).setScale(1 - share * (1 - TOSS.scale));
        if (isPearl) image.setAlpha(Math.min(1, (1 - share) * 5));
      },
    });
    stage.fx.burst('dust', to.x, to.y, { count: 5 });
    if (isPearl) return image.destroy();
    this.#thrown++;
    this.#heap[at]?.image.destroy();
    this.#heap[at] = piece;
    image.setDepth(DEPTHS.heap);
    stage.sound.play('leg', { volume: 0.6 });
  }
}
