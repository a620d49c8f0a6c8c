import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Input, type Via } from '../../engine/stage/index.ts';
import type { Bay, Catching } from './bay.ts';
import { Fish } from './fish.ts';
import { SHALLOW } from './places.ts';
import { isWithin, shareOut, type Point } from './rules.ts';

const CARD = { widest: 340 } as const;
/** What a finger hits, beside the size of the fish: the fish alone, where it may also draw beside it; with its card where it only points. */
const HIT = { fish: { width: 90, height: 70 }, guided: 146 } as const;
/** Fish are so large beside their drawing. */
const SIZE = 1.3;
/** Room for a card under a fish in one row, and in two. */
const TALLEST = { row: 140, rows: 100 } as const;
const MS = { apart: 60 } as const;

interface Item extends ChoiceThing {
  fish: Fish;
}

/** choose: a fish for each word; the loop holds the one that is meant. */
export class FishPlay implements Catching {
  readonly fish: readonly Fish[];
  readonly #bay: Bay;
  readonly #choices: Choices<Item>;
  #isOpen = false;

  constructor(bay: Bay, exercise: ChooseExercise) {
    const { stage, boat, isGuided } = bay;
    this.#bay = bay;
    const rng = stage.rng.fork(`vis/${exercise.id}`);
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, { maxWidth: CARD.widest }));
    const zones = shareOut(
      cards.map(({ width }) => width),
      SHALLOW,
    );
    const items = choices.map((choice, i): Item => {
      const fish = new Fish(stage, {
        card: cards[i]!,
        zone: zones[i]!,
        size: SIZE,
        tallest: zones[0]!.top === zones.at(-1)!.top ? TALLEST.row : TALLEST.rows,
        speed: bay.fishSpeed,
        boat,
        rng: rng.fork(`${i}`),
      });
      return { choice, fish, thing: fish.thing };
    });
    this.fish = items.map(({ fish }) => fish);
    this.#choices = new Choices(bay, items, {
      name: 'vis',
      isFree: (item) => this.#isFree(item),
      hit: ({ fish }) =>
        isGuided
          ? { width: Math.max(HIT.fish.width, fish.card.displayWidth / SIZE), height: HIT.guided }
          : HIT.fish,
      onPick: ({ fish }) => bay.pointOut([fish]),
      more: ({ fish }) => ({
        row: zones[0]!.top === zones[this.fish.indexOf(fish)]!.top ? 0 : 1,
        // A finger may begin to draw on a fish as well.
        ...(!isGuided && {
          drag: {
            to: () => [],
            onDrop: () => undefined,
            onMove: (x: number, y: number) => (boat.isFollowing ? boat.follow(x, y) : boat.begin(x, y)),
            onCancel: () => boat.letGo(),
          },
        }),
      }),
    });
  }

  get isSailing() {
    return this.#isOpen;
  }

  async present() {
    this.#bay.stage.sound.play('plop', { volume: 0.6 });
    await Promise.all(this.fish.map((fish, i) => fish.rise(i * MS.apart)));
    this.#isOpen = true;
    this.#choices.offer();
  }

  looped(loop: readonly Point[]) {
    const held = this.#choices.items.filter((item) => this.#isFree(item) && isWithin(loop, item.fish));
    if (held.length !== 1) return this.#bay.slip(held.length ? 'Te zwaar: vang er één.' : 'De lus is leeg.');
    this.#bay.haul.hold(loop);
    this.#isOpen = false;
    if (this.#choices.commit(held[0])) return;
    this.#isOpen = true;
    this.#bay.haul.open();
  }

  async right({ given }: Outcome) {
    await this.#bring(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    this.#isOpen = false;
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer)?.fish;
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
    await right?.hop();
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    await this.#bring(given);
  }

  notCopied() {
    this.#bay.haul.open();
    this.#isOpen = true;
  }

  frame(ms: number) {
    const { boat } = this.#bay;
    for (const fish of this.fish) fish.frame(ms, boat, boat.rope);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { boat, isGuided } = this.#bay;
    const item = this.#choices.of(want);
    if (!this.#isOpen || !item) return null;
    if (boat.isBusy) return { kind: 'wait', ms: 50 };
    return isGuided ? null : boat.towards([item.fish], via);
  }

  async clear() {
    this.#isOpen = false;
    this.#choices.close();
    this.#bay.haul.open();
    await Promise.all(this.fish.map((fish) => fish.leave()));
  }

  #isFree(item: Item): boolean {
    return this.#isOpen && !item.fish.isOut && this.#choices.isAsked(item);
  }

  async #bring(given: RawAnswer) {
    const { boat, haul } = this.#bay;
    const fish = this.#choices.of(given)?.fish;
    this.#isOpen = false;
    if (fish) await haul.bring(fish, boat, '');
  }

  /** It slides out of the rope; its word is gone, by Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { boat, haul, stage } = this.#bay;
    const item = this.#choices.given(outcome);
    haul.open();
    if (!item) return;
    await item.fish.slip(boat);
    if (rubs) await stage.kit.eraser.rub(item.fish.card);
    item.fish.putOut();
    this.#choices.ruleOut(item);
  }
}
