import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { GELS } from './art/colours.ts';
import { DEPTHS, HUB, SCREEN } from './places.ts';
import { boardSpot } from './rules.ts';

const LENS = { x: HUB.x - 122, y: HUB.y - 40 } as const;
/** How bright the beam is at rest and while the film runs. */
const BEAM = { rest: 0.16, runs: 0.8, perStep: 0.05 } as const;
/** Light through a coloured gel, by the third of the round: plain, a warm colour film, and the late show. */
const LIGHTS = [0xffffff, 0xff9d6b, 0x7c8cff] as const;
const COLOUR = { alpha: 0.2, ms: 900 } as const;
const DUST = { count: 9, drift: 0.0045, sway: 10 } as const;
const CURTAIN = { open: 432, ms: 700, half: 215 } as const;
const SEATED = [
  { frame: 'publiek-0', x: 330, y: 640 },
  { frame: 'publiek-1', x: 552, y: 644 },
  { frame: 'publiek-2', x: 784, y: 640 },
  { frame: 'publiek-0', x: 1008, y: 646 },
] as const;
const LAUGH = { hop: 18, ms: 130, times: 3 } as const;
const KERNELS = { count: 12, rise: [170, 330], spread: 300, ms: 900 } as const;
/** A late visitor comes by about every so many ms, ducking. */
const LATE = { every: 14_000, from: -120, to: 1490, y: 596, ms: 5200, duck: 26 } as const;
const POSTER = { ms: 520, size: 0.82, puppet: 0.2 } as const;

