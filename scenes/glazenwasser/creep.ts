import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Rect } from '../../engine/stage/index.ts';
import type { Foam, Pane } from './foam.ts';
import { creepsAfter } from './rules.ts';

/** How often soap creeps on, in ms, and over how many bits of glass at a time. */
const CREEP = { every: 320, bits: 5 } as const;

/** Soap that creeps back over a pane from its edges when nobody wipes. */
export class Creep {
  readonly #stage: GameStage;
  readonly #foam: Foam;
  readonly #rng: Rng;
  #idle = 0;
  #next = 0;

  constructor(stage: GameStage, foam: Foam) {
    this.#stage = stage;
    this.#foam = foam;
    this.#rng = stage.rng.fork('kruip');
  }

  /** Somebody wiped. */
  rest() {
    this.#idle = 0;
  }

  /** Every step in which it may creep; never over `guard`, in u of the pane. */
  frame(ms: number, panes: readonly Pane[], guard: (pane: Pane) => Rect | undefined) {
    if (this.#stage.calm) return;
    this.#idle += ms;
    if (this.#idle < creepsAfter(this.#stage.tempo)) return;
    this.#next -= ms;
    if (this.#next > 0) return;
    this.#next = CREEP.every;
    for (const pane of panes)
      for (const { x, y } of pane.glass.creep(CREEP.bits, this.#rng, guard(pane)))
        this.#foam.dab({ x: pane.rect.x + x, y: pane.rect.y + y });
  }
}
