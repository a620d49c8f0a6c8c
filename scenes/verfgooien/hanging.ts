import type { Mark, Option, Outcome } from '../../engine/exercise/index.ts';
import type { Offer, OfferOptions } from '../../engine/stage/index.ts';
import { CARD_ID, bringIn, lay, takeDown, type Target } from './cards.ts';
import { clearest, fieldsFor } from './rules.ts';
import type { Courtyard } from './painting.ts';

/** In the example cards hang on fields that the line of explanation leaves in view: below this, in u. */
const BELOW_EXPLAIN = 320;
/** Radius of the splat that answers. */
const SPLAT = 62;
const MS = { under: 240, wait: 260 } as const;
/** The banner comes where it covers neither the hit nor the field that paint may still be thrown at. */
const BANNER = [540, 731, 960].flatMap((x) => [338, 524].map((y) => ({ x, y })));

/** The cards of one exercise on the wall, and the paint that flies at them. */
export class Hanging {
  targets: Target[] = [];
  /** The one that paint was thrown at last. */
  hit: Target | undefined;
  readonly #host: Courtyard;
  readonly #exercise: string;
  readonly #options: readonly Option[];

  constructor(host: Courtyard, exercise: string, options: readonly Option[]) {
    this.#host = host;
    this.#exercise = exercise;
    this.#options = options;
  }

  /** Hangs them on the wall, unless they hang there already; resolves when they can be read. */
  async present() {
    const { early, stage, wall, rng, isExample } = this.#host;
    const { middles, bare } = wall;
    const free = isExample ? new Set([...bare].filter((field) => middles[field]!.y > BELOW_EXPLAIN)) : bare;
    const hung = early.take(this.#exercise);
    const fields = () => fieldsFor(this.#options.length, middles, free, rng);
    this.targets = hung?.targets ?? lay(stage, wall, this.#options, fields());
    wall.light(this.targets.map(({ field }) => field));
    await (hung?.shown ?? bringIn(stage, this.targets));
  }

  get inPlay(): Target[] {
    return this.targets.filter(({ card }) => card.scene && card.look !== 'out');
  }

  at(field: number): Target | undefined {
    return this.inPlay.find((one) => one.field === field);
  }

  /** Offers one to throw paint at. */
  offer(target: Target, kind: 'option' | 'commit', label: string, throwAt: () => void): Offer {
    const { card, option } = target;
    const more: OfferOptions = {
      id: CARD_ID + option.id,
      kind,
      value: option.id,
      label,
      enabled: () => card.look !== 'out' && this.#host.stand.loaded !== undefined,
      onPick: throwAt,
      onPress: (pressed) => {
        if (card.look === 'normal' || card.look === 'pressed') card.look = pressed ? 'pressed' : 'normal';
      },
    };
    return this.#host.stage.offer(card, more);
  }

  /** Paint is thrown at one: whether `answer` with it counts. */
  strike(target: Target, answer: () => boolean): boolean {
    const { stage, wall } = this.#host;
    stage.kit.banner.place = clearest(BANNER, [target.card, wall.middles[target.field]!]);
    const before = this.hit;
    this.hit = target;
    if (answer()) return true;
    this.hit = before;
    return false;
  }

  /** Right: the field floods, and more may be thrown around it. */
  async right(target: Target, mark: Mark, { reveal }: Outcome) {
    const { fling, isExample, painter, stage, stand } = this.#host;
    target.card.look = 'right';
    const others = this.targets.filter((one) => one !== target);
    void takeDown(stage, others);
    await this.paint(target, mark);
    painter.dance(mark);
    // Where "Verder" comes, the pots make room for it.
    const makesRoom = stage.calm && !isExample;
    if (makesRoom) void stand.sink(true);
    await fling.free(target.field, mark, reveal?.text ?? '');
    if (makesRoom) void stand.sink(false);
  }

  /** The paint flies, hits and floods the field; the card goes under in it. */
  async paint({ card, field }: Target, mark: Mark) {
    const { painter, rng, stage, wall } = this.#host;
    const at = { x: card.x, y: card.y };
    await painter.throwAt(at);
    stage.sound.play(`splat${1 + rng.below(5)}`);
    wall.light(this.inPlay.map((one) => one.field).filter((one) => one !== field));
    wall.splat(mark, at.x, at.y, SPLAT);
    painter.spray(mark, at, 8 + rng.below(5));
    const under = { alpha: 0, scale: 1.12 };
    void stage.tween({ targets: card, to: under, ms: MS.under, delay: MS.wait, pop: true });
    await wall.flood(field, mark, at);
    this.#host.painted();
  }

  /** Wrong: in the air the paint turns into water and runs clear off the wall. */
  async water({ card: { x, y } }: Target) {
    const { painter } = this.#host;
    await painter.throwAt({ x, y }, { water: true });
    painter.startle();
    await painter.splashWater({ x, y: y + 30 });
  }

  /** Only those that are in play are lit. */
  light() {
    this.#host.wall.light(this.inPlay.map(({ field }) => field));
  }

  async clear() {
    await takeDown(this.#host.stage, this.targets.splice(0));
  }
}
