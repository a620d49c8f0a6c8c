import {
  choicesOf,
  type BuildExercise,
  type Choice,
  type ChoiceExercise,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type SplitExercise,
  type WholeAnswer,
} from '../exercise/index.ts';
import {
  Choices,
  Cuts,
  StepRow,
  WholeRow,
  type FormHost,
  type FormPlay,
  type GameStage,
  type Image,
  type Loose,
  type WordStrip,
} from '../stage/index.ts';

/** What a plain play needs of its game. */
export interface PlainHost extends FormHost {
  /** In choose, read, judge and sort: picking one only loads it, and the bell is the second act. */
  readonly loadsFirst: boolean;
}

const THINGS_Y = 560;
const SLOTS_Y = 300;
const HOME_LINE = 480;
/** Where the `i`-th of many lies, in rows of 13. */
const cell = (i: number, y: number) => ({
  x: 100 + (i % 13) * 92,
  y: y + Math.floor(i / 13) * 92,
  scale: 1,
});

const plate = (stage: GameStage, x: number, y: number, width = 80): Image =>
  stage.image('vlak', x, y).setDisplaySize(width, 72);

/** A bell that commits, offered at once; it is to be destroyed by who asked for it. */
function bell(stage: GameStage, onPick: () => void, enabled: () => boolean = () => true): Image {
  const image = plate(stage, 1280, 700);
  stage.offer(image, { id: 'bel', kind: 'commit', label: 'klaar', enabled, onPick });
  return image;
}

/** What is laid, one plain thing for each tile or card. */
const thingsOf = ({ kit }: GameStage, exercise: BuildExercise | OrderExercise): Loose[] =>
  (exercise.form === 'build' ? exercise.tiles : exercise.cards).map(({ id, text = '' }, i) =>
    kit.loose({
      id,
      text,
      base: [],
      size: { width: 80, height: 80 },
      room: 70,
      home: cell(i, THINGS_Y),
      depth: { lying: 1, flying: 2 },
    }),
  );

/** build and order, whole. */
export class PlainRow implements FormPlay {
  readonly row: WholeRow<Loose>;
  /** Every move of a thing: which, and to which place. */
  readonly moves: [string, number][] = [];
  /** Things that were pressed. */
  readonly pressed: string[] = [];
  readonly #host: PlainHost;
  #bell: Image | undefined;

  constructor(host: PlainHost, exercise: BuildExercise | OrderExercise) {
    this.#host = host;
    this.row = new WholeRow(host, exercise, {
      things: thingsOf(host.stage, exercise),
      slots: host.draft.row.places.map((_, place) => {
        const { x, y } = cell(place, SLOTS_Y);
        return host.stage.kit.slot(x, y);
      }),
      names: { slot: 'plek', open: 'open plek', thing: 'ding' },
      spot: (place) => cell(place, SLOTS_Y),
      homeLine: HOME_LINE,
      nudge: 8,
      moved: ({ id }, place) => this.moves.push([id, place]),
      more: ({ id }) => ({ onPress: (pressed) => pressed && this.pressed.push(id) }),
    });
  }

  present() {
    this.row.offer();
    this.#bell = bell(this.#host.stage, () => this.row.commit());
  }

  draw() {
    this.row.draw();
  }

  async reveal(outcome: Outcome) {
    await this.row.rub(this.row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    this.row.dot(answer, (letters, place) => {
      const { x, y } = cell(place, SLOTS_Y);
      return this.#host.stage.kit.dotted(x, y, letters);
    });
  }

  clear() {
    this.#bell?.destroy();
    this.row.destroy();
  }
}

/** build and order, item by item, on the strip. */
export class PlainSteps implements FormPlay {
  readonly steps: StepRow;
  /** What landed, in that order. */
  readonly landed: string[] = [];
  readonly #strip: WordStrip;
  readonly #things: Loose[];

