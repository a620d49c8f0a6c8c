import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import { DEPTHS, DECK } from './places.ts';
import type { Hooked, Rod } from './rod.ts';
import { angleTo, farTo, junkSpots, wideOf, type Spot } from './rules.ts';

const KINDS = ['laars', 'ketel', 'wier', 'band'] as const;
const PEARL = 'schelp';
const RADIUS = 34;
/** A fish with its tail is as wide as this, beside its card. */
const TAILS = 150;
/** What tempo 0 and 1 make of how much there is. */
const COUNT = [1, 5] as const;
/** Where it is thrown: onto the heap behind the jetty. */
const HEAP = { x: 130, y: DECK - 30, high: 120 } as const;
const MS = { come: 260, toss: 480 } as const;

class Piece implements Hooked {
  readonly spot: Spot;
  readonly image: Image;
  readonly isPearl: boolean;
  readonly angle: number;
  readonly wide: number;
  readonly far: number;

  constructor(spot: Spot, image: Image, isPearl: boolean) {
    this.spot = spot;
    this.image = image;
    this.isPearl = isPearl;
    this.angle = angleTo(spot);
    this.wide = wideOf(spot, RADIUS);
    this.far = farTo(spot) - RADIUS * 0.7;
  }

  aim(isAimed: boolean) {
    if (this.image.scene) this.image.setScale(isAimed ? 1.12 : 1);
  }
}

/** What else floats in the bay: to hook it is a slip with a joke, and a pearl is a coin. */
export class Junk {
  readonly #stage: GameStage;
  #pieces: Piece[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** It floats up between the fish of an exercise. */
  come(seed: string, fish: readonly Fish[], isCrowded: boolean, hasPearl: boolean) {
    const stage = this.#stage;
    const rng = stage.rng.fork(`rommel/${seed}`);
    const taken = fish.map(({ thing: { x, y }, size: { width, height } }) => ({
      x,
      y,
      height,
      width: Math.max(width, TAILS),
    }));
    const count = (isCrowded ? 0 : Math.round(stage.lerp(...COUNT))) + (hasPearl ? 1 : 0);
    const first = rng.below(KINDS.length);
    this.#pieces = junkSpots(count, fish, taken, rng).map((spot, i) => {
      const isPearl = hasPearl && i === 0;
      const image = stage.image(isPearl ? PEARL : KINDS[(first + i) % KINDS.length]!, spot.x, spot.y);
      image.setDepth(DEPTHS.junk).setAlpha(0);
      void stage.tween({ targets: image, to: { alpha: 1 }, ms: MS.come });
      return new Piece(spot, image, isPearl);
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

  async #toss({ image, isPearl }: Piece, rod: Rod, pearl: number) {
    const stage = this.#stage;
    image.setDepth(DEPTHS.leaping).setScale(1);
    stage.sound.play(isPearl ? 'munt' : 'haak-plop', { rate: 0.8 });
    if (isPearl) stage.tip(pearl, image.x, image.y);
    await rod.reel(image, !isPearl);
    const from = { x: image.x, y: image.y };
    const now = { share: 0 };
    await stage.tween({
      targets: now,
      to: { share: 1 },
      ms: MS.toss,
      onUpdate: () => {
        if (!image.scene) return;
        const { share } = now;
        const lift = Math.sin(share * Math.PI) * HEAP.high;
        image.setPosition(from.x + (HEAP.x - from.x) * share, from.y + (HEAP.y - from.y) * share - lift);
        image.setRotation(-share * 5).setAlpha(share > 0.8 ? (1 - share) * 5 : 1);
      },
    });
    stage.fx.burst('dust', HEAP.x, HEAP.y, { count: 5 });
    image.destroy();
  }
}
