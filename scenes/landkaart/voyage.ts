import type { GameStage, MapDeps } from '../../engine/stage/index.ts';
import { Chart } from './chart.ts';
import type { MapData, MapIsland } from './data.ts';
import type { Point } from './island.ts';
import { ARROWS, type Direction } from './rules.ts';

const GLIDE_MS = 600;
const LOST = 'Het eiland komt niet. Probeer het straks nog eens.';
/** Keys that put the chart away. */
export const CLOSING: ReadonlySet<string> = new Set(['KeyM', 'Escape', 'Backspace']);

/** What the chart and the crossing need of the map. */
export interface Sea {
  readonly stage: GameStage;
  readonly deps: MapDeps;
  data(): MapData;
  /** The island that is shown. */
  here(): MapIsland;
  /** The places fold away, for the chart to lie over them; and unfold again. */
  fold(): void;
  unfold(): void;
  /** Shows this island from its jetty; what it gives takes the island that was shown away. */
  cross(island: MapIsland): () => void;
  middle(): Point;
  /** The camera is there. */
  landed(island: MapIsland): void;
  say(line: string): void;
}

/** The chart of all islands, and the ferry from one to another. */
export class Voyage {
  #sea: Sea;
  #chart: Chart | undefined;
  #sailing = false;

  constructor(sea: Sea) {
    this.#sea = sea;
  }

  get hasChart(): boolean {
    return this.#chart !== undefined;
  }

  /** Whether the island can't be used: the chart lies over it, or the ferry is on its way. */
  get isAway(): boolean {
    return this.hasChart || this.#sailing;
  }

  showChart() {
    if (this.isAway) return;
    const { stage, deps } = this.#sea;
    this.#sea.fold();
    this.#chart = new Chart(stage, this.#sea.data(), this.#sea.here().id, {
      pick: (island) => void this.#sailTo(island),
      say: (line) => this.#sea.say(line),
      avatar: ({ x, y }) => stage.klodder('eigen', { x, y, size: 58, face: 'happy' }),
    });
    stage.sound.play('plek-open');
    stage.announce('De Inktzee met al je eilanden. Kies met de pijltjes, Enter vaart erheen.');
    deps.bus.emit('mapWish', { wish: 'chart' });
  }

  closeChart() {
    if (!this.#chart) return;
    this.#roll();
    this.#sea.unfold();
    this.#sea.deps.bus.emit('mapWish', { wish: 'island' });
  }

  /** A key while the chart lies there. */
  key(code: string) {
    const direction: Direction | undefined = ARROWS[code];
    if (direction) this.#chart?.move(direction);
    else if (CLOSING.has(code)) this.closeChart();
    else this.#chart?.enter();
  }

  #roll() {
    this.#chart?.destroy();
    this.#chart = undefined;
  }

  /** Over the sea to another island: the camera glides, the places unfold on landing. */
  async #sailTo(island: MapIsland) {
    if (this.#sailing) return;
    const { stage, deps } = this.#sea;
    const from = this.#sea.here();
    if (island.id === from.id) return this.closeChart();
    this.#sailing = true;
    const packs = packsOf(island);
    const came = await Promise.all(packs.map((pack) => deps.bring(pack)));
    if (came.includes(false)) {
      this.#sailing = false;
      return this.#sea.say(LOST);
    }
    this.#roll();
    const leave = this.#sea.cross(island);
    stage.sound.play('boot-toet');
    const { x, y } = this.#sea.middle();
    await stage.camera.glideTo(x, y, GLIDE_MS);
    leave();
    for (const pack of packsOf(from)) if (!packs.includes(pack)) deps.leave(pack);
    this.#sailing = false;
    this.#sea.landed(island);
  }
}

/** What is fetched for an island: that of its theme, and its own. */
const packsOf = ({ theme, layout }: MapIsland) => [theme, `${theme}-${layout}`];
