import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Ship, SPACE, type Spot } from './rules.ts';

/** The rocket is so large, and its pilot beside it; its window is so far ahead of its middle, the chin below the face. */
const SIZE = { rocket: 0.92, pilot: 44, window: 8, chin: 21 } as const;
const TAIL = 46;
/** Wet ink from the exhaust: a blot every so many ms, that dries to a dot, and how long that stays. */
const INK = { blots: 18, everyMs: 60, dryMs: 420, staysMs: 2300, wet: 1, dry: 0.42, spread: 7 } as const;
/** How far from the sides of space it comes and goes. */
const FADE = 46;
const VOLUME = { thrust: 0.5 } as const;
/** ms on its way to something near. */
const BARRED = 2600;
/** How it stands when it is parked. */
const LEAN = -0.16;
const WOBBLE = { angle: 0.12, ms: 240 } as const;

interface Blot {
  image: Image;
  age: number;
}

/** What flies itself: to a rock, until it is near enough to dust it. */
interface Errand {
  target: Spot;
  reach: number;
  /** It is near, and its nose points there. Whether the errand is over. */
  arrived(): boolean;
}

/** The pupil's rocket, with their own Klodder behind its window, and the ink that it leaves behind. */
export class Rocket {
  readonly ship: Ship;
  readonly pilot: Klodder;
  /** In the example everything goes faster. */
  haste = 1;
  readonly #stage: GameStage;
  readonly #back: Image;
  readonly #front: Image;
  readonly #flame: Image;
  readonly #sight: Image;
  readonly #blots: Blot[];
  #errand: Errand | undefined;
  #sent = 0;
  #engine: ReturnType<GameStage['sound']['play']> | undefined;
  #sinceBlot = 0;
  #age = 0;
  #wobble = { left: 0 };
  #isHidden = false;

  constructor(stage: GameStage, pilot: Klodder, outfit: number) {
    this.#stage = stage;
    this.pilot = pilot;
    this.ship = new Ship(stage.calm);
    const part = (frame: string, depth: number) => stage.image(frame, 0, 0).setDepth(DEPTHS.ship + depth);
    this.#sight = part('vizier', -0.4);
    this.#flame = part('vlam', -0.3);
    this.#back = part(`raket-${outfit}`, -0.2).setScale(SIZE.rocket);
    this.#front = part('raam', 0.2).setScale(SIZE.rocket);
    pilot.setDepth(DEPTHS.ship);
    this.#blots = Array.from({ length: INK.blots }, () => ({
      image: stage.image('inktvlek', 0, 0).setDepth(DEPTHS.trail).setVisible(false),
      age: INK.staysMs,
    }));
  }

  /** Whether it is on its way to something by itself. */
  get isBusy(): boolean {
    return this.#errand !== undefined;
  }

  get nose(): Spot {
    const { x, y, angle } = this.ship;
    return { x: x + Math.cos(angle) * TAIL, y: y + Math.sin(angle) * TAIL };
  }

  /** Flies by itself until its errand is over, or somebody steers. */
  send(errand: Errand) {
    this.#errand = errand;
    this.#sent = this.#age;
  }

  /** Somebody steers, or there is nothing to fly to any more. */
  takeOver() {
    if (!this.#errand) return;
    this.#errand = undefined;
    this.ship.letGo();
  }

  /** It bumped into something. */
  shake() {
    const { ms } = WOBBLE;
    this.pilot.face('oops', 700, 'look');
    this.#wobble.left = 1;
    void this.#stage.tween({ targets: this.#wobble, to: { left: 0 }, ms, pop: true });
  }

  /** The round is over: it stands still where it is put, and its pilot gets out. */
  leave(): { pilot: Klodder; parts: Image[] } {
    this.#isHidden = true;
    this.#quiet();
    for (const image of [this.#flame, this.#sight]) image.setVisible(false);
    for (const { image } of this.#blots) image.setVisible(false);
    const parts = [this.#back, this.#front];
    for (const image of parts) image.setRotation(LEAN).setAlpha(1);
    return { pilot: this.pilot.setAngle(0).setAlpha(1), parts };
  }

  frame(ms: number, showsSight: boolean) {
    if (this.#isHidden) return;
    const { ship } = this;
    this.#age += ms;
    const errand = this.#errand;
    if (errand) {
      // Where cards bar the way, it shoots over them after a while.
      const reach = this.#age - this.#sent > BARRED ? Infinity : errand.reach;
      if (ship.seek(errand.target, reach) && errand.arrived()) this.takeOver();
    }
    for (let i = 0; i < this.haste; i++) ship.tick(ms / 1000);
    this.#sound();
    this.#ink(ms);
    this.#draw(showsSight);
  }

  #sound() {
    const { thrusts } = this.ship;
    if (thrusts && !this.#engine) this.#engine = this.#stage.sound.play('stuwer', { volume: VOLUME.thrust });
    else if (!thrusts) this.#quiet();
  }

  #quiet() {
    this.#engine?.stop();
    this.#engine = undefined;
  }

  /** Wet blots that freeze into dots. */
  #ink(ms: number) {
    const { ship } = this;
    this.#sinceBlot += ms;
    if (ship.thrusts && this.#sinceBlot >= INK.everyMs && !this.#stage.reducedMotion) {
      this.#sinceBlot = 0;
      const blot = this.#blots.reduce((oldest, one) => (one.age > oldest.age ? one : oldest));
      blot.age = 0;
      const aside = Math.sin(this.#age / 37) * INK.spread;
      blot.image.setPosition(
        ship.x - Math.cos(ship.angle) * TAIL - Math.sin(ship.angle) * aside,
        ship.y - Math.sin(ship.angle) * TAIL + Math.cos(ship.angle) * aside,
      );
    }
    for (const blot of this.#blots) {
      blot.age += ms;
      const isThere = blot.age < INK.staysMs;
      blot.image.setVisible(isThere);
      if (!isThere) continue;
      const dried = Math.min(1, blot.age / INK.dryMs);
      blot.image.setScale(INK.wet + (INK.dry - INK.wet) * dried);
      blot.image.setAlpha(Math.min(1, (INK.staysMs - blot.age) / 500));
    }
  }

  #draw(showsSight: boolean) {
    const { ship } = this;
    const { x, y } = ship;
    const turn = ship.angle + Math.PI / 2 + Math.sin(this.#age / 34) * WOBBLE.angle * this.#wobble.left;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    const edge = Math.min(x - SPACE.left, SPACE.right - x);
    const alpha = Math.max(0, Math.min(1, edge / FADE));
    for (const image of [this.#back, this.#front]) image.setPosition(x, y).setRotation(turn).setAlpha(alpha);
    const flicker = 0.85 + 0.15 * Math.sin(this.#age / 30);
    this.#flame
      .setVisible(ship.thrusts || ship.brakes)
      .setPosition(x - sin * TAIL, y - cos * TAIL)
      .setRotation(turn)
      .setScale(SIZE.rocket * (ship.thrusts ? 1 : 0.5), SIZE.rocket * (ship.thrusts ? flicker : 0.5))
      .setAlpha(alpha);
    this.#sight
      .setVisible(showsSight)
      .setPosition(x + sin * (TAIL + 16), y + cos * (TAIL + 16))
      .setRotation(turn)
      .setAlpha(alpha * 0.9);
    const low = SIZE.chin - SIZE.window;
    this.pilot
      .setPosition(x - sin * low, y - cos * low)
      .setRotation(turn)
      .setAlpha(alpha);
  }
}
