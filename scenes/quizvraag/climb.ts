import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, LADDER } from './places.ts';
import { rivalAfter } from './rules.ts';

const MS = { climb: 360, rival: 520 } as const;

/** The ladder to the golden inkwell: a rung for each word that is right, and Krul who climbs beside. */
export class Climb {
  readonly well: Image;
  readonly rival: Image;
  readonly #stage: GameStage;
  readonly #lit: readonly Image[];
  #own: Klodder | undefined;
  #at = 0;
  #rivalAt = 0;

  /** A ladder of so many rungs. */
  constructor(stage: GameStage, rungs: number) {
    this.#stage = stage;
    const pitch = (LADDER.foot - LADDER.top) / rungs;
    const rung = (frame: string, i: number) =>
      stage.image(frame, LADDER.x, LADDER.foot - (i + 1) * pitch).setDepth(DEPTHS.ladder);
    for (let i = 0; i < rungs; i++) rung('sport', i);
    this.#lit = Array.from({ length: rungs }, (_, i) => rung('sport-aan', i).setVisible(false));
    this.well = stage.image('inktpot', LADDER.well.x, LADDER.well.y).setDepth(DEPTHS.climber - 1);
    this.rival = stage.image('krul', LADDER.rival, LADDER.foot).setDepth(DEPTHS.climber);
  }

  /** Who climbs, with so many rungs and words behind them: after a reload. */
  begin(own: Klodder, right: number, done: number) {
    this.#own = own;
    this.#at = Math.min(right, this.#lit.length);
    for (let i = 0; i < done; i++) this.#rivalAt = rivalAfter(this.#rivalAt, Math.min(right, i + 1));
    this.#lit.forEach((rung, i) => rung.setVisible(i < this.#at));
    own.setY(this.#heightOf(this.#at));
    this.rival.setY(this.#heightOf(this.#rivalAt));
  }

  /** A word was right: one rung up. */
  async up() {
    const { sound, fx } = this.#stage;
    const rung = this.#lit[this.#at];
    if (!rung) return;
    this.#at++;
    rung.setVisible(true);
    sound.play('ting', { rate: 0.9 + 0.4 * (this.#at / this.#lit.length) });
    fx.burst('stars', rung.x, rung.y, { count: 4, spread: 80 });
    await this.#move(this.#own!, this.#at, MS.climb);
  }

  /** A word is over: the rival goes on as well, or waits. */
  async follow() {
    const before = this.#rivalAt;
    this.#rivalAt = rivalAfter(before, this.#at);
    if (this.#rivalAt !== before) await this.#move(this.rival, this.#rivalAt, MS.rival);
  }

  /** It was the example: everybody stands where the round begins. */
  reset() {
    this.begin(this.#own!, 0, 0);
  }

  async #move(thing: Image | Klodder, rungs: number, ms: number) {
    await this.#stage.tween({ targets: thing, to: { y: this.#heightOf(rungs) }, ms, ease: 'Back.Out' });
  }

  #heightOf(rungs: number): number {
    return LADDER.foot - (rungs * (LADDER.foot - LADDER.top)) / this.#lit.length;
  }
}
