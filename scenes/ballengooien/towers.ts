import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type GameStage,
  type Input,
  type Via,
  type WordCard,
} from '../../engine/stage/index.ts';
import { Lineup } from './lineup.ts';
import { layOutTowers, partitionsOf } from './rules.ts';
import { CAN_NAMES } from './art/colours.ts';
import { DEPTHS, Target } from './target.ts';
import type { CanStall, Throwing } from './throwing.ts';

/** Widest plate, and room between the shelf and the plate below it. */
const PLATE = { widest: 320, under: 16 } as const;
/** The word that is judged hangs above the towers. */
const JUDGED = { x: 683, y: 346, size: 46, widest: 640, picture: 0.86 } as const;
/** So few words have larger towers, unless a tall plate takes the room. */
const FEW = 3;
const TALL = 120;
/** Room from partition to partition, for cans at full size. */
const ROOM = 190;
/** The banner hangs so far over the highest cans, below the hint; with two shelves before the lower cans. */
const BANNER = { x: 683, above: 62, highest: 302, lowest: 328, between: 552 } as const;

interface Tower extends ChoiceThing {
  target: Target;
  plate: WordCard | BucketSign;
}

/** choose and judge: towers of three cans, with a word or a verdict on the plate below. */
export class Towers implements Throwing {
  readonly enough = 1;
  readonly #host: CanStall;
  readonly #lineup: Lineup;
  readonly #choices: Choices<Tower>;
  /** The word that is judged. */
  readonly #card: WordCard | undefined;

  constructor(host: CanStall, exercise: ChooseExercise | JudgeExercise) {
    const { stage } = host;
    this.#host = host;
    const choices = choicesOf(exercise);
    const plates = choices.map((choice) => plateFor(stage, choice));
    const tallest = Math.max(...plates.map(({ height }) => height));
    const isLarge = exercise.form === 'choose' && choices.length <= FEW && PLATE.under + tallest < TALL;
    const widths = plates.map((plate) => plate.width * plate.scaleX);
    const laid = layOutTowers(widths, PLATE.under + tallest, isLarge);
    const { shelves, scale, spots } = laid;
    const first = stage.rng.fork(`blik/${exercise.id}`).below(CAN_NAMES.length);
    const towers = choices.map((choice, i): Tower => {
      const plate = plates[i]!;
      plate.setScale(plate.scaleX * laid.plates);
      const target = new Target(stage, { plate, colour: first + i }, spots[i]!, scale);
      return { choice, target, thing: target.thing, plate };
    });
    this.#lineup = new Lineup(
      host,
      towers.map(({ target }) => target),
      { shelves, partitions: partitionsOf(spots), scale, room: ROOM * scale },
    );
    this.#choices = new Choices(host, towers, {
      name: 'toren',
      hit: ({ target }) => target.size,
      onPick: ({ target }) => host.range.pick(target),
      more: ({ target }) => ({
        onPress: (pressed) => host.range.press(pressed),
        onFocus: (focused) => host.range.focus(target, focused),
      }),
    });
    const over = Math.min(...towers.map(({ target }) => target.top.y)) - BANNER.above;
    const y = shelves.length > 1 ? BANNER.between : Math.max(BANNER.highest, Math.min(BANNER.lowest, over));
    stage.kit.banner.place = { x: BANNER.x, y };
    if (exercise.form === 'judge') this.#card = this.#hangCard(exercise);
  }

  async present() {
    await this.#lineup.rise();
    this.#choices.offer();
  }

  get targets() {
    return this.#lineup.inPlay;
  }

  get missed() {
    return this.#lineup.missed;
  }

  offerOf(target: Target) {
    const tower = this.#towerOf(target);
    return tower && this.#choices.offerOf(tower);
  }

  toppled(target: Target) {
    return this.#lineup.strike(target, () => this.#choices.commit(this.#towerOf(target)));
  }

  right({ given }: Outcome) {
    this.#fall(given);
    for (const card of [this.#card, this.#choices.of(given)?.plate]) if (card) card.look = 'right';
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  /** The right tower gets a bow with the right spelling. */
  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    right?.target.tieBow();
    if (!outcome.reveal) return;
    if (right && 'reveal' in right.plate) right.plate.reveal(outcome.reveal);
    this.#card?.reveal(outcome.reveal);
  }

  copied(given: RawAnswer) {
    this.#fall(given);
  }

  notCopied(given: RawAnswer) {
    const tower = this.#choices.of(given);
    if (tower) void this.#lineup.riseAgain(tower.target);
  }

  /** The example shows what the game is named after. */
  step(want: RawAnswer, via: Via): Input | null {
    const tower = this.#choices.of(want);
    if (!tower || via === 'keyboard' || !this.#host.isExample || this.targets.length === 0) return null;
    return this.#host.range.flickTowards(tower.target);
  }

  settled() {
    return this.#lineup.settled();
  }

  async clear() {
    const { kit } = this.#host.stage;
    await this.#lineup.clear(this.#card ? [this.#card] : []);
    this.#choices.close();
    this.#card?.destroy();
    kit.banner.place = undefined;
  }

  /** It rises again, and is out of play; Gum rubs over its plate when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const tower = this.#choices.given(outcome);
    if (!tower) return;
    const { target, plate } = tower;
    this.#lineup.missed = true;
    await this.#lineup.riseAgain(target);
    target.putOut();
    if (rubs) await this.#host.stage.kit.eraser.rub(plate);
    plate.look = 'out';
    this.#choices.ruleOut(tower);
  }

  #fall(given: RawAnswer) {
    const tower = this.#choices.of(given);
    if (tower) this.#lineup.fall(tower.target);
  }

  #towerOf(target: Target) {
    return this.#choices.items.find((tower) => tower.target === target);
  }

  #hangCard({ card: option }: JudgeExercise): WordCard {
    const { x, y, size, widest, picture } = JUDGED;
    const card = this.#host.stage.kit.wordCard(x, y, option, { size, maxWidth: widest });
    if (option.picture) card.setScale(picture);
    return card.setDepth(DEPTHS.target - 1);
  }
}

function plateFor({ kit }: GameStage, { option, sign }: Choice): WordCard | BucketSign {
  if (option) return kit.wordCard(0, 0, option, { maxWidth: PLATE.widest });
  const { mark, label, badge } = sign!;
  return kit.bucketSign(0, 0, mark, label, badge && { badge });
}
