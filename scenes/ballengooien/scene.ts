import type { Exercise, Outcome, RawAnswer, RoundResult } from '../../engine/exercise/index.ts';
import {
  GameScene,
  type Crew,
  type Feat,
  type Forms,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { Award } from './award.ts';
import { Cans } from './cans.ts';
import { Keeper } from './keeper.ts';
import { Prizes } from './prizes.ts';
import { Range } from './range.ts';
import { Stall } from './stall.ts';
import { DEPTHS } from './target.ts';
import type { CanStall, Throwing } from './throwing.ts';
import { Towers } from './towers.ts';

const TUNING = {
  /** What tempo 0 and 1 make of a throw: spread of a lob and sway of the sight in u, rail in u/s. */
  spread: [0, 30],
  sway: [0, 26],
  rail: [0, 30],
  /** Towers with one ball that make the kunstje: up the right post, as on a strength tester. */
  stars: { x: 1262, y: 474, pitch: { x: 0, y: -44 }, size: 0.5, count: 7 },
  /** Exercises with golden cans, by how many were done before: who needs one ball is paid double. */
  golden: [4, 8] as readonly number[],
  cheerMs: 900,
  slipMs: 700,
  moodMs: 1600,
  proudMs: 2200,

  sjaak: { x: 106, y: 756, size: 126 },
  pupil: { x: 1272, y: 758, size: 118 },
  finale: { ms: 6000, hops: 6, hopMs: 680 },
} as const;

/** 18 Ballen gooien: a woollen ball, a good flick and a rattling tower. */
export default class BallenGooien extends GameScene<Throwing> implements CanStall {
  override readonly forms: Forms<Throwing> = {
    choose: (exercise) => new Towers(this, exercise),
    build: (exercise) => new Cans(this, exercise),
    judge: (exercise) => new Towers(this, exercise),
  };
  range!: Range;
  stall!: Stall;
  isGolden = false;
  #prizes!: Prizes;
  #keeper!: Keeper;
  #crew!: Crew;
  /** A star on the post for every tower that fell with one ball. */
  #oneBall!: Feat;

  setup() {
    const { stage } = this;
    const { sjaak, pupil, stars } = TUNING;
    stage.backdrop();
    const { results } = this.deps.round.progress;
    this.#prizes = new Prizes(stage, results.filter((one) => one.endsWith('try')).length);
    this.stall = new Stall(stage, this.#tempo(TUNING.rail));
    this.#keeper = new Keeper(stage);
    this.#crew = stage.kit.crew({
      host: { ...sjaak, name: 'sjaak', depth: DEPTHS.hero },
      own: { ...pupil, depth: DEPTHS.hero, flip: true },
    });
    this.#oneBall = stage.kit.feat({ ...stars, depth: DEPTHS.prize });
    this.range = new Range(stage, this.#tempo(TUNING.spread), this.#tempo(TUNING.sway), {
      targets: () => this.play?.targets ?? [],
      offerOf: (target) => this.play?.offerOf(target),
      isOpen: () => this.isOpen,
      isSure: () => stage.calm || this.isExample,
      toppled: (target) => this.play?.toppled(target) ?? false,
      slipped: () => {
        this.bump();
        this.#crew.host.face('oops', TUNING.slipMs, 'look');
        this.#keeper.mood('oops');
      },
    });
  }

  override async present(exercise: Exercise) {
    this.isGolden = !this.isExample && TUNING.golden.includes(this.deps.round.progress.at);
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (isRight) {
      this.#keeper.cheer();
      this.#crew.cheer(TUNING.moodMs);
      this.stall.cheer(TUNING.cheerMs);
    } else {
      this.#keeper.mood('oops');
      if (outcome.step === 'onthul') this.#crew.wonder();
      else this.#crew.startle();
    }
    await super.respond(outcome);
    if (isRight && outcome.last && this.play) await this.#won(this.play, outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    this.stall.isHeld = this.range.isTumbling;
    this.stall.frame(ms);
    this.range.frame(ms);
    const { x, y } = this.range.ball.isReady ? this.stage.pointer : this.range.ball;
    this.#crew.look(x, y);
  }

  override step(want: RawAnswer, via: Via): Input | null {
    // A ball in the air has to land first.
    if (this.range.isBusy) return { kind: 'wait', ms: 50 };
    return super.step(want, via);
  }

  override async finale(_result: RoundResult) {
    this.stage.sound.play('kermisorgel');
    this.range.ball.leave();
    this.stall.cheer(TUNING.finale.ms);
    this.#keeper.mood('happy');
    void this.#celebrate();
    await new Award(this.stage, this.#prizes).give(this.#crew.own);
  }

  /** A tower with one ball brings a tip, a golden one two; the next ones come while the cans still roll. */
  async #won(play: Throwing, outcome: Outcome) {
    const { stage } = this;
    const cheered = stage.clock.wait(TUNING.cheerMs);
    if (this.isExample) return cheered;
    void this.#prizes.next();
    const isSkilful = this.range.balls <= play.enough && !play.missed;
    this.#oneBall.note(isSkilful, outcome);
    if (isSkilful || (stage.calm && outcome.decides)) {
      const { x, y } = this.range.hit;
      this.#crew.host.face('proud', TUNING.proudMs, 'look');
      stage.tip(this.isGolden ? 2 : 1, x, y);
      if (this.isGolden) stage.fx.burst('stars', x, y, { count: 12, spread: 150 });
    }
    await Promise.race([play.settled(), cheered]);
  }

  async #celebrate() {
    const { hops, hopMs } = TUNING.finale;
    for (let i = 0; i < hops; i++) {
      this.#crew.host.face('happy');
      void this.#crew.host.hop();
      await this.stage.clock.wait(hopMs);
    }
  }

  /** `a→b` of scenes/README.md 1.1; nothing moves or strays in calm mode. */
  #tempo = ([a, b]: readonly [number, number]) => (this.stage.calm ? 0 : this.stage.lerp(a, b));
}
