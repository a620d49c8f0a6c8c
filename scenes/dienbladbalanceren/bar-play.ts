import {
  choicesOf,
  type Choice,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type Container,
  type FormPlay,
  type Offer,
  type WordCard,
} from '../../engine/stage/index.ts';
import { halfOf } from './art/sizes.ts';
import { Glass } from './glass.ts';
import { ALONG, BAR, DEPTHS, TRAY, type Spot } from './places.ts';
import type { Terrace } from './terrace.ts';

const MS = { rise: 320, fade: 140, back: 160 } as const;
const LIFT = 100;
/** Glass and card together: their middle, and what a finger hits. */
const MIDDLE = 328;
const HIT = { high: 196, least: 120 } as const;
/** Cards are no wider than what is between two of them, but for some air; the tallest has a picture. */
const CARD = { air: 12, tallest: 88, left: 52, right: 1314 } as const;
const TIGHT = { high: 264, low: 344, hit: 76 } as const;
/** As many as there are most. */
const WIDEST = 4;
/** A glass at the end of the widest row leaps down so far out on the tray. */
const OUTER = 0.88;

interface Ordered extends ChoiceThing {
  thing: Container;
  card: WordCard;
  glass: Glass;
  /** Where it hangs above its glass on the bar. */
  readonly home: Spot;
  /** What a finger hits. */
  width: number;
  high: number;
}

/** choose: glasses with words along the bar; the one that was ordered leaps down on the tray below it. */
export class BarPlay implements FormPlay {
  readonly #terrace: Terrace;
  readonly #choices: Choices<Ordered>;
  /** Where a glass is put that is carried by hand. */
  readonly #place: Offer;
  #carried: Ordered | undefined;
  /** Where it was let go on the tray, from -1 to 1. */
  #wanted: number | undefined;

