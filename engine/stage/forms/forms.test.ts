// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import {
  choicesOf,
  type BuildExercise,
  type ChoiceExercise,
  type Form,
  type GameManifest,
  type OrderExercise,
  type Outcome,
  type RawAnswer,
  type SplitExercise,
  type WholeAnswer,
} from '../../exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../testing/fixture.ts';
import { HeadlessHost } from '../../testing/headless.ts';
import { Robot, type Plan } from '../../testing/robot.ts';
import { GameScene } from '../game-scene.ts';
import type { WordStrip } from '../kit/index.ts';
import { Choices } from './choices.ts';
import { Cuts } from './cuts.ts';
import type { FormHost, FormPlay, Forms } from './form-play.ts';
import { WholeRow } from './row.ts';
import { StepRow } from './steps.ts';

const DEPTH = { lying: 1, flying: 2 };
const SIZE = { width: 80, height: 80 };

/** build and order, whole, in the plainest dress. */
class PlainRow implements FormPlay {
  readonly row: WholeRow<ReturnType<FormHost['stage']['kit']['loose']>>;
  readonly moves: [string, number][] = [];

  constructor(host: FormHost, exercise: BuildExercise | OrderExercise) {
    const { kit, scene } = host.stage;
    const items = exercise.form === 'build' ? exercise.tiles : exercise.cards;
    const count = exercise.form === 'build' ? exercise.slots : exercise.cards.length;
    const spot = (x: number, y: number) => ({ x, y, scale: 1 });
    this.row = new WholeRow(host, exercise, {
      things: items.map(({ id, text = '' }, i) =>
        kit.loose({ id, text, base: [], size: SIZE, room: 70, home: spot(100 + i * 86, 640), depth: DEPTH }),
      ),
      slots: Array.from({ length: count }, (_, i) => kit.slot(100 + i * 86, 400)),
      names: { slot: 'plek', open: 'open plek', thing: 'ding' },
      spot: (place) => spot(100 + place * 86, 400),
      homeLine: 560,
      nudge: 8,
      moved: ({ id }, place) => this.moves.push([id, place]),
    });
    this.bell = () =>
      host.stage.offer(scene.add.rectangle(1240, 520, 90, 90), {
        id: 'bel',
        kind: 'commit',
        label: 'klaar',
        onPick: () => this.row.commit(),
      });
  }

  readonly bell: () => { remove(): void };
  #bell: { remove(): void } | undefined;

  present() {
    this.row.offer();
    this.#bell = this.bell();
  }

  draw() {
    this.row.draw();
  }

  async reveal(outcome: Outcome) {
    await this.row.rub(this.row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    this.row.dot(answer, (letters, place) => this.host.stage.kit.dotted(100 + place * 86, 400, letters));
  }

  get host() {
    return headless.game as unknown as FormHost;
  }

  clear() {
    this.#bell?.remove();
    this.row.destroy();
  }
}

/** build and order, item by item, on the strip. */
class PlainSteps implements FormPlay {
  readonly steps: StepRow;
  readonly strip: WordStrip;
  readonly landed: string[] = [];
  #things: { id: string; thing: ReturnType<FormHost['stage']['kit']['loose']> }[];

