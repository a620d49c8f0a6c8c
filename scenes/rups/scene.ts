import type { Exercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { TWIG } from './art/sizes.ts';
import { nextStep } from './body.ts';
import { Caterpillar } from './caterpillar.ts';
import { Crawl, headPlace } from './crawl.ts';
import { isPlayed, menuOf } from './forms.ts';
import type { Game } from './game.ts';
import { Garden } from './garden.ts';
import { beside, middleOf, turnTo, type Spot, type Turn } from './grid.ts';
import { spinAndFly } from './finale.ts';
import { Meal } from './meal.ts';
import { threadOf } from './rules.ts';
import { Steering } from './steering.ts';
import { TwigWord } from './twig-word.ts';

/** All numbers of the play itself; `a, b` is for tempo 0 and 1. */
const TUNING = {
  /** ms of one cell. */
  step: [360, 150],
  /** In calm mode a cell that was asked for is not waited for. */
  calmStep: 240,
  /** ms in which the example crawls, over all its food; and the least and most of one cell. */
  example: { ms: 1250, cells: 6, least: 17, most: 90 },
  /** Twigs and drops of dew on the lawn. */
  twigs: [0, 14],
  dew: [2, 4],
  /** Words without being stopped that earn the kunstje. */
  feat: 6,
  /** How often the friends look where it happens, in ms. */
  look: 120,
  /** Where the word is written: over the twig, or over the prompt; and how much lower the hint is then. */
  banner: { y: 132, hint: 26 },
} as const;
/** Where the prompt lies in the strip over the lawn: beside the twig, or instead of what grows on it. */
const PROMPT = {
  beside: { left: 160, right: 450, brief: true },
  whole: { left: 160, right: 1206 },
} as const;
const MIDDLE = 683;

const KEYS: Record<Turn, string> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};
const WAIT: Input = { kind: 'wait', ms: 34 };

/** Rups: a hungry caterpillar that wears every letter it eats. */
export default class Rups extends GameScene implements Game {
  garden!: Garden;
  caterpillar!: Caterpillar;
  crawl!: Crawl;
  twig!: TwigWord;
  #steering!: Steering;
  #meal: Meal | undefined;
  #stops = 0;
  #clean = 0;
  #exampleStep = 0;
  /** What was spelt in this round, for the cocoon. */
  #words: string[] = [];

