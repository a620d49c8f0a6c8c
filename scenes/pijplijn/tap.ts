import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS, GAUGE, rowY, RISER, TAP } from './places.ts';

const SIZE = 116;
const MS = { turn: 260, nozzle: 200, shake: 90 } as const;
/** Degrees of the needle as the pressure begins and as it is gone, and the share of its way that is green. */
const NEEDLE = { from: 80, to: -80, green: 0.6 } as const;

/** The tap at the pump, the pipe that leads to the board, and the gauge of who is quick. */
export class Tap {
  readonly #stage: GameStage;
  readonly #wheel: Image;
  readonly #nozzle: Image;
  readonly #needle: Image | undefined;
  #offer: Offer | undefined;
  #began = 0;
  #lasts = 0;
  /** Whether the keys are at it. */
  hasFocus = false;

  constructor(stage: GameStage, hasGauge: boolean) {
    this.#stage = stage;
    this.#nozzle = stage.image('tuit', RISER.x, rowY(1)).setDepth(DEPTHS.pipes);
    if (hasGauge) {
      stage.image('meter', GAUGE.x, GAUGE.y).setDepth(DEPTHS.pipes);
      this.#needle = stage.image('naald', GAUGE.x, GAUGE.y).setDepth(DEPTHS.pipes).setAngle(NEEDLE.to);
    }
    this.#wheel = stage.image('kraan', TAP.x, TAP.y).setDepth(DEPTHS.barrels);
  }

  /** Offers it: a press lets the juice run. */
  offer(onOpen: () => void, row: number, isFree: () => boolean) {
    this.release();
    this.#offer = this.#stage.offer(this.#wheel, {
      id: 'kraan',
      kind: 'commit',
      label: 'kraan: laat het sap stromen',
      row,
      size: { width: SIZE, height: SIZE },
      enabled: isFree,
      onPick: () => {
        this.#turn();
        onOpen();
      },
      onFocus: (focused) => (this.hasFocus = focused),
      onPress: (pressed) => this.#wheel.scene && this.#wheel.setScale(pressed ? 0.95 : 1),
    });
  }

  release() {
    this.#offer?.remove();
    this.#offer = undefined;
    this.hasFocus = false;
  }

  /** Where a finger presses. */
  get place() {
    return TAP;
  }

  /** The pipe leads on at this height. */
  async lead(y: number) {
    await this.#stage.tween({ targets: this.#nozzle, to: { y }, ms: MS.nozzle });
  }

  /** It says itself that it can be opened. */
  nudge() {
    const targets = this.#wheel;
    void this.#stage.tween({ targets, to: { angle: 14 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
  }

  /** The pressure is full, and goes down in so many ms. */
  press(ms: number) {
    this.#began = this.#stage.clock.now;
    this.#lasts = ms;
  }

  /** Whether there is pressure enough; never where there is no gauge. */
  get isGreen(): boolean {
    return this.#needle !== undefined && this.#share < NEEDLE.green;
  }

  frame() {
    this.#needle?.setAngle(NEEDLE.from + (NEEDLE.to - NEEDLE.from) * this.#share);
  }

  get #share(): number {
    return this.#lasts === 0 ? 1 : Math.min(1, (this.#stage.clock.now - this.#began) / this.#lasts);
  }

  #turn() {
    this.#stage.sound.play('kraan');
    const { angle } = this.#wheel;
    void this.#stage.tween({
      targets: this.#wheel,
      to: { angle: angle + 90 },
      ms: MS.turn,
      ease: 'Back.Out',
    });
  }
}
