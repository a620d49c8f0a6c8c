import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import { ARROWS, GameScene, type Feat, type Forms, type Input, type Via } from '../../engine/stage/index.ts';
import { AppleMeal } from './apple-meal.ts';
import { STRIP } from './art/sizes.ts';
import { nextStep } from './body.ts';
import { Caterpillar } from './caterpillar.ts';
import { Crawl, headPlace } from './crawl.ts';
import { DEPTHS } from './depths.ts';
import { Driver } from './driver.ts';
import { Garden } from './garden.ts';
import { middleOf, turnTo, type Spot } from './grid.ts';
import { spinAndFly } from './finale.ts';
import { LeafMeal } from './leaf-meal.ts';
import type { Meal } from './meal.ts';
import type { Lawn } from './lawn.ts';
import { threadOf } from './rules.ts';

/** All numbers of the play itself; `a, b` is for tempo 0 and 1. */
const TUNING = {
  /** ms of one cell, and so many times faster to what was pointed at: walking takes no longer than finding. */
  step: [220, 120],
  sent: 2,
  /** In calm mode a cell that was asked for is not waited for. */
  calmStep: 240,
  /** ms in which the example crawls, over all its food; and the least and most of one cell. */
  example: { ms: 1250, cells: 6, least: 17, most: 90 },
  /** Twigs and drops of dew on the lawn; from the first turn of the round so many twigs more, and drops from the second. */
  twigs: [0, 14],
  dew: [2, 4],
  more: { twigs: 3, dew: 2 },
  /** Coins of a drop of dew, and of a star that lies there in the evening. */
  coins: { drop: 1, star: 2 },
  /** Words without being stopped that earn the kunstje: stars in the flower bed. */
  feat: { x: 56, y: 232, pitch: { x: 0, y: 34 }, size: 0.42, count: 6 },
  /** How often the friends look where it happens, in ms. */
  look: 120,
  /** Where the word comes that was chosen, and how much lower the hint hangs. */
  banner: { x: 683, y: 236 },
  hint: 26,
} as const;
/** Where the prompt lies in the strip over the lawn: beside the word that is made, or alone. */
const PROMPT = {
  beside: { left: 160, right: STRIP.x - STRIP.widest / 2 - 10, brief: true },
  whole: { left: 160, right: 1206 },
} as const;

const WAIT: Input = { kind: 'wait', ms: 34 };
const NOTHING: ReadonlySet<Spot> = new Set();

/** 27 Rups: a hungry caterpillar eats a word, leaf by leaf. */
export default class Rups extends GameScene<Meal> implements Lawn {
  override readonly forms: Forms<Meal> = {
    build: (exercise) => new LeafMeal(this, exercise),
    order: (exercise) => new LeafMeal(this, exercise),
    choose: (exercise) => new AppleMeal(this, exercise),
  };
  garden!: Garden;
  caterpillar!: Caterpillar;
  crawl!: Crawl;
  /** A star in the flower bed for every word without being stopped. */
  #clean!: Feat;
  #driver!: Driver;
  #stops = 0;
  #exampleStep = 0;

  setup() {
    const { stage } = this;
    this.garden = new Garden(stage);
    this.#clean = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.crew });
    this.caterpillar = new Caterpillar(stage);
    this.crawl = new Crawl({
      stepMs: (isSent) => this.#stepMs / (isSent && !this.isExample ? TUNING.sent : 1),
      isCalm: () => this.#isByCell,
      walls: () => this.#walls,
      food: () => this.play?.spread.edible ?? NOTHING,
      bite: (at) => this.play?.bite(at) ?? false,
      arrived: (at) => this.#arrived(at),
      stepped: (to) => this.#stepped(to),
      stopped: () => this.#stopped(),
      sniffed: (at) => this.caterpillar.look(at),
      show: (path, share) => this.caterpillar.show(path, share),
    });
    this.#driver = new Driver(stage, this, () => this.#walls);
    const isChosen = this.deps.round.current?.form === 'choose';
    this.promptLook = isChosen ? PROMPT.whole : PROMPT.beside;
    stage.kit.banner.place = TUNING.banner;
    stage.kit.hint.lower = TUNING.hint;
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const { crawl, caterpillar, garden } = this;
    crawl.frozen = true;
    this.#stops = 0;
    garden.setLight(this.third > 1);
    const presented = super.present(exercise);
    const { bites, spread } = this.play!;
    const { example } = TUNING;
    const cells = bites * example.cells;
    this.#exampleStep = Math.max(example.least, Math.min(example.most, example.ms / cells));
    const { home, twigs, dew } = spread.meadow;
    garden.furnish(twigs, dew);
    if (crawl.body.length === 0) caterpillar.show(home, 1);
    await Promise.all([caterpillar.rollTo(home), presented]);
    crawl.lay(home);
    crawl.frozen = false;
  }

