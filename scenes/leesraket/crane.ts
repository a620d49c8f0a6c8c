import type { GameStage, Gesture, Image } from '../../engine/stage/index.ts';
import { DEPTHS, ROCKET } from './places.ts';
import { isStraight, landingOf, PART, periodOf, swingAt } from './rules.ts';
import type { Tower } from './tower.ts';

/** The trolley on its beam, and the rope from there to the middle of a part. */
const TROLLEY = { x: ROCKET.x, y: 128 } as const;
const ROPE = { length: 196, drawn: 100, hook: 14 } as const;
/** The button that lets go, and the room around the rope in which a tap does the same. */
const BUTTON = { x: 374, y: 470, size: 76 } as const;
const ROOM = { x: 48, y: 140, width: 350, height: 290 } as const;
/** The example waits until it is so many times nearer to the middle than it need be. */
const AIMED = 3;
const MS = { reel: 400, lower: 380, fall: 230, deaf: 600, quick: 1 } as const;

interface CraneHelp {
  /** Whether a part hangs still above the middle. */
  isSure: boolean;
  /** Whether letters are typed now: then the arrow down lets go. */
  isTyping(): boolean;
  tower: Tower;
}

/** The crane: a part hangs on its rope and swings, until the pupil lets it go. */
export class Crane {
  readonly #stage: GameStage;
  readonly #help: CraneHelp;
  readonly #trolley: Image;
  readonly #rope: Image;
  readonly #aim: Image;
  readonly #button: Image;
  #hung: { image: Image; landed(offset: number): void } | undefined;
  /** What is on the rope, hanging or being reeled in. */
  #held: Image | undefined;
  #swungMs = 0;
  #offset = 0;
  #letGoAt = -Infinity;
  #fall: Promise<void> = Promise.resolve();
  isBraked = false;
  readonly #gestures: Gesture[];