  setup() {
    const { stage } = this;
    this.garden = new Garden(stage);
    this.twig = new TwigWord(stage);
    this.caterpillar = new Caterpillar(stage);
    this.crawl = new Crawl({
      stepMs: () => this.#stepMs,
      isCalm: () => stage.calm,
      walls: () => this.#walls,
      food: () => this.#meal?.edible ?? NOTHING,
      bite: (at) => this.#meal?.bite(at) ?? false,
      arrived: (at) => this.#arrived(at),
      stepped: (to) => this.#stepped(to),
      stopped: () => this.#stopped(),
      sniffed: (at) => this.caterpillar.look(at),
      show: (path, share) => this.caterpillar.show(path, share),
    });
    this.#steering = new Steering(stage, {
      isOpen: () => !this.crawl.frozen,
      steer: (turn) => this.#steer(turn),
      canGo: (at) => !this.#walls.has(at),
      goTo: (at) => this.send(new Set([at])),
      pause: () => this.#doze(!this.crawl.paused),
    });
    const hasTwig = this.deps.round.current?.form !== 'choose';
    this.promptLook = hasTwig ? PROMPT.beside : PROMPT.whole;
    stage.kit.banner.place = { x: hasTwig ? TWIG.middle : MIDDLE, y: TUNING.banner.y };
    stage.kit.hint.lower = TUNING.banner.hint;
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    if (!isPlayed(exercise)) throw new Error(`Rups can't play "${exercise.form}".`);
    const { crawl, caterpillar, garden } = this;
    crawl.frozen = true;
    const meal = new Meal(this, exercise);
    this.#meal = meal;
    this.#stops = 0;
    const { example } = TUNING;
    const cells = menuOf(exercise).places * example.cells;
    this.#exampleStep = Math.max(example.least, Math.min(example.most, example.ms / cells));
    const { home, twigs, dew } = meal.meadow;
    garden.furnish(twigs, dew);
    if (crawl.body.length === 0) caterpillar.show(home, 1);
    await Promise.all([caterpillar.rollTo(home), meal.present()]);
    crawl.lay(home);
    crawl.frozen = false;
  }

  override async respond(outcome: Outcome) {
    const meal = this.#meal;
    if (!meal) return;
    if (outcome.last && outcome.reveal && !this.isExample) this.#words.push(threadOf(outcome.reveal.text));
    const done = meal.respond(outcome);
    if (outcome.step === 'goed' && outcome.last) this.#rejoice(outcome);
    await done;
  }

  override takeOver(answer: WholeAnswer) {
    this.#meal?.takeOver(answer);
  }

  override async clear() {
    this.crawl.frozen = true;
    await this.#meal?.clear();
    this.#meal = undefined;
    this.twig.clear();
    this.#steering.arrived();
  }

  override frame(ms: number) {
    this.#steering.frame(this.crawl.body);
    this.crawl.frame(ms);
    this.caterpillar.frame(ms);
    if (!this.stage.reducedMotion) this.#meal?.frame(this.stage.clock.now);
  }

  override finale() {
    const { stage, garden, caterpillar } = this;
    this.#steering.leave();
    const { results } = this.deps.round.progress;
    const rights = results.map((one) => one === 'first-try' || one === 'second-try');
    return spinAndFly(stage, { garden, caterpillar }, this.#words, rights);
  }

  /** The way to what is wanted: one turn, or a tap on it. */
  override step(want: RawAnswer, via: Via): Input | null {
    const { crawl, stage } = this;
    const food = this.#meal?.find(want);
    if (!food || crawl.frozen) return WAIT;
    if (via === 'pointer') return crawl.isGoingTo(food.spots[0]!) ? WAIT : null;
    // It makes it stand still, and goes by single cells: a turn never comes a cell too late.
    const byCell = stage.calm || crawl.paused;
    if (!byCell && !this.isExample) return { kind: 'key', code: 'Space', ms: 40 };
    if (byCell && crawl.isStepping) return WAIT;
    const goals = new Set(food.spots);
    const others = [...this.#meal!.edible].filter((one) => !goals.has(one));
    const next = nextStep(crawl.body, goals, new Set([...this.#walls, ...others]));
    const turn = next === undefined ? undefined : turnTo(crawl.body[0]!, next);
    if (!turn || crawl.nextTurn === turn) return WAIT;
    return { kind: 'key', code: KEYS[turn], ms: 40 };
  }

  /** Twigs and dew by the tempo; in the example there is only food. */
  plenty() {
    if (this.isExample) return { twigs: 0, dew: 0 };
    const { stage } = this;
    const { twigs, dew } = TUNING;
    return {
      twigs: Math.round(stage.lerp(twigs[0], twigs[1])),
      dew: Math.round(stage.lerp(dew[0], dew[1])),
    };
  }

  get #stepMs(): number {
    if (this.isHurrying) return TUNING.example.least;
    if (this.isExample) return this.#exampleStep;
    const { stage } = this;
    return stage.calm ? TUNING.calmStep : stage.lerp(TUNING.step[0], TUNING.step[1]);
  }

  /** What stops the caterpillar now. */
  get #walls(): ReadonlySet<Spot> {
    return new Set([...this.garden.twigs, ...(this.#meal?.hatched ?? [])]);
  }

  /** Where the pupil pointed is where it goes. */
  send(goals: ReadonlySet<Spot>) {
    this.#doze(false);
    this.crawl.goTo(goals);
  }

  #steer(turn: Turn) {
    if (this.crawl.paused) this.caterpillar.mood('kijk');
    this.crawl.steer(turn);
    this.#steering.arrived();
    const head = this.crawl.body[0];
    if (head !== undefined) this.caterpillar.look(beside(head, turn));
  }

  /** Made to stand still it takes a nap. */
  #doze(asleep: boolean) {
    if (asleep === this.crawl.paused) return;
    this.crawl.paused = asleep;
    this.caterpillar.mood(asleep ? 'knipper' : 'kijk');
  }

  #look() {
    const { caterpillar, crawl, garden, stage } = this;
    garden.look(caterpillar.head.x, caterpillar.head.y);
    if (crawl.isWaiting && !crawl.frozen) caterpillar.watch(stage.pointer.x, stage.pointer.y);
  }

  #stepped(to: Spot) {
    this.caterpillar.look(to);
    if (!this.isHurrying) this.stage.sound.play('kruip-tik', { volume: 0.5 });
    this.#meal?.step();
  }

  #arrived(at: Spot) {
    if (!this.crawl.isGoingTo(at)) this.#steering.arrived();
    if (!this.garden.drink(at)) return;
    const { x, y } = middleOf(at);
    this.stage.tip(1, x, y);
  }

  #stopped() {
    this.#stops++;
    this.caterpillar.blink();
    this.#steering.arrived();
    this.bump();
  }

  /** A whole word: everyone cheers, and it may count for the kunstje. */
  #rejoice({ decides }: Outcome) {
    const { stage, caterpillar, garden } = this;
    stage.clock.after(this.crawl.msLeft + 200, () => {
      garden.cheer();
      caterpillar.cheer();
      const { x, y } = headPlace(this.crawl);
      stage.fx.burst('confetti', x, y, { count: 10 });
    });
    if (this.isExample) return;
    // Pointed out, it finds its own way round: there a word that was right at once counts.
    if (stage.calm ? decides : this.#stops === 0) this.#clean++;
    if (this.#clean === TUNING.feat) stage.feat();
  }
}

const NOTHING: ReadonlySet<Spot> = new Set();