  constructor(host: PlainHost, exercise: BuildExercise | OrderExercise) {
    const { stage } = host;
    this.#things = thingsOf(stage, exercise);
    this.steps = new StepRow(host, exercise, {
      land: (id, place) => {
        this.landed.push(id);
        this.#strip.write(place, this.steps.textOf(id));
      },
      changed: () => {
        for (const thing of this.#things) thing.isOut = this.steps.isOut(thing.id);
      },
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
    const texts = this.#things.map(({ id }) => this.steps.textOf(id));
    this.#strip = stage.kit.wordStrip({ x: 683, y: SLOTS_Y, count: this.steps.count, texts });
    for (const thing of this.#things)
      stage.offer(thing, {
        id: `ding-${thing.id}`,
        kind: exercise.form === 'build' ? 'tile' : 'card',
        value: thing.id,
        label: this.steps.textOf(thing.id),
        enabled: () => this.steps.isFree(thing.id),
        onPick: () => this.steps.take(thing.id),
      });
  }

  present() {}

  right(outcome: Outcome) {
    return this.steps.right(outcome);
  }

  wrong(outcome: Outcome) {
    this.steps.wrong(outcome);
  }

  reveal() {
    this.steps.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.steps.takeOver(answer);
  }

  copied(given: RawAnswer) {
    return this.steps.copied(given);
  }

  async clear() {
    await this.steps.landed();
    this.#strip.destroy();
    for (const thing of this.#things) thing.destroy();
  }
}

/** choose, read, judge and sort. */
export class PlainChoices implements FormPlay {
  readonly choices: Choices<{ choice: Choice; thing: Image }>;
  readonly #bell: Image;

  constructor(host: PlainHost, exercise: ChoiceExercise) {
    const { stage } = host;
    const items = choicesOf(exercise).map((choice, i) => ({
      choice,
      thing: plate(stage, 200 + i * 220, 480, 160),
    }));
    this.choices = new Choices(host, items, {
      name: 'keus',
      onPick: (item) => void (host.loadsFirst ? this.choices.arm(item) : this.choices.commit(item)),
    });
    this.#bell = bell(
      stage,
      () => this.choices.commit(),
      () => this.choices.armed !== undefined,
    );
  }

  present() {
    this.choices.offer();
  }

  wrong(outcome: Outcome) {
    this.choices.ruleOut(this.choices.given(outcome)!);
  }

  reveal(outcome: Outcome) {
    this.wrong(outcome);
  }

  clear() {
    this.#bell.destroy();
    for (const { thing } of this.choices.items) thing.destroy();
  }
}

/** split. */
export class PlainCuts implements FormPlay {
  readonly #cuts: Cuts;
  readonly #things: Image[];

  constructor(host: PlainHost, exercise: SplitExercise) {
    const { stage } = host;
    const gaps = exercise.letters.slice(1).map((_, i) => plate(stage, 200 + i * 60, 480, 44));
    this.#cuts = new Cuts(host, exercise, {
      gaps: gaps.map((thing) => ({ thing, set() {}, mark() {} })),
      names: { gap: 'gat', label: 'snij' },
    });
    this.#things = [...gaps, bell(stage, () => this.#cuts.commit())];
  }

  present() {
    this.#cuts.offer();
  }

  draw() {
    this.#cuts.draw();
  }

  wrong(outcome: Outcome) {
    this.#cuts.keepRight(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#cuts.showRight(outcome);
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  clear() {
    for (const thing of this.#things) thing.destroy();
  }
}

const KEYS = [...'abcdefghijklmnopqrstuvwxyz', 'Backspace', 'Enter'];

/** type, on keys that lie on the stage. */
export class PlainTyping implements FormPlay {
  readonly #host: PlainHost;
  #keys: readonly Image[] = [];

  constructor(host: PlainHost) {
    this.#host = host;
  }

  present() {
    const { stage } = this.#host;
    this.#keys = KEYS.map((letter, i) => {
      const { x, y } = cell(i, THINGS_Y - 92);
      const key = plate(stage, x, y);
      const onPick = () => stage.press(letter);
      stage.offer(key, { id: `toets-${letter}`, kind: 'key', value: letter, label: letter, onPick });
      return key;
    });
  }

  clear() {
    for (const key of this.#keys) key.destroy();
  }
}
