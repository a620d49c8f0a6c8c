import {
  choiceIn,
  type Choice,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../exercise/index.ts';
import type { Offer, OfferOptions } from '../offer.ts';
import type { Thing } from '../thing.ts';
import type { FormHost } from './form-play.ts';

/** Something that stands for one answer. */
export interface ChoiceThing {
  readonly choice: Choice;
  /** What is offered. */
  readonly thing: Thing;
}

/** How a game dresses its choices. */
interface ChoiceDress<T extends ChoiceThing> {
  /** What the ids of offers begin with: `pizza` makes `pizza-o2`. */
  name: string;
  /** The pupil points one out: by tap, drag, digit or Enter. */
  onPick(item: T): void;
  /** Whether it can be picked now; always, without it. */
  isFree?(item: T): boolean;
  /** What the finger hits, in u. */
  hit?(item: T): { width: number; height: number };
  /** More of the offer: `row`, `drag`, `onFocus`, `onPress`. */
  more?(item: T): Partial<OfferOptions>;
}

/**
 * choose, read, judge and sort: things that each stand for one answer. One that was wrong is ruled out. In a game that arms
 * first (a turned plate, a set turnout, a loaded pot) a second act commits what is armed.
 */
export class Choices<T extends ChoiceThing> {
  readonly items: readonly T[];
  readonly #host: FormHost;
  readonly #dress: ChoiceDress<T>;
  readonly #offers = new Map<T, Offer>();
  readonly #out = new Set<T>();
  #armed: T | undefined;
  #only: T | undefined;

  constructor(host: FormHost, items: readonly T[], dress: ChoiceDress<T>) {
    this.#host = host;
    this.items = items;
    this.#dress = dress;
  }

  /** Offers all that are in play and not offered yet. */
  offer() {
    for (const item of this.items) if (!this.#offers.has(item) && !this.#out.has(item)) this.#offer(item);
  }

  /** What is pointed out and waits for the act that commits it. */
  get armed(): T | undefined {
    return this.#armed;
  }

  /** Points one out; nothing is answered yet. Whether that changed anything. */
  arm(item: T | undefined): boolean {
    if (item === this.#armed) return false;
    this.#armed = item;
    return true;
  }

  /** Answers with one, or with what is armed; without any it is a motor slip. Whether it counted. */
  commit(item: T | undefined = this.#armed): boolean {
    if (item) return this.#host.commit(item.choice.answer);
    this.#host.bump();
    return false;
  }

  /** What an answer names. */
  of(answer: WholeAnswer | RawAnswer | undefined): T | undefined {
    const id = choiceIn(answer);
    return this.items.find(({ choice }) => choice.id === id);
  }

  /** What was answered with. */
  given({ given }: Outcome): T | undefined {
    return this.of(given);
  }

  isOut(item: T): boolean {
    return this.#out.has(item);
  }

  /** What is still in play. */
  get left(): T[] {
    return this.items.filter((item) => !this.#out.has(item));
  }

  /** It is done over: from now on only what is right is asked. Call it from the play's `takeOver()`; gives that one. */
  takeOver(answer: WholeAnswer): T | undefined {
    return (this.#only = this.of(answer));
  }

  /** Whether it is still in play and, when it is done over, the one to do it with. */
  isAsked(item: T): boolean {
    return !this.#out.has(item) && (this.#only === undefined || this.#only === item);
  }

  /** What may be answered with now. */
  get asked(): T[] {
    return this.items.filter((item) => this.isAsked(item));
  }

  /**
   * It was wrong: it leaves play, and is armed no more. The game hatches it. Its word is rubbed out; the label of a bucket or a
   * verdict is needed again, and stays.
   */
  ruleOut(item: T) {
    if (!item.choice.sign) this.#host.stage.kit.rubOut(item.thing);
    this.#out.add(item);
    this.#offers.get(item)?.remove();
    this.#offers.delete(item);
    if (this.#armed === item) this.#armed = undefined;
  }

  offerOf(item: T): Offer | undefined {
    return this.#offers.get(item);
  }

  /** Nothing can be picked any more. */
  close() {
    for (const offer of this.#offers.values()) offer.remove();
    this.#offers.clear();
  }

  #offer(item: T) {
    const { name, hit, more, isFree, onPick } = this.#dress;
    const { id, kind, label } = item.choice;
    this.#offers.set(
      item,
      this.#host.stage.offer(item.thing, {
        id: `${name}-${id}`,
        kind,
        value: id,
        label,
        ...(hit && { size: hit(item) }),
        enabled: () => this.isAsked(item) && isFree?.(item) !== false,
        chosen: () => this.#armed === item,
        onPick: () => onPick(item),
        ...more?.(item),
      }),
    );
  }
}
