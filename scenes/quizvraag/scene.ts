import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, Stray, type Crew, type Feat, type Forms, type Input, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { ChoosePlay } from './choose-play.ts';
import { Climb } from './climb.ts';
import { Desk } from './desk.ts';
import { award } from './finale.ts';
import type { QuizPlay, Show } from './game.ts';
import { House } from './house.ts';
import { JudgePlay } from './judge-play.ts';
import { OrderPlay } from './order-play.ts';
import { BANNER, DEPTHS, HOST, LADDER, LETTERS, SCORE } from './places.ts';
import { Bets, Helplines, MEDALS, ringMs, type Help } from './rules.ts';
import { TypePlay } from './type-play.ts';

const TUNING = {
  prompt: { left: 262, right: 1104 },
  host: { x: HOST.x, y: HOST.y, size: 104 },
  own: { x: LADDER.own, y: LADDER.foot, size: 66 },
  dusk: { alpha: 0.4, depth: DEPTHS.dusk, colour: 0x3a1f5c },
  mouse: {
    spots: [
      { x: 1284, y: 344 },
      { x: 1150, y: 344 },
    ],
    flee: { x: 90, y: 0, ms: 320 },
  },
  /** Coins for an answer before the ring is closed. */
  inTime: 1,
  tipUp: 40,
} as const;

/** 33 Quizvraag: the big show; bet on what you know, light an answer and hit the buzzer to climb the ladder. */
export default class Quizvraag extends GameScene<QuizPlay> implements Show {
  override readonly forms: Forms<QuizPlay> = {
    choose: (exercise) => new ChoosePlay(this, exercise),
    judge: (exercise) => new JudgePlay(this, exercise),
    type: (exercise) => new TypePlay(this, exercise),
    read: (exercise) => new ChoosePlay(this, exercise),
    order: (exercise) => new OrderPlay(this, exercise),
  };
  override promptLook = TUNING.prompt;
  desk!: Desk;
  readonly #bets = new Bets();
  #crew!: Crew;
  #climb!: Climb;
  #house!: House;
  #medals!: Feat;
  #dusk!: Dusk;
  #mouse!: Stray;

  setup() {
    const { stage } = this;
    const { host, own, dusk, mouse } = TUNING;
    const { of, results } = this.deps.round.progress;
    stage.backdrop();
    this.#dusk = new Dusk(stage, dusk);
    this.#house = new House(stage);
    this.#climb = new Climb(stage, of);
    this.#crew = stage.kit.crew({
      host: { ...host, name: 'moes', depth: DEPTHS.crew, flip: true },
      own: { ...own, depth: DEPTHS.climber },
    });
    const done = results.filter((one) => one !== 'open');
    this.#climb.begin(this.#crew.own, done.filter((one) => one !== 'missed').length, done.length);
    this.#medals = stage.kit.feat({
      count: MEDALS,
      empty: 'medaille-leeg',
      full: 'medaille',
      at: (i) => ({ x: SCORE.x + i * SCORE.pitch, y: SCORE.y }),
      depth: DEPTHS.ladder,
    });
    this.desk = new Desk(stage, this.#bets, new Helplines(stage.calm), {
      isOpen: () => this.isOpen,
      isTyping: () => this.isOpen && this.exercise?.form === 'type',
      isReady: () => this.isOpen && this.play?.isReady === true,
      buzz: () => this.play?.buzz(),
      early: () => this.#early(),
      canHelp: (help) => this.#canHelp(help),
      help: (help) => this.#help(help),
    });
    this.#mouse = new Stray(stage, {
      id: 'muis',
      label: 'Zeg de muis gedag',
      frame: 'muis',
      ...mouse,
      depth: DEPTHS.crew,
      sound: 'muis',
    });
  }

  override async present(exercise: Exercise) {
    const { stage, third } = this;
    const { banner } = stage.kit;
    const isTyped = exercise.form === 'type';
    banner.place = isTyped ? LETTERS : BANNER;
    this.showKeyboard(isTyped);
    this.desk.begin(exercise, third, this.isHurrying || this.isExample);
    this.#dusk.fall(third === 2, this.isHurrying);
    this.#house.sweep(third === 2);
    if (third > 0 && !this.isHurrying) this.#mouse.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
    this.desk.open(this.isExample ? undefined : ringMs(this.readingMs, stage.tempo, stage.calm));
  }

  override async respond(outcome: Outcome) {
    const isInTime = this.desk.isInTime;
    this.desk.close();
    if (outcome.decides && !this.isExample) void this.#settle(outcome, isInTime);
    if (outcome.step === 'goed') void this.#cheer();
    else if (outcome.step === 'onthul') this.#console();
    else this.#crew.startle();
    await super.respond(outcome);
    if (outcome.last && !this.isExample) void this.#climb.follow();
  }

  override async clear() {
    this.#mouse.go();
    await super.clear();
    if (!this.isExample) return;
    this.desk.takeBack();
    this.#climb.reset();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.desk.frame();
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    this.showKeyboard(false);
    this.desk.leave();
    await award(this.stage, { crew: this.#crew, climb: this.#climb, words: this.words });
  }

  /** In the example the hand bets a token before it answers. */
  override step(want: RawAnswer, via: Via): Input | null {
    const mayBet = this.isExample && via === 'pointer' && !this.stage.calm && this.play?.isReady;
    if (mayBet && this.#bets.staked === undefined) return { kind: 'tap', ...this.desk.example };
    return super.step(want, via);
  }

  halfOfWrong(options: readonly string[]): readonly string[] {
    return this.flow.phase === 'spel' ? this.deps.round.halfOfWrong(options) : [];
  }

  /** The buzzer is hit before anything is ready: a slip. */
  #early() {
    this.bump();
    this.play?.early?.();
  }

  #canHelp(help: Help): boolean {
    return this.isOpen && !this.isExample && (help !== 'halveren' || this.play?.canHalve === true);
  }

  #help(help: Help) {
    const { stage } = this;
    const { speech } = this.exercise?.prompt ?? {};
    this.#crew.host.face('think', 900, 'look');
    if (help === 'halveren') this.play?.halve?.();
    else if (help === 'letterhulp') this.play?.countLetters?.();
    else if (speech) {
      stage.sound.stopSpeech();
      void stage.say({ ...speech, isSlow: true });
    }
  }

  /** What was bet is won with the first answer or lost, and who was in time gets a coin. */
  async #settle(outcome: Outcome, isInTime: boolean) {
    const { stage } = this;
    const isRight = outcome.verdict.right;
    const won = await this.desk.settle(isRight);
    const { x, y } = this.desk.middle;
    if (won) stage.tip(won.value, won.x, won.y);
    if (isRight && isInTime) stage.tip(TUNING.inTime, x, y - TUNING.tipUp);
    this.#medals.note(won !== undefined, outcome);
  }

  /** Drum roll, a rung, lamps and a wave; and the presenter does a trick. */
  async #cheer() {
    const { sound } = this.stage;
    sound.play('trom');
    this.#house.cheer();
    void this.#house.trick(this.#crew.host);
    await this.#climb.up();
    sound.play('klap', { volume: 0.6 });
    this.#crew.cheer();
  }

  /** A tuba, and nobody falls. */
  #console() {
    this.stage.sound.play('tuba');
    this.#crew.wonder();
  }
}
