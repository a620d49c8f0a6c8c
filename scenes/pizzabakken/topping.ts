import type { Tile } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { coarseness } from './art/sizes.ts';
import type { Spot } from './rules.ts';

/** Width of a topping as it is drawn, and of the paper plate in it. */
const DRAWN = 92;
const PLATE = 60;
/** Letters on a plate, for pupils with large letters, and the smallest they may become for anyone. */
const LETTERS = 44;
const LARGER = 1.2;
const SMALLEST = 32;
/** Its shadow while it flies: how far below it, and how much larger than when it lies. */
const SHADOW = { lift: 30, grow: 0.5, alpha: 0.3 } as const;

/** One topping with its letters. */
export class Topping {
  readonly thing: Container;
  readonly tile: Tile;
  /** Its own place in the tray. */
  readonly home: Spot;
  /** The dimple it lies in, or -1. */
  place = -1;
  #stage: GameStage;
  #word: WordLine;
  #smallest: number;
  #cheese: Image | undefined;
  #tick: Image | undefined;

  constructor(stage: GameStage, tile: Tile, frame: string, home: Spot) {
    this.#stage = stage;
    this.tile = tile;
    this.home = home;
    this.#word = stage.kit.word(0, 0, tile.text, { size: LETTERS });
    this.#smallest = SMALLEST / (stage.settings.largeLetters ? LETTERS * LARGER : LETTERS);
    this.thing = stage.scene.add.container(home.x, home.y, [stage.image(frame, 0, 0), this.#word]);
    this.#fit(home.size / DRAWN);
    this.thing.setDepth(DEPTHS.topping);
  }

  /** Glides to a spot; `size` is how wide it is there. */
  glide(x: number, y: number, size: number, ms: number): Promise<void> {
    this.thing.setDepth(DEPTHS.flying);
    const shape = { scale: this.thing.scale };
    this.#castShadow(ms);
    return Promise.all([
      this.#stage.tween({ targets: this.thing, to: { x, y }, ms, ease: 'Sine.Out' }),
      this.#stage.tween({
        targets: shape,
        to: { scale: size / DRAWN },
        ms,
        ease: 'Back.Out',
        onUpdate: () => this.thing.scene && this.#fit(shape.scale),
      }),
    ]).then(() => void (this.thing.scene && this.thing.setDepth(DEPTHS.topping)));
  }

  /** Its letters have been rubbed out, or are there again. */
  blank(rubbed: boolean) {
    this.#word.setVisible(!rubbed);
  }

  /** It is right where it lies and stays there: a tick. */
  settle() {
    if (this.#tick) return;
    this.#tick = this.#stage.image('kit/badge/tick', 32, -32).setScale(0.2);
    this.thing.add(this.#tick);
    void this.#stage.tween({ targets: this.#tick, to: { scale: 0.8 }, ms: 220, ease: 'Back.Out' });
  }

  destroy() {
    this.thing.destroy();
  }

  /** Cheese between topping and letters, not molten yet. */
  coverWithCheese(): Image {
    this.#cheese ??= this.#stage.image('gesmolten', 0, 0).setScale(coarseness('gesmolten'));
    this.thing.addAt(this.#cheese, 1);
    return this.#cheese;
  }

  /** A shadow that shrinks and comes nearer as it lands. */
  #castShadow(ms: number) {
    const shadow = this.#stage.image('schaduw', this.thing.x, this.thing.y).setDepth(DEPTHS.shadow);
    const air = { left: 1 };
    const times = coarseness('schaduw');
    void this.#stage
      .tween({
        targets: air,
        to: { left: 0 },
        ms,
        ease: 'Sine.In',
        onUpdate: () => {
          if (!this.thing.scene || !shadow.scene) return;
          const { x, y, scale } = this.thing;
          shadow.setPosition(x, y + 8 + SHADOW.lift * air.left).setAlpha(SHADOW.alpha * air.left);
          shadow.setScale(times * scale * (1 + SHADOW.grow * air.left));
        },
      })
      .then(() => shadow.destroy());
  }

  /** Scales the topping; its letters stay as large as the plate allows and never smaller than they may be. */
  #fit(scale: number) {
    this.thing.setScale(scale);
    const fitting = Math.min(1, (PLATE * scale) / this.#word.width);
    this.#word.setScale(Math.max(this.#smallest, fitting) / scale);
  }
}

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  farGuest: -60,
  guest: -50,
  awning: -40,
  fire: -30,
  inOven: -28,
  rail: -26,
  cook: -24,
  ledge: -20,
  hearts: -18,
  pot: -12,
  peel: -10,
  pizza: 0,
  tray: 4,
  shadow: 6,
  bell: 8,
  topping: 20,
  flying: 40,
  wheel: 50,
  handle: 60,
  cheese: 70,
  balloon: 80,
  photos: 100,
} as const;
