import type { Crew, GameStage, Image, Klodder, Thing } from '../../engine/stage/index.ts';
import { Rings } from './rings.ts';
import { DEPTHS } from './places.ts';

/** From the bow, where the mast stands, on the water line: seats, drum and oarlocks, in u. */
const SEATS = { drummer: -54, rowers: [-178, -244, -310], y: -32 } as const;
const SIZE = { drummer: 74, rower: 70 } as const;
const DRUM = { x: -114, y: -52, hit: 104 } as const;
const MAST = { y: -20, top: -134 } as const;
const OAR = { near: { dx: 14, y: -30 }, far: { dx: 26, y: -40, scale: 0.86 }, blade: 62 } as const;
/** The middle of the boat, around which it tilts. */
const MIDDLE = -172;

/** A stroke: how long it is pulled and brought back, its angles, and what it does to boat and rowers. */
const STROKE = { pull: 190, back: 330, catch: -42, end: 40, rest: -12, lean: 13, dip: 6 } as const;
const LIFT = { up: 13, ms: 170, tilt: -2.2 } as const;
const CRAB = { tilt: 6, lean: 24, ms: 170, hold: 420 } as const;
const PULSE = { drum: 0.16, lamp: 0.5, half: 0.2, fade: 0.006, heads: 34, beckon: 0.34 } as const;
const BOB = { up: 2.5, ms: 2300 } as const;

interface Part {
  thing: Thing;
  x: number;
  y: number;
}

/** Four Klodders in one boat, with a drum; its place is where the mast at its bow meets the water line. */
export class Boat {
  x: number;
  y: number;
  readonly crew: Crew;
  readonly drum: Image;
  readonly mates: readonly Klodder[];
  readonly rings: Rings;
  readonly #stage: GameStage;
  readonly #parts: Part[] = [];
  readonly #oars: { image: Image; isNear: boolean }[] = [];
  readonly #lamp: Image;
  /** How much it is lifted and tilted by what is done to it. */
  readonly #pose = { lift: 0, tilt: 0, lean: 0, toss: 0 };
  /** How long ago the stroke began, in ms. */
  #pulled: number = STROKE.pull + STROKE.back;
  #pulse = { drum: 0, lamp: 0 };
  #age = 0;

