import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Birds } from './birds.ts';
import { Breath } from './breath.ts';
import { ChooseWashing } from './choose-washing.ts';
import { Crew } from './crew.ts';
import { twinkle } from './finale.ts';
import { Foam } from './foam.ts';
import { Hooks } from './hooks.ts';
import { JudgeWashing } from './judge-washing.ts';
import { FLOOR } from './places.ts';
import { ReadWashing } from './read-washing.ts';
import { hourOf } from './rules.ts';
import { Tower } from './tower.ts';
import type { Site, Washing } from './washing.ts';
import { Wiper } from './wiper.ts';

const TUNING = {
  /** Width of the squeegee in u at tempo 0 and 1, and of the blob that a tap wipes. */
  brush: [130, 90],
  tap: 180,
  /** u that one press of an arrow slides at least; in the example. */
  press: 64,
  examplePress: 340,
  /** Share of the glass that has to be clean for a star of the kunstje, and for a tip. */
  goal: 0.85,
  spotless: 0.97,
  /** The stars of the kunstje, at the foot of the tower. */
  stars: { x: 66, y: 738, pitch: { x: 0, y: -38 }, size: 0.48, count: 6, depth: -5 },
  /** How often everyone looks where it happens, in ms. */
  look: 100,
} as const;

/** 03 Glazenwasser: wipe the soap off the windows of the Inkttoren, floor after floor. */
export default class Glazenwasser extends GameScene<Washing> implements Site {
  override readonly forms: Forms<Washing> = {
    judge: (exercise) => new JudgeWashing(this, exercise, (this.#hooks ??= new Hooks(this.stage))),
    choose: (exercise) => new ChooseWashing(this, exercise),
    read: (exercise) => new ReadWashing(this, exercise),
  };
  foam!: Foam;
  wiper!: Wiper;
  crew!: Crew;
  birds!: Birds;
  breath!: Breath;
  floor = 0;
  #tower!: Tower;
  /** With cloth and sponge, from the first window that is judged. */
  #hooks: Hooks | undefined;
  /** The floor below, until it is out of view. */
  #below: Washing | undefined;
  #ready = false;
  /** Windows that were nearly all clean. */
  #cleaned!: Feat;

  setup() {
    const { stage } = this;
    const { at, of } = this.deps.round.progress;
    this.#tower = new Tower(stage, this.#high, hourOf(at, of));
    this.foam = new Foam(stage);
    this.birds = new Birds(stage);
    this.breath = new Breath(stage);
    this.#cleaned = stage.kit.feat(TUNING.stars);
    this.floor = at;
    this.wiper = new Wiper(stage, {
      foam: this.foam,
      isOpen: () => this.isOpen,
      atLeast: () => (this.isExample ? TUNING.examplePress : TUNING.press),
      wiped: () => this.play?.wiped(),
      key: (code) => this.play?.key(code),
    });
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    this.crew ??= new Crew(this.stage, exercise.form);
    this.#ready = false;
    await super.present(exercise);
    this.#ready = true;
  }

  async rise(washing: Washing) {
    const { at, of } = this.deps.round.progress;
    washing.sink(-FLOOR);
    washing.soap();
    this.foam.sink(-FLOOR);
    this.crew.wait();
    this.stage.sound.play('katrol');
    void this.birds.fly();
    this.#tower.light(hourOf(at, of));
    await this.#tower.rise(this.#high, (sunk) => {
      this.#below?.sink(sunk);
      washing.sink(sunk - FLOOR);
      this.foam.sink(sunk - FLOOR);
    });
    this.#leaveBelow();
  }

  override async respond(outcome: Outcome) {
    this.#ready = false;
    this.wiper.stop();
    if (outcome.step === 'goed' && this.play) this.#reward(this.play, outcome);
    await super.respond(outcome);
    this.#ready = true;
  }

  override commit(answer: RawAnswer): boolean {
    const { banner } = this.stage.kit;
    ({ right: banner.place, reveal: banner.revealPlace } = { reveal: undefined, ...this.play?.banner });
    return super.commit(answer);
  }

  override takeOver(answer: WholeAnswer) {
    this.crew.wait();
    super.takeOver(answer);
  }

  override clear() {
    this.#below = this.play;
    this.#ready = false;
    this.wiper.putAway();
    this.breath.wipe();
    this.foam.clear();
    if (!this.isExample) this.floor++;
    return super.clear();
  }

  override frame(ms: number) {
    this.wiper.frame(ms);
    this.#tower.frame(ms);
    this.birds.frame();
    super.frame(ms);
    if (!this.crew) return;
    this.crew.reach(this.wiper.isShown ? this.wiper.at : undefined);
    this.crew.frame(ms);
    if (this.wiper.isBusy) this.birds.swing(this.wiper.at);
  }

  override async finale(_result: RoundResult) {
    this.wiper.putAway();
    void this.#hooks?.leave();
    this.birds.leave();
    this.crew.leave();
    await twinkle(this.stage, this.deps.round.progress.results, () => this.#leaveBelow());
  }

  override get isOpen(): boolean {
    const { phase } = this.flow;
    return this.#ready && (phase === 'spel' || phase === 'voorbeeld');
  }

  get brush() {
    return { r: this.stage.lerp(TUNING.brush[0], TUNING.brush[1]) / 2, tap: TUNING.tap / 2 };
  }

  /** How far up the cradle hangs, 0 to 1. */
  get #high(): number {
    const { at, of } = this.deps.round.progress;
    return of <= 1 ? 0 : Math.min(1, at / (of - 1));
  }

  #leaveBelow() {
    this.#below?.destroy();
    this.#below = undefined;
  }

  /** A tip for a spotless window, and a star for one that is nearly all clean. */
  #reward(washing: Washing, outcome: Outcome) {
    const { clean } = washing;
    const { x, y } = washing.focus();
    if (!this.isExample && clean >= TUNING.spotless) this.stage.tip(1, x, y);
    this.#cleaned.note(clean >= TUNING.goal, outcome);
  }

  #look() {
    const { x, y } = this.play?.focus() ?? this.stage.pointer;
    this.crew?.look(x, y);
  }
}
