import type { GameStage, Offer } from '../../engine/stage/index.ts';
import { lookOf } from './lines.ts';
import { DEPTHS, hangsAt, hungAt, PORTRAIT } from './places.ts';
import { Portrait } from './portrait.ts';
import { fits, WALL, type Case, type Clue } from './rules.ts';

const MS = { wave: 16, between: 26, away: 45, blink: 130, blinkEvery: 900 } as const;
const COUNT = WALL.columns * WALL.rows;

/** What the wall tells. */
interface Hung {
  /** Whether portraits can be turned now. */
  isFree(): boolean;
  /** One is pointed at; says whether it turns over. */
  onPick(i: number): boolean;
  /** A finger goes on over one: as `onPick`, but it points nobody out. */
  onSwipe(i: number): boolean;
}

/** Twenty portraits: those who it cannot be are turned over. */
export class Wall {
  readonly #stage: GameStage;
  readonly #portraits: readonly Portrait[];
  readonly #offers: readonly Offer[];
  #case: Case | undefined;
  #look: number | undefined;
  /** A finger that goes over the wall, where it is, and whether it still turns who it meets. */
  #swipe: { at: number; turns: boolean } | undefined;
  /** Which one the keys are at. */
  #focused: number | undefined;

  constructor(stage: GameStage, hung: Hung) {
    const { isFree, onPick } = hung;
    this.#stage = stage;
    this.#portraits = Array.from({ length: COUNT }, (_, i) => new Portrait(stage, i));
    this.#offers = this.#portraits.map((portrait, i) =>
      stage.offer(portrait.image, {
        id: `portret-${i}`,
        kind: 'control',
        label: 'portret',
        size: PORTRAIT.hit,
        enabled: () => isFree() && !portrait.isTurned,
        onPick: () => void onPick(i),
        drag: { to: () => [], onDrop() {}, onMove: () => this.#goOver(i, hung), onCancel() {} },
        onFocus: (isFocused) => {
          this.#focused = isFocused ? i : undefined;
          if (isFocused) this.#watch(i);
        },
        onPress: (pressed) => {
          this.#swipe = undefined;
          if (pressed) this.#watch(i);
        },
      }),
    );
    const rng = stage.rng.fork('knipper');
    if (!stage.reducedMotion)
      stage.clock.every(MS.blinkEvery, () => void this.#blink(this.#portraits[rng.below(COUNT)]!));
  }

  /** The people of a case are hung; `sleeps` says who of them is asleep. */
  async hang(one: Case, sleeps: number, atOnce = false) {
    this.#case = one;
    const hang = (i: number) => {
      this.#portraits[i]!.hang(one.suspects[i]!, i === sleeps);
      this.#offers[i]!.relabel(`portret: ${lookOf(one.suspects[i]!)}`);
    };
    if (atOnce) return one.suspects.forEach((_, i) => hang(i));
    this.#stage.sound.play('flap');
    await Promise.all(
      this.#portraits.map(async (portrait, i) => {
        await this.#stage.clock.wait(i * MS.between);
        await portrait.turn(() => hang(i));
      }),
    );
  }

  portrait(i: number): Portrait {
    return this.#portraits[i]!;
  }

  /** It turns over; the keys go on to the nearest one that still looks out, and not to an answer. */
  async turn(i: number) {
    if (this.#focused === i) this.#stage.focusOn(this.#nearest(i));
    await this.#portraits[i]!.turnAway();
  }

  /** Something was heard: a wave goes over all who still look out. */
  wave() {
    this.#portraits.forEach((one, i) => {
      if (!one.isTurned) void one.nod(i * MS.wave);
    });
  }

  /** Who cannot be it hangs loose: in calm mode. */
  loosen(clues: readonly Clue[]) {
    this.#portraits.forEach((portrait, i) => {
      if (!portrait.isTurned) portrait.loosen(!fits(this.#case!.suspects[i]!, clues));
    });
  }

  /** All but one turn over. */
  async clearAround(culprit: number) {
    const others = this.#portraits.filter((one, i) => i !== culprit && !one.isTurned);
    await Promise.all(
      others.map(async (one, i) => {
        await this.#stage.clock.wait(i * MS.away);
        await one.turnAway();
      }),
    );
  }

  /** Eyes follow somebody who points. */
  follow(x: number) {
    const seen = Math.round(x / 30);
    if (seen === this.#look) return;
    this.#look = seen;
    for (const one of this.#portraits) one.look(x);
  }

  /** A swipe that began at one turns over all it meets, up to the first who stays. */
  #goOver(i: number, { isFree, onPick, onSwipe }: Hung) {
    const { x, y } = this.#stage.pointer;
    // What is dragged comes forward: this one stays behind its own face.
    this.#portraits[i]!.image.setDepth(DEPTHS.wall);
    this.#swipe ??= { at: i, turns: isFree() && onPick(i) };
    const at = hungAt(x, y);
    if (at === undefined || at === this.#swipe.at) return;
    this.#swipe.at = at;
    if (!this.#swipe.turns || !isFree() || this.#portraits[at]!.isTurned) return;
    this.#watch(at);
    this.#swipe.turns = onSwipe(at);
  }

  #nearest(i: number): Offer | undefined {
    const from = hangsAt(i);
    const far = (k: number) => Math.hypot(hangsAt(k).x - from.x, (hangsAt(k).y - from.y) * 2);
    const others = [...this.#portraits.keys()].filter((k) => k !== i && !this.#portraits[k]!.isTurned);
    return this.#offers[others.sort((a, b) => far(a) - far(b))[0] ?? -1];
  }

  #watch(i: number) {
    this.#portraits[i]!.wake();
    this.follow(this.#portraits[i]!.image.x);
  }

  async #blink(one: Portrait) {
    one.shut(true);
    await this.#stage.clock.wait(MS.blink);
    one.shut(false);
  }
}
