import type { GameStage, Offer } from '../../engine/stage/index.ts';
import { lookOf } from './lines.ts';
import { hangsAt, PORTRAIT } from './places.ts';
import { Portrait } from './portrait.ts';
import { fits, WALL, type Case, type Clue } from './rules.ts';

const MS = { between: 26, away: 45, blink: 130, blinkEvery: 900 } as const;
const COUNT = WALL.columns * WALL.rows;

/** What the wall tells. */
interface Hung {
  /** Whether portraits can be turned now. */
  isFree(): boolean;
  onPick(i: number): void;
}

/** Twenty portraits: those who it cannot be are turned over. */
export class Wall {
  readonly #stage: GameStage;
  readonly #portraits: readonly Portrait[];
  readonly #offers: readonly Offer[];
  #case: Case | undefined;
  #look: number | undefined;
  /** Which one the keys are at. */
  #focused: number | undefined;

  constructor(stage: GameStage, { isFree, onPick }: Hung) {
    this.#stage = stage;
    this.#portraits = Array.from({ length: COUNT }, (_, i) => new Portrait(stage, i));
    this.#offers = this.#portraits.map((portrait, i) =>
      stage.offer(portrait.image, {
        id: `portret-${i}`,
        kind: 'control',
        label: 'portret',
        size: PORTRAIT.hit,
        enabled: () => isFree() && !portrait.isTurned,
        onPick: () => onPick(i),
        onFocus: (isFocused) => {
          this.#focused = isFocused ? i : undefined;
          if (isFocused) this.#watch(i);
        },
        onPress: (pressed) => pressed && this.#watch(i),
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
