import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type FormPlay, type Image, type WordCard } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Party } from './game.ts';
import { DEPTHS } from './places.ts';

/** Where cards hang, how far they are pulled down, and the widest. */
const CARDS = { left: 64, right: 1302, top: 576, bottom: 724, size: 46, widest: 400, pull: 34 } as const;
/** The air between cards: as much as there is, within these. */
const GAP = { least: 28, most: 120 } as const;
/** A ribbon as it is drawn, and where it is tied: below the middle of the piñata, and beside each other. */
const RIBBON = { drawn: 200, below: 74, apart: 26, colours: 4 } as const;
const MS = { in: 260, pull: 150, step: 50 } as const;

interface Tied extends ChoiceThing {
  card: WordCard;
  ribbon: Image;
  /** Where it hangs. */
  y: number;
}

/** choose: a card hangs on each ribbon of the piñata; one is pulled. */
export class ChoosePlay implements FormPlay {
  readonly #party: Party;
  readonly #choices: Choices<Tied>;
  #isOpen = false;
  #pulled: Tied | undefined;

  constructor(party: Party, exercise: ChooseExercise) {
    const { stage } = party;
    this.#party = party;
    const choices = choicesOf(exercise);
    const share = (CARDS.right - CARDS.left + GAP.least) / Math.min(4, choices.length) - GAP.least;
    const maxWidth = Math.min(CARDS.widest, share);
    const cards = choices.map(({ option }) =>
      stage.kit.wordCard(0, 0, option!, { size: CARDS.size, maxWidth }),
    );
    const room = CARDS.right - CARDS.left - cards.reduce((sum, { width }) => sum + width, 0);
    const gap = room / Math.max(1, cards.length - 1);
    stage.kit.inRows(cards, CARDS, Math.max(GAP.least, Math.min(GAP.most, gap)));
    const first = stage.rng.fork(`lint/${exercise.id}`).below(RIBBON.colours);
    const tied = choices.map((choice, i): Tied => {
      const card = cards[i]!.setDepth(DEPTHS.card);
      const ribbon = stage.image(`lint-${(first + i) % RIBBON.colours}`, 0, 0).setDepth(DEPTHS.ribbon);
      return { choice, card, ribbon, thing: card, y: card.y };
    });
    this.#choices = new Choices(party, tied, {
      name: 'lint',
      isFree: () => this.#isOpen,
      onPick: (one) => this.#pull(one),
      more: ({ card }) => ({
        onPress: (pressed) => {
          if (card.scene && (card.look === 'normal' || card.look === 'pressed'))
            card.look = pressed ? 'pressed' : 'normal';
        },
      }),
    });
  }

  async present() {
    const { stage } = this.#party;
    stage.sound.play('ritsel');
    await Promise.all(
      this.#choices.items.map(({ card, y }, i) => {
        card.setY(y - 150).setAlpha(0);
        const to = { y, alpha: 1 };
        return stage.tween({ targets: card, to, ms: MS.in, delay: i * MS.step, ease: 'Back.Out' });
      }),
    );
    this.#isOpen = true;
    this.#choices.offer();
  }

  frame() {
    const { x, y } = this.#party.pinata.at;
    const { items } = this.#choices;
    for (let i = 0; i < items.length; i++) {
      const { card, ribbon } = items[i]!;
      const [fromX, fromY] = [x + (i - (items.length - 1) / 2) * RIBBON.apart, y + RIBBON.below];
      const [dx, dy] = [card.x - fromX, card.y - card.height / 2 + 6 - fromY];
      ribbon.setPosition(fromX, fromY).setScale(1, Math.hypot(dx, dy) / RIBBON.drawn);
      ribbon.setRotation(Math.atan2(dy, dx) - Math.PI / 2).setAlpha(card.alpha);
    }
  }

  focus() {
    return this.#pulled && { x: this.#pulled.card.x, y: this.#pulled.card.y };
  }

  async right(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    if (one) one.card.look = 'right';
    await this.#party.swing(outcome, () => void this.#fade());
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) right?.card.reveal(outcome.reveal);
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    const one = this.#choices.of(given);
    if (one) one.card.look = 'right';
    await this.#party.pat();
  }

  notCopied() {
    this.#isOpen = true;
  }

  async clear() {
    this.#choices.close();
    await this.#fade();
    for (const { card, ribbon } of this.#choices.items) {
      card.destroy();
      ribbon.destroy();
    }
  }

  async #fade() {
    const targets = this.#choices.items.map(({ card }) => card);
    await this.#party.stage.tween({ targets, to: { alpha: 0 }, ms: MS.pull });
  }

  /** The ribbon is pulled: that is the answer. */
  #pull(one: Tied) {
    const { stage, pinata } = this.#party;
    this.#isOpen = false;
    this.#pulled = one;
    if (!this.#choices.commit(one)) {
      this.#isOpen = true;
      return;
    }
    stage.sound.play('ritsel', { rate: 1.2 });
    pinata.jiggle();
    const to = { y: one.y + CARDS.pull };
    void stage.tween({ targets: one.card, to, ms: MS.pull, yoyo: true, ease: 'Sine.Out' });
  }

  /** The card is out of play, with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const one = this.#choices.given(outcome);
    const tickled = rubs ? this.#party.pinata.tickled() : this.#party.tickle();
    if (!one) return tickled;
    if (rubs) await this.#party.stage.kit.eraser.rub(one.card);
    one.card.look = 'out';
    this.#choices.ruleOut(one);
    await tickled;
  }
}
