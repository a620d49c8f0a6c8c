import { Dusk, type Container, type GameStage, type Image } from '../../engine/stage/index.ts';
import { HOUSES } from './art/places.ts';
import { LOADED } from './loop.ts';
import { DEPTHS, TUNNEL } from './places.ts';
import { WAGON_BEHIND } from './train.ts';

/** Where sheep graze; and where they go when wagons stand on sidings. */
const SHEEP = [
  { x: 664, y: 248, aside: { x: 664, y: 248 } },
  { x: 428, y: 566, aside: { x: 590, y: 484 } },
  { x: 446, y: 388, aside: { x: 476, y: 476 } },
  { x: 336, y: 606, aside: { x: 236, y: 520 } },
] as const;
/** Beyond this to the left or right a sheep turns its head; above that it looks up. */
const BESIDE = 60;
/** The roof over the loop under which wagons are loaded: a size of its own, on a roof of the stations. */
const LOADING = { frame: 'dak-2', scaleX: 0.76, scaleY: 0.56 } as const;
const AFTERNOON = { colour: 0xffb45e, alpha: 0.2 } as const;
const DARK = 0.42;
const HOUSE_LIGHT = 0.95;

/** What lives on the desk beside the rails: the tunnel, sheep that look up, and the evening. */
export class Scenery {
  #stage: GameStage;
  #hill: Container;
  #darkHill: Image;
  #loading: Image;
  #sheep: Image[];
  #lights: Image[];
  #afternoon: Dusk;
  #dusk: Dusk;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#hill = stage.scene.add
      .container(TUNNEL.x, TUNNEL.y, [stage.image('tunnel', 0, 0)])
      .setDepth(DEPTHS.tunnel);
    this.#darkHill = stage.image('tunnel-nacht', 0, 0).setAlpha(0);
    this.#hill.add(this.#darkHill);
    this.#loading = stage
      .image(LOADING.frame, LOADED.x + WAGON_BEHIND, LOADED.y)
      .setScale(LOADING.scaleX, LOADING.scaleY)
      .setDepth(DEPTHS.loading);
    this.#sheep = SHEEP.map(({ x, y }) => stage.image('schaap-op', x, y).setDepth(DEPTHS.sheep));
    this.#afternoon = new Dusk(stage, { ...AFTERNOON, depth: DEPTHS.night });
    this.#dusk = new Dusk(stage, {
      alpha: DARK,
      depth: DEPTHS.night,
      onFall: (now, ms) => this.#light(now, ms),
    });
    this.#lights = HOUSES.map(({ x, y, scale }) =>
      stage.image('lichtje', x, y).setScale(scale).setDepth(DEPTHS.lamps).setAlpha(0),
    );
  }

  /** The hill with the tunnel and the roof for loading are only there where rails go through them; for sidings the sheep step aside. */
  makeRoom(forSidings: boolean) {
    this.#showLine(!forSidings);
    this.#sheep.forEach((sheep, i) => {
      const { x, y } = forSidings ? SHEEP[i]!.aside : SHEEP[i]!;
      sheep.setPosition(x, y);
    });
  }

  /** No rails lie there any more: what stood over them is gone too. */
  clearLine() {
    this.#showLine(false);
  }

  #showLine(shown: boolean) {
    for (const thing of [this.#hill, this.#loading]) thing.setVisible(shown);
  }

  /** Sheep turn their heads to what passes. */
  look(x: number) {
    for (const sheep of this.#sheep) {
      const aside = x - sheep.x;
      const frame = aside < -BESIDE ? 'schaap-links' : aside > BESIDE ? 'schaap-rechts' : 'schaap-op';
      if (sheep.frame.name !== frame) sheep.setFrame(frame, false, true);
    }
  }

  /** A happy hop of the sheep. */
  hop() {
    this.#sheep.forEach((sheep, i) => {
      const { y } = SHEEP[i]!;
      void this.#stage.tween({
        targets: sheep,
        to: { y: y - 12 },
        ms: 150,
        delay: i * 50,
        yoyo: true,
        pop: true,
      });
    });
  }

  /** Morning, a warm afternoon, or night: by the third of the round. */
  day(third: 0 | 1 | 2, atOnce = false) {
    this.#afternoon.fall(third === 1, atOnce);
    this.#dusk.fall(third === 2, atOnce);
  }

  /** The hill gets dark, and windows light up one after the other. */
  #light(now: boolean, ms: number) {
    void this.#stage.tween({ targets: this.#darkHill, to: { alpha: now ? 1 : 0 }, ms });
    this.#lights.forEach((light, i) => {
      void this.#stage.tween({
        targets: light,
        to: { alpha: now ? HOUSE_LIGHT : 0 },
        ms: ms / 4,
        delay: ms * (0.3 + 0.22 * i),
      });
    });
  }
}
