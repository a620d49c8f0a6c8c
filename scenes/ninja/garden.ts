import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, HAY, MIDDLE, PLAQUE, POLE_Y, WALL } from './places.ts';

/** The wall is laid of pieces this wide, over all that a window may show. */
const PIECE = { width: 400, from: -100, count: 4 } as const;
/** Frogs that sit on the wall, and give marks on paper. */
const FROGS = [
  { x: 214, hop: 0 },
  { x: 356, hop: 70 },
  { x: 936, hop: 140 },
] as const;
const MS = { score: 1100, dust: 200, petal: 3600, stands: 220 } as const;
/** Decorative petals of each throw at tempo 0 and 1. */
const PETALS = [1, 3] as const;
const PETAL = { from: 150, fall: 420, drift: 240 } as const;

/** The garden around what is thrown: the wall with frogs, the hay, petals, and two stands for who wants it still. */
export class Garden {
  #stage: GameStage;
  #frogs: Image[];
  #hay: Image;
  #stands: [Image, Image];
  #rng;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('bloesem');
    for (let i = 0; i < PIECE.count; i++) {
      const wall = stage.image('muur', PIECE.from + (i + 0.5) * PIECE.width, WALL.top).setDepth(DEPTHS.wall);
      // A hair wider than its room, so that no seam shows.
      wall.setScale(wall.scaleX * 1.005, wall.scaleY);
    }
    stage.image('bord', PLAQUE.x, PLAQUE.y).setDepth(DEPTHS.wall + 1);
    this.#frogs = FROGS.map(({ x }) => stage.image('kikker', x, WALL.top + 6).setDepth(DEPTHS.frog));
    this.#hay = stage.image('hooi', HAY.x, HAY.y).setDepth(DEPTHS.hay);
    const stand = () =>
      stage
        .image('steun', MIDDLE, POLE_Y + 40)
        .setDepth(DEPTHS.stand)
        .setVisible(false);
    this.#stands = [stand(), stand()];
  }

  /** Something was thrown up: a few petals come down with it. */
  thrown() {
    const stage = this.#stage;
    if (stage.reducedMotion) return;
    const count = Math.round(stage.lerp(PETALS[0], PETALS[1]));
    for (let i = 0; i < count; i++) void this.#petal();
  }

  /** Something fell into the hay: it puffs up. */
  landed() {
    const stage = this.#stage;
    stage.sound.play('blaadjes', { volume: 0.6 });
    stage.fx.burst('dust', HAY.x, HAY.y - 70, { count: 8, spread: 300, tint: 0xe9c46a });
    const { scaleY } = this.#hay;
    const to = { scaleY: scaleY * 0.9 };
    void stage.tween({ targets: this.#hay, to, ms: MS.dust / 2, yoyo: true, pop: true });
  }

  /** It was cut: petals, and the frogs hold up their papers. */
  bloom() {
    const stage = this.#stage;
    stage.sound.play('blaadjes', { volume: 0.4 });
    stage.fx.burst('confetti', MIDDLE, POLE_Y - 60, { count: 12, spread: 380, tint: 0xf4a6be });
    for (const [i, frog] of this.#frogs.entries()) {
      stage.clock.after(FROGS[i]!.hop, () => {
        frog.setFrame('kikker-blij');
        const y = WALL.top + 6;
        void stage.tween({ targets: frog, to: { y: y - 16 }, ms: 130, yoyo: true, pop: true });
      });
      stage.clock.after(MS.score + FROGS[i]!.hop, () => frog.setFrame('kikker'));
    }
  }

  /** Two stands for something so wide; none when it is 0. */
  stands(width: number) {
    this.#stands.forEach((stand, i) => stand.setVisible(width > 0).setX(MIDDLE + (i - 0.5) * width * 0.72));
  }

  /** The hay is carried off, for the bridge. */
  async clearHay() {
    await this.#stage.tween({ targets: this.#hay, to: { y: HAY.y + 190 }, ms: 320, ease: 'Quad.In' });
  }

  async #petal() {
    const stage = this.#stage;
    const x = MIDDLE + this.#rng.between(-420, 420);
    const petal = stage
      .image('bloesem', x, PETAL.from)
      .setDepth(DEPTHS.petal)
      .setAngle(this.#rng.between(0, 360));
    await stage.tween({
      targets: petal,
      to: {
        x: x - PETAL.drift * this.#rng.between(0.4, 1),
        y: PETAL.from + PETAL.fall,
        angle: petal.angle + 300,
      },
      ms: MS.petal,
      ease: 'Sine.In',
    });
    petal.destroy();
  }
}
