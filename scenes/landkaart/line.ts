import type { MapDeps, Stage } from '../../engine/stage/index.ts';

/** How long it stays: a moment to look up, and time for each letter. */
const STAY = { least: 2200, letter: 45 } as const;

/** The short line on the map: one at a time, gone by itself. Web shows it, with a speaker beside it. */
export class Line {
  #stage: Stage;
  #hud: MapDeps['hud'];
  #turn = 0;

  constructor(stage: Stage, hud: MapDeps['hud']) {
    this.#stage = stage;
    this.#hud = hud;
  }

  say(line: string) {
    const turn = ++this.#turn;
    this.#hud.setState({ line });
    this.#stage.announce(line);
    this.#stage.clock.after(STAY.least + STAY.letter * line.length, () => turn === this.#turn && this.hide());
  }

  /** Takes it away before its time. */
  hide() {
    this.#hud.setState({ line: undefined });
  }
}
