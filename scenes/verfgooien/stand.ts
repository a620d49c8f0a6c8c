import type { GameStage, Offer } from '../../engine/stage/index.ts';
import { CARD_ID } from './cards.ts';
import type { Painter } from './painter.ts';
import type { PotSpec } from './paint.ts';
import { Pot, lineUp } from './pots.ts';

/** What the pots need to know of the game. */
interface StandRules {
  /** Whether paint may be taken now. */
  isOpen(): boolean;
  /** ms in which a third of the paint drips from the hand; without it none does. */
  dryMs(): number | undefined;
  /** All of it dripped away. */
  onGone(): void;
}

/** The pots on the dust sheet, and which of them is loaded. */
export class Stand {
  loaded: Pot | undefined;
  readonly #stage: GameStage;
  readonly #painter: Painter;
  readonly #rules: StandRules;
  #pots: Pot[] = [];
  #heldMs = 0;

  constructor(stage: GameStage, painter: Painter, rules: StandRules) {
    this.#stage = stage;
    this.#painter = painter;
    this.#rules = rules;
  }

  /** New pots come up, unless they are the ones that stand there. */
  async set(specs: readonly PotSpec[]) {
    if (JSON.stringify(this.#pots.map(({ spec }) => spec)) === JSON.stringify(specs)) return;
    await this.clear();
    const stage = this.#stage;
    this.#pots = specs.map(
      (spec) =>
        new Pot(stage, spec, {
          load: (pot) => this.load(pot),
          isLoaded: (pot) => pot === this.loaded,
          targets: () => stage.offers().filter(({ id }) => id.startsWith(CARD_ID)),
          carry: (pot) => {
            this.load(pot);
            this.#painter.carry(stage.pointer.x, stage.pointer.y);
          },
          drop: (pot, target: Offer) => {
            this.load(pot);
            target.onPick?.();
          },
          putBack: () => this.#painter.stopCarrying(),
        }),
    );
    lineUp(this.#pots);
    await Promise.all(this.#pots.map((pot, i) => pot.appear(i * 50)));
  }

  /** The pot of an id. */
  find = (id: string | undefined) => this.#pots.find((pot) => pot.spec.id === id);

  /** The only pot there is, or the first. */
  get first() {
    return this.#pots[0];
  }

  load(pot: Pot | undefined) {
    if (!pot || !this.#rules.isOpen() || (pot === this.loaded && this.#painter.mark)) return;
    if (pot !== this.loaded) this.loaded?.chosen(false);
    this.loaded = pot;
    this.#heldMs = 0;
    pot.chosen(true);
    void this.#painter.dip(pot.spec.mark, pot.mouth);
  }

  unload() {
    this.loaded?.chosen(false);
    this.loaded = undefined;
    this.#painter.empty();
  }

  /** Nothing in hand yet: the pots ask to be taken. */
  ask() {
    if (!this.loaded) for (const pot of this.#pots) void pot.wiggle();
  }

  /** The pots sink out of the way, or come up again. */
  async sink(down: boolean) {
    await Promise.all(this.#pots.map((pot) => pot.sink(down)));
  }

  async clear() {
    await Promise.all(this.#pots.splice(0).map((pot) => pot.leave()));
  }

  /** Every step: what is held long drips away, and must be taken anew. */
  frame(ms: number) {
    const pot = this.loaded;
    const dryMs = this.#rules.dryMs();
    if (!pot || dryMs === undefined) return;
    this.#heldMs += ms;
    const gone = Math.floor(this.#heldMs / dryMs);
    if (gone < 3) return this.#painter.shrinkTo(gone === 0 ? 1 : gone === 1 ? 2 : 3);
    this.unload();
    this.#rules.onGone();
    if (pot.spec.kind === 'control') this.load(pot);
  }
}
