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
  type ChoiceThing,
  type Container,
  type FormPlay,
  type Image,
  type Offer,
  type WordCard,
} from '../../engine/stage/index.ts';
import { fly, kindsFor } from './goods.ts';
import { COUNTER, DEPTHS, GLASS, pitchOf, REST, SHELF, type Spot } from './places.ts';
import type { Shop } from './shop.ts';

const MS = { come: 300, between: 60, fetch: 330, shake: 70, fade: 140 } as const;
const HIGH = 130;
/** How fast it goes over the glass, in u a ms. */
const GLIDE = 0.95;
/** Labels: room between two, how tall at most, and how far they may reach. */
const CARD = { air: 12, tallest: 84, left: 52, right: 1314 } as const;
/** A product and its label together: what a finger hits, and its middle above the middle of the label. */
const HIT = { glass: { width: 240, height: 150 }, up: 58, high: 190, least: 124, tight: 78 } as const;
/** Products come up from so far below. */
const RISE = 26;
const PALE = 0.45;

interface Shelved extends ChoiceThing {
  thing: Container;
  card: WordCard;
  good: Image;
  /** Where its product stands in the shelf. */
  home: Spot;
  width: number;
  high: number;
}

/** choose: products with labels in the shelf of the counter; the one that was asked for is fetched to the scanner. */
export class ShelfPlay implements FormPlay {
  readonly #shop: Shop;
  readonly #choices: Choices<Shelved>;
  /** What is carried to the glass by hand is put down there. */
  readonly #glass: Offer;
  #moving: Image | undefined;

  constructor(shop: Shop, exercise: ChooseExercise) {
    const { stage } = shop;
    this.#shop = shop;
    const items = shelve(shop, choicesOf(exercise), kindsFor(stage, exercise.id));
    this.#choices = new Choices(shop, items, {
      name: 'waar',
      onPick: (one) => void this.#choices.commit(one),
      hit: ({ width, high }) => ({ width, height: high }),
      more: (one) => ({
        drag: {
          to: () => [this.#glass],
          onMove: (x, y) => this.#carry(one, x - one.thing.x, y - one.thing.y),
          onDrop: () => void (this.#choices.commit(one) || this.#goHome(one)),
          onCancel: () => void this.#goHome(one),
        },
      }),
    });
    this.#glass = stage.offer(stage.scene.add.container(GLASS.x, GLASS.y), {
      id: 'scanner',
      kind: 'control',
      label: 'de scanner',
      size: HIT.glass,
      enabled: () => this.#moving !== undefined && shop.isOpen,
    });
  }

  async present() {
    const { stage } = this.#shop;
    stage.sound.play('leg', { volume: 0.7 });
    await Promise.all(
      this.#choices.items.map(({ thing, good }, i) => {
        for (const one of [thing, good]) one.setAlpha(0);
        void stage.tween({ targets: thing, to: { alpha: 1 }, ms: MS.come, delay: i * MS.between });
        good.y += RISE;
        return stage.tween({
          targets: good,
          to: { y: good.y - RISE, alpha: 1 },
          ms: MS.come,
          delay: i * MS.between,
          ease: 'Back.Out',
        });
      }),
    );
    this.#choices.offer();
  }

  async right({ given }: Outcome) {
    await this.#sell(given);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    if (outcome.reveal) this.#choices.of(outcome.answer)?.card.reveal(outcome.reveal);
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
  }

  async copied(given: RawAnswer) {
    await this.#sell(given);
  }

  focus() {
    return this.#moving;
  }

  async clear() {
    const { stage } = this.#shop;
    this.#choices.close();
    this.#glass.object.destroy();
    const { items } = this.#choices;
    const left = items.map(({ good }) => good).filter((good) => good.scene && !good.parentContainer);
    const targets = [...items.map(({ thing }) => thing), ...left];
    await stage.tween({ targets, to: { alpha: 0 }, ms: MS.fade });
    for (const one of targets) one.destroy();
  }

  /** It is fetched, goes over the glass and drops into the bag. */
  async #sell(given: RawAnswer) {
    const { stage, bag } = this.#shop;
    const one = this.#choices.of(given);
    if (!one) return;
    one.card.look = 'right';
    const { good } = one;
    await this.#fetch(good);
    this.#shop.beep();
    await this.#glide(good, GLASS.x + GLASS.half);
    await bag.put(good);
    stage.fx.burst('stars', bag.spot.x, bag.spot.y - 60, { count: 5 });
  }

  /** Nobody asked for it: the till hiccups, and it goes back to its place, its label rubbed out. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const { stage } = this.#shop;
    const one = this.#choices.given(outcome);
    if (!one) return;
    const { good } = one;
    await this.#fetch(good);
    this.#shop.hiccup();
    await stage.tween({ targets: good, to: { angle: 8 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
    good.setAngle(0);
    await this.#goHome(one);
    if (rubs) await stage.kit.eraser.rub(one.card);
    this.#choices.ruleOut(one);
    one.card.look = 'out';
    good.setAlpha(PALE);
  }

  /** By hand, so far from its place. */
  #carry({ good, home }: Shelved, x: number, y: number) {
    if (!this.#shop.isOpen) return;
    this.#moving = good.setPosition(home.x + x, home.y + y).setDepth(DEPTHS.flying);
  }

  async #goHome({ good, home }: Shelved) {
    this.#moving = undefined;
    await fly(this.#shop.stage, good, home, { ms: MS.fetch, high: HIGH / 2 });
    if (good.scene) good.setDepth(DEPTHS.good);
  }

  async #fetch(good: Image) {
    const { stage } = this.#shop;
    this.#moving = good.setDepth(DEPTHS.flying);
    const to = { x: GLASS.x - GLASS.half, y: REST.y };
    await fly(stage, good, to, { ms: MS.fetch, high: HIGH });
    await this.#glide(good, GLASS.x);
  }

  async #glide(good: Image, x: number) {
    const ms = Math.abs(x - good.x) / GLIDE;
    await this.#shop.stage.tween({ targets: good, to: { x }, ms, ease: 'Linear' });
  }
}

function shelve({ stage }: Shop, choices: readonly Choice[], kinds: readonly number[]): Shelved[] {
  const pitch = pitchOf(choices.length);
  const cards = choices.map(({ option }) => {
    const card = stage.kit.wordCard(0, 0, option!, { maxWidth: pitch - CARD.air });
    return card.setScale(Math.min(1, CARD.tallest / card.height));
  });
  const widths = cards.map(({ width, scaleX }) => Math.max(HIT.least, width * scaleX));
  // Labels too long to lie side by side lie by turns lower and higher.
  const isTight = Math.max(...widths) > pitch - CARD.air;
  return choices.map((choice, i) => {
    const width = widths[i]!;
    const wanted = 683 + (i - (choices.length - 1) / 2) * pitch;
    const x = Math.min(CARD.right - width / 2, Math.max(CARD.left + width / 2, wanted));
    const { y, label } = isTight && i % 2 ? COUNTER : SHELF;
    const at = isTight ? label : label - HIT.up;
    const card = cards[i]!.setPosition(0, label - at);
    const thing = stage.scene.add.container(x, at, [card]).setDepth(DEPTHS.card);
    const good = stage.image(`waar-${kinds[i]!}`, x, y).setDepth(DEPTHS.good);
    return { choice, thing, card, good, home: { x, y }, width, high: isTight ? HIT.tight : HIT.high };
  });
}