  constructor(terrace: Terrace, exercise: ChooseExercise) {
    const { stage } = terrace;
    this.#terrace = terrace;
    const kinds = terrace.tray.kinds(stage.rng.fork(`glas/${exercise.id}`));
    const glasses = ordersOf(terrace, choicesOf(exercise), kinds);
    terrace.tray.lay(1, []);
    this.#choices = new Choices(terrace, glasses, {
      name: 'glas',
      onPick: (one) => void this.#choices.commit(one),
      hit: ({ width, high }) => ({ width, height: high }),
      more: (one) => ({
        drag: {
          to: () => [this.#place],
          onMove: (x, y) => this.#carry(one, x, y),
          onDrop: () => this.#putDown(one),
          onCancel: () => void this.#goHome(one),
        },
      }),
    });
    this.#place = terrace.tray.offer(() => this.#carried !== undefined && terrace.isOpen);
  }

  async present() {
    const { stage } = this.#terrace;
    const { items } = this.#choices;
    stage.sound.play('lift', { volume: 0.7 });
    for (const { thing, glass } of items) {
      thing.setAlpha(0);
      glass.thing.setDepth(DEPTHS.lift);
    }
    await Promise.all([
      stage.tween({ targets: items.map(({ glass }) => glass.thing), to: { y: BAR.y }, ms: MS.rise, ease: 'Quad.Out' }), // prettier-ignore
      stage.tween({ targets: items.map(({ thing }) => thing), to: { alpha: 1 }, ms: MS.rise }),
    ]);
    for (const { glass } of items) glass.thing.setDepth(DEPTHS.glass);
    this.#choices.offer();
  }

  async right({ given }: Outcome) {
    await this.#serve(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.card.reveal(outcome.reveal);
  }

  async copied(given: RawAnswer) {
    await this.#serve(given);
  }

  focus() {
    return TRAY;
  }

  async clear() {
    const { stage, tray } = this.#terrace;
    this.#choices.close();
    this.#place.remove();
    const { items } = this.#choices;
    const left = items.map(({ glass }) => glass).filter((glass) => !tray.glasses.includes(glass));
    await Promise.all([
      stage.tween({ targets: items.map(({ thing }) => thing), to: { alpha: 0 }, ms: MS.fade }),
      ...left.map((glass) => glass.clear()),
    ]);
    for (const { thing } of items) thing.destroy();
  }

  async #serve(given: RawAnswer) {
    const one = this.#choices.of(given);
    if (!one) return;
    one.card.look = 'right';
    const below = ((one.home.x - TRAY.x) / (ALONG[WIDEST]! * 1.5)) * OUTER;
    await this.#terrace.tray.drop(one.glass, this.#wanted ?? below);
    this.#terrace.clink(one.glass);
  }

  /** It is carried by hand, its word with it. */
  #carry(one: Ordered, x: number, y: number) {
    if (!this.#terrace.isOpen) return;
    this.#carried = one;
    one.thing.setPosition(x, y);
    one.glass.thing.setPosition(x, y + BAR.y - one.home.y).setDepth(DEPTHS.flying);
  }

  /** On the tray, where it balances best: it is the answer. */
  #putDown(one: Ordered) {
    this.#wanted = (one.thing.x - TRAY.x) / halfOf(1);
    const { x, y } = one.home;
    if (this.#choices.commit(one))
      void this.#terrace.stage.tween({ targets: one.thing, to: { x, y }, ms: MS.back });
    else void this.#goHome(one);
    this.#carried = undefined;
  }

  /** It glides back to its place on the bar. */
  async #goHome({ thing, glass, home: { x, y } }: Ordered) {
    this.#carried = undefined;
    if (glass.thing.x === x && glass.thing.y === BAR.y) return;
    const { stage } = this.#terrace;
    await Promise.all([
      stage.tween({ targets: thing, to: { x, y }, ms: MS.back }),
      stage.tween({ targets: glass.thing, to: { x, y: BAR.y }, ms: MS.back }),
    ]);
    if (glass.thing.scene) glass.thing.setDepth(DEPTHS.glass);
  }

  /** Nobody ordered it: it shakes itself and stays behind, its word rubbed out. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const one = this.#choices.given(outcome);
    if (!one) return;
    this.#wanted = undefined;
    await this.#goHome(one);
    await one.glass.stand(true);
    await one.glass.shake();
    await one.glass.stand(false);
    if (rubs) await this.#terrace.stage.kit.eraser.rub(one.card);
    this.#choices.ruleOut(one);
    one.card.look = 'out';
    one.glass.fade();
  }
}

function ordersOf(terrace: Terrace, choices: readonly Choice[], kinds: readonly number[]): Ordered[] {
  const { stage } = terrace;
  const pitch = ALONG[choices.length] ?? ALONG[WIDEST]!;
  const cards = choices.map(({ option }) => {
    const card = stage.kit.wordCard(0, 0, option!, { maxWidth: pitch - CARD.air });
    return card.setScale(Math.min(1, CARD.tallest / card.height));
  });
  const widths = cards.map(({ width, scaleX }) => Math.max(HIT.least, width * scaleX));
  // Words too long to lie side by side hang by turns higher and lower.
  const isTight = Math.max(...widths) > pitch - CARD.air;
  return choices.map((choice, i) => {
    const width = widths[i]!;
    const wanted = TRAY.x + (i - (choices.length - 1) / 2) * pitch;
    const x = Math.min(CARD.right - width / 2, Math.max(CARD.left + width / 2, wanted));
    const y = isTight ? (i % 2 ? TIGHT.low : TIGHT.high) : BAR.card;
    const at = isTight ? y : MIDDLE;
    const card = cards[i]!.setPosition(0, y - at);
    const thing = stage.scene.add.container(x, at, [card]).setDepth(DEPTHS.card);
    const glass = new Glass(stage, kinds[i % kinds.length]!, { x, y: BAR.y + LIFT });
    return { choice, thing, card, glass, home: { x, y: at }, width, high: isTight ? TIGHT.hit : HIT.high };
  });
}
