import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Distance between two cleats of the belt, and speed of belt and wheels at full steam, in u/s and degrees/s. */
const CLEATS = 40;
const BELT_SPEED = 300;
const TURN = 210;
/** Wheels: frame, place, way and speed of turning, and how fast they follow (the lower, the later). */
const WHEELS = [
  { frame: 'rad-groot', x: 1172, y: 520, turn: 0.7, follow: 0.16 },
  { frame: 'rad-midden', x: 1098, y: 598, turn: -1, follow: 0.09 },
  { frame: 'rad-klein', x: 1150, y: 652, turn: 1.5, follow: 0.05 },
] as const;
const ROLLERS = [330, 506, 683, 860, 1036] as const;
const PIPES = 8;
const ORGAN = { x: 1246, y: 372, first: 1162, pitch: 24 } as const;
const LID = { x: 1083, y: 170 } as const;
const BALLOON = { x: 926, y: 232, small: 0.34 } as const;
const BELLOWS = { x: 474, y: 226, scale: 0.8 } as const;
const BOOT = { x: 250, y: 420, back: 38, kick: -34 } as const;
const RUN_SOUND_MS = 700;
const SIMMER_MS = 2600;

/** All that moves on the machine by itself. Every part reacts a little late, as on a string. */
export class Machine {
  #stage: GameStage;
  #wheels: { image: Image; turn: number; follow: number; speed: number }[];
  #rollers: Image[];
  #band: Image;
  #pipes: Image[];
  #lid: Image;
  #balloon: Image;
  #bellows: Image;
  #boot: Image;
  /** What the machine wants (1 is full steam, -1 reverse), and how far the steam has come. */
  #drive = 0;
  #steam = 0;
  #pressure = 0;
  #belt = 0;
  #phase = 0;
  #sigh = { share: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#wheels = WHEELS.map(({ frame, x, y, turn, follow }) => ({
      image: stage.image(frame, x, y).setDepth(DEPTHS.wheels),
      turn,
      follow,
      speed: 0,
    }));
    this.#rollers = ROLLERS.map((x) => stage.image('rol', x, 590));
    this.#band = stage.image('band', 608, 556);
    stage.scene.add.container(0, 0, [...this.#rollers, this.#band]).setDepth(DEPTHS.belt);
    this.#bellows = stage.image('balg', BELLOWS.x, BELLOWS.y).setDepth(DEPTHS.works).setScale(BELLOWS.scale);
    stage.image('schoorsteen', 1104, 232).setDepth(DEPTHS.works);
    this.#lid = stage.image('deksel', LID.x, LID.y).setDepth(DEPTHS.works);
    this.#balloon = stage.image('ballon', BALLOON.x, BALLOON.y).setDepth(DEPTHS.works);
    this.#boot = stage.image('laars', BOOT.x, BOOT.y).setDepth(DEPTHS.works);
    this.#pipes = Array.from({ length: PIPES }, (_, i) =>
      stage.image(`pijp-${i}`, ORGAN.first + i * ORGAN.pitch, ORGAN.y),
    );
    const chest = stage.image('orgelkast', ORGAN.x, ORGAN.y);
    stage.scene.add.container(0, 0, [...this.#pipes, chest]).setDepth(DEPTHS.organ);
    this.#breathe(0);
    // It simmers while it waits.
    if (!stage.reducedMotion) stage.clock.every(SIMMER_MS, () => void this.#simmer());
  }

  /** Full steam ahead, or in reverse, or standing still. */
  drive(power: -1 | 0 | 1) {
    this.#drive = power;
    if (power !== 0) this.#stage.sound.play('tandwiel', { rate: power > 0 ? 1 : 0.8, volume: 0.7 });
  }

  /** The belt runs for a while, by itself. */
  roll(ms: number) {
    this.#belt = ms;
  }

  /** The boot kicks the next cake on. */
  async kick() {
    const stage = this.#stage;
    await stage.tween({
      targets: this.#boot,
      to: { angle: BOOT.back },
      ms: 130,
      ease: 'Quad.Out',
      pop: true,
    });
    stage.sound.play('leg', { rate: 0.8 });
    await stage.tween({ targets: this.#boot, to: { angle: BOOT.kick }, ms: 110, ease: 'Quad.In', pop: true });
    await stage.tween({ targets: this.#boot, to: { angle: 0 }, ms: 420, ease: 'Elastic.Out', pop: true });
  }

  /** One tone of the organ. */
  tone(pipe: number) {
    const stage = this.#stage;
    const image = this.#pipes[pipe % PIPES]!;
    stage.sound.play(`orgel-${pipe % PIPES}`);
    stage.fx.burst('steam', image.x, image.y - image.displayHeight, { count: 2 });
    image.setY(ORGAN.y);
    void stage.tween({ targets: image, to: { y: ORGAN.y - 16 }, ms: 110, yoyo: true, pop: true });
  }

  /** Steam from the chimney, and over a place: the word is written with it. */
  puff(x: number, y: number) {
    this.#stage.sound.play('stoomwolk', { volume: 0.7 });
    this.#stage.fx.burst('steam', LID.x + 22, LID.y - 6, { count: 4, spread: 30 });
    this.#stage.fx.burst('steam', x, y, { count: 7, spread: 320 });
  }

  /** Every 60 Hz step. */
  frame(ms: number) {
    const seconds = ms / 1000;
    this.#steam += (this.#drive - this.#steam) * 0.12;
    if (Math.abs(this.#steam) < 0.001 && this.#drive === 0) this.#steam = 0;
    for (const wheel of this.#wheels) {
      wheel.speed += (this.#steam - wheel.speed) * wheel.follow;
      if (Math.abs(wheel.speed) > 0.002) wheel.image.angle += wheel.speed * wheel.turn * TURN * seconds;
    }
    if (this.#belt > 0) {
      this.#belt -= ms;
      const far = BELT_SPEED * seconds;
      this.#band.x = 608 + ((this.#band.x - 608 + far) % CLEATS);
      for (const roller of this.#rollers) roller.angle += far * 2.4;
    }
    this.#breathe(ms);
  }

  /** A sigh of steam lifts the lid. */
  async #simmer() {
    if (this.#steam !== 0) return;
    const stage = this.#stage;
    stage.fx.burst('steam', LID.x + 22, LID.y - 4, { count: 1 });
    await stage.tween({ targets: this.#sigh, to: { share: 1 }, ms: 280, yoyo: true });
  }

  /** Balloon, bellows and lid follow the steam, later still. */
  #breathe(ms: number) {
    const { reducedMotion } = this.#stage;
    const goal = reducedMotion ? 0 : Math.abs(this.#steam);
    this.#pressure += (goal - this.#pressure) * 0.06;
    this.#phase += (ms / RUN_SOUND_MS) * Math.PI * 4 * goal;
    const swing = Math.sin(this.#phase) * goal;
    this.#balloon.setScale(
      BALLOON.small + 0.24 * this.#pressure,
      BALLOON.small + 0.2 * this.#pressure + 0.03 * swing,
    );
    this.#bellows.setScale(
      BELLOWS.scale,
      BELLOWS.scale * (1 - 0.2 * Math.abs(swing) - 0.12 * this.#sigh.share),
    );
    this.#lid.angle = -34 * Math.max(0, Math.sin(this.#phase * 1.5 - 1)) * goal - 16 * this.#sigh.share;
  }
}
