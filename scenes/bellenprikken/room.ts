import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { Cactus } from './cactus.ts';
import { StarDuck } from './star-duck.ts';
import { giantSize, waterAt, type Wave } from './rules.ts';

/** Height of the tub's rim: higher when the keyboard is docked below it. */
const RIM = { typing: 446, free: 548 } as const;
/** Where the friends stand below the rim. */
const GROUND = { typing: 50, free: 132 } as const;
const MIDDLE = 686;
const LINE_X = 537;
const CACTUS_X = 122;
const GIANT = { x: 1206, y: 262, drawn: 150, radii: [58, 72, 86, 100, 114, 130] } as const;
const DUCKS = [
  { x: 1000, size: 0.86, dip: -34 },
  { x: 896, size: -0.64, dip: -27 },
] as const;
/** The pupil's own Klodder bathes along, behind the near water. */
const BATHER = { x: 1098, dip: 4, size: 92 } as const;
const FIZZ = [
  [286, -54, 'klein'],
  [420, -50, 'groot'],
  [744, -58, 'groot'],
] as const;
const DEPTH = {
  line: -50,
  giant: -40,
  foam: -30,
  far: -28,
  duck: -26,
  near: -24,
  moes: 5,
  /** Behind the letters. */
  mist: 8,
  fizz: -22,
  tub: 20,
  friend: 30,
} as const;
const IDLE = { ms: 2600, height: 2.5 } as const;
/** A duck has something to say after a right word. */
const QUACK = { ms: 620, volume: 0.4 } as const;
const MOST_WAVES = 6;

