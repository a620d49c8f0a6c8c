import { choicesOf, type Choice, type JudgeExercise, type Outcome } from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Image,
  type WordCard,
} from '../../engine/stage/index.ts';
import type { QuizPlay, Show } from './game.ts';
import { BOARD, DEPTHS } from './places.ts';

const CARD = { y: 318, size: 68, widest: 780 } as const;
/** Levers with their signs: how far from the middle, and how far one tilts that is pulled. */
const LEVER = { y: 470, sign: 172, apart: 360, tilt: 34, widest: 320 } as const;
const MS = { come: 200, pull: 130, hop: 110 } as const;

interface Lever extends ChoiceThing {
  readonly thing: BucketSign;
  readonly handle: Image;
  readonly base: Image;
  readonly side: number;
}

/** judge: a giant card with a word; one of two levers is pulled, and the buzzer locks it. */
export class JudgePlay implements QuizPlay {
  readonly #show: Show;
  readonly #exercise: JudgeExercise;
  readonly #choices: Choices<Lever>;
  #card: WordCard;

  constructor(show: Show, exercise: JudgeExercise) {
    this.#show = show;
    this.#exercise = exercise;
    this.#card = this.#makeCard(exercise.card.text);
    this.#choices = new Choices(
      show,
      choicesOf(exercise).map((choice, i) => this.#makeLever(choice, i)),
      {
        name: 'hendel',
        onPick: (lever) => this.#pull(lever),
        more: ({ thing }) => ({ onPress: (pressed) => pressed && (thing.look = 'pressed') }),
      },
    );
  }

  async present() {
    const { stage, isExample } = this.#show;
    stage.sound.play('luik');
    const things = [this.#card, ...this.#parts];
    for (const thing of things) thing.setAlpha(0);
    await stage.tween({
      targets: things,
      to: { alpha: 1 },
      ms: isExample ? MS.come / 2 : MS.come,
      pop: true,
    });
    this.#choices.offer();
  }

  get isReady(): boolean {
    return this.#choices.armed !== undefined;
  }

  buzz() {
    this.#choices.commit();
  }

  early() {
    this.#choices.commit();
  }

  async right(outcome: Outcome) {
    this.#choices.close();
    this.#choices.arm(undefined);
    const lever = this.#choices.given(outcome);
    if (lever) lever.thing.look = 'right';
    await this.#correct(outcome);
    const to = { scale: 1.06 };
    await this.#show.stage.tween({ targets: this.#card, to, ms: MS.hop, yoyo: true, repeat: 1, pop: true });
  }

  async reveal(outcome: Outcome) {
    this.#choices.close();
    this.#choices.arm(undefined);
    await this.#correct(outcome, true);
  }

  async clear() {
    this.#choices.close();
    const things = [this.#card, ...this.#parts];
    await this.#show.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.come / 2, pop: true });
    for (const thing of things) thing.destroy();
  }

  get #parts() {
    return this.#choices.items.flatMap(({ thing, handle, base }) => [thing, handle, base]);
  }

  #pull(lever: Lever) {
    const { stage } = this.#show;
    if (this.#choices.arm(lever)) stage.sound.play('hendel');
    for (const one of this.#choices.items) {
      const isPulled = one === lever;
      one.thing.look = isPulled ? 'chosen' : 'normal';
      const angle = isPulled ? one.side * LEVER.tilt : 0;
      void stage.tween({ targets: one.handle, to: { angle }, ms: MS.pull, ease: 'Back.Out' });
    }
  }

  /** What does not fit is rubbed out, and Moes shows it as it is spelled; what fits gets its hard spot marked. */
  async #correct({ answer, reveal }: Outcome, isRubbed = false) {
    const { stage } = this.#show;
    const { text } = this.#exercise.card;
    if (!reveal || text === undefined) return;
    const fits = !answer || !('fits' in answer) || answer.fits;
    if (!fits || text !== reveal.text) {
      const old = this.#card;
      if (isRubbed) await stage.kit.eraser.rub(old);
      stage.kit.rubOut(old);
      this.#card = this.#makeCard(reveal.text);
      old.destroy();
    }
    this.#card.reveal(reveal);
  }

  #makeLever(choice: Choice, i: number): Lever {
    const { stage } = this.#show;
    const side = i ? 1 : -1;
    const { mark, label, badge } = choice.sign!;
    const thing = stage.kit.bucketSign(BOARD.x + side * LEVER.sign, LEVER.y, mark, label, {
      maxWidth: LEVER.widest,
      ...(badge && { badge }),
    });
    const x = BOARD.x + side * LEVER.apart;
    const handle = stage.image('hendel', x, LEVER.y + 22).setDepth(DEPTHS.board);
    const base = stage.image('hendel-voet', x, LEVER.y + 30).setDepth(DEPTHS.board);
    return { choice, thing: thing.setDepth(DEPTHS.board), handle, base, side };
  }

  #makeCard(text: string | undefined): WordCard {
    const { picture } = this.#exercise.card;
    const option = { ...(text !== undefined && { text }), ...(picture && { picture }) };
    const { kit } = this.#show.stage;
    const card = kit.wordCard(BOARD.x, CARD.y, option, { size: CARD.size, maxWidth: CARD.widest });
    return card.setDepth(DEPTHS.letters);
  }
}
