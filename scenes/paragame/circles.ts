import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, GROUND } from './places.ts';

const MS = { come: 240, dip: 110, sigh: 460, pop: 170, flag: 260, spring: 260, fan: 240 } as const;
const FLAT = 0.3;

/** One landing circle. */
export class Circle {
  readonly #stage: GameStage;
  readonly #cloth: Image;
  readonly #glow: Image;
  readonly #gold: Image;
  readonly #flag: Image;
  readonly x: number;
  readonly colour: number;

  constructor(stage: GameStage, x: number, colour: number) {
    this.#stage = stage;
    this.x = x;
    this.colour = colour;
    const part = (frame: string, depth: number) => stage.image(frame, x, GROUND).setDepth(depth);
    this.#cloth = part(`veld-${colour}`, DEPTHS.circle);
    this.#gold = part('goud', DEPTHS.gold).setVisible(false);
    this.#glow = part('gloed', DEPTHS.gold + 1).setVisible(false);
    this.#flag = part('vlag', DEPTHS.gold + 2).setVisible(false);
  }

  /** As it is at the beginning of each exercise. */
  fresh(golden: boolean) {
    this.light(false);
    this.#flag.setVisible(false);
    this.#gold.setVisible(golden);
    const { scaleY } = this.#cloth;
    if (scaleY === 1) return;
    void this.#stage.tween({ targets: this.#cloth, to: { scaleY: 1, alpha: 1 }, ms: MS.come });
  }

  come(i: number) {
    this.#cloth.setScale(0);
    void this.#stage.tween({
      targets: this.#cloth,
      to: { scale: 1 },
      ms: MS.come,
      delay: i * 30,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** It takes who lands now. */
  light(lit: boolean) {
    this.#glow.setVisible(lit);
  }

  /** A trampoline: down, and up with a swing. */
  async throw() {
    const stage = this.#stage;
    stage.sound.play('trampoline');
    this.light(true);
    const down = { targets: this.#cloth, to: { scaleY: 0.8 }, ms: MS.dip, yoyo: true };
    await stage.tween({ ...down, ease: 'Quad.Out', pop: true });
    this.#cloth.setScale(1);
  }

  /** No trampoline: it is an air cushion, that sighs flat. */
  async sigh() {
    const stage = this.#stage;
    stage.sound.play('sis');
    this.light(false);
    this.#gold.setVisible(false);
    await stage.tween({ targets: this.#cloth, to: { scaleY: FLAT, alpha: 0.6 }, ms: MS.sigh });
  }

  raise() {
    const stage = this.#stage;
    stage.sound.play('vlag');
    this.#flag.setVisible(true).setScale(1, 0);
    void stage.tween({ targets: this.#flag, to: { scaleY: 1 }, ms: MS.flag, ease: 'Back.Out', pop: true });
  }

  destroy() {
    for (const one of [this.#cloth, this.#glow, this.#gold, this.#flag]) one.destroy();
  }
}

/** The landing circles of the meadow; they stay where they are as long as there are as many. */
export class Circles {
  all: Circle[] = [];
  readonly #stage: GameStage;
  readonly #spring: Image;
  readonly #fan: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#spring = stage
      .image('veer', 0, GROUND + 14)
      .setDepth(DEPTHS.spring)
      .setVisible(false);
    this.#fan = stage
      .image('ventilator', 0, GROUND + 8)
      .setDepth(DEPTHS.spring)
      .setVisible(false);
  }

  lay(xs: readonly number[], colours: readonly number[], golden: boolean) {
    const isSame =
      xs.length === this.all.length &&
      this.all.every(({ x, colour }, i) => Math.abs(x - xs[i]!) < 1 && colour === colours[i]);
    if (!isSame) {
      this.clear();
      this.all = xs.map((x, i) => new Circle(this.#stage, x, colours[i]!));
      for (const [i, circle] of this.all.entries()) circle.come(i);
    }
    for (const circle of this.all) circle.fresh(golden);
  }

  /** Who lands in the straw is thrown up by a spring. */
  spring(x: number) {
    const stage = this.#stage;
    stage.sound.play('veer');
    stage.fx.burst('dust', x, GROUND, { count: 6 });
    this.#peek(this.#spring, x, MS.spring, 120);
  }

  /** A fan comes up out of the flat cushion, and blows. */
  blow(x: number) {
    this.#stage.sound.play('fan');
    this.#stage.fx.burst('steam', x, GROUND - 40, { count: 5, spread: 60 });
    this.#peek(this.#fan, x, MS.fan, 500);
  }

  clear() {
    for (const circle of this.all.splice(0)) circle.destroy();
  }

  #peek(image: Image, x: number, ms: number, stays: number) {
    const stage = this.#stage;
    image.setVisible(true).setPosition(x, image.y).setScale(1, 0.2).setAlpha(1);
    void stage
      .tween({ targets: image, to: { scaleY: 1 }, ms: ms / 2, ease: 'Back.Out', pop: true })
      .then(() => stage.clock.wait(stays))
      .then(() => stage.tween({ targets: image, to: { scaleY: 0.2, alpha: 0 }, ms, pop: true }))
      .then(() => image.setVisible(false));
  }
}
