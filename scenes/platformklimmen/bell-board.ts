import type {
  ChooseExercise,
  JudgeExercise,
  Outcome,
  RawAnswer,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Input, Offer, Via, WordCard } from '../../engine/stage/index.ts';
import { Bell, type BellSpec } from './bell.ts';
import type { Board, Game } from './board.ts';
import { CARD_WIDTH, layBells, type BellPlace } from './layout.ts';
import { DEPTHS } from './places.ts';
import { baseOf, type Floor } from './rules.ts';

/** A rope is in reach this near, in u; pulling takes so long, and how far the banner hangs over the floor. */
const REACH = { x: 50, y: 10, beside: 36 } as const;
const PULL_MS = 400;
const BANNER_Y = 282;
/** Where the prompt ends when it takes one line, in u. */
const ONE_LINE = 164;
/** The word that is judged. */
const JUDGED = { size: 46, widest: 560, up: 214, picture: 0.86 } as const;
const TALL_SCALE = 0.78;
const CHEER_MS = 1000;

/** choose and judge: bells on ropes; what is pulled is the answer. */
export class BellBoard implements Board {
  readonly floor: Floor;
  readonly banner: { x: number; y: number };
  #game: Game;
  #bells: Bell[];
  #card: WordCard | undefined;
  #rope: Offer[] = [];
  #pull: { bell: Bell; ms: number; byItself: boolean } | undefined;
  #pulled: Bell | undefined;
  #copy: WholeAnswer | undefined;

  constructor(game: Game, exercise: ChooseExercise | JudgeExercise) {
    this.#game = game;
    const { stage, at } = game;
    const specs = exercise.form === 'choose' ? this.#words(exercise) : this.#verdicts();
    const tall = specs.some(({ plate }) => plate.height > 100);
    for (const { plate } of specs) if (plate.height > 100) plate.setScale(TALL_SCALE);
    const judged = exercise.form === 'judge';
    const { gap, move } = game;
    const wish = { count: specs.length, tall, judged, calm: stage.calm, gap, move };
    const { floor, bells } = layBells(wish, stage.rng.fork(`vloer/${exercise.id}`));
    this.floor = floor;
    this.banner = { x: 683, y: BANNER_Y + Math.max(0, stage.kit.prompt.bottom - ONE_LINE) };
    this.#bells = specs.map((spec, i) => new Bell(stage, spec, bells[i]!, at));
    if (exercise.form === 'judge') this.#card = this.#judgedCard(exercise);
  }

