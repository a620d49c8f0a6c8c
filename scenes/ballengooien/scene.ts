import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type StarCount, type Via, type WordCard } from '../../engine/stage/index.ts';
import { Award } from './award.ts';
import { Crew } from './crew.ts';
import { isPlayed, layTargets, type Played } from './lay.ts';
import { Prizes } from './prizes.ts';
import { Range } from './range.ts';
import { Slots } from './slots.ts';
import { Stall } from './stall.ts';
import { DEPTHS, type Target } from './target.ts';

const TUNING = {
  /** What tempo 0 and 1 make of a throw: spread of a lob and sway of the sight in u, rail in u/s. */
  spread: [0, 30],
  sway: [0, 26],
  rail: [0, 30],
  /** Towers with one ball that make the kunstje. */
  feat: 7,
  /** Up the right post, as on a strength tester. */
  stars: { x: 1262, y: 474, pitch: { x: 0, y: -44 }, size: 0.5 },
  riseMs: 420,
  /** The banner hangs so far over the highest cans, below the hint; with two shelves of towers before the lower cans. */
  banner: { x: 683, above: 62, highest: 302, lowest: 328, between: 552 },
  cheerMs: 900,
} as const;

/** Digits that point something out. */
const DIGITS = 6;

/** 18 Ballen gooien: a woollen ball, a good flick and a rattling tower. */
export default class BallenGooien extends GameScene {
  #stall!: Stall;
  #prizes!: Prizes;
  #crew!: Crew;
  #range!: Range;
  /** A star on the post for every tower that fell with one ball; all of them are the kunstje. */
  #oneBall!: StarCount;
  #targets: Target[] = [];
  /** The word that is judged. */
  #card: WordCard | undefined;
  #slots: Slots | undefined;
  /** What toppled and was answered with. */
  #struck: Target | undefined;
  #falling: Promise<unknown> = Promise.resolve();
  /** The answer that is done over now. */
  #copy: WholeAnswer | undefined;
  /** Nothing more is thrown at what is cleared away. */
  #closed = true;
  #missed = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const { results } = this.deps.round.progress;
    this.#prizes = new Prizes(stage, results.filter((one) => one.endsWith('try')).length);
    this.#stall = new Stall(stage, this.#tempo(TUNING.rail));
    this.#crew = new Crew(stage);
    this.#oneBall = stage.kit.starCount({ ...TUNING.stars, count: TUNING.feat, depth: DEPTHS.prize });
    this.#range = new Range(stage, this.#tempo(TUNING.spread), this.#tempo(TUNING.sway), {
      targets: () => this.#targets.filter((target) => !target.isOut && !target.hasFallen),
      isOpen: () => !this.#closed && !this.#struck && (this.flow.mayAnswer || this.isExample),
      isSure: () => stage.calm || this.isExample,
      toppled: (target) => this.#toppled(target),
      slipped: () => {
        this.bump();
        this.#crew.startle(700);
      },
    });
  }

  override async present(exercise: Exercise) {
    if (!isPlayed(exercise)) throw new Error(`Ballen gooien can't play "${exercise.form}".`);
    const { stage } = this;
    this.#copy = this.#struck = undefined;
    this.#missed = false;
    const laid = layTargets(stage, exercise as Played, () => this.draft.row.open);
    this.#targets = laid.targets;
    this.#card = laid.card;
    this.#range.reset(laid.room);
    if (exercise.form === 'build') this.#slots = new Slots(stage, exercise);
    const { x, above, highest, lowest, between } = TUNING.banner;
    const over = Math.min(...this.#targets.map(({ top }) => top.y)) - above;
    const fits = exercise.form === 'build' || laid.shelves.length === 1;
    const y = fits ? Math.max(highest, Math.min(lowest, over)) : between;
    stage.kit.banner.place = { x, y };
    this.#stall.set(laid.shelves, laid.partitions, laid.scale, laid.targets);
    await this.#rise();
    for (const target of this.#targets) this.#offer(target);
    this.#closed = false;
  }

  override async respond(outcome: Outcome) {
    const target = this.#struck;
    if (!target) return;
    this.#struck = undefined;
    if (outcome.step === 'goed') return this.#right(target, outcome);
    this.#missed = true;
    this.#range.stop();
    this.#crew.startle();
    await target.rise();
    target.putOut();
    if (outcome.step === 'nogeens') return;
    this.#crew.think();
    await this.stage.kit.eraser.rub(target.spec.plate ?? target.thing);
    this.#showRight(outcome);
  }

  override takeOver(answer: WholeAnswer) {
    this.#copy = answer;
    const at = this.draft.row.open;
    if ('tiles' in answer) this.#slots?.dot(at, this.#textOf(answer.tiles[at]));
  }

  override async clear() {
    this.#closed = true;
    await this.#falling;
    const { stage } = this;
    this.#range.stop();
    this.#range.hideSight();
    const things = [...this.#targets.map(({ thing }) => thing), ...(this.#card ? [this.#card] : [])];
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: 180 });
    for (const target of this.#targets.splice(0)) target.destroy();
    this.#card?.destroy();
    this.#slots?.destroy();
    this.#card = this.#slots = undefined;
    this.#stall.clear();
    stage.kit.banner.place = undefined;
  }

  override frame(ms: number) {
    this.#stall.isHeld = this.#range.isTumbling;
    this.#stall.frame(ms);
    this.#range.frame(ms);
    const { x, y } = this.#range.ball.isReady ? this.stage.pointer : this.#range.ball;
    this.#crew.look(x, y);
  }

  override step(want: RawAnswer, via: Via): Input | null {
    // A ball in the air has to land first.
    if (this.#range.isBusy) return { kind: 'wait', ms: 50 };
    // Digits point at the first six cans only: to the others the sight goes.
    if (via === 'pointer' || !('slot' in want) || want.form !== 'build') return null;
    const cans = this.stage.offers().filter(({ kind }) => kind === 'tile');
    const text = this.#textOf(want.tile);
    const exact = cans.findIndex(({ value }) => value === want.tile);
    const at = exact < 0 ? cans.findIndex(({ value }) => this.#textOf(String(value)) === text) : exact;
    const can = at >= DIGITS && this.#targets.find(({ spec }) => spec.value === cans[at]!.value);
    return (can && this.#range.keyTowards(can)) || null;
  }

  override async finale(_result: RoundResult) {
    this.stage.sound.play('kermisorgel');
    this.#range.ball.leave();
    this.#stall.cheer(6000);
    void this.#crew.celebrate();
    await new Award(this.stage, this.#prizes).give(this.#crew.pupil);
  }

  // The verdicts.

  async #right(target: Target, outcome: Outcome) {
    const { stage } = this;
    this.#crew.cheer();
    this.#stall.cheer(TUNING.cheerMs);
    const letters = this.#fall(target);
    if ('slot' in outcome.given) await this.#land(target, letters, outcome.given.slot);
    if (!outcome.last) return;
    if (this.#card) this.#card.look = 'right';
    if (target.spec.plate) target.spec.plate.look = 'right';
    if (this.isExample) return stage.clock.wait(TUNING.cheerMs);
    void this.#prizes.next();
    this.#count(target, outcome);
    await Promise.race([this.#falling, stage.clock.wait(TUNING.cheerMs)]);
  }

  /** A tower with one ball brings a tip; seven of them are the kunstje. In calm mode first-try rights are. */
  #count(target: Target, { given, tryNo }: Outcome) {
    const enough = 'slot' in given ? this.draft.row.places.length : 1;
    const isSkilful = this.stage.calm ? tryNo === 1 : this.#range.balls <= enough;
    if (!isSkilful || this.#missed) return;
    this.#crew.proud();
    this.stage.tip(1, target.top.x, target.top.y);
    if (this.#oneBall.add()) this.stage.feat();
  }

  /** The cans clatter down; gives the letters that come off. */
  #fall(target: Target) {
    target.hasFallen = true;
    const letters = target.peel();
    this.stage.sound.play(`blik${1 + (this.#range.balls % 4)}`);
    this.#falling = this.#range.release(target).then(() => target.fadeCans());
    return letters;
  }

  /** A letter that was knocked off lies in its place; what was wrong for it is in play again. */
  async #land(target: Target, letters: ReturnType<Target['peel']>, slot: number) {
    const { row } = this.draft;
    row.lay(target.spec.value, slot);
    row.keep(row.places.map((place) => place !== undefined));
    for (const other of this.#targets) other.putBack();
    if (letters) await this.#slots?.land(letters, slot);
  }

  /** The right tower gets a bow with the right spelling. */
  #showRight({ answer, reveal }: Outcome) {
    const right = this.#targets.find((target) => this.#isRight(target, answer));
    right?.tieBow();
    const plate = right?.spec.plate;
    if (reveal && plate && 'reveal' in plate) plate.reveal(reveal);
    if (reveal) this.#card?.reveal(reveal);
  }

  #isRight({ spec }: Target, answer: WholeAnswer | undefined): boolean {
    if (!answer) return false;
    if ('option' in answer) return spec.value === answer.option;
    if ('fits' in answer) return spec.value === (answer.fits ? 'klopt' : 'kloptniet');
    if (!('tiles' in answer) || this.#isLaid(spec.value)) return false;
    return this.#textOf(spec.value) === this.#textOf(answer.tiles[this.draft.row.open]);
  }

  // What the pupil does.

  #offer(target: Target) {
    const { spec, thing, size } = target;
    target.offer = this.stage.offer(thing, {
      id: spec.id,
      kind: spec.kind,
      value: spec.value,
      label: spec.label,
      size,
      enabled: () => !target.isOut && !this.#isLaid(spec.value),
      onPress: (pressed) => this.#range.press(pressed),
      onFocus: (focused) => this.#range.focus(target, focused),
      onPick: () => this.#range.pick(target),
    });
  }

  /** The top can falls: that is the answer. */
  #toppled(target: Target): boolean {
    const copy = this.#copy;
    this.#struck = target;
    if (this.commit(target.spec.answer())) {
      if (copy) this.#copied(target, copy);
      return true;
    }
    this.#struck = undefined;
    return false;
  }

  /** Done over after a reveal: nobody judges that; the right one falls, others rise again. */
  #copied(target: Target, answer: WholeAnswer) {
    this.#struck = undefined;
    if (!this.#isRight(target, answer)) {
      this.#range.stop();
      return void target.rise();
    }
    this.#copy = undefined;
    const letters = this.#fall(target);
    const landed = 'tiles' in answer ? this.#land(target, letters, this.draft.row.open) : undefined;
    this.#falling = Promise.all([this.#falling, landed]);
  }

  /** Towers come up from behind their shelf. */
  async #rise() {
    const { stage } = this;
    stage.sound.play('blik1', { volume: 0.35, rate: 1.15 });
    const tower = ({ thing, home }: Target, i: number) => {
      thing.setAlpha(0).setY(home.y + 60);
      return stage.tween({
        targets: thing,
        to: { y: home.y, alpha: 1 },
        ms: TUNING.riseMs,
        delay: i * 24,
        ease: 'Back.Out',
        pop: true,
      });
    };
    await Promise.all(this.#targets.map(tower));
  }

  #isLaid = (id: string) => this.exercise?.form === 'build' && this.draft.row.placeOf(id) >= 0;

  #textOf(id: string | undefined): string {
    const { exercise } = this;
    return (exercise?.form === 'build' && exercise.tiles.find((tile) => tile.id === id)?.text) || '';
  }

  /** `a→b` of scenes/README.md 1.1; nothing moves or strays in calm mode. */
  #tempo = ([a, b]: readonly [number, number]) => (this.stage.calm ? 0 : this.stage.lerp(a, b));
}
