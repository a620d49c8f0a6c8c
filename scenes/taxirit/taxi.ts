import type { Container, Crew, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { drive, settle, STILL, type Car, type Wish } from './car.ts';
import { DEPTHS } from './places.ts';
import type { Bay, Point } from './town.ts';

/** The guests, one after another. */
export const GUESTS = ['pleun', 'sjaak', 'fien', 'dok', 'omavlek', 'moes'] as const;
/** Who sits where, from the middle of the taxi along its length. */
const SEAT = { driver: { along: 6, up: 4, size: 40 }, guest: { along: -20, up: 6, size: 42 } } as const;
const WHEELS = { along: 24, aside: 21, turn: 0.5 } as const;
/** It leaves tracks of wet ink where it turns or brakes hard; so many, so far apart, for so long. */
const TRACKS = { count: 26, apart: 13, ms: 2000, alpha: 0.34, turn: 1.6, brake: 6 } as const;
/** It leans outwards in a bend. */
const LEAN = { wide: 0.07, out: 3 } as const;
const HOP = { ms: 340, high: 90, beside: 78 } as const;
/** The engine is heard from this speed on; how it sounds at so many u/s. */
const ENGINE = { from: 30, at: 240, least: 0.75, most: 1.5 } as const;
/** From above it is drawn larger, so that one finds it: about as if seen from here, and at most so much. */
const SEEN = { zoom: 0.8, most: 1.7 } as const;
/** A bay pulls who stands in it a little; in calm mode quite straight. */
const PULL = { calm: 5, usual: 0.25 } as const;

/** The taxi: how it drives, what it looks like, and who sits in it. */
export class Taxi {
  readonly car: Car;
  readonly driver: Klodder;
  guest: Klodder | undefined;
  readonly #stage: GameStage;
  readonly #body: Container;
  readonly #lamp: Image;
  readonly #beam: Image;
  readonly #wheels: Image[];
  readonly #tracks: { image: Image; left: number }[];
  readonly #outs: Klodder[] = [];
  /** The sizes of who sits in it, and how much larger everything is drawn. */
  readonly #driverScale: number;
  #guestScale = 1;
  #larger = 1;
  #isHopping = false;
  #since = 0;
  #turn = 0;
  #engine: ReturnType<GameStage['sound']['play']> | undefined;

  constructor(stage: GameStage, crew: Crew, from: Bay) {
    this.#stage = stage;
    this.car = { x: from.x, y: from.y, angle: 0, speed: 0 };
    this.driver = crew.own;
    this.#driverScale = crew.own.scale;
    this.#beam = stage.image('bundel', 0, 0).setAlpha(0);
    this.#wheels = [-1, 1].map((side) => stage.image('wiel', WHEELS.along, side * WHEELS.aside));
    this.#lamp = stage.image('lamp-0', 0, 0);
    this.#body = stage.scene.add
      .container(from.x, from.y, [this.#beam, ...this.#wheels, stage.image('taxi', 0, 0), this.#lamp])
      .setDepth(DEPTHS.taxi);
    this.#tracks = Array.from({ length: TRACKS.count }, () => ({
      image: stage.image('spoor', 0, 0).setDepth(DEPTHS.track).setVisible(false),
      left: 0,
    }));
    this.#place();
  }

  /** Its lights are on in the evening. */
  set lights(on: boolean) {
    this.#beam.setAlpha(on ? 0.8 : 0);
  }

  /** However far away one looks from, it can be found. */
  seenAt(zoom: number) {
    this.#larger = Math.max(1, Math.min(SEEN.most, SEEN.zoom / zoom));
  }

  /** The lamp on the roof shows how the guest feels: waiting, happy, puzzled. */
  set mood(mood: 0 | 1 | 2) {
    this.#lamp.setFrame(`lamp-${mood}`, false, false);
  }

  /** One step of driving; how hard it ran into something, or 0. */
  drive(wish: Wish | undefined, top: number, ms: number): number {
    const { angle, speed } = this.car;
    const felt = drive(this.car, wish, top, ms);
    const by = Math.atan2(Math.sin(this.car.angle - angle), Math.cos(this.car.angle - angle));
    this.#turn += ((by * 1000) / ms - this.#turn) * 0.25;
    const brakes = speed - this.car.speed > TRACKS.brake;
    if (this.car.speed > 60 && (Math.abs(this.#turn) > TRACKS.turn || brakes)) this.#track(ms);
    return felt;
  }

  /** It stands still in a bay, which pulls it a little. */
  settle(bay: Bay, ms: number) {
    if (this.car.speed < STILL) settle(this.car, bay, this.#stage.calm ? PULL.calm : PULL.usual, ms);
  }

  /** The next guest hops in. */
  async board(turn: number) {
    const { kit, sound } = this.#stage;
    const { size } = SEAT.guest;
    this.guest?.destroy();
    const { x, y } = this.car;
    const name = GUESTS[turn % GUESTS.length]!;
    const guest = kit.klodder(name, {
      x: x + HOP.beside,
      y: y - HOP.beside / 2,
      size,
      depth: DEPTHS.guest,
      face: 'happy',
    });
    this.guest = guest;
    this.#guestScale = guest.scale;
    this.mood = 0;
    sound.play('portier', { volume: 0.7 });
    this.#isHopping = true;
    await this.#hop(guest, () => this.#seat(SEAT.guest));
    this.#isHopping = false;
  }

  /** The guest is there, and hops out to a place. */
  async alight(to: Point) {
    const { guest } = this;
    this.guest = undefined;
    if (!guest) return;
    this.mood = 1;
    this.#outs.push(guest);
    guest.face('happy');
    this.#stage.sound.play('portier', { volume: 0.6, rate: 1.15 });
    await this.#hop(guest, () => to);
    if (guest.scene) void guest.hop();
    await this.#stage.clock.wait(HOP.ms * 4);
    if (!guest.scene) return;
    await this.#stage.tween({ targets: guest, to: { alpha: 0 }, ms: HOP.ms / 2 });
    this.#outs.splice(this.#outs.indexOf(guest), 1);
    guest.destroy();
  }

  /** This is not where the guest lives. */
  puzzle() {
    this.mood = 2;
    this.guest?.face('think', 1400, 'look');
    this.driver.face('oops', 900, 'look');
  }

  frame(ms: number, look: Point) {
    for (const track of this.#tracks) {
      if (track.left <= 0) continue;
      track.left -= ms;
      track.image.setAlpha((Math.max(0, track.left) / TRACKS.ms) * TRACKS.alpha).setVisible(track.left > 0);
    }
    this.#place();
    this.driver.look(look.x, look.y);
    this.guest?.look(look.x, look.y);
    this.#hum();
  }

  hush() {
    this.#engine?.stop(200);
    this.#engine = undefined;
  }

  #place() {
    const { x, y, angle, speed } = this.car;
    const lean = this.#stage.reducedMotion ? 0 : Math.max(-1, Math.min(1, (this.#turn * speed) / 1200));
    this.#body
      .setPosition(x + Math.sin(angle) * lean * LEAN.out, y - Math.cos(angle) * lean * LEAN.out)
      .setRotation(angle)
      .setScale(this.#larger, this.#larger * (1 - Math.abs(lean) * LEAN.wide));
    for (const wheel of this.#wheels)
      wheel.setRotation(Math.max(-1, Math.min(1, this.#turn / 4)) * WHEELS.turn);
    const { x: dx, y: dy } = this.#seat(SEAT.driver);
    this.driver.setPosition(dx, dy).setScale(this.#driverScale * this.#larger);
    const at = this.#seat(SEAT.guest);
    if (this.guest && !this.#isHopping) this.guest.setPosition(at.x, at.y);
    this.guest?.setScale(this.#guestScale * this.#larger);
    // Who sits farther back is seen before the other.
    this.guest?.setDepth(DEPTHS.guest + (at.y > dy ? 1 : 0));
    this.driver.setDepth(DEPTHS.guest + (at.y > dy ? 0 : 1));
  }

  #seat({ along, up }: { along: number; up: number }): Point {
    const { x, y, angle } = this.car;
    const far = along * this.#larger;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far + up * this.#larger };
  }

  /** In an arc to a place that may move. */
  async #hop(who: Klodder, to: () => Point) {
    const from = { x: who.x, y: who.y };
    const flight = { share: 0 };
    const step = () => {
      const { share } = flight;
      const { x, y } = to();
      const high = this.#stage.reducedMotion ? 0 : HOP.high * 4 * share * (1 - share);
      if (who.scene) who.setPosition(from.x + (x - from.x) * share, from.y + (y - from.y) * share - high);
    };
    const ms = this.#stage.isExample ? HOP.ms / 2 : HOP.ms;
    await this.#stage.tween({ targets: flight, to: { share: 1 }, ms, ease: 'Linear', onUpdate: step });
  }

  #track(ms: number) {
    const { x, y, angle, speed } = this.car;
    this.#since += (speed * ms) / 1000;
    if (this.#since < TRACKS.apart) return;
    this.#since = 0;
    const track = this.#tracks.shift()!;
    this.#tracks.push(track);
    track.left = TRACKS.ms;
    track.image
      .setPosition(x - Math.cos(angle) * WHEELS.along, y - Math.sin(angle) * WHEELS.along)
      .setRotation(angle);
  }

  #hum() {
    const { speed } = this.car;
    if (speed < ENGINE.from) return this.hush();
    this.#engine ??= this.#stage.sound.play('motor', { volume: 0.28 });
    this.#engine.rate(Math.max(ENGINE.least, Math.min(ENGINE.most, speed / ENGINE.at)));
  }
}