/** Hall 2: beam and dust, curtain, audience, and the posters of the round outside the door. */
export class Hall {
  #stage: GameStage;
  #rng: Rng;
  #beam: Image;
  #dust: { image: Image; share: number; at: number }[];
  #curtains: [Image, Image];
  #audience: Image[];
  #kernels: Image[] = [];
  #posters = 0;
  /** Whether light goes to the screen, and how bright it is now. */
  #lit = false;
  #late: Image;
  /** The colour that lies over the screen. */
  #gel;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('zaal');
    this.#beam = stage.image('bundel', LENS.x, LENS.y).setDepth(DEPTHS.beam).setAlpha(BEAM.rest);
    this.#gel = stage.scene.add
      .rectangle(SCREEN.x, SCREEN.y, SCREEN.right - SCREEN.left, SCREEN.bottom - SCREEN.top, LIGHTS[0])
      .setDepth(DEPTHS.gel)
      .setAlpha(0);
    this.#dust = Array.from({ length: DUST.count }, (_, i) => ({
      image: stage
        .image('stofje', LENS.x, LENS.y)
        .setDepth(DEPTHS.beam + 1)
        .setAlpha(0),
      share: this.#rng.next(),
      at: (i + 0.5) / DUST.count,
    }));
    const half = (x: number) => stage.image('gordijn', x, SCREEN.top - 20).setDepth(DEPTHS.curtain);
    this.#curtains = [half(SCREEN.x - CURTAIN.half), half(SCREEN.x + CURTAIN.half)];
    this.#late = stage
      .image('publiek-1', LATE.from, LATE.y)
      .setDepth(DEPTHS.audience - 2)
      .setVisible(false);
    this.#audience = SEATED.map(({ frame, x, y }) => stage.image(frame, x, y).setDepth(DEPTHS.audience));
    if (!stage.reducedMotion && !stage.calm) stage.clock.every(LATE.every, () => void this.#passBy());
  }

  /** Opens or closes the curtain. */
  async curtain(open: boolean, ms: number = CURTAIN.ms) {
    const stage = this.#stage;
    const [left, right] = this.#curtains;
    const away = open ? CURTAIN.open : CURTAIN.half;
    if (right.x === SCREEN.x + away) return;
    stage.sound.play('doek', { volume: 0.6 });
    for (const one of this.#curtains) one.setVisible(true);
    const to = { ms, ease: 'Sine.InOut' } as const;
    void stage.tween({
      targets: left,
      to: { x: SCREEN.x - away, scaleX: open ? 0.1 : 1 },
      ...to,
    });
    await stage.tween({
      targets: right,
      to: { x: SCREEN.x + away, scaleX: open ? 0.1 : 1 },
      ...to,
    });
    for (const one of this.#curtains) one.setVisible(!open);
  }

  /** Light on or off. */
  light(on: boolean) {
    this.#lit = on;
  }

  /** The films get their colour, in this third of the round. */
  colour(third: 0 | 1 | 2) {
    const colour = LIGHTS[third];
    if (this.#gel.fillColor === colour) return;
    this.#gel.setFillStyle(colour).setAlpha(0);
    this.#beam.setTint(colour);
    const to = { alpha: third === 0 ? 0 : COLOUR.alpha };
    void this.#stage.tween({ targets: this.#gel, to, ms: COLOUR.ms });
  }

  frame(ms: number) {
    const aim = this.#lit ? BEAM.runs : BEAM.rest;
    const { alpha } = this.#beam;
    if (Math.abs(aim - alpha) > 0.01)
      this.#beam.setAlpha(alpha + Math.sign(aim - alpha) * BEAM.perStep * 0.5);
    if (this.#stage.reducedMotion) return;
    for (const speck of this.#dust) {
      speck.at = (speck.at + (DUST.drift * ms) / 100) % 1;
      const { at, share } = speck;
      const bottom = 228 * at;
      const top = -104 * at;
      speck.image.setPosition(
        LENS.x - 840 * at,
        LENS.y + top + (bottom - top) * share + Math.sin(at * 20 + share * 9) * DUST.sway,
      );
      speck.image.setAlpha(alpha * (0.4 + 0.6 * Math.abs(Math.sin(at * 26 + share * 30))));
    }
  }

  /** The audience claps and laughs; popcorn flies. */
  cheer() {
    const stage = this.#stage;
    stage.sound.play('applaus-zaal', { volume: 0.8 });
    stage.clock.after(120, () => stage.sound.play('popcorn', { volume: 0.7 }));
    this.#audience.forEach((one, i) => {
      void stage.tween({
        targets: one,
        to: { y: one.y - LAUGH.hop, angle: i % 2 ? 5 : -5 },
        ms: LAUGH.ms,
        delay: i * 60,
        yoyo: true,
        repeat: LAUGH.times,
        pop: true,
      });
    });
    if (!stage.reducedMotion) this.#throwPopcorn();
  }

  /** Where the next poster of the round comes. */
  get nextPoster() {
    return boardSpot(this.#posters);
  }

  /** A poster of a film that was right is hung up outside. */
  hangPoster(puppet: string) {
    const stage = this.#stage;
    const { x, y } = this.nextPoster;
    const sheet = stage.image(`posterje-${this.#posters % GELS.length}`, 0, 0);
    const figure = stage.image(puppet, 0, 20).setScale(POSTER.puppet);
    const poster = stage.scene.add.container(x, y, [sheet, figure]).setDepth(DEPTHS.board);
    this.#posters++;
    poster
      .setScale(POSTER.size * 2.2)
      .setAlpha(0)
      .setAngle(-14);
    stage.clock.after(POSTER.ms * 0.6, () => stage.sound.play('plak', { volume: 0.5 }));
    void stage.tween({
      targets: poster,
      to: { scale: POSTER.size, alpha: 1, angle: 0 },
      ms: POSTER.ms,
      ease: 'Back.Out',
      pop: true,
    });
  }

  #throwPopcorn() {
    const stage = this.#stage;
    for (let i = 0; i < KERNELS.count; i++) {
      const from = SEATED[i % SEATED.length]!;
      const kernel = (this.#kernels[i] ??= stage.image(`popcorn-${i % 2}`, 0, 0).setDepth(DEPTHS.popcorn));
      kernel
        .setPosition(from.x, from.y - 20)
        .setVisible(true)
        .setAngle(0);
      const up = this.#rng.between(KERNELS.rise[0], KERNELS.rise[1]);
      const to = from.x + this.#rng.between(-0.5, 0.5) * KERNELS.spread;
      void stage.tween({ targets: kernel, to: { x: to, angle: 300 }, ms: KERNELS.ms, ease: 'Linear' });
      void stage
        .tween({
          targets: kernel,
          to: { y: from.y - 20 - up },
          ms: KERNELS.ms / 2,
          ease: 'Quad.Out',
          yoyo: true,
        })
        .then(() => kernel.setVisible(false));
    }
  }

  /** Someone who is late ducks past the stage. */
  async #passBy() {
    const stage = this.#stage;
    const late = this.#late;
    if (late.visible) return;
    late.setPosition(LATE.from, LATE.y).setVisible(true);
    void stage.tween({
      targets: late,
      to: { y: LATE.y + LATE.duck, angle: 8 },
      ms: LATE.ms / 8,
      yoyo: true,
      repeat: 3,
      pop: true,
    });
    await stage.tween({ targets: late, to: { x: LATE.to }, ms: LATE.ms, ease: 'Linear' });
    late.setVisible(false);
  }
}
