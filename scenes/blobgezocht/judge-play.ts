import { choicesOf, type JudgeExercise, type Outcome } from '../../engine/exercise/index.ts';
import { Choices, type BucketSign, type ChoiceThing, type FormPlay } from '../../engine/stage/index.ts';
import type { Office } from './game.ts';
import { DEPTHS, STAND } from './places.ts';
import { seats } from './seats.ts';
import { Witness } from './witness.ts';

const CARD = { size: 60, widest: 660, room: { ...STAND, bottom: 600 } } as const;
const SIGN = { y: 668, apart: 172, widest: 320 } as const;
const MS = { sign: 180 } as const;

interface Verdict extends ChoiceThing {
  readonly thing: BucketSign;
}

/** judge: one witness holds up a word; two signs say whether that is to be trusted. */
export class JudgePlay implements FormPlay {
  readonly #office: Office;
  readonly #exercise: JudgeExercise;
  readonly #choices: Choices<Verdict>;
  #witness: Witness;

  constructor(office: Office, exercise: JudgeExercise) {
    this.#office = office;
    this.#exercise = exercise;
    const { kit } = office.stage;
    this.#witness = this.#make(exercise.card.text);
    const items = choicesOf(exercise).map((choice, i): Verdict => {
      const { mark, label, badge } = choice.sign!;
      const thing = kit.bucketSign(STAND.x + (i ? SIGN.apart : -SIGN.apart), SIGN.y, mark, label, {
        maxWidth: SIGN.widest,
        ...(badge && { badge }),
      });
      return { choice, thing: thing.setDepth(DEPTHS.witness).setAlpha(0) };
    });
    this.#choices = new Choices<Verdict>(office, items, {
      name: 'oordeel',
      onPick: (item) => void this.#choices.commit(item),
      more: ({ thing }) => ({ onPress: (pressed) => (thing.look = pressed ? 'pressed' : 'normal') }),
    });
  }

  async present() {
    const { stage, isExample } = this.#office;
    stage.sound.play('tiptoe');
    await this.#witness.come(isExample);
    const signs = this.#choices.items.map(({ thing }) => thing);
    await stage.tween({ targets: signs, to: { alpha: 1 }, ms: MS.sign, pop: true });
    this.#choices.offer();
  }

  async right(outcome: Outcome) {
    this.#choices.close();
    const sign = this.#choices.given(outcome);
    if (sign) sign.thing.look = 'right';
    await this.#correct(outcome);
    await this.#witness.hop();
  }

  async reveal(outcome: Outcome) {
    this.#choices.close();
    await this.#correct(outcome, true);
  }

  async clear() {
    this.#choices.close();
    const signs = this.#choices.items.map(({ thing }) => thing);
    void this.#office.stage.tween({ targets: signs, to: { alpha: 0 }, ms: MS.sign, pop: true });
    await this.#witness.leave();
    for (const sign of signs) sign.destroy();
  }

  /** What does not fit is rubbed out, and the witness writes it as it is; what fits gets its hard spot marked. */
  async #correct({ answer, reveal }: Outcome, isRubbed = false) {
    const { stage } = this.#office;
    if (!reveal || this.#exercise.card.text === undefined) return;
    const fits = !answer || !('fits' in answer) || answer.fits;
    const isWrong = !fits || this.#exercise.card.text !== reveal.text;
    if (isWrong) {
      const old = this.#witness;
      if (isRubbed) await stage.kit.eraser.rub(old.card);
      stage.kit.rubOut(old.card);
      await old.duck();
      this.#witness = this.#make(reveal.text);
      await Promise.all([old.leave(), this.#witness.come(true)]);
    }
    this.#witness.card.reveal(reveal);
  }

  #make(text: string | undefined): Witness {
    const { stage, faces } = this.#office;
    const { picture } = this.#exercise.card;
    const option = { ...(text !== undefined && { text }), ...(picture && { picture }) };
    const card = stage.kit.wordCard(0, 0, option, { size: CARD.size, maxWidth: CARD.widest });
    return new Witness(stage, faces[0]!, card, seats([card], CARD.room)[0]!);
  }
}
