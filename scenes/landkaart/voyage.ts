import type { GameStage, MapDeps } from '../../engine/stage/index.ts';
import { Chart } from './chart.ts';
import type { MapData, MapIsland } from './data.ts';
import type { Point, Side } from './island.ts';
import { ARROWS, type Direction } from './rules.ts';
import { packOf, type Shore } from './view.ts';

const GLIDE_MS = 600;
const LOST = 'Het eiland komt niet. Probeer het straks nog eens.';
/** Keys that put the chart away. */
const CLOSING: ReadonlySet<string> = new Set(['KeyM', 'Escape', 'Backspace']);

/** What the chart and the crossing need of the map. */
export interface Sea {
  readonly stage: GameStage;
  readonly deps: MapDeps;
  data(): MapData;
  /** What is shown. */
  here(): Shore;
  /** The places fold away, for the chart to lie over them; and unfold again. */
  fold(): void;
  /** The same before one's eyes: one leaves over a bridge. */
  foldAway(): Promise<void>;
  unfold(): void;
  /** Shows this shore from its jetty, or from its end of the bridge on side `over`; the answer takes the other away. */
  cross(to: Shore, over: Side | undefined): () => void;
  middle(): Point;
  /** The camera is there. */
  landed(to: Shore): void;
  say(line: string): void;
}

/** The chart of all islands, the ferry from one to another, and the bridges to the islets. */
export class Voyage {
  #sea: Sea;
  #chart: Chart | undefined;
  #sailing = false;

  constructor(sea: Sea) {
    this.#sea = sea;
  }

  /** Hears the keys while the chart lies there. */
  listen() {
    this.#sea.stage.gesture({
      id: 'kaart',
      label: 'Kiezen op de kaart',
      keys: [...CLOSING],
      enabled: () => this.hasChart,
      onKey: (code, down) => down && this.#key(code),
    });
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
    this.#chart = new Chart(stage, this.#sea.data(), this.#sea.here().island.id, {
      pick: (island) => this.#pick(island),
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

  #key(code: string) {
    const direction: Direction | undefined = ARROWS[code];
    if (direction) this.#chart?.move(direction);
    else if (CLOSING.has(code)) this.closeChart();
    else this.#chart?.enter();
  }

  /** Over a bridge to the part of the island beside this one. */
  cross(side: Side) {
    const { island, part } = this.#sea.here();
    void this.#goTo({ island, part: part + (side === 'oost' ? 1 : -1) }, side);
  }

  #pick(island: MapIsland) {
    const here = this.#sea.here();
    if (island.id === here.island.id && here.part === 0) return this.closeChart();
    void this.#goTo({ island, part: 0 });
  }

  #roll() {
    this.#chart?.destroy();
    this.#chart = undefined;
  }

  /** Over the sea: the camera glides, the places unfold on landing. */
  async #goTo(to: Shore, over?: Side) {
    if (this.#sailing) return;
    const { stage, deps } = this.#sea;
    const from = this.#sea.here();
    this.#sailing = true;
    const packs = packsOf(to);
    const [came] = await Promise.all([
      Promise.all(packs.map((pack) => deps.bring(pack))),
      this.hasChart ? undefined : this.#sea.foldAway(),
    ]);
    if (came.includes(false)) {
      this.#sailing = false;
      if (!this.hasChart) this.#sea.unfold();
      return this.#sea.say(LOST);
    }
    this.#roll();
    const leave = this.#sea.cross(to, over);
    stage.sound.play(over ? 'stap' : 'boot-toet');
    const { x, y } = this.#sea.middle();
    await stage.camera.glideTo(x, y, GLIDE_MS);
    leave();
    for (const pack of packsOf(from)) if (!packs.includes(pack)) deps.leave(pack);
    this.#sailing = false;
    this.#sea.landed(to);
  }
}

/** What is fetched: that of the theme, and that of the shore itself. */
const packsOf = (shore: Shore) => [shore.island.theme, packOf(shore)];
