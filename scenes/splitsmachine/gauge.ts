import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { keepsPace, steamLeft } from './rules.ts';

const PLACE = { x: 1118, y: 350 } as const;
/** The needle from empty to full, in degrees. */
const EMPTY = -112;
const FULL = 112;
/** From this tempo on there is a tip for keeping pace; and for how long there is steam at tempo 0 and 1, in ms. */
const FROM_TEMPO = 0.4;
const STEAM_MS = [30_000, 14_000] as const;
/** It swings to and fro. */
const WHISTLE = { to: { angle: 8 }, ms: 90 } as const;

/**
 * The steam gauge: it gives a tip for keeping pace, and never is a deadline. In calm mode there is no gauge: the same tip
 * is given whatever time it takes.
 */
export class Gauge {
  #stage: GameStage;
  #dial: Image;
  #needle: Image;
  #since: number | undefined;
  #full: number;
  #angle = EMPTY;
  #badge: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#full = stage.lerp(STEAM_MS[0], STEAM_MS[1]);
    this.#dial = stage.image('meter', PLACE.x, PLACE.y).setDepth(DEPTHS.organ + 2);
    this.#needle = stage
      .image('naald', PLACE.x, PLACE.y)
      .setDepth(DEPTHS.organ + 3)
      .setAngle(EMPTY);
    this.#badge = stage
      .image('kit/badge/eraser', PLACE.x + 30, PLACE.y - 34)
      .setDepth(DEPTHS.organ + 4)
      .setVisible(false);
    if (stage.calm) for (const part of [this.#dial, this.#needle]) part.setVisible(false);
  }

  /** Steam is up; from now on it goes down slowly. `more` is time for reading. */
  start(more: number) {
    // Calm mode and still motion play at tempo 0, but are no reason to earn less.
    if (this.#stage.settings.tempo < FROM_TEMPO) return;
    this.#since = this.#stage.clock.now + more;
  }

  /** The work is done or has to be done over; returns whether there was steam enough for a tip. */
  stop(): boolean {
    const kept = this.#since !== undefined && (this.#stage.calm || keepsPace(this.#left()));
    this.#since = undefined;
    return kept;
  }

  /** While there is a hint the gauge says so too: it whistles, and shows the sign that stands before the hint. */
  note(hint: boolean) {
    const isShown = hint && !this.#stage.calm;
    if (isShown && !this.#badge.visible) this.#whistle();
    this.#badge.setVisible(isShown);
  }

  /** Every step: the needle follows, with a little tremble. */
  frame() {
    const goal = this.#since === undefined ? EMPTY : EMPTY + (FULL - EMPTY) * this.#left();
    if (Math.abs(goal - this.#angle) < 0.05) return;
    this.#angle += (goal - this.#angle) * 0.08;
    this.#needle.setAngle(this.#angle);
  }

  get x() {
    return PLACE.x;
  }

  get y() {
    return PLACE.y;
  }

  #whistle() {
    const stage = this.#stage;
    stage.sound.play('stoomwolk', { rate: 1.3, volume: 0.4 });
    stage.fx.burst('steam', PLACE.x - 10, PLACE.y - 60, { count: 3, spread: 30 });
    const parts = [this.#dial, this.#badge];
    void stage.tween({ targets: parts, to: WHISTLE.to, ms: WHISTLE.ms, yoyo: true, repeat: 1, pop: true });
  }

  #left = () => steamLeft(Math.max(0, this.#stage.clock.now - (this.#since ?? 0)), this.#full);
}
