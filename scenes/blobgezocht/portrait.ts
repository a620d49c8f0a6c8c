import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, hangsAt } from './places.ts';
import type { Suspect } from './rules.ts';

const MS = { half: 110, giggle: 70, rise: 260, nod: 110 } as const;
/** So far it hops when something is heard of somebody. */
const NOD = 7;
const EDGE = 0.05;
/** It giggles by so many degrees; who can be turned over in calm mode hangs so far askew. */
const TURN = { giggle: 6, loose: 3.4 } as const;
/** Who it is comes forward so far. */
const LARGE = 1.5;

/** Where eyes go. */
export type Gaze = 'links' | 'recht' | 'rechts' | 'dicht';

/** A portrait on the wall: frame and body, what is on the head, and a face, all cut to hang in one place. */
export class Portrait {
  /** What is offered. */
  readonly image: Image;
  isTurned = false;
  readonly #stage: GameStage;
  readonly #hat: Image;
  readonly #face: Image;
  #suspect: Suspect | undefined;
  #gaze: Gaze = 'recht';
  #sleeps = false;

  constructor(stage: GameStage, i: number) {
    const { x, y } = hangsAt(i);
    this.#stage = stage;
    this.image = stage.image('achterkant', x, y).setDepth(DEPTHS.wall);
    this.#hat = stage.image('hoed-1', x, y).setDepth(DEPTHS.wall + 2);
    this.#face = stage.image('gezicht-00-recht', x, y).setDepth(DEPTHS.wall + 1);
    this.#dress();
  }

  get #all() {
    return [this.image, this.#face, this.#hat];
  }

  /** Somebody else hangs here. */
  hang(suspect: Suspect, sleeps: boolean) {
    this.#suspect = suspect;
    this.#sleeps = sleeps;
    this.isTurned = false;
    this.loosen(false);
    this.#dress();
  }

  /** It turns over, to its back or to its front again. */
  async turn(change: () => void = () => {}) {
    await this.#stage.tween({ targets: this.#all, to: { scaleX: EDGE }, ms: MS.half, ease: 'Sine.In' });
    if (!this.image.scene) return;
    change();
    this.#dress();
    await this.#stage.tween({ targets: this.#all, to: { scaleX: 1 }, ms: MS.half, ease: 'Sine.Out' });
  }

  /** Its back shows: it cannot be this one. */
  turnAway() {
    this.isTurned = true;
    this.loosen(false);
    return this.turn();
  }

  /** It stays: it shakes with laughter. */
  async giggle() {
    this.wake();
    const angle = TURN.giggle;
    this.shut(true);
    await this.#stage.tween({
      targets: this.#all,
      to: { angle },
      ms: MS.giggle,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    this.shut(false);
  }

  /** It hops where it hangs: there is something new to look at it for. */
  async nod(delay: number) {
    const { y } = this.image;
    const to = { y: y - NOD };
    await this.#stage.tween({ targets: this.#all, to, ms: MS.nod, delay, yoyo: true, pop: true });
    for (const one of this.#all) if (one.scene) one.setY(y);
  }

  /** Eyes are shut for a moment, or open again. */
  shut(isShut: boolean) {
    if (!this.#sleeps) this.#see(isShut ? 'dicht' : 'recht');
  }

  /** It hangs a little askew. */
  loosen(isLoose: boolean) {
    for (const one of this.#all) one.setAngle(isLoose ? TURN.loose : 0);
  }

  /** Eyes follow what is pointed at. */
  look(x: number) {
    if (this.isTurned || this.#sleeps || this.#gaze === 'dicht') return;
    const off = x - this.image.x;
    this.#see(Math.abs(off) < 60 ? 'recht' : off < 0 ? 'links' : 'rechts');
  }

  /** Who slept looks up. */
  wake() {
    if (!this.#sleeps) return;
    this.#sleeps = false;
    this.#dress();
  }

  /** Who it is comes forward, and hangs back when `isOver`. */
  async step(isOver = false) {
    this.wake();
    this.loosen(false);
    this.#all.forEach((one, i) => one.setDepth((isOver ? DEPTHS.wall : DEPTHS.shown) + i));
    const scale = isOver ? 1 : LARGE;
    await this.#stage.tween({ targets: this.#all, to: { scale }, ms: MS.rise, ease: 'Back.Out', pop: true });
  }

  #see(gaze: Gaze) {
    if (gaze === this.#gaze || !this.image.scene) return;
    this.#gaze = gaze;
    this.#dress();
  }

  #dress() {
    const suspect = this.#suspect;
    const isSeen = suspect !== undefined && !this.isTurned;
    this.#face.setVisible(isSeen);
    this.#hat.setVisible(isSeen && suspect.hat > 0);
    if (!isSeen) return this.#draw(this.image, 'achterkant');
    const { colour, hat, glasses, mouth } = suspect;
    this.#draw(this.image, `portret-${colour}`);
    if (hat > 0) this.#draw(this.#hat, `hoed-${hat}`);
    this.#draw(this.#face, `gezicht-${glasses}${mouth}-${this.#sleeps ? 'dicht' : this.#gaze}`);
  }

  #draw(image: Image, frame: string) {
    if (this.#stage.hasImage(frame)) image.setFrame(frame);
  }
}
