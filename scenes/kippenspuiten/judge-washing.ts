import {
  choicesOf,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type Reveal,
  type Rng,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Input,
  type Offer,
  type Via,
} from '../../engine/stage/index.ts';
import { Hen } from './hen.ts';
import { placesLeft, seatsFor, stayMs, type Seat } from './rules.ts';
import type { Washing, Yard } from './yard.ts';

const BOARD = { size: 46, widest: 600 } as const;
/** The right spelling hangs between the rows: below a board of the upper one, above one of the lower one. */
const BANNER = { x: 683, y: [490, 296] } as const;
const MS = { strut: 620, copied: 420 } as const;

interface Verdict extends ChoiceThing {
  thing: BucketSign;
}

/** judge: one chicken with a board; a squirt says that its word is right, the bucket that it is not. */
export class JudgeWashing implements Washing {
  washed: { x: number; y: number } | undefined;
  readonly #yard: Yard;
  readonly #exercise: JudgeExercise;
  readonly #hen: Hen;
  readonly #rng: Rng;
  readonly #choices: Choices<Verdict>;
  #seats: Seat[] = [];
  #squirtAt: Offer | undefined;
  /** Pointed out while the chicken was away: done as soon as it is there. */
  #wanted: Verdict | undefined;
  #isBusy = true;
  /** It ducked, and comes up elsewhere. */
  #isAway = false;
  #upMs = 0;

  constructor(yard: Yard, exercise: JudgeExercise) {
    this.#yard = yard;
    this.#exercise = exercise;
    this.#rng = yard.rngFor(exercise.id);
    this.#hen = new Hen(yard.stage, yard.nextLook(), this.#boardWith(exercise.card.text));
    const verdicts = choicesOf(exercise).map((choice) => ({ choice, thing: yard.signOf(choice) }));
    this.#choices = new Choices<Verdict>(yard, verdicts, {
      name: 'bord',
      onPick: (verdict) => void this.#pick(verdict),
      more: ({ thing }) => ({ row: 9, onPress: (pressed) => (thing.look = pressed ? 'pressed' : 'normal') }),
    });
  }

  async present() {
    const { stage } = this.#yard;
    this.#sit();
    this.#yard.letOut(this.#rng, this.#left);
    stage.sound.play('tok-tok');
    await this.#hen.up();
    this.#yard.lightSigns(true);
    this.#choices.offer();
    this.#offerHen();
    this.#isBusy = false;
  }

  frame(ms: number) {
    const { stage, isOpen, isExample, readingMs, tempo } = this.#yard;
    this.#hen.frame(ms);
    this.#yard.flock.frame(ms);
    if (!isOpen || isExample || this.#isBusy || stage.calm) return;
    this.#upMs += ms;
    if (this.#upMs >= stayMs(readingMs, tempo)) void this.#move();
  }

  focus() {
    return this.#hen.isUp ? this.#hen.heart : undefined;
  }

  async right({ given, reveal }: Outcome) {
    const { bucket, stage } = this.#yard;
    const hen = this.#hen;
    if (!isFits(given)) {
      await bucket.pour(hen.heart);
      if (hen.board) stage.kit.rubOut(hen.board);
    }
    hen.wash();
    this.washed = hen.heart;
    void hen.strut();
    await this.#show(reveal, isFits(given));
    if (hen.board) hen.board.look = 'right';
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
    const hen = this.#hen;
    if (this.#wanted || (this.#yard.isOpen && this.#isBusy)) return { kind: 'wait', ms: 50 };
    if (via === 'keyboard' || !this.#yard.isExample || !isFits(want) || !hen.isUp) return null;
    return { kind: 'tap', ...hen.heart };
  }

  async clear() {
    this.#choices.close();
    this.#squirtAt?.remove();
    this.#yard.lightSigns(false);
    await Promise.all([this.#hen.down(), this.#yard.flock.go()]);
    this.#hen.destroy();
    this.#yard.stage.kit.banner.place = undefined;
  }

  get #left() {
    return placesLeft(this.#seats, [this.#hen.board?.width ?? 0]);
  }

  /** Gum rubs, and what was wrong is gone. */
  async #rubOut() {
    const { kit } = this.#yard.stage;
    const { board } = this.#hen;
    if (!board) return;
    await kit.eraser.rub(board);
    kit.rubOut(board);
  }

  /** The right spelling comes on the board: where it stood its hard spot is marked, else the board turns over. */
  async #show(reveal: Reveal | undefined, fits: boolean) {
    const hen = this.#hen;
    if (!reveal || !hen.board || this.#exercise.card.text === undefined) return;
    if (!fits) await hen.flip(this.#boardWith(reveal.text));
    hen.board.reveal(reveal);
  }

  #boardWith = (text: string | undefined) => {
    const { picture } = this.#exercise.card;
    const option = { ...(text !== undefined && { text }), ...(picture && { picture }) };
    return this.#yard.stage.kit.wordCard(0, 0, option, { size: BOARD.size, maxWidth: BOARD.widest });
  };

  #offerHen() {
    const [fits] = this.#choices.items;
    this.#squirtAt?.remove();
    this.#squirtAt = this.#yard.stage.offer(this.#hen.thing, {
      id: 'kip',
      kind: 'control',
      label: 'de kip met het bord: spuit haar schoon, het woord klopt',
      size: this.#hen.hit,
      enabled: () => this.#yard.isOpen && this.#hen.isUp && !this.#isBusy,
      onPick: () => void this.#pick(fits!),
    });
  }

  #sit() {
    this.#seats = seatsFor([this.#hen.board?.width ?? 0], this.#rng, this.#seats);
    const [seat] = this.#seats;
    this.#hen.sit(seat!);
    this.#yard.stage.kit.banner.place = { x: BANNER.x, y: BANNER.y[seat!.place.row] };
  }

  /** Left alone, it ducks and comes up elsewhere with the same word. */
  async #move() {
    this.#isBusy = this.#isAway = true;
    this.#upMs = 0;
    await this.#hen.down();
    this.#sit();
    await this.#yard.flock.moveTo(this.#left);
    this.#yard.stage.sound.play('tok-tok', { volume: 0.6 });
    await this.#hen.up();
    this.#offerHen();
    this.#isBusy = this.#isAway = false;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted) void this.#pick(wanted);
  }

  async #pick(verdict: Verdict) {
    const { isOpen, bucket, pump } = this.#yard;
    if (!isOpen) return;
    if (this.#isAway) this.#wanted = verdict;
    if (this.#isBusy) return;
    this.#isBusy = true;
    if (isFits(verdict.choice.answer)) await pump.fire(this.#hen.heart);
    else await bucket.tug();
    // In the first moments nothing counts yet.
    this.#isBusy = this.#choices.commit(verdict);
  }
}

const isFits = (answer: RawAnswer | undefined) => answer !== undefined && 'fits' in answer && answer.fits;
