import type { Container, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Crate } from './crate.ts';
import { AIR, type Course, type Ease, type Touch } from './course.ts';
import { Flight } from './flight.ts';
import { OPEN_SEA } from './layout.ts';
import { DEPTHS } from './places.ts';

/** Where the feet of the pilot are, behind the window. */
const SEAT = { x: 22, y: 27 } as const;
/** How far it leans by speed, in degrees per u/s, and how it bobs. */
const LEAN = { perSpeed: 0.018, ease: 0.14 } as const;
const BOB = { u: 3, ms: 1700 } as const;
/** Where the rotors turn, and how the blur flickers. */
const ROTOR = { x: 4, y: -45, tail: { x: -78, y: -20 }, blur: [1, 0.88, 0.95], ms: 90 } as const;
const ROPE = { drawn: 100, hook: 8 } as const;
/** A crate that is hooked askew swings under the magnet, in steps. */
const SNAP = 0.78;
/** So near to what lies below, its wind is felt there. */
const WASH = { reach: 330, ms: 150 } as const;
/** How loud and high the rotor is, and how much more by speed of climbing in u/s. */
const HUM = { from: 0.2, perClimb: 0.001, ratePerClimb: 0.0005, most: 300, step: 50 } as const;
const DT = 1 / 60;

interface CopterHelp {
  touched(touch: Touch): void;
  /** How many times faster all goes now. */
  haste(): number;
}

/** The helicopter of the pupil, with its rope, its magnet and what hangs there. */
export class Copter {
  readonly flight: Flight;
  /** The crate that hangs on the magnet. */
  cargo: Crate | undefined;
  readonly #stage: GameStage;
  readonly #pilot: Klodder;
  readonly #help: CopterHelp;
  readonly #whole: Container;
  readonly #rotor: Image;
  readonly #tail: Image;
  readonly #rope: Image;
  readonly #magnet: Image;
  readonly #shadow: Image;
  readonly #wash: Image;
  #askew = { x: 0, y: 0 };
  #age = 0;
  #climb = 0;
  #hum: ReturnType<GameStage['sound']['play']> | undefined;

  constructor(stage: GameStage, pilot: Klodder, ease: Ease, help: CopterHelp) {
    this.#stage = stage;
    this.#pilot = pilot.setPosition(SEAT.x, SEAT.y);
    this.#help = help;
    this.flight = new Flight({ ...OPEN_SEA, ease });
    this.#shadow = stage.image('schaduw', 0, 0).setDepth(DEPTHS.shadow);
    this.#wash = stage.image('rimpel', 0, 0).setDepth(DEPTHS.shadow);
    this.#rope = stage.image('touw', 0, 0).setDepth(DEPTHS.rope);
    this.#magnet = stage.image('magneet', 0, 0).setDepth(DEPTHS.rope + 2);
    this.#rotor = stage.image('rotor', ROTOR.x, ROTOR.y);
    this.#tail = stage.image('staartrotor', ROTOR.tail.x, ROTOR.tail.y);
    this.#whole = stage.scene.add
      .container(0, 0, [
        stage.image('heli-achter', 0, 0),
        pilot,
        stage.image('heli-voor', 0, 0),
        this.#tail,
        this.#rotor,
      ])
      .setDepth(DEPTHS.copter);
  }

  get x(): number {
    return this.#whole.x;
  }

  get y(): number {
    return this.#whole.y;
  }

  get pilot(): Klodder {
    return this.#pilot;
  }

  /** A new exercise. */
  begin(course: Course) {
    this.cargo = undefined;
    this.flight.begin(course);
  }

  /** This crate hangs on the magnet from now on. */
  take(crate: Crate) {
    const { x, y } = this.flight.magnet;
    this.cargo = crate;
    crate.hang();
    this.#askew = { x: crate.thing.x - x, y: crate.thing.y - y - AIR.load / 2 };
  }

  look(x: number, y: number) {
    this.#pilot.look(x - this.x, y - this.y);
  }

  frame(ms: number) {
    this.#age += ms;
    for (let i = this.#help.haste(); i > 0; i--) {
      const touch = this.flight.tick(DT);
      if (touch) this.#help.touched(touch);
    }
    this.#draw();
    this.#hum ??= this.#stage.sound.play('rotor', { volume: HUM.from });
    // In steps, so that the sound is not asked anew at each frame.
    const climb = Math.round(Math.max(0, Math.min(HUM.most, -this.flight.vy)) / HUM.step) * HUM.step;
    if (climb === this.#climb) return;
    this.#climb = climb;
    this.#hum.volume(HUM.from + climb * HUM.perClimb);
    this.#hum.rate(1 + climb * HUM.ratePerClimb);
  }

  /** The round is over: it is heard no more. */
  hush() {
    this.#hum?.stop(600);
  }

  #draw() {
    const { flight } = this;
    const still = this.#stage.reducedMotion;
    const bob = still ? 0 : Math.sin((this.#age / BOB.ms) * Math.PI * 2) * BOB.u;
    this.#whole.setPosition(flight.x, flight.y + bob);
    const lean = still ? 0 : Math.max(-11, Math.min(11, flight.vx * LEAN.perSpeed));
    this.#whole.setAngle(this.#whole.angle + (lean - this.#whole.angle) * LEAN.ease);
    const blur = still ? 1 : ROTOR.blur[Math.floor(this.#age / ROTOR.ms) % 3]!;
    this.#rotor.setScale(blur, 1);
    this.#tail.setScale(1, blur);
    const { x, y } = flight.magnet;
    const from = { x: flight.x, y: flight.y + bob + AIR.belly - 10 };
    const long = Math.max(8, Math.hypot(x - from.x, y - from.y) - ROPE.hook);
    this.#rope
      .setPosition(from.x, from.y)
      .setScale(1, long / ROPE.drawn)
      .setRotation(-flight.angle);
    this.#magnet.setPosition(x, y).setRotation(-flight.angle * 0.7);
    const lamp = flight.load !== undefined && flight.isStraight ? 'magneet-aan' : 'magneet';
    if (this.#stage.hasImage(lamp)) this.#magnet.setFrame(lamp, false, false);
    this.#carry(x, y);
    this.#fan(x);
  }

  #carry(x: number, y: number) {
    const { cargo } = this;
    if (!cargo) return;
    this.#askew.x *= SNAP;
    this.#askew.y *= SNAP;
    cargo.thing.setPosition(x + this.#askew.x, y + AIR.load / 2 + this.#askew.y);
    // Letters stay upright.
    if (!cargo.tile) cargo.thing.setRotation(-this.flight.angle * 0.7);
  }

  /** The shadow below the magnet, and the ripples of its wind on water. */
  #fan(x: number) {
    const { flight } = this;
    const low = flight.below(x);
    this.#shadow.setPosition(x, low - 2).setAlpha(Math.max(0.25, 0.9 - (low - flight.y) / 800));
    const water = flight.below(flight.x);
    const near = 1 - (water - flight.y) / WASH.reach;
    const beat = this.#stage.reducedMotion ? 0.5 : (this.#age % (WASH.ms * 4)) / (WASH.ms * 4);
    this.#wash
      .setVisible(water >= OPEN_SEA.water)
      .setPosition(flight.x, water + 2)
      .setScale(0.7 + beat * 0.7, 1)
      .setAlpha(Math.max(0.15, near) * (1 - beat));
  }
}
