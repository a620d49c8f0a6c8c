import {
  choicesOf,
  FITS,
  type Choice,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Container,
  type FormPlay,
  type Image,
  type Input,
  type Via,
  type WordCard,
} from '../../engine/stage/index.ts';
import { Bag } from './bag.ts';
import { fly } from './goods.ts';
import { BAGS, CRATE, DEPTHS, GLASS, LABEL, pitchOf, REST, type Spot } from './places.ts';
import { Pull } from './pull.ts';
import type { Shop } from './shop.ts';

/** A label is no wider and no taller than this: the product behind it, and the glass with its sign beside it, are seen. */
const CARD = { size: 46, widest: 344, tallest: 100 } as const;
const MS = { show: 170, fade: 140, crate: 300, back: 300, shake: 60 } as const;
/** How fast it goes over the glass by itself, in u a ms. */
const GLIDE = 0.95;
const HIGH = { crate: 90, back: 60 } as const;
/** Where products lie in the crate. */
const IN_CRATE = { y: 676, scale: 0.7 } as const;
/** What a finger hits. */
const HIT = {
  glass: { width: 204, height: 186, middle: 549, sign: 47 },
  crate: { width: 372, height: 116 },
  bag: { height: 116, sign: 10 },
} as const;

interface Target extends ChoiceThing {
  thing: Container;
  sign: BucketSign;
  /** One of the bags of sort. */
  bag?: Bag;
  hit: { width: number; height: number };
}

/** judge and sort: a product with a label on the belt, to be pulled over the glass. */
export class LanePlay implements FormPlay {
  readonly #shop: Shop;
  readonly #isJudge: boolean;
  readonly #card: WordCard;
  readonly #choices: Choices<Target>;
  #good: Image | undefined;
  #pull: Pull | undefined;
  /** It lies in a bag or in the crate: it moves no more by itself. */
  #isAway = false;

  constructor(shop: Shop, exercise: JudgeExercise | SortExercise) {
    const { stage } = shop;
    this.#shop = shop;
    this.#isJudge = exercise.form === 'judge';
    const look = { size: CARD.size, maxWidth: CARD.widest };
    this.#card = stage.kit.wordCard(REST.x, REST.y + LABEL, exercise.card, look);
    this.#card.setDepth(DEPTHS.card).setScale(Math.min(1, CARD.tallest / this.#card.height));
    const choices = choicesOf(exercise);
    const targets = choices.map((choice, i) =>
      this.#isJudge ? verdict(shop, choice) : bagFor(shop, choice, i, choices.length),
    );
    this.#choices = new Choices(shop, targets, {
      name: 'plek',
      onPick: (one) => void this.#choices.commit(one),
      hit: ({ hit }) => hit,
      more: ({ choice }) => (this.#isJudge ? { key: choice.id === FITS ? 'ArrowRight' : 'ArrowDown' } : {}),
    });
    for (const one of this.#shown) one.setAlpha(0);
  }

