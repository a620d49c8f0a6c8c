import type { GameStage, MapDeps } from '../../engine/stage/index.ts';
import type { MapData, MapTask } from './data.ts';
import { JETTY, OTHER_SIDE, type Side } from './island.ts';
import type { Door } from './settlement.ts';
import type { IslandView } from './view.ts';
import type { Voyage } from './voyage.ts';

const NO_POST = 'Er is nu geen post.';
/** What web shows behind a door. */
const DOORS = { kraam: 'kraam', uitkijk: 'trofeeen' } as const satisfies Record<Door, string>;
export const isDoor = (node: string): node is Door => node in DOORS;
export const isBridge = (node: string): node is Side => node in OTHER_SIDE;

/** Id of the offer that Enter picks at a node: what stands there. */
export function offerAt(node: string): string {
  if (node === JETTY) return 'veerboot';
  if (isBridge(node)) return `brug-${node}`;
  return isDoor(node) ? node : `plek-${node}`;
}

/** What errands need of the map. */
export interface Town {
  readonly stage: GameStage;
  readonly deps: MapDeps;
  data(): MapData;
  view(): IslandView;
  voyage(): Voyage;
  /** Walks to a node, or calls `unreachable` when no open path leads there. */
  walkTo(node: string, arrived: () => void, unreachable?: () => void): void;
  say(line: string): void;
}

/**
 * What one goes somewhere for besides practising. None of it depends on how far the paths are open: without a path there
 * it happens at once.
 */
export class Errands {
  #town: Town;

  constructor(town: Town) {
    this.#town = town;
  }

  /** One task opens at once; of more the pupil chooses where they stand: over the bridge, or in the list when not all do. */
  post() {
    const { stage, deps, data, view, say } = this.#town;
    const [first, ...more] = view().post?.lists ?? [];
    if (!first) return say(NO_POST);
    const here = data().islands.find(({ id }) => id === view().kind.id);
    const isHere = ({ id }: MapTask) => here?.tasks.some((task) => task.id === id);
    if (more.length > 0 && [first, ...more].every(isHere)) return this.bridge('oost');
    stage.sound.play('plek-open');
    if (more.length > 0) deps.bus.emit('mapWish', { wish: 'list' });
    else deps.bus.emit('placePicked', { taskId: first.id });
  }

  /** Over a bridge. */
  bridge(side: Side) {
    this.#go(side, () => this.#town.voyage().cross(side));
  }

  /** Stall and look-out are doors: web shows what is behind them. */
  visit(node: Door) {
    const { stage, deps } = this.#town;
    this.#go(node, () => {
      stage.sound.play('plek-open');
      deps.bus.emit('mapWish', { wish: DOORS[node] });
    });
  }

  /** The ferry: to the jetty, and from there the chart says where it goes. */
  ferry() {
    const { stage, data, voyage, say } = this.#town;
    stage.sound.play('boot-toet');
    this.#go(JETTY, () => {
      const { islands, next } = data();
      if (islands.length > 1) return voyage().showChart();
      if (!next) return say('Toet toet! De veerboot ligt klaar.');
      const places = next.toFinish === 1 ? 'nog 1 plek' : `nog ${next.toFinish} plekken`;
      say(`Toet toet! Eerst ${places}, dan vaart de veerboot naar ${next.name}.`);
    });
  }

  #go(node: string, there: () => void) {
    this.#town.walkTo(node, there, there);
  }
}
