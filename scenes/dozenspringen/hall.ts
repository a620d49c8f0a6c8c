import { Dusk, Stray, type Container, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, PIT } from './places.ts';

/** Where lamps hang, from the top of their chains. */
const LAMPS = [196, 1010] as const;
const CEILING = 60;
const DARK = { colour: 0x2b2a6e, alpha: 0.4, depth: DEPTHS.dusk } as const;
/** The front of the pit: pieces of foam side by side. */
const FOAM = { count: 9, left: -92, pitch: 194, y: PIT.top + 24 } as const;
/** The lorry at the door, and where parcels lie in it: so many wide. */
const LORRY = { x: 1196, y: 268 } as const;
const LOAD = { x: 1140, y: 306, wide: 5, pitch: { x: 27, y: 25 }, most: 20, scale: 0.62 } as const;
/** The forklift before the pit: where it stands, and how far it drives off with what is done. */
const LIFT = { x: 1206, y: 752, away: 260, goMs: 260, backMs: 420, fork: { x: -92, y: -34 } } as const;
const SWING = { most: 5, ms: 240 } as const;
const MOUSE = {
  id: 'muis',
  label: 'Muis: tik voor een munt',
  frame: 'muis',
  spots: [
    { x: 78, y: 290 },
    { x: 136, y: 290 },
  ],
  depth: DEPTHS.marks,
  flee: { x: -120, y: 0, ms: 420 },
  sound: 'tik',
} as const;
const KINDS = 3;

/** The warehouse round the leaps: lamps that swing, foam, the lorry that is loaded, and the forklift. */
export class Hall {
  readonly lift: Container;
  readonly #lorry: Container;
  readonly #stage: GameStage;
  readonly #lamps: Image[];
  readonly #dusk: Dusk;
  readonly #mouse: Stray;
  #loaded = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#lamps = LAMPS.map((x) => stage.image('lamp', x, CEILING).setDepth(DEPTHS.lamp));
    const lights = LAMPS.map((x) => stage.image('licht', x, CEILING).setDepth(DEPTHS.light).setAlpha(0));
    this.#dusk = new Dusk(stage, {
      ...DARK,
      onFall: (now, ms) => void stage.tween({ targets: lights, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.#mouse = new Stray(stage, MOUSE);
    this.#lorry = stage.scene.add.container(LORRY.x, LORRY.y, [stage.image('laadbak', 0, 0)]);
    this.#lorry.setDepth(DEPTHS.truck);
    for (let i = 0; i < FOAM.count; i++)
      stage.image(`schuim-${i % KINDS}`, FOAM.left + i * FOAM.pitch, FOAM.y).setDepth(DEPTHS.foam);
    this.lift = stage.scene.add.container(LIFT.x, LIFT.y).setDepth(DEPTHS.splash);
    this.lift.add(stage.image('heftruck', 0, 0));
  }

  /** The mouse comes to sit on the rack, for one exercise. */
  visit(seed: string) {
    this.#mouse.come(seed);
  }

  /** The mouse is gone. */
  quiet() {
    this.#mouse.go();
  }

  /** The last third of a round: it gets dark, and the lamps are lit. */
  fall(isNight: boolean, atOnce: boolean) {
    this.#dusk.fall(isNight, atOnce);
  }

  /** A landing makes the lamps swing. */
  swing() {
    this.#lamps.forEach((lamp, i) => {
      const angle = i % 2 ? SWING.most : -SWING.most;
      const swing = { targets: lamp, to: { angle }, ms: SWING.ms, yoyo: true, pop: true };
      void this.#stage.tween(swing).then(() => lamp.setAngle(0));
    });
  }

  /** So many parcels are in the lorry already, after a reload. */
  restore(count: number) {
    for (let i = 0; i < count; i++) this.#load();
  }

  /** The forklift drives off with what is done, and it lies in the lorry; that of the example does not. */
  async haul(stays: boolean) {
    const { lift } = this;
    const stage = this.#stage;
    const parcel = stage.image(`pakket-${this.#loaded % KINDS}`, LIFT.fork.x, LIFT.fork.y);
    lift.add(parcel);
    stage.sound.play('vorkheftruck', { volume: 0.6 });
    const out = { x: LIFT.x + LIFT.away };
    await stage.tween({ targets: lift, to: out, ms: LIFT.goMs, ease: 'Sine.In' });
    parcel.destroy();
    if (stays) this.#load();
    await stage.tween({ targets: lift, to: { x: LIFT.x }, ms: LIFT.backMs, ease: 'Sine.Out' });
  }

  /** The lorry at the door, full as it is, drives off. */
  async depart(ms: number) {
    const to = { y: LORRY.y + 26, scale: 0.4, alpha: 0 };
    await this.#stage.tween({ targets: this.#lorry, to, ms, ease: 'Sine.In' });
  }

  #load() {
    const at = this.#loaded++ % LOAD.most;
    const x = LOAD.x + (at % LOAD.wide) * LOAD.pitch.x - LORRY.x;
    const y = LOAD.y - Math.floor(at / LOAD.wide) * LOAD.pitch.y - LORRY.y;
    this.#lorry.add(this.#stage.image(`pakket-${at % KINDS}`, x, y).setScale(LOAD.scale));
  }
}
