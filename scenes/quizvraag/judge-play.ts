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

const CARD = { y: 308, low: 336, size: 64, widest: 780, largest: 1.6 } as const;
/** Levers with their signs: the middle of both, where each stands from there, and how far one tilts that is pulled. */
const LEVER = { x: 226, y: 466, sign: -36, arm: 148, widest: 300, tilt: 30 } as const;
const HIT = { width: 390, height: 124 } as const;
const MS = { come: 200, pull: 130, nod: 80, hop: 110 } as const;

interface Lever extends ChoiceThing {
  readonly sign: BucketSign;
  readonly handle: Image;
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
        hit: () => HIT,
        more: (lever) => ({ onPress: (pressed) => this.#dress(lever, pressed) }),
      },
    );
  }

  async present() {
    const { stage, isExample } = this.#show;
    stage.sound.play('luik');
    const things = this.#things;
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
    for (const { thing } of this.#choices.items) void this.#nod(thing);
  }

  async right(outcome: Outcome) {
    this.#choices.close();
    this.#choices.arm(undefined);
    const lever = this.#choices.given(outcome);
    if (lever) lever.sign.look = 'right';
    await this.#correct(outcome);
    const to = { y: this.#card.y - 12 };
    await this.#show.stage.tween({ targets: this.#card, to, ms: MS.hop, yoyo: true, repeat: 1, pop: true });
  }

  async reveal(outcome: Outcome) {
    this.#choices.close();
    this.#choices.arm(undefined);
    await this.#correct(outcome, true);
  }

  async clear() {
    this.#choices.close();
    const things = this.#things;
    await this.#show.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.come / 2, pop: true });
    for (const thing of things) thing.destroy();
  }

  get #things() {
    return [this.#card, ...this.#choices.items.map(({ thing }) => thing)];
  }

  #pull(lever: Lever) {
    const { stage } = this.#show;
    if (this.#choices.arm(lever)) stage.sound.play('hendel');
    for (const one of this.#choices.items) {
      this.#dress(one);
      const angle = one === lever ? one.side * LEVER.tilt : 0;
      void stage.tween({ targets: one.handle, to: { angle }, ms: MS.pull, ease: 'Back.Out' });
    }
  }

  async #nod(thing: Lever['thing']) {
    await this.#show.stage.tween({ targets: thing, to: { angle: 2 }, ms: MS.nod, yoyo: true, pop: true });
    thing.setAngle(0);
  }

  #dress(lever: Lever, isPressed = false) {
    lever.sign.look = isPressed ? 'pressed' : lever === this.#choices.armed ? 'chosen' : 'normal';
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
    const options = { maxWidth: LEVER.widest, ...(badge && { badge }) };
    const sign = stage.kit.bucketSign(side * LEVER.sign, 0, mark, label, options);
    const handle = stage.image('hendel', side * LEVER.arm, 26);
    const foot = stage.image('hendel-voet', side * LEVER.arm, 34);
    const thing = stage.scene.add.container(BOARD.x + side * LEVER.x, LEVER.y, [handle, foot, sign]);
    return { choice, thing: thing.setDepth(DEPTHS.board), sign, handle, side };
  }

  #makeCard(text: string | undefined): WordCard {
    const { picture } = this.#exercise.card;
    const option = { ...(text !== undefined && { text }), ...(picture && { picture }) };
    const { stage, isExample } = this.#show;
    const card = stage.kit.wordCard(BOARD.x, CARD.y, option, { size: CARD.size, maxWidth: CARD.widest });
    const scale = isExample ? 1 : Math.min(CARD.largest, CARD.widest / card.width);
    return card
      .setY(isExample ? CARD.low : CARD.y)
      .setDepth(DEPTHS.letters)
      .setScale(scale);
  }
}
