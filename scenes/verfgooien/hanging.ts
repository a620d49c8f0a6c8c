import { labelOf, type Exercise, type Mark, type Outcome } from '../../engine/exercise/index.ts';
import { CARD_ID, bringIn, cardsOf, lay, takeDown, type Target } from './cards.ts';
import { clearest, fieldsFor } from './rules.ts';
import type { Courtyard } from './courtyard.ts';

/** In the example cards hang on fields that the line of explanation leaves in view: below this, in u. */
const BELOW_EXPLAIN = 320;
/** Radius of the splat that answers. */
const SPLAT = 62;
const MS = { under: 240, wait: 260 } as const;
/** The banner comes where it covers neither the hit nor the field that paint may still be thrown at. */
const BANNER = [540, 731, 960].flatMap((x) => [338, 524].map((y) => ({ x, y })));

/** What it means that paint is thrown at a card. */
interface HangingDress {
  kind: 'option' | 'commit';
  /** Answers with it; whether that counts. */
  answer(target: Target): boolean;
}

/** The cards of one exercise on the wall, and the paint that flies at them. */
export class Hanging {
  targets: Target[] = [];
  /** The one that paint was thrown at last. */
  hit: Target | undefined;
  /** The field that was done last, and whether paint was thrown at it. */
  done: { field: number; thrown: boolean } | undefined;
  readonly #host: Courtyard;
  readonly #exercise: Exercise;
  readonly #dress: HangingDress;

  constructor(host: Courtyard, exercise: Exercise, dress: HangingDress) {
    this.#host = host;
    this.#exercise = exercise;
    this.#dress = dress;
  }

  /** Hangs them on the wall, unless they hang there already; resolves when they can be read. */
  async present() {
    const { early, stage, wall, rng, isExample } = this.#host;
    const { middles, bare } = wall;
    const free = isExample ? new Set([...bare].filter((field) => middles[field]!.y > BELOW_EXPLAIN)) : bare;
    const hung = early.take(this.#exercise.id);
    const options = cardsOf(this.#exercise);
    const fields = () => fieldsFor(options.length, middles, free, rng);
    this.targets = hung?.targets ?? lay(stage, wall, options, fields());
    wall.light(this.targets.map(({ field }) => field));
    await (hung?.shown ?? bringIn(stage, this.targets));
  }

  get inPlay(): Target[] {
    return this.targets.filter(({ card }) => card.scene && card.look !== 'out');
  }

  /** A tap on a field of the wall: whether paint is thrown there. */
  tapField(field: number): boolean {
    const target = this.inPlay.find((one) => one.field === field);
    return target !== undefined && this.#throwAt(target);
  }

  /** Offers all of them, to throw paint at. */
  offer() {
    const { stage, stand } = this.#host;
    for (const target of this.targets) {
      const { card, option } = target;
      stage.offer(card, {
        id: CARD_ID + option.id,
        kind: this.#dress.kind,
        value: option.id,
        label: labelOf(option),
        enabled: () => card.look !== 'out' && stand.loaded !== undefined,
        onPick: () => void this.#throwAt(target),
        onPress: (pressed) => {
          if (card.look === 'normal' || card.look === 'pressed') card.look = pressed ? 'pressed' : 'normal';
        },
      });
    }
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
    this.done = { field, thrown: true };
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

  /** The banner comes where it is not in the way of what is hit; an answer that does not count hits nothing. */
  #throwAt(target: Target): boolean {
    const { stage, stand, wall } = this.#host;
    if (!stand.loaded || target.card.look === 'out') return false;
    stage.kit.banner.place = clearest(BANNER, [target.card, wall.middles[target.field]!]);
    const before = this.hit;
    this.hit = target;
    const counts = this.#dress.answer(target);
    if (!counts) this.hit = before;
    return counts;
  }
}
