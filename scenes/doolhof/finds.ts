import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Chamber } from './chamber.ts';
import { DEPTHS } from './places.ts';
import { LYING, strewn } from './rules.ts';

/** Side in u of the tile for which the sprites are drawn. */
const DRAWN = 72;
const MS = { pull: 420, peek: 260, munch: 1100, fly: 320 } as const;
/** A glow-worm breathes light, and hovers by a share of a tile. */
const GLOW = { ms: 1800, least: 0.55, hover: 0.08 } as const;

interface Find {
  tile: number;
  image: Image;
  isWorm: boolean;
  /** Part of its own in the breath of all. */
  beat: number;
}

/**
 * What lies on the paths of a chamber, by the third of the round: a golden carrot somewhere off the way, worth a coin, and
 * then glow-worms, each of which makes the lantern reach a tile farther.
 */
export class Finds {
  #stage: GameStage;
  #chamber: Chamber;
  #lying: Find[];
  #rabbits: Image[] = [];

  constructor(stage: GameStage, chamber: Chamber, third: 0 | 1 | 2, rng: Rng) {
    this.#stage = stage;
    this.#chamber = chamber;
    const { carrots, worms } = LYING[third];
    this.#lying = strewn(chamber.maze, carrots + worms, rng).map((tile, i): Find => {
      const isWorm = i >= carrots;
      const { x, y } = chamber.middle(tile);
      const image = stage.image(isWorm ? 'glimworm' : 'wortel', x, y).setScale(chamber.ground.size / DRAWN);
      // A light is seen in the dark from afar; a carrot has to be found.
      image.setDepth(isWorm ? DEPTHS.fog + 1 : DEPTHS.dark + chamber.rowOf(tile));
      return { tile, image, isWorm, beat: rng.between(0, GLOW.ms) };
    });
  }

  /** The hero stands on a tile: what lies there is its. */
  at(tile: number, hero: Klodder) {
    const find = this.#lying.find((one) => one.tile === tile);
    if (!find) return;
    this.#lying = this.#lying.filter((one) => one !== find);
    hero.face('happy', 700, 'look');
    void (find.isWorm ? this.#join(find, hero) : this.#pull(find));
  }

  frame() {
    const { clock, reducedMotion } = this.#stage;
    if (reducedMotion) return;
    for (const { image, tile, isWorm, beat } of this.#lying) {
      if (!isWorm) continue;
      const breath = Math.sin(((clock.now + beat) / GLOW.ms) * Math.PI * 2);
      image.setAlpha(GLOW.least + ((1 - GLOW.least) * (breath + 1)) / 2);
      image.setY(this.#chamber.middle(tile).y + breath * GLOW.hover * this.#chamber.ground.size);
    }
  }

  destroy() {
    for (const { image } of this.#lying) image.destroy();
    for (const rabbit of this.#rabbits) rabbit.destroy();
  }

  /** It comes out of the ground, and a rabbit looks where it went. */
  async #pull({ image, tile }: Find) {
    const stage = this.#stage;
    const { x, y } = image;
    const { size } = this.#chamber.ground;
    stage.tip(1, x, y);
    const rabbit = stage.image('konijn', x, y + size * 0.2).setDepth(this.#chamber.depth(tile));
    this.#rabbits.push(rabbit);
    const { scale } = image;
    rabbit.setScale(scale, scale * 0.2);
    stage.sound.play('konijn', { volume: 0.5 });
    void stage.tween({ targets: rabbit, to: { scaleY: scale }, ms: MS.peek, ease: 'Back.Out' });
    image.setDepth(DEPTHS.flying);
    await stage.tween({ targets: image, to: { y: y - size, alpha: 0 }, ms: MS.pull, ease: 'Quad.Out' });
    image.destroy();
    await stage.clock.wait(MS.munch);
    if (!rabbit.scene) return;
    await stage.tween({ targets: rabbit, to: { scaleY: 0 }, ms: MS.peek });
    rabbit.destroy();
  }

  /** It flies into the lantern, which is brighter from then on. */
  async #join({ image }: Find, hero: Klodder) {
    const stage = this.#stage;
    this.#chamber.brighten();
    stage.sound.play('pak', { volume: 0.6, rate: 1.3 });
    image.setDepth(DEPTHS.flying);
    const to = { x: hero.x, y: hero.y - hero.displayHeight / 2, scale: image.scale * 0.3 };
    await stage.tween({ targets: image, to, ms: MS.fly, ease: 'Quad.In' });
    image.destroy();
  }
}
