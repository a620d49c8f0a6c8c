import {
  choicesOf,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type Reveal,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Input,
  type Offer,
  type Via,
} from '../../engine/stage/index.ts';
import { Bathers } from './bathers.ts';
import { Hen } from './hen.ts';
import type { Washing, Yard } from './yard.ts';

const BOARD = { size: 46, widest: 600 } as const;
/** The right spelling hangs between the rows: below a board of the upper one, above one of the lower one. */
const BANNER = { x: 683, y: [490, 296] } as const;
const MS = { strut: 620, copied: 420 } as const;

interface Verdict extends ChoiceThing {
  thing: BucketSign;
}

const isFits = (answer: RawAnswer | undefined) => answer !== undefined && 'fits' in answer && answer.fits;

/** judge: one chicken with a board; a squirt says that its word is right, the bucket that it is not. */
export class JudgeWashing implements Washing {
  washed: { x: number; y: number } | undefined;
  readonly #yard: Yard;
  readonly #exercise: JudgeExercise;
  readonly #hen: Hen;
  readonly #bathers: Bathers;
  readonly #choices: Choices<Verdict>;
  #squirtAt: Offer | undefined;
  /** Pointed out while the chicken was away: done as soon as it is there. */
  #wanted: Verdict | undefined;

  constructor(yard: Yard, exercise: JudgeExercise) {
    this.#yard = yard;
    this.#exercise = exercise;
    this.#hen = new Hen(yard.stage, yard.nextLook(), this.#boardWith(exercise.card.text));
    this.#bathers = new Bathers(yard, exercise.id, [this.#hen], () => this.#placed());
    const verdicts = choicesOf(exercise).map((choice) => ({ choice, thing: yard.signOf(choice) }));
    this.#choices = new Choices<Verdict>(yard, verdicts, {
      name: 'bord',
      onPick: (verdict) => void this.#pick(verdict),
      more: ({ thing }) => ({ row: 9, onPress: (pressed) => (thing.look = pressed ? 'pressed' : 'normal') }),
    });
  }

  async present() {
    await this.#bathers.come();
    this.#yard.lightSigns(true);
    this.#choices.offer();
  }

  frame(ms: number) {
    this.#bathers.frame(ms);
  }

  focus() {
    return this.#hen.isUp ? this.#hen.heart : undefined;
  }

  async right({ given, reveal }: Outcome) {
    const { bucket, stage } = this.#yard;
    const hen = this.#hen;
    if (!isFits(given)) {
      await bucket.pour(hen.heart);
      stage.kit.rubOut(hen.board!);
    }
    hen.wash();
    this.washed = hen.heart;
    void hen.strut();
    await this.#show(reveal, isFits(given));
    hen.board!.look = 'right';
    await stage.clock.wait(MS.strut);
  }

  /** The water runs off; what was wrong on the board is rubbed out, and the right spelling comes there. */
  async reveal({ given, answer, reveal }: Outcome) {
    const { bucket, flock, mud, towelAt } = this.#yard;
    const hen = this.#hen;
    if (!isFits(given)) await bucket.pour(hen.heart);
    mud.splash();
    const fits = isFits(answer);
    await Promise.all([hen.shake(), fits ? undefined : this.#rubOut()]);
    void flock.towel(towelAt);
    await this.#show(reveal, fits);
  }

  /** The word was tapped: the chicken gets its bath after all. */
  async copied() {
    this.#hen.wash();
    void this.#hen.strut();
    await this.#yard.stage.clock.wait(MS.copied);
  }

  /** The example squirts at the chicken itself. */
  step(want: RawAnswer, via: Via): Input | null {
    const { isExample, isOpen } = this.#yard;
    if (this.#wanted || (isOpen && this.#bathers.isBusy)) return { kind: 'wait', ms: 50 };
    if (via === 'keyboard' || !isExample || !isFits(want) || !this.#hen.isUp) return null;
    return { kind: 'tap', ...this.#hen.heart };
  }

  async clear() {
    this.#choices.close();
    this.#squirtAt?.remove();
    this.#yard.lightSigns(false);
    await this.#bathers.leave();
  }

  /** It is up: it can be squirted at, and what was pressed before is done. */
  #placed() {
    const { stage } = this.#yard;
    const [fits] = this.#choices.items;
    stage.kit.banner.place = { x: BANNER.x, y: BANNER.y[this.#hen.place!.row] };
    this.#squirtAt?.remove();
    this.#squirtAt = stage.offer(this.#hen.thing, {
      id: 'kip',
      kind: 'control',
      label: 'de kip met het bord: spuit haar schoon, het woord klopt',
      size: this.#hen.hit,
      enabled: () => this.#yard.isOpen && !this.#bathers.isBusy,
      onPick: () => void this.#pick(fits!),
    });
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted) void this.#pick(wanted);
  }

  async #pick(verdict: Verdict) {
    const { isOpen, bucket, pump } = this.#yard;
    const bathers = this.#bathers;
    if (!isOpen) return;
    if (bathers.isAway) this.#wanted = verdict;
    if (bathers.isBusy) return;
    bathers.isBusy = true;
    if (isFits(verdict.choice.answer)) await pump.fire(this.#hen.heart);
    else await bucket.tug();
    // In the first moments nothing counts yet.
    bathers.isBusy = this.#choices.commit(verdict);
  }

  /** Gum rubs, and what was wrong is gone. */
  async #rubOut() {
    const { kit } = this.#yard.stage;
    await kit.eraser.rub(this.#hen.board!);
    kit.rubOut(this.#hen.board!);
  }

  /** The right spelling comes on the board: where it stood its hard spot is marked, else the board turns over. */
  async #show(reveal: Reveal | undefined, fits: boolean) {
    if (!reveal || this.#exercise.card.text === undefined) return;
    if (!fits) await this.#hen.flip(this.#boardWith(reveal.text));
    this.#hen.board!.reveal(reveal);
  }

  #boardWith(text: string | undefined) {
    const { picture } = this.#exercise.card;
    const option = { ...(text !== undefined && { text }), ...(picture && { picture }) };
    return this.#yard.stage.kit.wordCard(0, 0, option, { size: BOARD.size, maxWidth: BOARD.widest });
  }
}