  override async respond(outcome: Outcome) {
    const done = super.respond(outcome);
    if (outcome.step === 'goed' && outcome.last) this.#rejoice(outcome);
    await done;
  }

  override async clear() {
    this.crawl.frozen = true;
    await super.clear();
    this.garden.mark(undefined);
  }

  override frame(ms: number) {
    this.#driver.frame();
    this.crawl.frame(ms);
    this.caterpillar.frame(ms);
    if (!this.stage.reducedMotion) super.frame(ms);
  }

  override finale() {
    const { stage, garden, caterpillar } = this;
    this.#driver.leave();
    const { results } = this.deps.round.progress;
    const rights = results.map((one) => one === 'first-try' || one === 'second-try');
    return spinAndFly(stage, { garden, caterpillar }, this.words.map(threadOf), rights);
  }

  /** The way to what is wanted: one turn, or a tap on it. */
  override step(want: RawAnswer, via: Via): Input | null {
    const { crawl } = this;
    const food = this.play?.find(want);
    if (!food || crawl.frozen) return WAIT;
    if (via === 'pointer') return crawl.isGoingTo(food.spots[0]!) ? WAIT : null;
    // It makes it stand still, and goes by single cells: a turn never comes a cell too late.
    if (!this.#isByCell && !crawl.paused) return { kind: 'key', code: 'Space', ms: 40 };
    if (crawl.isStepping) return WAIT;
    const goals = new Set(food.spots);
    const others = [...this.play!.spread.edible].filter((one) => !goals.has(one));
    const next = nextStep(crawl.body, goals, new Set([...this.#walls, ...others]));
    const turn = next === undefined ? undefined : turnTo(crawl.body[0]!, next);
    if (!turn || crawl.nextTurn === turn) return WAIT;
    return { kind: 'key', code: ARROWS[turn], ms: 40 };
  }

  /** Twigs and dew by the tempo and by how far the round is; in the example there is only food. */
  plenty() {
    if (this.isExample) return { twigs: 0, dew: 0 };
    const { stage } = this;
    const { twigs, dew, more } = TUNING;
    return {
      twigs: Math.round(stage.lerp(twigs[0], twigs[1])) + (this.third > 0 ? more.twigs : 0),
      dew: Math.round(stage.lerp(dew[0], dew[1])) + (this.third > 1 ? more.dew : 0),
    };
  }

  /** One key is one cell: in calm mode, and in the example, where a turn never comes a cell too late. */
  get #isByCell() {
    return this.stage.calm || this.isExample;
  }

  get #stepMs(): number {
    if (this.isHurrying) return TUNING.example.least;
    if (this.isExample) return this.#exampleStep;
    const { stage } = this;
    return stage.calm ? TUNING.calmStep : stage.lerp(TUNING.step[0], TUNING.step[1]);
  }

  /** What stops the caterpillar now. */
  get #walls(): ReadonlySet<Spot> {
    return new Set([...this.garden.twigs, ...(this.play?.spread.hatched ?? [])]);
  }

  send(goals: ReadonlySet<Spot>) {
    this.#driver.send(goals);
  }

  #look() {
    const { caterpillar, crawl, garden, stage } = this;
    garden.look(caterpillar.head.x, caterpillar.head.y);
    if (crawl.isWaiting && !crawl.frozen) caterpillar.watch(stage.pointer.x, stage.pointer.y);
  }

  #stepped(to: Spot) {
    this.caterpillar.look(to);
    if (!this.isHurrying) this.stage.sound.play('kruip-tik', { volume: 0.5 });
  }

  #arrived(at: Spot) {
    if (!this.crawl.isGoingTo(at)) this.garden.mark(undefined);
    if (!this.garden.drink(at)) return;
    const { x, y } = middleOf(at);
    this.stage.tip(this.third > 1 ? TUNING.coins.star : TUNING.coins.drop, x, y);
  }

  /** It blinks, and dust shows that it can't go on. */
  #stopped() {
    this.#stops++;
    this.caterpillar.blink();
    const { x, y } = headPlace(this.crawl);
    this.stage.fx.burst('dust', x, y, { count: 4, spread: 40 });
    this.garden.mark(undefined);
    this.bump();
  }

  /** A whole word: everyone cheers, and it may count for the kunstje. */
  #rejoice(outcome: Outcome) {
    const { stage, caterpillar, garden } = this;
    stage.clock.after(this.crawl.msLeft + 200, () => {
      garden.crew.cheer();
      garden.greet();
      caterpillar.cheer();
      const { x, y } = headPlace(this.crawl);
      stage.fx.burst('confetti', x, y, { count: 10 });
    });
    // Pointed out, it finds its own way round: there a word that was right at once counts.
    this.#clean.note(this.#stops === 0, outcome);
  }
}