  get busy() {
    const { start, ladders } = this.floor;
    return [start.x, ...ladders.map(({ x }) => x), ...this.#bells.map(({ x }) => x)];
  }

  get isBusy() {
    return this.#pull !== undefined || this.#pulled !== undefined;
  }

  async present() {
    this.#card?.setAlpha(0);
    if (this.#game.isUp()) await this.#appear();
    for (const bell of this.#bells) this.#offer(bell);
  }

  comesInView() {
    void this.#appear();
  }

  async #appear() {
    const { stage } = this.#game;
    stage.sound.play('touw');
    const card = this.#card;
    await Promise.all([
      ...this.#bells.map((bell, i) => bell.lower(i * 60)),
      card && stage.tween({ targets: card, to: { alpha: 1 }, ms: 220, pop: true }),
    ]);
  }

  async respond(outcome: Outcome) {
    const bell = this.#pulled ?? this.#bells.find(({ spec }) => sameAnswer(spec.answer, outcome.given));
    this.#pulled = undefined;
    if (!bell) return;
    if (outcome.step === 'goed') return this.#right(bell);
    const { stage, crew, climber } = this.#game;
    climber.hero.startle(900);
    crew.worry();
    await bell.rollUp();
    if (outcome.step === 'nogeens') return stage.clock.wait(350);
    await stage.kit.eraser.rub(this.#card ?? bell.spec.plate);
    await this.#reveal(outcome);
  }

  takeOver(answer: WholeAnswer) {
    this.#copy = answer;
  }

  pullKey(down: boolean) {
    const bell = this.#inReach();
    if (down && bell) this.#grab(bell, this.#game.stage.calm);
    else if (!down && this.#pull && !this.#pull.byItself) this.#letGo();
  }

  frame(ms: number) {
    const near = this.#inReach();
    for (const bell of this.#bells) bell.beckon(bell === near);
    const pull = this.#pull;
    if (!pull) return;
    pull.ms += ms;
    pull.bell.pull(Math.min(1, pull.ms / PULL_MS));
    if (pull.ms >= PULL_MS) this.#commit(pull.bell);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { climber, stage } = this.#game;
    if (this.isBusy || !climber.isReady) return { kind: 'wait', ms: 50 };
    const bell = this.#bells.find(({ spec }) => sameAnswer(spec.answer, want));
    if (!bell || via === 'pointer' || this.#inReach() !== bell) return null;
    return { kind: 'key', code: 'Enter', ms: stage.calm ? 60 : PULL_MS + 60 };
  }

  async clear() {
    for (const offer of this.#rope.splice(0)) offer.remove();
    await Promise.all([
      ...this.#bells.map((bell) => bell.leave()),
      this.#card && this.#game.stage.tween({ targets: this.#card, to: { alpha: 0 }, ms: 160, pop: true }),
    ]);
    this.#card?.destroy();
  }

  // The bells.

  #words({ options }: ChooseExercise): BellSpec[] {
    const { kit } = this.#game.stage;
    return options.map((option) => ({
      id: `bel-${option.id}`,
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      plate: kit.wordCard(0, 0, option, { maxWidth: CARD_WIDTH }),
      answer: { form: 'choose', option: option.id },
    }));
  }

  #verdicts(): BellSpec[] {
    const { kit } = this.#game.stage;
    return [true, false].map((fits) => {
      const label = fits ? 'klopt' : 'klopt niet';
      const badge = fits ? 'badge/klopt' : 'badge/kloptniet';
      return {
        id: fits ? 'bel-klopt' : 'bel-kloptniet',
        value: fits ? 'klopt' : 'kloptniet',
        label,
        plate: kit.bucketSign(0, 0, fits ? 'A' : 'B', label, { badge, maxWidth: 320 }),
        answer: { form: 'judge', fits },
      };
    });
  }

  #judgedCard({ card: option }: JudgeExercise): WordCard {
    const { stage, at } = this.#game;
    const { size, widest, up, picture } = JUDGED;
    const card = stage.kit.wordCard(683, baseOf(at) - up, option, { size, maxWidth: widest });
    if (option.picture) card.setScale(picture);
    return card.setDepth(DEPTHS.card - 1);
  }

  #offer(bell: Bell) {
    const { stage } = this.#game;
    const { spec } = bell;
    bell.offer = stage.offer(spec.plate, {
      id: spec.id,
      kind: 'option',
      value: spec.value,
      label: spec.label,
      enabled: () => !bell.isOut && this.#game.isUp(),
      onPick: () => this.#pick(bell),
    });
    this.#rope.push(
      stage.offer(bell.tassel, {
        id: `touw-${spec.value}`,
        kind: 'control',
        label: `Trek aan het touw van ${spec.label}`,
        size: { width: 76, height: 96 },
        enabled: () => this.#game.isOpen() && this.#inReach() === bell,
        onPick: () => this.#pick(bell),
      }),
    );
  }

  /** A bell in reach is pulled, another is where one goes. */
  #pick(bell: Bell) {
    const { climber } = this.#game;
    if (this.isBusy) return;
    if (this.#inReach() === bell) return this.#grab(bell, true);
    climber.goTo(standAt(bell.place, climber.x));
  }

  /** The bell whose rope is in reach of who stands there. */
  #inReach(): Bell | undefined {
    const { climber, at } = this.#game;
    if (!climber.spot) return undefined;
    const up = baseOf(at) - climber.feet;
    return this.#bells.find(
      ({ isOut, place }) =>
        !isOut && Math.abs(place.x - climber.x) <= REACH.x && Math.abs(place.up - up) <= REACH.y,
    );
  }

  #grab(bell: Bell, byItself: boolean) {
    const { climber, stage, isExample } = this.#game;
    if (this.isBusy) return;
    climber.stop();
    climber.hero.klodder.turn(bell.x < climber.x);
    stage.sound.play('trek');
    this.#pull = { bell, ms: isExample ? PULL_MS / 2 : 0, byItself };
  }

  #letGo() {
    const bell = this.#pull?.bell;
    this.#pull = undefined;
    void bell?.letGo();
    this.#game.bump();
  }

  #commit(bell: Bell) {
    const copy = this.#copy;
    this.#pull = undefined;
    if (!copy) this.#pulled = bell;
    if (!this.#game.commit(bell.spec.answer)) {
      this.#pulled = undefined;
      return void bell.letGo();
    }
    if (!copy) return;
    // Done over after a reveal: nobody judges that.
    if (!sameAnswer(bell.spec.answer, copy)) return void bell.letGo();
    this.#copy = undefined;
    void bell.ring(this.#game.at);
  }

  // The verdicts.

  async #right(bell: Bell) {
    const { stage, climber, crew, at } = this.#game;
    bell.spec.plate.look = 'right';
    if (this.#card) this.#card.look = 'right';
    void bell.ring(at);
    climber.hero.cheer(1400);
    crew.cheer(bell.x, bell.cardY);
    await stage.clock.wait(CHEER_MS);
  }

  /** The right bell rings by itself and shows the word. */
  async #reveal({ answer, reveal }: Outcome) {
    const right = this.#bells.find(({ spec }) => answer && sameAnswer(spec.answer, answer));
    if (reveal) this.#card?.reveal(reveal);
    if (!right) return;
    const { plate } = right.spec;
    if (reveal && 'reveal' in plate) plate.reveal(reveal);
    await right.ring(this.#game.at);
  }
}

/** One stands beside a rope, on the side where one came from: so that both can be seen. */
const standAt = ({ stand }: BellPlace, from: number) => ({
  shelf: stand.shelf,
  x: stand.x + (from < stand.x ? -REACH.beside : REACH.beside),
});

function sameAnswer(a: RawAnswer, b: RawAnswer): boolean {
  if (a.form === 'choose' && b.form === 'choose') return a.option === b.option;
  return a.form === 'judge' && b.form === 'judge' && a.fits === b.fits;
}