  async present() {
    const { stage, belt, at } = this.#shop;
    this.#good = await belt.bring(at);
    this.#pull = new Pull(this.#shop, {
      spot: this.#good,
      move: (x, y) => this.#move(x, y),
      isFree: () => this.#shop.isOpen && !this.#isAway && this.#choices.left.length > 1,
      onRead: () => this.#read(),
      onDrop: (x, y) => this.#drop({ x, y }),
    });
    await stage.tween({ targets: this.#shown, to: { alpha: 1 }, ms: MS.show });
    this.#choices.offer();
  }

  frame(ms: number) {
    this.#pull?.frame(ms);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const one = this.#choices.of(want);
    if (via !== 'pointer' || !one || (this.#isJudge && one.choice.id !== FITS)) return null;
    return this.#pull?.step(this.#isJudge ? undefined : one.thing) ?? null;
  }

  async right(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    if (!one) return;
    this.#hide();
    one.sign.look = 'right';
    if (this.#isCrate(one)) {
      await this.#toCrate();
      this.#shop.beep();
      return;
    }
    await this.#overGlass(() => this.#shop.beep());
    await (one.bag ?? this.#shop.bag).put(this.#good!);
  }

  async reveal(outcome: Outcome) {
    const wrong = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    if (!wrong || !right) return;
    await this.#tryAt(wrong);
    await this.#correct(wrong);
    right.sign.look = 'right';
    wrong.sign.look = 'out';
    this.#choices.ruleOut(wrong);
    // What was wrong on the label is right now: it may go along.
    if (this.#isJudge) await this.#overGlass(() => this.#shop.till.glow(false));
    await (right.bag ?? this.#shop.bag).put(this.#good!);
  }

  focus() {
    return this.#good && { x: this.#good.x, y: this.#good.y - 40 };
  }

  async clear() {
    const { stage } = this.#shop;
    this.#choices.close();
    this.#pull?.remove();
    const { items } = this.#choices;
    // What was put into the bag of a customer belongs to it now.
    const inCrate = this.#good && !this.#good.parentContainer ? [this.#good] : [];
    const targets = [...this.#shown, ...inCrate];
    await stage.tween({ targets, to: { alpha: 0 }, ms: MS.fade });
    for (const one of [this.#card, ...inCrate, ...items.map(({ thing }) => thing)]) one.destroy();
  }

  get #shown() {
    return [this.#card, ...this.#choices.items.map(({ thing }) => thing)];
  }

  #isCrate({ choice }: Target): boolean {
    return this.#isJudge && choice.id !== FITS;
  }

  /** The product goes with its label. */
  #move(x: number, y: number) {
    this.#good?.setPosition(x, y);
    this.#card.setPosition(x, y + LABEL);
  }

  /** It was read as it was pulled: in judge that is the answer, in sort it is carried on to a bag. */
  #read(): boolean {
    if (!this.#isJudge) return true;
    if (!this.#choices.commit(this.#choices.items.find(({ choice }) => choice.id === FITS)))
      this.#move(REST.x, REST.y);
    return false;
  }

  #drop({ x, y }: Spot): boolean {
    const one = this.#choices.items.find(
      ({ thing, hit }) => Math.abs(x - thing.x) < hit.width / 2 && Math.abs(y - thing.y) < hit.height / 2,
    );
    if (!one || (this.#isJudge ? !this.#isCrate(one) : !this.#pull?.isRead)) return false;
    return this.#choices.commit(one);
  }

  /** The word makes room for itself as it is spelt. */
  #hide() {
    this.#isAway = true;
    void this.#shop.stage.tween({ targets: this.#card, to: { alpha: 0 }, ms: MS.fade });
  }

  async #overGlass(sound: () => void) {
    const { stage, till } = this.#shop;
    const good = this.#good!;
    const glide = async (x: number) => {
      const ms = Math.abs(x - good.x) / GLIDE;
      if (good.x < x) await stage.tween({ targets: good, to: { x, y: REST.y }, ms, ease: 'Linear' });
    };
    await glide(GLASS.x);
    till.glow(false);
    sound();
    if (good.y === REST.y) await glide(GLASS.x + GLASS.half);
  }

  async #toCrate() {
    const good = this.#good!;
    const { stage } = this.#shop;
    good.setDepth(DEPTHS.flying);
    const to = { x: CRATE.x, y: IN_CRATE.y };
    await fly(stage, good, to, { ms: MS.crate, high: HIGH.crate, scale: IN_CRATE.scale });
    good.setDepth(DEPTHS.crate - 1);
    stage.sound.play('tas', { rate: 0.8 });
  }

  /** It does not belong there: the till hiccups, and it comes back to the belt. */
  async #tryAt(wrong: Target) {
    const { stage, till } = this.#shop;
    const good = this.#good!;
    this.#isAway = true;
    if (!this.#isJudge) this.#hide();
    if (this.#isCrate(wrong)) {
      this.#hide();
      await this.#toCrate();
      this.#shop.hiccup();
    } else {
      this.#card.setPosition(REST.x, REST.y + LABEL);
      await this.#overGlass(() => (wrong.bag ? till.glow(false) : this.#shop.hiccup()));
    }
    if (wrong.bag) {
      await fly(stage, good, wrong.thing, { ms: MS.back, high: HIGH.back, scale: IN_CRATE.scale });
      this.#shop.hiccup();
    }
    good.setDepth(DEPTHS.flying);
    await stage.tween({ targets: good, to: { angle: 7 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
    good.setAngle(0);
    await fly(stage, good, REST, { ms: MS.back, high: HIGH.back });
    good.setDepth(DEPTHS.good);
  }

  /** Gum rubs out what was wrong: the label, or the sign that was taken. */
  async #correct(wrong: Target) {
    const { kit } = this.#shop.stage;
    const isLabel = this.#isJudge && !this.#isCrate(wrong);
    await kit.eraser.rub(isLabel ? this.#card : wrong.sign);
    if (!isLabel) return;
    kit.rubOut(this.#card);
    this.#hide();
  }
}

/** The glass says that a label is right, the crate that it is not. */
function verdict({ stage }: Shop, choice: Choice): Target {
  const { mark, label, badge } = choice.sign!;
  const isFit = choice.id === FITS;
  const { glass, crate } = HIT;
  const maxWidth = isFit ? glass.width + 40 : crate.width - 70;
  const sign = stage.kit.bucketSign(0, isFit ? glass.sign : 4, mark, label, {
    maxWidth,
    ...(badge && { badge }),
  });
  const [x, y] = isFit ? [GLASS.x, glass.middle] : [CRATE.x, CRATE.y];
  const things = isFit ? [sign] : [stage.image('krat', 0, 0), sign];
  const thing = stage.scene.add.container(x, y, things).setDepth(DEPTHS.crate);
  return { choice, thing, sign, hit: isFit ? glass : crate };
}

/** A bag with the sign of its bucket on it. */
function bagFor({ stage }: Shop, choice: Choice, i: number, count: number): Target {
  const pitch = pitchOf(count);
  const { mark, label } = choice.sign!;
  const bag = new Bag(stage, { x: 683 + (i - (count - 1) / 2) * pitch, y: BAGS.y });
  const sign = stage.kit.bucketSign(0, HIT.bag.sign, mark, label, { maxWidth: pitch - 14 });
  bag.thing.add(sign);
  return { choice, thing: bag.thing, sign, bag, hit: { width: pitch - 12, height: HIT.bag.height } };
}
