import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Glass } from './glass.ts';
import { DEPTHS, HOST, TROLLEY, type Spot } from './places.ts';

const MS = { hop: 520, cheer: 900 } as const;
const HIGH = 210;
/** Glasses stand side by side on it. */
const PITCH = 22;
/** It rattles over cobbles: so high, and in so many u. */
const BOB = { high: 5, long: 46 } as const;

/** Sjaak's trolley, which follows and catches what jumps off. */
export class Trolley {
  readonly #stage: GameStage;
  readonly #host: Klodder;
  readonly #image: Image;
  readonly #glasses: Glass[] = [];

  constructor(stage: GameStage, host: Klodder) {
    this.#stage = stage;
    this.#host = host;
    this.#image = stage.image('trolley', TROLLEY.x, TROLLEY.y).setDepth(DEPTHS.trolley);
  }

  /** How many it caught on this way. */
  get count(): number {
    return this.#glasses.length;
  }

  /** A glass jumps from the tray, legs first, and lands on it: served all the same. */
  async catch(glass: Glass) {
    const place = this.#spot(this.#glasses.length);
    this.#glasses.push(glass);
    this.#stage.sound.play('oeh');
    glass.thing.setAngle(0);
    void glass.stand(true);
    this.#host.face('oops', MS.cheer, 'look');
    void this.#stage.tween({ targets: glass.thing, to: { scale: TROLLEY.glass }, ms: MS.hop });
    await glass.fly(() => place, MS.hop, HIGH);
    glass.thing.setDepth(DEPTHS.trolley + 1);
    await glass.stand(false);
    this.#host.face('happy', MS.cheer, 'look');
    void this.#host.hop();
  }

  /** It has rolled so far down the street. */
  frame(way: number) {
    const bob = this.#stage.reducedMotion ? 0 : Math.abs(Math.sin(way / BOB.long)) * BOB.high;
    this.#image.setY(TROLLEY.y - bob);
    this.#host.setPosition(HOST.x, HOST.y - bob * 1.6);
  }

  /** What it caught is taken off, to be served. */
  unload(): Glass[] {
    return this.#glasses.splice(0);
  }

  #spot(i: number): Spot {
    return { x: TROLLEY.x + (i - 1.5) * PITCH, y: TROLLEY.y + TROLLEY.top };
  }
}
