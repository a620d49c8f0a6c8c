import type { Exercise, Outcome, Rng, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type WordCard } from '../../engine/stage/index.ts';
import { Ball } from './ball.ts';
import { Crew } from './crew.ts';
import { Flick } from './flick.ts';
import { isPlayed, layTargets, type Played } from './lay.ts';
import { Prizes } from './prizes.ts';
import { pull, type Spot } from './rules.ts';
import { Sight } from './sight.ts';
import { Slots } from './slots.ts';
import { Stall } from './stall.ts';
import type { Target } from './target.ts';
import { Tumble } from './tumble.ts';

const TUNING = {
  /** What tempo 0 and 1 make of a throw: spread of a lob and sway of the sight in u, rail in u/s. */
  spread: [0, 30],
  sway: [0, 26],
  rail: [0, 30],
  /** Towers with one ball that make the kunstje. */
  feat: 7,
  /** How hard a ball hits: usually, and where every hit topples. */
  force: 1,
  sure: 1.7,
  /** A flick is drawn to a tower this near, by this share; in calm mode to any, wholly. */
  magnet: { reach: 110, share: 0.45 },
  riseMs: 420,
  /** The banner hangs so far over the highest cans. */
  banner: { x: 683, above: 54, lowest: 350 },
  /** A copy that is not right is not answered: it rises by itself after this time. */
  copyMs: 120,
  cheerMs: 900,
  finale: { x: 640, y: 560 },
} as const;