  constructor(stage: GameStage, x: number, y: number) {
    this.#stage = stage;
    this.x = x;
    this.y = y;
    this.rings = new Rings(stage);
    const rower = { x: 0, y: 0, size: SIZE.rower, depth: DEPTHS.crew };
    this.crew = stage.kit.crew({
      host: { name: 'tik', x: 0, y: 0, size: SIZE.drummer, depth: DEPTHS.crew, flip: true },
      own: rower,
    });
    this.mates = [stage.klodder('pleun', rower), stage.klodder('fien', rower)];
    const image = (frame: string, depth: number, x = 0, y = 0) => {
      const thing = stage.image(frame, 0, 0).setDepth(depth);
      this.#parts.push({ thing, x, y });
      return thing;
    };
    image('romp-achter', DEPTHS.back);
    for (const far of [true, false])
      for (const seat of SEATS.rowers) {
        const { dx, y: up } = far ? OAR.far : OAR.near;
        const oar = image('riem', far ? DEPTHS.farOar : DEPTHS.oar, seat + dx, up);
        this.#oars.push({ image: far ? oar.setScale(OAR.far.scale) : oar, isNear: !far });
      }
    [this.crew.own, ...this.mates].forEach((thing, i) => this.#seat(thing, SEATS.rowers[i]!));
    this.#seat(this.crew.host, SEATS.drummer);
    this.drum = image('trom', DEPTHS.drum, DRUM.x, DRUM.y);
    image('romp', DEPTHS.front);
    image('mast', DEPTHS.mast, 0, MAST.y);
    this.#lamp = image('lamp', DEPTHS.mast, 0, MAST.top);
  }

  /** What the finger hits of the drum. */
  get drumHit() {
    return { width: DRUM.hit, height: DRUM.hit };
  }

  get rowers(): readonly Klodder[] {
    return [this.crew.own, ...this.mates];
  }

  /** How long ago the last stroke began. */
  get restedMs(): number {
    return this.#pulled;
  }

  /** The drum is beaten: seen as well as heard. `volume` 0 is a beat that is only seen. */
  beat(volume: number) {
    this.#pulse = { drum: PULSE.drum, lamp: PULSE.lamp };
    if (volume > 0) this.#stage.sound.play('trom', { volume });
  }

  /** A letter was passed: the lamp blinks softly. */
  tick() {
    this.#pulse.lamp = Math.max(this.#pulse.lamp, PULSE.half);
  }

  /** All pull; a pure stroke lifts the boat higher. */
  stroke(isPure = false) {
    this.#pulled = 0;
    const { up, ms, tilt } = LIFT;
    const to = { lift: isPure ? up * 1.5 : up, tilt };
    void this.#stage.tween({ targets: this.#pose, to, ms, ease: 'Quad.Out', yoyo: true });
    this.#stage.sound.play('haal', { volume: isPure ? 1 : 0.8 });
    this.rings.spread(SEATS.rowers.map((x) => ({ x: this.x + x - 10, y: this.y + 26 })));
  }

  /** An oar gets stuck: everyone leans over, and nobody minds. */
  async crab() {
    const stage = this.#stage;
    stage.sound.play('krab');
    stage.fx.burst('splash', this.x + SEATS.rowers[1], this.y + 10, { count: 16, spread: 90 });
    for (const one of [this.crew.host, ...this.rowers]) one.face('oops', 1100, 'look');
    const { tilt, lean, ms, hold } = CRAB;
    await stage.tween({ targets: this.#pose, to: { tilt, lean }, ms, ease: 'Back.Out' });
    await stage.clock.wait(hold);
    await stage.tween({ targets: this.#pose, to: { tilt: 0, lean: 0 }, ms, ease: 'Quad.Out' });
  }

  /** The drummer hops behind his drum: pull! */
  beckon() {
    this.#pulse.drum = PULSE.beckon;
    void this.crew.host.hop(16);
    this.rings.spread([{ x: this.x, y: this.y + 18 }]);
  }

  /** The crew is glad. */
  cheer(ms: number) {
    this.crew.cheer(ms);
    for (const mate of this.mates) mate.face('happy', ms, 'look');
  }

  look(x: number, y: number) {
    for (const one of [this.crew.host, ...this.rowers]) one.look(x, y);
  }

  async goTo(x: number, y: number, ms: number, ease = 'Sine.InOut') {
    await this.#stage.tween({ targets: this, to: { x, y }, ms, ease });
  }

  /** The drummer flies up, and is caught. */
  async toss(up: number, ms: number) {
    await this.#stage.tween({ targets: this.#pose, to: { toss: up }, ms, ease: 'Quad.Out', yoyo: true });
  }

  frame(ms: number) {
    this.#age += ms;
    this.#pulled += ms;
    const still = this.#stage.reducedMotion;
    const fade = Math.exp(-ms * PULSE.fade);
    this.#pulse.drum *= fade;
    this.#pulse.lamp *= fade;
    const bob = still ? 0 : Math.sin((this.#age / BOB.ms) * Math.PI * 2) * BOB.up;
    const { lift, tilt, lean } = this.#pose;
    const turn = (tilt * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    for (const { thing, x, y } of this.#parts) {
      const dx = x - MIDDLE;
      thing.setPosition(this.x + MIDDLE + dx * cos - y * sin, this.y + bob - lift + dx * sin + y * cos);
      if ('setAngle' in thing) thing.setAngle(tilt);
    }
    const { angle, share } = this.#oar();
    for (const { image, isNear } of this.#oars) image.setAngle(tilt + angle + (isNear ? lean : -lean));
    for (const one of this.rowers) {
      one.setAngle(tilt - lean / 2 + STROKE.lean * share);
      if (!still) one.y += this.#pulse.drum * PULSE.heads;
    }
    this.crew.host.y -= this.#pose.toss;
    this.drum.setScale(1 + this.#pulse.drum * 0.6, 1 - this.#pulse.drum);
    this.#lamp.setScale(1 + this.#pulse.lamp);
    this.rings.frame(ms);
  }

  /** How the oars stand now, and how far the rowers lean: back as they pull, then forward again. */
  #oar(): { angle: number; share: number } {
    const { pull, back, catch: from, end, rest } = STROKE;
    if (this.#pulled < pull) {
      const t = this.#pulled / pull;
      return { angle: from + (end - from) * t, share: -Math.sin((t * Math.PI) / 2) };
    }
    const t = Math.min(1, (this.#pulled - pull) / back);
    const eased = t * t * (3 - 2 * t);
    return { angle: end + (rest - end) * eased, share: -1 + eased };
  }

  #seat(thing: Thing, x: number) {
    this.#parts.push({ thing, x, y: SEATS.y });
  }
}