  constructor(stage: GameStage, help: CraneHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#rope = stage.image('touw', TROLLEY.x, TROLLEY.y).setDepth(DEPTHS.rope);
    this.#trolley = stage.image('loopkat', TROLLEY.x, TROLLEY.y).setDepth(DEPTHS.rope + 1);
    this.#aim = stage.image('mik', ROCKET.x, ROCKET.top).setDepth(DEPTHS.mast).setVisible(false);
    this.#button = stage.image('knop-uit', BUTTON.x, BUTTON.y).setDepth(DEPTHS.things);
    stage.offer(this.#button, {
      id: 'laat-los',
      kind: 'control',
      label: 'Laat het deel los',
      key: 'Space',
      size: { width: BUTTON.size, height: BUTTON.size },
      // Pressed twice in a hurry, the key that lets go must not pick an answer.
      enabled: () => this.hangs || stage.clock.now - this.#letGoAt < MS.deaf,
      onPick: () => this.drop(),
      onPress: (pressed) => this.#button.setScale(pressed ? 0.92 : 1),
    });
    const enabled = () => this.hangs;
    this.#gestures = [
      stage.gesture({
        id: 'kraan',
        label: 'Tik bij de kraan',
        area: () => ROOM,
        onStart: () => this.drop(),
        enabled,
      }),
      stage.gesture({
        id: 'kraan-toets',
        label: 'Pijl omlaag laat het deel los',
        area: () => ({ x: 0, y: 0, width: 0, height: 0 }),
        whileTyping: ['ArrowDown'],
        onKey: (_code, down) => down && this.drop(),
        enabled: () => this.hangs && help.isTyping(),
      }),
    ];
    this.#draw();
  }

  /** Whether all parts come down straight. */
  get isSure() {
    return this.#help.isSure;
  }

  /** Whether a part hangs there that can be let go. */
  get hangs() {
    return this.#hung !== undefined;
  }

  /** Where eyes go: the part on the rope. */
  get focus(): { x: number; y: number } | undefined {
    return this.#held;
  }

  /** Reels a part in; what hung there is let go first. Resolves when it hangs. */
  async take(image: Image, landed: (offset: number) => void) {
    const stage = this.#stage;
    this.drop();
    this.#held = image.setDepth(DEPTHS.hung);
    stage.sound.play('kraan');
    this.#swungMs = 0;
    this.#offset = this.#help.isSure ? 0 : swingAt(0, this.#period);
    const { x, y, rotation } = this.#place(this.#offset);
    const to = { x, y, rotation, scale: 1 };
    await stage.tween({ targets: image, to, ms: MS.reel, ease: 'Sine.Out' });
    this.hang(image, landed);
  }

  /** A part hangs there. */
  hang(image: Image, landed: (offset: number) => void) {
    const { x, y, rotation } = this.#place(this.#offset);
    this.#held = image.setPosition(x, y).setRotation(rotation).setDepth(DEPTHS.hung);
    this.#hung = { image, landed };
    this.#show();
  }

  /** Lets go of what hangs. */
  drop() {
    const hung = this.#hung;
    if (!hung) return;
    this.#letGoAt = this.#stage.clock.now;
    this.#hung = this.#held = undefined;
    this.#stage.sound.play('los');
    this.#fall = this.#land(hung.image, this.#offset, MS.fall).then(() => hung.landed(this.#offset));
    this.#show();
  }

  /** Resolves when what hangs there is above the middle. */
  async aimed() {
    const { clock } = this.#stage;
    while (this.hangs && !isStraight(this.#offset * AIMED)) await clock.wait(1000 / 60);
  }

  /** Puts a part down by itself, straight. */
  async lower(image: Image, isQuick: boolean) {
    const stage = this.#stage;
    this.drop();
    await this.#fall;
    if (!isQuick) {
      this.#held = image.setDepth(DEPTHS.hung);
      stage.sound.play('kraan');
      await stage.tween({ targets: image, to: { ...this.#place(0), scale: 1 }, ms: MS.reel });
    }
    await this.#land(image, 0, isQuick ? MS.quick : MS.lower);
    this.#held = undefined;
    stage.sound.play('klonk');
  }

  /** Resolves when nothing hangs or falls, or after so many ms. */
  async free(ms: number) {
    const { clock } = this.#stage;
    const until = clock.now + ms;
    while (this.hangs && clock.now < until) await clock.wait(1000 / 60);
    if (!this.hangs) await this.#fall;
  }

  /** Where the hand of the example presses. */
  get button() {
    return BUTTON;
  }

  /** It leaves for the finale: nothing more is built. */
  close() {
    for (const gesture of this.#gestures) gesture.remove();
    this.#button.setVisible(false);
    for (const thing of [this.#rope, this.#trolley, this.#aim]) thing.setVisible(false);
  }

  frame(ms: number) {
    const hung = this.#hung;
    if (hung && !this.isBraked && !this.#help.isSure) {
      this.#swungMs += ms;
      this.#offset = swingAt(this.#swungMs, this.#period);
      const { x, y, rotation } = this.#place(this.#offset);
      hung.image.setPosition(x, y).setRotation(rotation);
    }
    this.#draw();
  }

  get #period() {
    return periodOf(this.#stage.tempo, this.#stage.reducedMotion);
  }

  /** Where a part hangs so far from the middle. */
  #place(offset: number) {
    const angle = Math.asin(offset / ROPE.length);
    const y = TROLLEY.y + ROPE.length * Math.cos(angle);
    return { x: TROLLEY.x + offset, y, rotation: -angle };
  }

  async #land(image: Image, offset: number, ms: number) {
    const { tower } = this.#help;
    const { x, y } = tower.next;
    const to = { x: x + landingOf(offset), y, rotation: 0 };
    await this.#stage.tween({ targets: image, to, ms, ease: 'Quad.In' });
    tower.land(image, offset);
  }

  /** The rope goes to the top of what is on it. */
  #draw() {
    const { x, y, rotation = 0 } = this.#held ?? { ...this.#place(0), y: TROLLEY.y + 96 };
    const up = this.#held ? PART.height / 2 : 0;
    const [dx, dy] = [x + up * Math.sin(rotation) - TROLLEY.x, y - up * Math.cos(rotation) - TROLLEY.y];
    const long = Math.max(20, Math.hypot(dx, dy) - ROPE.hook);
    this.#rope.setScale(1, long / ROPE.drawn).setRotation(Math.atan2(dy, dx) - Math.PI / 2);
  }

  /** The button shines while there is something to let go. */
  #show() {
    const frame = this.hangs ? 'knop' : 'knop-uit';
    if (this.#stage.hasImage(frame)) this.#button.setFrame(frame, false, false);
    this.#aim.setVisible(this.hangs);
  }
}