/** 18 Ballen gooien: a woollen ball, a good flick and a rattling tower. */
export default class BallenGooien extends GameScene {
  #stall!: Stall;
  #prizes!: Prizes;
  #crew!: Crew;
  #ball!: Ball;
  #sight!: Sight;
  #rng!: Rng;
  #targets: Target[] = [];
  #card: WordCard | undefined;
  #slots: Slots | undefined;
  #room = 190;
  #tumble: Tumble | undefined;
  #struck: Target | undefined;
  #falling: Promise<unknown> = Promise.resolve();
  #copy: WholeAnswer | undefined;
  #balls = 0;
  #missed = false;
  #oneBall = 0;
  #focusTick = -1;
  #finger = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#rng = stage.rng.fork('worp');
    this.#prizes = new Prizes(
      stage,
      this.deps.round.progress.results.filter((one) => one.endsWith('try')).length,
    );
    this.#stall = new Stall(stage, this.#tempo(TUNING.rail));
    this.#crew = new Crew(stage);
    this.#ball = new Ball(stage);
    this.#sight = new Sight(stage, this.#tempo(TUNING.sway));
    new Flick(stage, this.#ball, {
      isOpen: () => this.#mayThrow,
      aimed: (spot) => this.#drawn(spot),
      show: (spot) => this.#sight.point(spot),
      throw: (spot) => void this.#throw(spot),
      slip: () => this.bump(),
    });
  }

  async present(exercise: Exercise) {
    if (!isPlayed(exercise)) throw new Error(`Ballen gooien can't play "${exercise.form}".`);
    const { stage } = this;
    this.#copy = this.#struck = undefined;
    this.#balls = 0;
    this.#missed = false;
    const laid = layTargets(stage, exercise as Played, () => this.draft.row.open);
    this.#targets = laid.targets;
    this.#card = laid.card;
    this.#room = laid.room;
    if (exercise.form === 'build') this.#slots = new Slots(stage, exercise);
    const { x, above, lowest } = TUNING.banner;
    stage.kit.banner.place = {
      x,
      y: Math.min(lowest, Math.min(...this.#targets.map(({ top }) => top.y)) - above),
    };
    this.#stall.set(laid.shelves, laid.partitions, laid.scale, laid.targets);
    await this.#rise();
    for (const target of this.#targets) this.#offer(target);
  }

  async respond(outcome: Outcome) {
    const target = this.#struck;
    if (!target) return;
    this.#struck = undefined;
    if (outcome.step === 'goed') return this.#right(target, outcome);
    this.#missed = true;
    this.#stopTumble();
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

  async clear() {
    await this.#falling;
    const { stage } = this;
    this.#stopTumble();
    this.#sight.aim(undefined);
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
    this.#stall.isHeld = this.#tumble !== undefined;
    this.#stall.frame(ms);
    if (this.#tumble && !this.#tumble.step()) this.#tumble = undefined;
    this.#sight.frame();
    const { pointer } = this.stage;
    if (this.#ball.isReady) this.#crew.look(pointer.x, pointer.y);
    else this.#crew.look(this.#ball.x, this.#ball.y);
  }

  override step(): Input | null {
    // All else follows from what is offered; a ball in the air has to land first.
    return this.#ball.isReady && !this.#tumble ? null : { kind: 'wait', ms: 50 };
  }

  override async finale(_result: RoundResult) {
    const { stage } = this;
    stage.sound.play('kermisorgel');
    this.#stall.cheer(6000);
    void this.#crew.celebrate();
    await this.#prizes.win(this.#crew.pupil, TUNING.finale);
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
  #count(target: Target, outcome: Outcome) {
    const throws = 'slot' in outcome.given ? this.draft.row.places.length : 1;
    const isSkilful = this.stage.calm ? outcome.tryNo === 1 : this.#balls <= throws;
    if (!isSkilful || this.#missed) return;
    this.#crew.proud();
    this.stage.tip(1, target.top.x, target.top.y);
    if (++this.#oneBall === TUNING.feat) this.stage.feat();
  }

  /** The cans clatter down; gives the letters that come off. */
  #fall(target: Target) {
    const { stage } = this;
    target.hasFallen = true;
    const letters = target.peel();
    stage.sound.play(`blik${1 + this.#rng.below(4)}`);
    this.#falling = (this.#tumble?.target === target ? this.#tumble.release() : Promise.resolve()).then(() =>
      target.fadeCans(),
    );
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
    if (!right) return;
    right.tieBow();
    const { plate } = right.spec;
    if (reveal && plate && 'reveal' in plate) plate.reveal(reveal);
    if (reveal) this.#card?.reveal(reveal);
  }

  #isRight({ spec }: Target, answer: WholeAnswer | undefined): boolean {
    if (!answer) return false;
    if ('option' in answer) return spec.value === answer.option;
    if ('fits' in answer) return spec.value === (answer.fits ? 'klopt' : 'kloptniet');
    return (
      'tiles' in answer &&
      this.#textOf(spec.value) === this.#textOf(answer.tiles[this.draft.row.open]) &&
      !this.#isLaid(spec.value)
    );
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
      onPress: (pressed) => (this.#finger ||= pressed),
      onFocus: (focused) => this.#focus(target, focused),
      onPick: () => this.#pick(target),
    });
  }

  /** The sight goes where the focus is. */
  #focus(target: Target, focused: boolean) {
    if (focused) this.#focusTick = this.stage.clock.tick;
    if (focused || this.#sight.target === target) this.#sight.aim(focused ? target : undefined);
  }

  /** A finger lobs a ball at the tower; by key a first press of a digit only aims. */
  #pick(target: Target) {
    const byFinger = this.#finger;
    this.#finger = false;
    if (!this.#mayThrow || (!byFinger && this.#focusTick === this.stage.clock.tick)) return;
    const { x, y } = target.heart;
    const spread = byFinger && !this.isExample ? this.#tempo(TUNING.spread) : 0;
    const isAimed = !byFinger && this.#sight.target === target;
    const aim = isAimed
      ? this.#sight.spot
      : { x: x + this.#rng.between(-spread, spread), y: y + this.#rng.between(-spread, spread) * 0.4 };
    if (byFinger) this.#sight.aim(undefined);
    void this.#throw(this.stage.calm || this.isExample ? target.heart : aim);
  }

  get #mayThrow() {
    const { phase } = this.flow;
    return (
      this.#ball.isReady &&
      !this.#tumble &&
      !this.#struck &&
      (phase === 'spel' || phase === 'neemover' || phase === 'voorbeeld')
    );
  }

  /** Towers draw a flick a little; in calm mode it always goes to one. */
  #drawn(spot: Spot): Spot {
    const hearts = this.#inPlay().map(({ heart }) => heart);
    return this.stage.calm
      ? pull(spot, hearts, Infinity, 1)
      : pull(spot, hearts, TUNING.magnet.reach, TUNING.magnet.share);
  }

  #inPlay = () => this.#targets.filter((target) => !target.isOut && !target.hasFallen);

  async #throw(aim: Spot) {
    const { stage } = this;
    this.#balls++;
    const shelf =
      this.#targets.find((target) => Math.abs(target.heart.y - aim.y) < 130)?.shelf ??
      this.#targets[0]!.shelf;
    await this.#ball.fly(aim, shelf);
    const ball = { x: this.#ball.x, y: this.#ball.y, r: this.#ball.far };
    let target: Target | undefined;
    let best = 0;
    for (const one of this.#inPlay()) {
      const square = one.hitBy(ball) ?? -1;
      if (square >= best) [target, best] = [one, square];
    }
    void this.#ball.fall({
      x: ((aim.x - this.#ball.home.x) / 8) * (target ? -1 : 0.4),
      y: target ? -24 : 10,
    });
    if (target) return this.#strike(target, ball);
    stage.sound.play(aim.y > shelf - 20 ? 'plank' : 'net-plof');
    this.#slip();
  }

  /** The ball hits: what stands or falls now is up to the cans. */
  async #strike(target: Target, ball: Spot & { r: number }) {
    const { stage } = this;
    stage.sound.play('plank', { rate: 1.5 });
    stage.fx.burst('stof', ball.x, ball.y, { count: 5 });
    const force = stage.calm || this.isExample ? TUNING.sure : TUNING.force;
    const tumble = new Tumble(stage, target, ball, force, this.#room);
    this.#tumble = tumble;
    if (await tumble.fell) {
      this.#struck = target;
      const wasCopy = this.#copy;
      if (this.commit(target.spec.answer())) return wasCopy ? this.#copied(target, wasCopy) : undefined;
      this.#struck = undefined;
    }
    this.#stopTumble();
    this.#slip();
    await target.upright();
  }

  /** Done over after a reveal: nobody judges that; the right one falls, others rise again. */
  #copied(target: Target, answer: WholeAnswer) {
    this.#struck = undefined;
    if (!this.#isRight(target, answer)) {
      this.#stopTumble();
      return void target.rise();
    }
    this.#copy = undefined;
    const letters = this.#fall(target);
    const landed = 'tiles' in answer ? this.#land(target, letters, this.draft.row.open) : undefined;
    this.#falling = Promise.all([this.#falling, landed]);
  }

  /** A ball beside it or a graze: comic, and never an answer. */
  #slip() {
    this.bump();
    this.#crew.startle(700);
  }

  #stopTumble() {
    this.#tumble?.end();
    this.#tumble = undefined;
  }

  /** Towers come up from behind their shelf. */
  async #rise() {
    const { stage } = this;
    stage.sound.play('blik1', { volume: 0.35, rate: 1.15 });
    await Promise.all(
      this.#targets.map(({ thing, home }, i) => {
        thing.setAlpha(0).setY(home.y + 60);
        return stage.tween({
          targets: thing,
          to: { y: home.y, alpha: 1 },
          ms: TUNING.riseMs,
          delay: i * 24,
          ease: 'Back.Out',
          pop: true,
        });
      }),
    );
  }

  #isLaid = (id: string) => this.exercise?.form === 'build' && this.draft.row.placeOf(id) >= 0;

  #textOf(id: string | undefined): string {
    const { exercise } = this;
    return (exercise?.form === 'build' && exercise.tiles.find((tile) => tile.id === id)?.text) || '';
  }

  /** `a→b` of games.md; nothing moves or strays in calm mode. */
  #tempo = ([a, b]: readonly [number, number]) => (this.stage.calm ? 0 : this.stage.lerp(a, b));
}
