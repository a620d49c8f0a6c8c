import type { HudStore } from '../bridge/index.ts';
import type { Machine } from './machine.ts';

const MESSAGE = 'De computer tekent even niet meer. Probeer het nog eens.';
/** A lost graphics context usually comes back at once; after this long we say so. */
const LONG_MS = 4000;

/** Watches whether the browser has taken the graphics context away, and says so when that lasts. */
export class Blackout {
  #hud: HudStore;
  #darkMs = 0;

  constructor(hud: HudStore) {
    this.#hud = hud;
  }

  /** Whether nothing can be drawn now: time in the canvas stands still. `realMs` since the last look. */
  isDark(machine: Machine | undefined, realMs: number): boolean {
    const isDark = machine?.isLost ?? true;
    if (!isDark && this.#darkMs >= LONG_MS) this.#hud.setState({ error: undefined });
    this.#darkMs = isDark ? this.#darkMs + realMs : 0;
    if (machine && this.#darkMs >= LONG_MS && !this.#hud.getState().error)
      this.#hud.setState({ error: MESSAGE });
    return isDark;
  }
}