  constructor(host: FormHost, exercise: BuildExercise | OrderExercise) {
    const { stage } = host;
    const items = exercise.form === 'build' ? exercise.tiles : exercise.cards;
    const count = exercise.form === 'build' ? exercise.slots : exercise.cards.length;
    const texts = items.map(({ text = '' }) => text);
    this.strip = stage.kit.wordStrip({ x: 683, y: 300, count, texts });
    this.#things = items.map(({ id, text = '' }, i) => ({
      id,
      thing: stage.kit.loose({
        id,
        text,
        base: [],
        size: SIZE,
        room: 70,
        home: { x: 100 + i * 86, y: 600, scale: 1 },
        depth: DEPTH,
      }),
    }));
    this.steps = new StepRow(host, exercise, {
      land: (id, place) => {
        this.landed.push(id);
        this.strip.write(place, this.steps.textOf(id));
      },
      changed: () => {
        for (const { id, thing } of this.#things) thing.isOut = this.steps.isOut(id);
      },
      dot: (letters, place) => this.strip.dot(place, letters),
    });
    for (const { id, thing } of this.#things)
      stage.offer(thing, {
        id: `ding-${id}`,
        kind: exercise.form === 'build' ? 'tile' : 'card',
        value: id,
        label: this.steps.textOf(id),
        enabled: () => this.steps.isFree(id),
        onPick: () => this.steps.take(id),
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
    this.strip.destroy();
    for (const { thing } of this.#things) thing.destroy();
  }
}

/** choose, read, judge and sort: armed by a pick, committed by a bell. */
class PlainChoices implements FormPlay {
  readonly choices: Choices<{
    choice: ReturnType<typeof choicesOf>[number];
    thing: Phaser.GameObjects.Rectangle;
  }>;

  constructor(host: FormHost, exercise: ChoiceExercise) {
    const { stage } = host;
    const items = choicesOf(exercise).map((choice, i) => ({
      choice,
      thing: stage.scene.add.rectangle(200 + i * 220, 480, 160, 90),
    }));
    this.choices = new Choices(host, items, { name: 'keus', onPick: (item) => void this.choices.arm(item) });
    this.#bell = stage.scene.add.rectangle(1240, 640, 90, 90);
    stage.offer(this.#bell, {
      id: 'bel',
      kind: 'commit',
      label: 'klaar',
      onPick: () => this.choices.commit(),
    });
  }

  #bell;

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

class PlainCuts implements FormPlay {
  readonly cuts: Cuts;
  readonly marks: string[] = [];
  #things: Phaser.GameObjects.Rectangle[];

  constructor(host: FormHost, exercise: SplitExercise) {
    const { stage } = host;
    this.#things = exercise.letters
      .slice(1)
      .map((_, i) => stage.scene.add.rectangle(200 + i * 60, 480, 44, 96));
    this.cuts = new Cuts(host, exercise, {
      gaps: this.#things.map((thing, i) => ({
        thing,
        set: () => {},
        mark: (as) => void this.marks.push(`${i + 1} ${as}`),
      })),
      names: { gap: 'gat', label: 'snij' },
    });
    const bell = stage.scene.add.rectangle(1240, 640, 90, 90);
    this.#things.push(bell);
    stage.offer(bell, { id: 'bel', kind: 'commit', label: 'klaar', onPick: () => this.cuts.commit() });
  }

  present() {
    this.cuts.offer();
  }
  draw() {
    this.cuts.draw();
  }
  wrong(outcome: Outcome) {
    this.cuts.keepRight(outcome);
  }
  async reveal(outcome: Outcome) {
    await this.cuts.showRight(outcome);
  }
  takeOver() {
    this.cuts.takeOver();
  }
  clear() {
    for (const thing of this.#things) thing.destroy();
  }
}

class PlainGame extends GameScene {
  override readonly forms: Forms = {
    build: (exercise) =>
      this.flow.isStepwise ? new PlainSteps(this, exercise) : new PlainRow(this, exercise),
    order: (exercise) =>
      this.flow.isStepwise ? new PlainSteps(this, exercise) : new PlainRow(this, exercise),
    choose: (exercise) => new PlainChoices(this, exercise),
    read: (exercise) => new PlainChoices(this, exercise),
    judge: (exercise) => new PlainChoices(this, exercise),
    sort: (exercise) => new PlainChoices(this, exercise),
    split: (exercise) => new PlainCuts(this, exercise),
  };
  setup() {}
}

const manifest: GameManifest = {
  id: 'proef',
  title: 'Proef',
  family: 'proef/vormen',
  forms: ['choose', 'judge', 'build', 'split', 'sort', 'read', 'order'],
  round: 6,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'moes',
  explain: 'Doe maar mee.',
  feat: '',
};

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function open(options: FixtureOptions, stepwise: Form[] = []) {
  headless = new HeadlessHost();
  const round = fixtureRound({ size: 2, ...options });
  const scene = await headless.open(
    {
      manifest: { ...manifest, stepwise },
      folder: 'proef',
      art: {},
      load: async () => ({ default: PlainGame }),
    },
    round,
  );
  return { round, scene };
}

async function openInPlay<P extends FormPlay>(options: FixtureOptions, stepwise: Form[] = []) {
  const { round, scene } = await open(options, stepwise);
  for (let i = 0; i < 600 && scene.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
  return { round, scene, play: scene.play as unknown as P };
}

const offered = (id: string) => headless.game.live.desk.all.find((offer) => offer.id === id)!;

const ways: [string, Form, Form[]][] = [
  ['build', 'build', []],
  ['order', 'order', []],
  ['build item by item', 'build', ['build']],
  ['order item by item', 'order', ['order']],
  ['choose', 'choose', []],
  ['judge', 'judge', []],
  ['sort', 'sort', []],
  ['read', 'read', []],
  ['split', 'split', []],
];

describe.each(ways)('a play of %s', (_name, form, stepwise) => {
  it.each<[Plan, 'pointer' | 'keyboard']>([
    ['right', 'keyboard'],
    ['wrong', 'pointer'],
    ['wrong-then-right', 'keyboard'],
    ['mix', 'pointer'],
  ])('is played %s, by %s, and every answer is the one that was meant', async (plan, via) => {
    const { round } = await open({ form, longest: 8 }, stepwise);
    const robot = new Robot(headless, round.dealt, { plan, via });
    await robot.finish();
    const { log } = headless.host.opened!.round!;
    expect(log.map(({ exerciseId, given, right }) => ({ exerciseId, given, right }))).toEqual(robot.meant);
    expect(headless.host.errors).toBe(0);
  });
});

it('throws for a form that the manifest names and the scene does not play', async () => {
  await open({ form: 'type' });
  for (let i = 0; i < 600 && !headless.host.hud.getState().error; i++) await headless.step();
  expect(headless.host.hud.getState().error).toBeDefined();
});

describe('a whole row', () => {
  it('lays in the place that was pointed out, swaps, and takes back', async () => {
    const { scene, play } = await openInPlay<PlainRow>({ form: 'build', shortest: 5 });
    const { row } = scene.draft;
    const [a, b] = play.row.things;
    offered('plek-2').onPick!();
    expect(play.row.pointed).toBe(2);
    offered(`ding-${a!.id}`).onPick!();
    expect(row.places.indexOf(a!.id)).toBe(2);
    expect(play.row.pointed).toBe(-1);
    offered(`ding-${b!.id}`).onPick!();
    expect(row.places.indexOf(b!.id)).toBe(0);
    // Dropped where the other lies they change places.
    offered(`ding-${b!.id}`).drag!.onDrop(offered('plek-2'));
    expect([row.placeOf(a!.id), row.placeOf(b!.id)]).toEqual([0, 2]);
    offered(`ding-${a!.id}`).onPick!();
    expect(row.placeOf(a!.id)).toBe(-1);
    expect(play.moves.at(-1)).toEqual([a!.id, -1]);
  });

  it('answers nothing while it is not full, and says so itself', async () => {
    const { play } = await openInPlay<PlainRow>({ form: 'build', shortest: 4 });
    expect(play.row.commit()).toBe(false);
    expect(headless.host.opened!.round!.log).toEqual([]);
  });

  it('gives back what is let go below its line, and keeps what is let go above', async () => {
    const { scene, play } = await openInPlay<PlainRow>({ form: 'build', shortest: 4 });
    const thing = play.row.things[0]!;
    const offer = offered(`ding-${thing.id}`);
    offer.onPick!();
    offer.drag!.onMove!(300, 420);
    offer.drag!.onCancel!();
    expect(scene.draft.row.placeOf(thing.id)).toBe(0);
    offer.drag!.onMove!(300, 600);
    offer.drag!.onCancel!();
    expect(scene.draft.row.placeOf(thing.id)).toBe(-1);
  });
});

describe('a row of steps', () => {
  it('puts out of play what was wrong for its place, until that place is filled', async () => {
    const { round, play } = await openInPlay<PlainSteps>({ form: 'build', shortest: 4 }, ['build']);
    const { exercise, solution } = round.dealt[0]!;
    if (exercise.form !== 'build' || !('tiles' in solution.answer)) throw new Error('not a word');
    const [first, second] = solution.answer.tiles;
    const wrong = exercise.tiles.find(({ text }) => text !== play.steps.textOf(first))!.id;
    expect(play.steps.take(wrong)).toBe(true);
    for (let i = 0; i < 300 && headless.game.flow.phase !== 'spel'; i++) await headless.step();
    await headless.step(30);
    expect(play.steps.isOut(wrong)).toBe(true);
    expect(play.steps.take(wrong)).toBe(false);
    expect(play.steps.isWanted(first!, solution.answer)).toBe(true);
    expect(play.steps.take(first!)).toBe(true);
    await headless.step(60);
    expect(play.landed).toEqual([first]);
    expect(play.steps.isOut(wrong)).toBe(false);
    expect(play.steps.place).toBe(1);
    expect(play.steps.freeFor({ form: 'build', slot: 1, tile: second! })).toBeDefined();
  });
});

describe('choices', () => {
  it('are armed first and then committed; without one the act is a slip', async () => {
    const { play } = await openInPlay<PlainChoices>({ form: 'sort' });
    expect(play.choices.commit()).toBe(false);
    expect(headless.host.opened!.round!.log).toEqual([]);
    const [item] = play.choices.items;
    offered(`keus-${item!.choice.id}`).onPick!();
    expect(offered(`keus-${item!.choice.id}`).chosen()).toBe(true);
    expect(play.choices.commit()).toBe(true);
    await headless.step();
    expect(headless.host.opened!.round!.log[0]!.given).toEqual(item!.choice.answer);
  });
});
