import type { Image, Stage } from '../../engine/stage/index.ts';
import { Bridge } from './bridge.ts';
import { islandOf, type MapData, type MapIsland, type MapTask } from './data.ts';
import { Ground } from './ground.ts';
import {
  readIsland,
  withBridges,
  type Edge,
  type Island,
  type Point,
  type Side,
  type TiledMap,
} from './island.ts';
import { isNew, lastPart, partOf, tasksOn } from './parts.ts';
import { Place } from './place.ts';
import { nodeOf, openEdges } from './rules.ts';
import { Settlement, type SettlementActs } from './settlement.ts';
import { Weather } from './weather.ts';

/** Things before a path fade to this while someone walks behind them. */
const SEEN_THROUGH = 0.4;
const NEAR = { x: 46, up: 96, down: 6 } as const;
const ABOVE = 1950;
/** Places unfold one after the other when the pupil lands. */
const UNFOLD = { gap: 28, ms: 240 } as const;
/** All of them fold shut together when the pupil leaves. */
const FOLD_MS = 150;
/** Height of what grows on an empty place above its node. */
const FILLER_LIFT = 44;

/** What a pick on an island does. */
export interface IslandActs extends SettlementActs {
  place(place: Place): void;
  bridge(side: Side): void;
}

/** Which island it is, and which part of it: 0 is the island itself, then the islets beyond its bridge. */
export interface Shore {
  island: MapIsland;
  part: number;
}

/** One island, or one islet of it, on the stage: ground, what stands there, and its places. */
export class IslandView {
  readonly kind: { theme: string; number: number; id: string; part: number };
  readonly places = new Map<string, Place>();
  readonly ground: Ground;
  /** As the map file has it, with the bridges that are there now. */
  island: Island;
  /** Paths that may be walked. */
  open: Edge[] = [];
  #stage: Stage;
  #acts: IslandActs;
  #bare: Island;
  #settlement: Settlement | undefined;
  #bridges: { bridge: Bridge; is: string }[] = [];
  #fillers = new Map<string, Image>();
  #above: Image[] = [];
  #weather: Weather;
  #folded = false;

  constructor(stage: Stage, { island, part }: Shore, map: TiledMap, offset: Point, acts: IslandActs) {
    const { theme, number, id } = island;
    this.#stage = stage;
    this.#acts = acts;
    this.kind = { theme, number, id, part };
    this.island = this.#bare = readIsland(map, offset);
    this.ground = new Ground(stage, map, packOf({ island, part }), this.island);
    for (const { frame, x, y } of this.island.above)
      this.#above.push(stage.image(`${theme}:${frame}`, x, y).setDepth(ABOVE).setScale(0.92));
    this.#weather = new Weather(stage, theme, this.island.middle);
    if (part === 0)
      this.#settlement = new Settlement(stage, this.island, this.kind, acts, () => !this.isFolded);
  }

  /** The boat with post; an islet has none. */
  get post() {
    return this.#settlement?.post;
  }

  /** The friends that the pupil has live around the clubhouse. */
  welcome(rewards: MapData['rewards']) {
    this.#settlement?.welcome(rewards);
  }

  /** The tasks of an island that have their place here, counted from the first. */
  placed(tasks: readonly MapTask[]): MapTask[] {
    return tasksOn(tasks, this.kind.part);
  }

  /** Why a place is shut, in words; the one that opens it nods. */
  refuse({ task: { opensAfter } }: Place): string {
    if (!opensAfter) return 'Nog even. Deze plek gaat later open.';
    const first = [...this.places.values()].find(({ task }) => task.name === opensAfter);
    void first?.nod();
    return `Nog even. Eerst “${opensAfter}”.`;
  }

