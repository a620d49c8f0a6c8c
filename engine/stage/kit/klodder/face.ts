import { FRAME_EYE, LIFT, PUPIL_REACH, type Build, type Face } from '../../../drawing/index.ts';
import type { Stage } from '../../stage.ts';
import type { Image, Thing } from '../../thing.ts';

/** Faces whose eyes are open, so that pupils can follow something; the others are drawn whole. */
const OPEN: readonly Face[] = ['happy', 'look', 'oops'];
const BLUSHING: readonly Face[] = ['happy', 'proud'];
const AHEAD: Record<Face, readonly [number, number]> = {
  happy: [0, 0.06],
  look: [0, 0.05],
  think: [0, 0],
  oops: [0, 0.12],
  proud: [0, 0],
  sleep: [0, 0],
};
/** A startled eye is this much larger. */
const WIDE = 1.1;
/** Share of the way that the pupils go each step. */
const FOLLOW = 0.22;
const SIDES = [
  ['l', -1],
  ['r', 1],
] as const;

/** Eyes, cheeks and mouth of a living Klodder. */
export class LivingFace {
  readonly parts: Thing[];
  #stage: Stage;
  #build: Build;
  #eyes: Image[];
  #pupils: Image[];
  #cheeks: Image[];
  #mouth: Image;
  #snore: Image;
  #face: Face = 'happy';
  #blinking = false;
  #aim: readonly [number, number] | undefined;
  #gaze = { x: 0, y: 0 };

  constructor(stage: Stage, build: Build, glasses: boolean) {
    this.#stage = stage;
    this.#build = build;
    const { eyes, mouth, halfWidth } = build;
    const at = (frame: string, x: number, y: number) => stage.image(`kit/face/${frame}`, x, y - LIFT);
    this.#eyes = SIDES.map(([, side]) => at('eye', eyes.x + side * eyes.gap, eyes.y));
    this.#pupils = SIDES.map(([, side]) => at('pupil', eyes.x + side * eyes.gap, eyes.y));
    this.#cheeks = SIDES.map(([, side]) =>
      at('cheek', eyes.x + side * (eyes.gap + eyes.rx * 0.8), eyes.y + eyes.ry + 4),
    );
    this.#mouth = at('mouth-happy', ...mouth);
    this.#snore = at('snore', Math.max(halfWidth + 4, 44), eyes.y - 16).setVisible(false);
    this.parts = [...this.#cheeks, ...this.#eyes, ...this.#pupils, this.#mouth];
    if (glasses) this.parts.push(stage.image('kit/face/glasses', 0, 0));
    this.parts.push(this.#snore);
    this.put('happy');
  }

  get face() {
    return this.#face;
  }

  put(face: Face) {
    this.#face = face;
    if (!this.#stage.hasImage('kit/face/eye')) return;
    this.#mouth.setFrame(`face/mouth-${face}`, false, false);
    for (const cheek of this.#cheeks) cheek.setVisible(BLUSHING.includes(face));
    this.#snore.setVisible(face === 'sleep');
    this.#drawEyes();
  }

  /** A face that is shown the other way round keeps its z's readable. */
  flip(flipped: boolean) {
    this.#snore.setScale(flipped ? -1 : 1, 1);
  }

  /** The direction to look in, -1 to 1 each way; undefined looks ahead. */
  aim(direction: readonly [number, number] | undefined) {
    this.#aim = direction;
  }

  blink(closed: boolean) {
    if (!OPEN.includes(this.#face) || !this.#stage.hasImage('kit/face/eye')) return;
    this.#blinking = closed;
    this.#drawEyes();
  }

  /** Every step: the pupils glide to where they look. */
  step() {
    const [x, y] = this.#aim ?? AHEAD[this.#face];
    this.#gaze.x += (x - this.#gaze.x) * FOLLOW;
    this.#gaze.y += (y - this.#gaze.y) * FOLLOW;
    const { eyes } = this.#build;
    const wide = this.#face === 'oops' ? WIDE : 1;
    this.#pupils.forEach((pupil, i) => {
      const side = i === 0 ? -1 : 1;
      pupil.x = eyes.x + side * eyes.gap + (this.#gaze.x * PUPIL_REACH.x - side * 0.1) * eyes.rx * wide;
      pupil.y = eyes.y - LIFT + this.#gaze.y * PUPIL_REACH.y * eyes.ry * wide;
    });
  }

  #drawEyes() {
    const face = this.#blinking ? 'sleep' : this.#face;
    const open = OPEN.includes(face);
    const { rx, ry } = this.#build.eyes;
    const wide = face === 'oops' ? WIDE : 1;
    SIDES.forEach(([side], i) => {
      const eye = this.#eyes[i]!;
      eye.setFrame(open ? 'face/eye' : `face/eye-${face}-${side}`, true, true);
      eye.setScale((rx / FRAME_EYE.rx) * wide, (ry / FRAME_EYE.ry) * wide);
      const pupil = this.#pupils[i]!;
      pupil.setVisible(open).setFrame(face === 'oops' ? 'face/pupil-small' : 'face/pupil', true, true);
      pupil.setScale((rx / FRAME_EYE.rx) * wide, (ry / FRAME_EYE.ry) * wide);
    });
  }
}
