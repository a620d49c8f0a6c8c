import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type Gesture,
  type Image,
  type Input,
  type Offer,
  type WordCard,
} from '../../engine/stage/index.ts';
import { hopInTurn } from './beckon.ts';
import type { Play, Regatta } from './game.ts';
import { DEPTHS, waterOf } from './places.ts';
import { layOutArms } from './rules.ts';

/** Where the bow waits, and where it is after each stroke: the last one is in the mouth of the arm. */
const BOW = { wait: 560, strokes: [670, 800] } as const;
/** Signs stand in the water above the water line of their arm; lilies mark where strokes are pulled. */
const SIGN = { x: 1092, up: 62, widest: 420, post: -12 } as const;
const LILIES = { xs: [716, 836], up: 14 } as const;
const ISLAND = { x: 1120, down: 22 } as const;
/** The Woordbanier hangs where the boat does not lie: below it, or above it in the lowest arm. */
const BANNER = { x: 430, above: 350, below: 648, from: 600 } as const;
const PICTURE_SCALE = 0.9;
const MS = { turn: 260, stroke: 300, in: 240, out: 160, dash: 620, wait: 40, back: 420 } as const;
const DASH = 1180;

/** An arm of the river: its sign, its water line, and a lily for each stroke into it. */
interface Arm {
  readonly choice: Choice;
  readonly thing: WordCard;
  readonly y: number;
  readonly lilies: readonly Image[];
  readonly post: Image;
}

/** choose: the river parts; point an arm out and row into it, a stroke a beat. */
export class Arms implements Play {
  readonly offs: number[] = [];
  readonly #host: Regatta;
  readonly #choices: Choices<Arm>;
  readonly #islands: readonly Image[];
  #drum: Offer | undefined;
  #water: Gesture | undefined;
  #isStill: boolean;
  #strokes = 0;
  #isCommitted = false;

  constructor(host: Regatta, exercise: ChooseExercise) {
    const { stage } = host;
    this.#host = host;
    this.#isStill = host.isStill;
    const choices = choicesOf(exercise);
    const ys = layOutArms(choices.length);
    const arms = choices.map((choice, i) => this.#armOf(choice, ys[i]!));
    this.#islands = ys
      .slice(1)
      .map((y, i) =>
        stage.image('eiland', ISLAND.x, (y + ys[i]!) / 2 + ISLAND.down).setDepth(DEPTHS.island + i),
      );
    this.#choices = new Choices(host, arms, {
      name: 'arm',
      onPick: (arm) => (arm === this.#choices.armed ? this.#stroke() : this.#turnTo(arm)),
    });
  }

