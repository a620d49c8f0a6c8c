import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, WATER } from './places.ts';
import { far, isWithin, type Point } from './rules.ts';

const SEAL = { x: 1284, y: 258 } as const;
const DUCKS = [
  { x: 96, y: 566, scale: 1 },
  { x: 148, y: 588, scale: 0.66 },
  { x: 190, y: 592, scale: 0.62 },
] as const;
/** A duck quacks and makes room when the boat is so near, and comes back. */
const SHY = { far: 96, away: 54, ms: 420, again: 2600 } as const;
const RIPPLES = { count: 7, speed: 12, from: -80, to: 1446 } as const;
const BOTTLE = { frame: 'fles', edge: 130, slow: 420 } as const;
const CLAPS = { times: 3, ms: 130, turn: 0.13 } as const;

interface Duck {
  image: Image;
  home: (typeof DUCKS)[number];
  shyUntil: number;
}

/** Who lives along the water: the seal that claps, ducks that make room, and a bottle with post that floats by. */
export class Shore {
  readonly #stage: GameStage;
  readonly #seal: Image;
  readonly #ducks: Duck[];
  readonly #ripples: Image[];
  #bottle: Image | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const rng = stage.rng.fork('oever');
    this.#ripples = Array.from({ length: RIPPLES.count }, (_, i) => {
      const x = RIPPLES.from + ((RIPPLES.to - RIPPLES.from) * i) / RIPPLES.count;
      return stage.image('rimpel', x, rng.between(WATER.top, WATER.bottom)).setDepth(DEPTHS.ripple);
    });
    this.#seal = stage.image('zeehond', SEAL.x, SEAL.y).setDepth(DEPTHS.shore);
    this.#ducks = DUCKS.map((home) => ({
      image: stage.image('eend', home.x, home.y).setScale(home.scale).setDepth(DEPTHS.shore),
      home,
      shyUntil: 0,
    }));
  }

  /** A large loop was worth it. */
  clap() {
    const { sound } = this.#stage;
    sound.play('applaus', { volume: 0.35 });
    this.#seal.setRotation(-CLAPS.turn);
    void this.#stage
      .tween({
        targets: this.#seal,
        to: { rotation: CLAPS.turn },
        ms: CLAPS.ms,
        yoyo: true,
        repeat: CLAPS.times,
        pop: true,
      })
      .then(() => this.#seal.setRotation(0));
  }

  /** A bottle floats somewhere in the water, for one exercise. */
  float(seed: string) {
    this.#bottle?.destroy();
    const rng = this.#stage.rng.fork(`fles/${seed}`);
    const x = rng.between(WATER.left + BOTTLE.edge, WATER.right - BOTTLE.edge);
    this.#bottle = this.#stage
      .image(BOTTLE.frame, x, rng.between(WATER.top + 90, WATER.bottom - 40))
      .setDepth(DEPTHS.fry - 1);
  }

  /** It is fished out when it lies in the loop: where it lay. */
  fishOut(loop: readonly Point[]): Point | undefined {
    const bottle = this.#bottle;
    if (!bottle || !isWithin(loop, bottle)) return undefined;
    this.#bottle = undefined;
    const { x, y } = bottle;
    this.#stage.fx.burst('stars', x, y, { count: 8 });
    bottle.destroy();
    return { x, y };
  }

  frame(ms: number, boat: Point) {
    const { clock, reducedMotion } = this.#stage;
    if (!reducedMotion)
      for (const one of this.#ripples) {
        one.x += (RIPPLES.speed * ms) / 1000;
        if (one.x > RIPPLES.to) one.x = RIPPLES.from;
      }
    this.#bottle?.setRotation(reducedMotion ? 0.3 : 0.3 + Math.sin(clock.now / BOTTLE.slow) * 0.14);
    for (const duck of this.#ducks)
      if (far(boat, duck.home) < SHY.far && clock.now > duck.shyUntil) this.#makeRoom(duck);
  }

  #makeRoom(duck: Duck) {
    const { image, home } = duck;
    duck.shyUntil = this.#stage.clock.now + SHY.again;
    this.#stage.sound.play('eend', { volume: 0.5, rate: home.scale === 1 ? 1 : 1.4 });
    const to = { x: home.x - SHY.away };
    void this.#stage
      .tween({ targets: image, to, ms: SHY.ms, ease: 'Quad.Out' })
      .then(() =>
        this.#stage.tween({ targets: image, to: { x: home.x }, ms: SHY.ms * 2, delay: SHY.ms * 2 }),
      );
  }
}