/** The bathroom around the bubbles: tub and water, ducks, cactus, Moes, the half-height line and the giant bubble. */
export class Room {
  readonly cactus: Cactus;
  readonly starDuck: StarDuck;
  /** Top of the tub's rim now. */
  rim: number = RIM.typing;
  /** Everyone is off in the giant bubble: nothing floats here any more. */
  gone = false;
  #stage: GameStage;
  #tub: { image: Image; sway: number }[];
  #ducks: Image[];
  #fizz: Image[];
  #line: Image;
  #giant: Image;
  #moes: Klodder;
  #bather: Klodder | undefined;
  #waves: Wave[] = Array.from({ length: MOST_WAVES }, () => ({ x: 0, age: 99, height: 0 }));
  #nextWave = 0;
  #ms = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.backdrop();
    const layer = (frame: string, depth: number, sway: number) => ({
      image: stage.image(frame, MIDDLE, 0).setDepth(depth),
      sway,
    });
    this.#line = stage.image('lijn', LINE_X, 0).setDepth(DEPTH.line);
    this.#giant = stage.image('reuzenbel', GIANT.x, GIANT.y).setDepth(DEPTH.giant);
    this.#tub = [
      layer('schuim', DEPTH.foam, 0.2),
      layer('water-ver', DEPTH.far, 0.5),
      layer('water-voor', DEPTH.near, 0.8),
      layer('kuip', DEPTH.tub, 0),
    ];
    this.#ducks = DUCKS.map(({ x, size }) =>
      stage.image('eend', x, 0).setScale(size, Math.abs(size)).setDepth(DEPTH.duck),
    );
    this.#fizz = FIZZ.map(([x, , size]) => stage.image(`bubbel-${size}`, x, 0).setDepth(DEPTH.fizz));
    this.starDuck = new StarDuck(stage, DEPTH.duck);
    this.cactus = new Cactus(stage, CACTUS_X, 0);
    this.#moes = stage.klodder('moes', { x: 1264, y: 0, size: 104, depth: DEPTH.moes });
    if (stage.avatar) this.#bather = stage.klodder('eigen', { ...BATHER, y: 0, depth: DEPTH.duck + 1 });
    this.giantTo(0, 1, false);
  }

  /** Sets the room for typing (tub high, above the keyboard) or for the whole height. */
  arrange(typing: boolean) {
    const ground = typing ? RIM.typing + GROUND.typing : RIM.free + GROUND.free;
    this.rim = typing ? RIM.typing : RIM.free;
    for (const { image } of this.#tub) image.y = this.rim;
    this.cactus.root.y = ground;
    this.#moes.y = ground;
    this.#line.y = this.line;
    this.#float();
  }

  /** Height of the line under which a pop is low. */
  get line() {
    return this.rim / 2;
  }

  /** Everyone looks at a place. */
  watch(x: number, y: number) {
    this.cactus.look(x, y);
    for (const friend of this.#friends) friend.look(x, y);
  }

  /** Something popped here: the water and the ducks feel it. */
  ripple(x: number, height: number) {
    const wave = this.#waves[this.#nextWave]!;
    this.#nextWave = (this.#nextWave + 1) % MOST_WAVES;
    Object.assign(wave, { x, age: 0, height });
  }

  /** How high the water stands at `x`; bubbles that float ride on it. */
  waterAt(x: number) {
    return waterAt(this.#waves, x);
  }

  /** The giant bubble takes the size that fits so many words. */
  giantTo(right: number, of: number, grows = true) {
    const scale = GIANT.radii[giantSize(right, of)]! / GIANT.drawn;
    if (!grows) return void this.#giant.setScale(scale);
    void this.#stage.tween({ targets: this.#giant, to: { scale }, ms: 420, ease: 'Back.Out', pop: true });
  }

  /** Rainbow mist drifts from a popped bubble to the giant one. */
  async mist(x: number, y: number) {
    const puff = this.#stage.image('mist', x, y).setDepth(DEPTH.mist).setScale(0.5);
    await this.#stage.tween({
      targets: puff,
      to: { x: GIANT.x, y: GIANT.y, scale: 1.3, alpha: 0.2 },
      ms: 620,
      ease: 'Sine.In',
      pop: true,
    });
    puff.destroy();
  }

  cheer() {
    this.#stage.clock.after(QUACK.ms, () => this.#stage.sound.play('eend', { volume: QUACK.volume }));
    this.cactus.mood('proud');
    void this.cactus.hop();
    for (const friend of this.#friends) {
      friend.face('happy');
      void friend.hop();
    }
  }

  giggle() {
    this.cactus.mood('oops');
    for (const friend of this.#friends) friend.face('oops');
  }

  calmDown() {
    this.cactus.mood('happy');
    for (const friend of this.#friends) friend.face('look');
  }

  frame(ms: number) {
    if (this.gone) return;
    this.#ms += ms;
    for (const wave of this.#waves) wave.age += ms / 1000;
    this.#float();
    this.starDuck.frame(ms, (x) => this.rim + this.waterAt(x));
  }

  /** Who goes along in the giant bubble, for the finale. */
  get crew() {
    return { friends: [this.cactus.root, ...this.#friends], ducks: this.#ducks, giant: this.#giant };
  }

  get #friends(): Klodder[] {
    return this.#bather ? [this.#moes, this.#bather] : [this.#moes];
  }

  /** Water, ducks and what floats move with the waves. Every step: nothing is made here. */
  #float() {
    const idle = this.#stage.reducedMotion ? 0 : IDLE.height;
    const turn = (this.#ms / IDLE.ms) * Math.PI * 2;
    const middle = this.waterAt(MIDDLE) * 0.3;
    for (const { image, sway } of this.#tub) {
      if (sway > 0) image.y = this.rim + sway * (middle + Math.sin(turn + sway * 4) * idle);
    }
    for (let i = 0; i < this.#ducks.length; i++) {
      const { x, dip } = DUCKS[i]!;
      const duck = this.#ducks[i]!;
      duck.y = this.rim + dip + this.waterAt(x) + Math.sin(turn + i) * idle;
      duck.angle = (this.waterAt(x + 40) - this.waterAt(x - 40)) * 0.5 + Math.sin(turn * 0.7 + i * 2) * idle;
    }
    if (this.#bather) this.#bather.y = this.rim + BATHER.dip + this.waterAt(BATHER.x) * 0.6;
    for (let i = 0; i < this.#fizz.length; i++) {
      this.#fizz[i]!.y = this.rim + FIZZ[i]![1] + Math.sin(turn * 0.8 + i * 1.7) * idle * 1.6;
    }
  }
}