  async present() {
    const { boat, stage } = this.#host;
    const [first, last] = [this.#choices.items[0]!, this.#choices.items.at(-1)!];
    await this.#host.arrive({ x: BOW.wait, y: (first.y + last.y) / 2 }, this.#things);
    this.#choices.offer();
    this.#drum = stage.offer(boat.drum, {
      id: 'trom',
      kind: 'commit',
      label: 'Trom: haal door',
      size: boat.drumHit,
      row: 1,
      enabled: () => this.#choices.armed !== undefined,
      onPick: () => this.#stroke(),
    });
    this.#water = stage.gesture({
      id: 'haal',
      label: 'Haal door',
      area: () => waterOf(stage.view),
      enabled: () => this.#host.isOpen && this.#choices.armed !== undefined,
      onStart: () => this.#stroke(),
    });
  }

  focus() {
    const { armed } = this.#choices;
    return armed && { x: armed.thing.x, y: armed.thing.y };
  }

  /** The signs, and the drum when an arm is pointed out. */
  beckon() {
    const { boat, stage } = this.#host;
    if (this.#choices.armed) return boat.beckon();
    const signs = this.#choices.items.map(({ thing }) => thing);
    hopInTurn(
      stage,
      signs.filter(({ look }) => look !== 'out'),
    );
  }

  async right({ given }: Outcome) {
    await this.#through(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
  }

  takeOver(_answer: WholeAnswer) {
    this.#isStill = true;
  }

  async copied(given: RawAnswer) {
    await this.#through(given);
  }

  step(want: RawAnswer): Input | null {
    const { drum, stage, isExample } = this.#host;
    const isArmed = this.#choices.armed !== undefined && this.#choices.armed === this.#choices.of(want);
    if (!isArmed || this.#isStill || isExample || drum.isOn(stage.clock.now)) return null;
    return { kind: 'wait', ms: MS.wait };
  }

  async clear() {
    this.#drum?.remove();
    this.#water?.remove();
    this.#choices.close();
    const things = this.#things;
    await this.#host.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out, pop: true });
    for (const thing of things) thing.destroy();
  }

  get #things() {
    return [
      ...this.#islands,
      ...this.#choices.items.flatMap(({ thing, lilies, post }) => [post, ...lilies, thing]),
    ];
  }

  #armOf(choice: Choice, y: number): Arm {
    const { stage, isGolden } = this.#host;
    const post = stage.image('paaltje', SIGN.x, y + SIGN.post).setDepth(DEPTHS.card - 2);
    const thing = stage.kit
      .wordCard(SIGN.x, y - SIGN.up, choice.option!, { maxWidth: SIGN.widest })
      .setDepth(DEPTHS.card);
    if (choice.option?.picture) thing.setScale(PICTURE_SCALE);
    const lilies = LILIES.xs.map((x) =>
      stage
        .image('knop', x, y - LILIES.up)
        .setDepth(DEPTHS.word)
        .setData('open', isGolden ? 'lelie-goud' : 'lelie'),
    );
    return { choice, thing, y, lilies, post };
  }

  /** The bow turns to an arm; nothing is answered yet. */
  #turnTo(arm: Arm) {
    if (this.#isCommitted) return;
    const { armed } = this.#choices;
    if (armed) this.#point(armed, false);
    this.#choices.arm(arm);
    this.#point(arm, true);
    this.#strokes = 0;
    this.offs.length = 0;
    const { boat, stage } = this.#host;
    stage.sound.play('leg', { volume: 0.7 });
    const { x, above, below, from } = BANNER;
    stage.kit.banner.place = { x, y: arm.y < from ? below : above };
    void boat.goTo(BOW.wait, arm.y, MS.turn);
  }

  #point(arm: Arm, isMeant: boolean) {
    arm.thing.look = isMeant ? 'chosen' : 'normal';
    for (const lily of arm.lilies) lily.setFrame('knop');
  }

  /** A stroke on the beat brings the boat on; the last one is the answer. Without a beat one stroke does it all. */
  #stroke() {
    const { boat, drum, stage, isExample } = this.#host;
    const { now } = stage.clock;
    const arm = this.#choices.armed;
    if (!arm || this.#isCommitted || !this.#host.isOpen) return;
    const isTimed = !this.#isStill;
    if (isTimed && !isExample && !drum.isOn(now)) return this.#host.slipped();
    const off = drum.off(now);
    const isPure = Math.abs(off) <= drum.rhythm.window / 2;
    if (isTimed) this.offs.push(off);
    boat.stroke(isPure);
    stage.sound.play('bloem', { volume: 0.6 });
    this.#strokes = isTimed ? this.#strokes + 1 : arm.lilies.length;
    for (const lily of arm.lilies.slice(0, this.#strokes)) lily.setFrame(lily.getData('open') as string);
    if (isPure && isTimed) stage.fx.burst('stars', boat.x, boat.y - 30, { count: 4, spread: 60 });
    void boat.goTo(BOW.strokes[this.#strokes - 1]!, arm.y, MS.stroke, 'Quad.Out');
    if (this.#strokes < arm.lilies.length) return;
    this.#isCommitted = this.#choices.commit();
    if (!this.#isCommitted) this.#turnTo(arm);
  }

  async #through(given: RawAnswer) {
    const { boat, stage } = this.#host;
    const arm = this.#choices.of(given);
    if (!arm) return;
    await stage.clock.wait(MS.stroke / 2);
    arm.thing.look = 'right';
    boat.stroke(true);
    stage.sound.play('koor');
    await boat.goTo(DASH, arm.y, MS.dash, 'Quad.In');
  }

  /** The oar gets stuck; that arm is closed, with Gum when it was the last try, and the boat goes back. */
  async #refuse(outcome: Outcome, rubs = false) {
    const { boat, stage } = this.#host;
    const arm = this.#choices.given(outcome);
    await boat.crab();
    if (arm && rubs) await stage.kit.eraser.rub(arm.thing);
    if (arm) {
      this.#point(arm, false);
      this.#choices.ruleOut(arm);
      arm.thing.look = 'out';
      for (const lily of arm.lilies) lily.setFrame('knop-uit');
    }
    this.#strokes = 0;
    await boat.goTo(BOW.wait, boat.y, MS.back);
    this.#isCommitted = false;
  }
}
