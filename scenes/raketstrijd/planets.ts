import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** Kinds of planets that there are. */
export const PLANETS = 12;
/** Where they come to float, along the orbits of the backdrop. */
const PLACES = [[96, 300], [1270, 318], [470, 250], [905, 640], [1276, 560], [88, 560], [884, 254], [470, 650], [683, 446], [268, 420], [1098, 428], [268, 262], [1102, 652], [683, 250]] as const; // prettier-ignore
/** Size of a planet as it comes out, and where it floats. */
const SIZE = { fresh: 1.12, far: 0.5, first: 0.58 } as const;
const MS = { pop: 240, wave: 150, stay: 650, go: 900, house: 260 } as const;
const DIM = 0xc4c8e6;
/** It comes up out of its rock, so that the word is seen. */
const RISE = 0.42;
/** Where a house stands on a planet that floats. */
const HOUSE = { up: 30, size: 0.62 } as const;

/** What is in a planet's place. */
export interface Planet {
  image: Image;
  /** Right at the first try. */
  isFirst: boolean;
  house?: Image;
}

/** The flowering planets of this round: out of the rocks, and up into the sky. */
export class Planets {
  readonly all: Planet[] = [];
  readonly #stage: GameStage;
  readonly #waving: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#waving = stage.image('bewoners', 0, 0).setDepth(DEPTHS.bloom + 0.5).setVisible(false); // prettier-ignore
  }

  /** One comes out of a rock; those who live there wave, and on another one a house is built. */
  async grow({ x, y: low }: Spot, r: number, isFirst: boolean) {
    const y = low - r * RISE;
    const stage = this.#stage;
    const i = this.all.length;
    const { isExample } = stage;
    const image = stage.image(`planeet-${i % PLANETS}`, x, y).setDepth(DEPTHS.bloom);
    const planet: Planet = { image, isFirst };
    if (!isExample) this.all.push(planet);
    const large = (SIZE.fresh * r) / 70;
    image.setScale(large * 0.4);
    void stage.tween({ targets: image, to: { scale: large }, ms: MS.pop, ease: 'Back.Out', pop: true });
    this.#wave(x, y, large);
    if (!isExample) this.#build();
    await stage.clock.wait(MS.stay);
    this.#waving.setVisible(false);
    if (isExample) {
      await stage.tween({ targets: image, to: { alpha: 0 }, ms: MS.pop });
      return image.destroy();
    }
    this.#settle(planet, i);
  }

  /** All that are there already after a reload come to their places by themselves: what was done is done again. */
  #settle({ image, isFirst }: Planet, i: number) {
    const [x, y] = PLACES[i % PLACES.length]!;
    image.setDepth(DEPTHS.planet).setTint(DIM);
    const to = { x, y, scale: isFirst ? SIZE.first : SIZE.far };
    void this.#stage.tween({ targets: image, to, ms: MS.go, ease: 'Sine.InOut' });
  }

  #wave(x: number, y: number, scale: number) {
    const image = this.#waving.setVisible(true).setPosition(x, y).setScale(scale);
    const to = { y: y - 9 };
    void this.#stage.tween({ targets: image, to, ms: MS.wave, yoyo: true, repeat: 2, pop: true });
  }

  /** A house comes on the planet that has been there for a while. */
  #build() {
    const planet = this.all[this.all.length - 3];
    if (!planet || planet.house) return;
    const { x, y } = planet.image;
    const house = this.#stage.image('huisje', x, y - HOUSE.up).setDepth(DEPTHS.planet + 0.5).setTint(DIM); // prettier-ignore
    planet.house = house.setScale(0.1);
    void this.#stage.tween({
      targets: house,
      to: { scale: HOUSE.size },
      ms: MS.house,
      ease: 'Back.Out',
      pop: true,
    });
  }
}