  /** Lays out the places that these tasks of the island have here; those that did not change stay. */
  build(tasks: readonly MapTask[], unfold = false) {
    this.#folded = false;
    const placed = this.placed(tasks);
    const labels = this.#stage.labels();
    const built: Place[] = [];
    for (const task of placed) {
      const node = nodeOf(task.anchor);
      const old = this.places.get(node);
      if (old && JSON.stringify(old.task) === JSON.stringify(task)) continue;
      const at = this.#bare.nodes.get(node);
      if (!at) continue;
      old?.destroy();
      const place = new Place(this.#stage, labels, task, at, this.kind.theme);
      this.places.set(node, place);
      built.push(place);
    }
    labels.draw();
    for (const place of built) {
      this.#stage.offer(place.house, {
        id: `plek-${place.node}`,
        kind: 'control',
        value: place.task.id,
        label: place.label,
        onPick: () => this.#acts.place(place),
      });
      if (unfold) this.#unfold(place);
    }
    this.#clear(placed);
    this.#join(tasks);
    this.#settlement?.bring();
    this.open = openEdges(this.island, (node) => this.isOpen(node));
    this.ground.draw(this.open);
  }

  /** Whether the places are away: then nothing here can be picked. */
  get isFolded(): boolean {
    return this.#folded;
  }

  /** Takes the places away: the chart lies over them, or the ferry has left. */
  fold() {
    for (const place of this.places.values()) place.destroy();
    this.places.clear();
    this.#folded = true;
  }

  /** The places fold shut before one's eyes, and are away then. */
  async foldAway() {
    await Promise.all([...this.places.values()].map((place) => place.foldShut(FOLD_MS)));
    this.fold();
  }

  /** The pupil left: places are gone, and nothing here can be picked any more. */
  retire() {
    this.fold();
    this.#settlement?.retire();
    for (const { bridge } of this.#bridges) bridge.retire();
  }

  /** Whether one may stand at a place; an islet is open as far as it goes. */
  isOpen(node: string): boolean {
    const place = this.places.get(node);
    return place ? !place.isShut : this.kind.part > 0;
  }

  at(node: string): Point {
    return this.island.nodes.get(node) ?? this.island.middle;
  }

  /** What moves by itself; `walker` is where the pupil's Klodder is. */
  step(ms: number, walker: Point) {
    this.#settlement?.step(ms, walker);
    // Under the chart nothing falls.
    if (!this.#folded) this.#weather.step(ms);
    for (const image of this.#above) {
      const behind =
        Math.abs(image.x - walker.x) < NEAR.x &&
        walker.y < image.y + NEAR.down &&
        walker.y > image.y - Math.min(NEAR.up, image.height * image.scaleY);
      const wanted = behind ? SEEN_THROUGH : 1;
      if (image.alpha !== wanted)
        image.setAlpha(
          image.alpha + Math.sign(wanted - image.alpha) * Math.min(0.08, Math.abs(wanted - image.alpha)),
        );
    }
  }

  destroy() {
    this.fold();
    this.#settlement?.destroy();
    for (const { bridge } of this.#bridges) bridge.destroy();
    this.#weather.destroy();
    for (const thing of [...this.#fillers.values(), ...this.#above]) thing.destroy();
    this.ground.destroy();
  }

  /** Places of which the task is gone go; on an islet something of its theme grows there instead. */
  #clear(placed: readonly MapTask[]) {
    const { nodes, filler } = this.#bare;
    const taken = new Set(placed.map(({ anchor }) => nodeOf(anchor)));
    for (const [node, place] of this.places)
      if (!taken.has(node)) {
        place.destroy();
        this.places.delete(node);
      }
    if (this.kind.part === 0) return;
    for (const [node, { x, y }] of nodes) {
      if (!/^\d+$/.test(node)) continue;
      if (taken.has(node)) {
        this.#fillers.get(node)?.destroy();
        this.#fillers.delete(node);
      } else if (!this.#fillers.has(node)) {
        const foot = y - FILLER_LIFT;
        const image = this.#stage.image(`${this.kind.theme}:${filler}`, x, foot).setDepth(foot);
        this.#fillers.set(node, image);
      }
    }
  }

  /** Bridges to the parts beside this one that have tasks. */
  #join(tasks: readonly MapTask[]) {
    const { part } = this.kind;
    const sides: Side[] = [
      ...(part > 0 ? (['west'] as const) : []),
      ...(lastPart(tasks) > part ? (['oost'] as const) : []),
    ];
    this.island = withBridges(this.#bare, sides);
    const beyond = tasks.filter((task) => partOf(task) > part);
    const letter = beyond.some(isNew);
    const label = (side: Side) => (side === 'oost' ? eastLabel(beyond) : part > 1 ? BACK.islet : BACK.island);
    const wanted = sides.map((side) => ({ side, label: label(side), letter: side === 'oost' && letter }));
    const is = JSON.stringify(wanted);
    if (this.#bridges[0]?.is === is) return;
    for (const { bridge } of this.#bridges.splice(0)) bridge.destroy();
    for (const { side, ...sign } of wanted) {
      const span = this.#bare.bridges.get(side);
      if (!span) continue;
      const bridge = new Bridge(this.#stage, span, {
        ...sign,
        enabled: () => !this.isFolded,
        onPick: () => this.#acts.bridge(side),
      });
      this.#bridges.push({ bridge, is });
    }
  }

  #unfold(place: Place) {
    const { house, plate } = place;
    house.setScale(1, 0.05);
    plate.setAlpha(0);
    this.#stage.clock.after(UNFOLD.gap * place.task.anchor, () => {
      if (!house.scene) return;
      void this.#stage.tween({
        targets: house,
        to: { scaleY: 1 },
        ms: UNFOLD.ms,
        ease: 'Back.Out',
        pop: true,
      });
      void this.#stage.tween({ targets: plate, to: { alpha: 1 }, ms: UNFOLD.ms });
    });
  }
}

/** Where the pupil comes in: where the game that was left has its place, the island itself while its islet is not there. */
export function shoreOf(data: MapData, isThere: (shore: Shore) => boolean): Shore {
  const taskId = data.back?.taskId;
  const island = islandOf(data, taskId);
  const task = island.tasks.find(({ id }) => id === taskId);
  const shore = { island, part: task ? partOf(task) : 0 };
  return isThere(shore) ? shore : { island, part: 0 };
}

/** What is fetched for a part of an island besides its theme. */
export const packOf = ({ island: { theme, layout }, part }: Shore): string =>
  `${theme}-${part > 0 ? 'eilandje' : layout}`;

const BACK = { island: 'Brug terug naar het eiland', islet: 'Brug terug' } as const;
const eastLabel = ({ length }: readonly MapTask[]) =>
  `Brug naar het eilandje: ${length === 1 ? '1 plek' : `${length} plekken`}`;
