import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms, type Input, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { BuildPlay } from './build-play.ts';
import { ChoosePlay } from './choose-play.ts';
import { driveRound } from './finale.ts';
import type { Depot, Leaping } from './game.ts';
import { Grip } from './grip.ts';
import { Hall } from './hall.ts';
import { Leaper } from './leaper.ts';
import { DEPTHS, HOME, PIT, START } from './places.ts';
import type { Stop } from './rules.ts';
import { SplitPlay } from './split-play.ts';

const TUNING = {
  own: { x: START.x, y: START.y, size: 82 },
  /** On the forklift, from its own place. */
  dok: { x: 34, y: -36, size: 78 },
  /** In the example all goes so many times as fast. */
  shown: 1.9,
  lookMs: 70,
  slipMs: 700,
  /** A charge of the hand of the example: the longer the fewer there are to leap to, so that one sees it is held. And a press of the robot that is no leap. */
  press: { shown: 1600, least: 180, most: 560, short: 60 },
  /** What would be charged longer is aimed at first. */
  longest: 680,
} as const;

/** The marks of the kunstje: parcels on the belt before the pit that get their stamp. */
const PARCELS = {
  count: 10,
  empty: 'post-leeg',
  full: 'post',
  at: (i: number) => ({ x: 76 + i * 44, y: 729 }),
  depth: DEPTHS.splash,
};
const WAIT: Input = { kind: 'wait', ms: 17 };

/** 21 Dozenspringen: hold to charge, let go to leap to the box where the next part of the word begins. */
export default class Dozenspringen extends GameScene<Leaping> implements Depot {
  override readonly forms: Forms<Leaping> = {
    split: (exercise) => new SplitPlay(this, exercise),
    build: (exercise) => new BuildPlay(this, exercise),
    choose: (exercise) => new ChoosePlay(this, exercise),
  };
  leaper!: Leaper;
  #grip!: Grip;
  #hall!: Hall;
  #crew!: Crew;
  #feat!: Feat;
  #isCopying = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#hall = new Hall(stage);
    this.#hall.restore(this.deps.round.progress.results.filter((one) => one !== 'open').length);
    this.#crew = stage.kit.crew({
      host: { ...TUNING.dok, name: 'dok', flip: true },
      own: { ...TUNING.own, depth: DEPTHS.crew },
    });
    this.#hall.lift.addAt(this.#crew.host, 0);
    this.#feat = stage.kit.feat(PARCELS);
    this.leaper = new Leaper(stage, this.#crew.own, {
      stops: () => this.play?.stops ?? [],
      landed: (stop, isMiddle) => this.#landed(stop, isMiddle),
      fell: () => {
        this.#crew.startle(TUNING.slipMs);
        this.bump();
      },
    });
    this.#grip = new Grip(stage, this.leaper, {
      mayLeap: () => this.mayLeap,
      isSure: () => this.isSure,
      undo: () => void this.draft.cuts.undo(),
    });
    stage.clock.every(TUNING.lookMs, () => this.#look());
  }

  get isSure() {
    return this.stage.calm || this.stage.settings.support || this.#isCopying;
  }

  get mayLeap() {
    return this.isOpen && !this.leaper.isBusy && (this.play?.stops.length ?? 0) > 0;
  }

  override async present(exercise: Exercise) {
    const { stage, leaper, third, isHurrying, isExample } = this;
    this.#isCopying = false;
    stage.kit.banner.place = HOME;
    leaper.haste = isExample ? TUNING.shown : 1;
    leaper.led = undefined;
    this.#crew.wait();
    this.#hall.fall(third === 2, isHurrying);
    await super.present(exercise);
    leaper.charge.speed = stage.lerp(...(this.play?.speed ?? [0, 0]));
    if (third >= 1 && !isHurrying) this.#hall.visit(exercise.id);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'onthul') this.#crew.wonder();
    else if (outcome.step === 'nogeens') this.#crew.startle(TUNING.slipMs);
    if (outcome.last) {
      // Where the game leaps by itself, what is right at once counts as a landing in the middle.
      const isRight = this.isSure && outcome.decides && outcome.verdict.right;
      this.#feat.note(isRight, outcome);
      if (isRight && this.third === 2) this.#pay(this.leaper.here);
    }
    await super.respond(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#isCopying = true;
    super.takeOver(answer);
  }

  override async copied(given: RawAnswer) {
    this.#isCopying = false;
    await super.copied(given);
  }

  override async clear() {
    this.#hall.quiet();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.#grip.frame();
    this.leaper.frame(ms);
  }

  override async finale(result: RoundResult) {
    await driveRound(this.stage, this.#hall, this.#crew, result);
  }

  pick(stop: Stop) {
    this.#grip.pick(stop);
  }

  press(stop: Stop, isDown: boolean) {
    this.#grip.press(stop, isDown);
  }

  cheer() {
    this.#crew.cheer();
    void this.#hall.haul(!this.isExample);
  }

  override step(want: RawAnswer, via: Via): Input | null {
    const own = super.step(want, via);
    const { leaper, isSure, isExample } = this;
    const stop = this.play?.nextFor(want);
    if (own || isSure || !stop) return own;
    if (!this.mayLeap) return WAIT;
    if (isExample) leaper.led = stop;
    const wanted = leaper.holdFor(stop);
    const { shown, least, most, short } = TUNING.press;
    const held = Math.max(least, Math.min(most, shown / this.play!.stops.length));
    const ms = isExample ? held : wanted > TUNING.longest ? short : wanted;
    if (via === 'keyboard') return { kind: 'key', code: leaper.keyFor(stop), ms, isTimed: true };
    // In the foam below it.
    return { kind: 'hold', x: stop.x, y: PIT.deep, ms, isTimed: true };
  }

  #landed(stop: Stop, isMiddle: boolean) {
    this.#hall.swing();
    if (isMiddle && !this.isExample) {
      this.stage.fx.burst('stars', stop.x, stop.y, { count: 7, spread: 50 });
      this.#feat.gather();
      if (this.third === 2) this.#pay(stop);
    }
    this.play?.land(stop);
  }

  /** By night what is done in the middle is a coin. */
  #pay({ x, y }: { x: number; y: number }) {
    this.stage.tip(1, x, y - 60);
  }

  #look() {
    const { klodder, charge } = this.leaper;
    const ahead = charge.target ?? charge.x;
    this.play?.expect?.(this.leaper.isBusy ? undefined : charge.target);
    const { host, own } = this.#crew;
    if (ahead !== undefined) own.look(typeof ahead === 'number' ? ahead : ahead.x, klodder.y);
    else own.look(klodder.x + 200, klodder.y);
    host.look(klodder.x, klodder.y);
  }
}
