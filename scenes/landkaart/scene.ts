import { StageScene, type MapDeps } from '../../engine/stage/index.ts';
import { Chart } from './chart.ts';
import type { MapData, MapIsland, MapTask } from './data.ts';
import { bringHome } from './homecoming.ts';
import type { Point, TiledMap } from './island.ts';
import { Line } from './line.ts';
import type { Place } from './place.ts';
import {
  JETTY,
  nearestNode,
  neighbour,
  nextToDo,
  nodeOf,
  openEdges,
  shortestWalk,
  startNode,
  type Direction,
} from './rules.ts';
import { Sky } from './sky.ts';
import { Surroundings } from './surroundings.ts';
import { IslandView } from './view.ts';
import { Walker } from './walker.ts';

const TUNING = {
  /** A tap on the ground goes to a node at most this far away, in u. */
  tapReach: 90,
  sea: 0x7cc6e8,
  glideMs: 600,
} as const;

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const LINES = {
  post: 'Er is post voor je! Kijk bij het bootje.',
  geenPost: 'Er is nu geen post.',
  weg: 'Het eiland komt niet. Probeer het straks nog eens.',
} as const;
/** What web shows behind a door. */
const DOORS = { kraam: 'kraam', uitkijk: 'trofeeen' } as const;
const CLOSING = new Set(['KeyM', 'Escape', 'Backspace']);

/** The world map: islands with their tasks as places, where the pupil's own Klodder walks, and the chart of them all. */
export default class Landkaart extends StageScene<MapDeps> {
  #data!: MapData;
  #view!: IslandView;
  #walker!: Walker;
  #line!: Line;
  #sky!: Sky;
  #around!: Surroundings;
  #chart: Chart | undefined;
  #target = '';
  #before = '';
  #sailing = false;

  setup() {
    this.#data = this.deps.map as MapData;
    const { stage } = this;
    this.cameras.main.setBackgroundColor(TUNING.sea);
    this.#line = new Line(stage);
    this.#sky = new Sky(stage, (wish) => this.deps.bus.emit('mapWish', { wish }));
    this.#view = this.#open(this.#island(this.#data.back?.taskId));
    this.#around = new Surroundings(stage, () => this.#view.island.middle);
    const tasks = this.#here.tasks;
    this.#view.build(this.#asBefore(tasks));
    const node = startNode(this.#placed, this.#data.back?.taskId);
    this.#before = node;
    this.#walker = new Walker(stage, (options) => stage.klodder('eigen', options), node, this.#view.at(node));
    this.#around.centre();
    this.#mark();
    this.#listen();
    this.#sky.show(this.#data, this.#view.island);
    this.#bed();
    if (!stage.calm) stage.sound.music(true);
    if (this.#data.back) void this.#comeHome();
    else if (this.#view.post.isNew) this.#say(LINES.post);
    if (this.#data.chart) this.#showChart();
    this.deps.bus.emit('islandShown', { somvensterId: this.#here.id });
  }

  override frame(ms: number) {
    this.#walker.step(ms);
    this.#view.step(ms, this.#walker.at);
    this.#sky.step(ms);
  }

  override updateMap(map: unknown) {
    this.#data = { ...(map as MapData), back: null };
    if (!this.#chart && !this.#sailing) this.#view.build(this.#here.tasks);
    this.#mark();
    this.#sky.show(this.#data, this.#view.island);
    const { chart } = this.#data;
    if (chart !== undefined && chart !== (this.#chart !== undefined)) {
      if (chart) this.#showChart();
      else this.#closeChart();
    }
  }

  /** The island of a task, else the one where the pupil is. */
  #island(taskId?: string): MapIsland {
    const { islands, at } = this.#data;
    const holds = (island: MapIsland) => island.tasks.some(({ id }) => id === taskId);
    const island =
      (taskId !== undefined && islands.find(holds)) || islands.find(({ id }) => id === at) || islands.at(-1);
    if (!island) throw new Error('There is no island.');
    return island;
  }

  /** The island that is shown, as the data has it now. */
  get #here(): MapIsland {
    const { id } = this.#view.kind;
    return this.#data.islands.find((island) => island.id === id) ?? this.#island();
  }

  #open(island: MapIsland): IslandView {
    const map = this.cache.json.get(`landkaart/${island.theme}-${island.layout}/kaart`) as
      TiledMap | undefined;
    if (!map) throw new Error('The drawing of the island is not there.');
    return new IslandView(this.stage, island, map, {
      place: (place) => this.#pick(place),
      post: () => this.#openPost(),
      ferry: () => this.#board(),
      stall: () => this.#visit('kraam'),
      lookout: () => this.#visit('uitkijk'),
      say: (line) => this.#say(line),
    });
  }

  /** The tasks as they were before the game that was just left: what it opened is still shut. */
  #asBefore(tasks: readonly MapTask[]): readonly MapTask[] {
    const opened = new Set(this.#data.back?.reward?.opened);
    return tasks.map((task) => (opened.has(task.id) ? { ...task, state: 'dicht', stars: 0 } : task));
  }

  /** The tasks that have a place on the path; the others come by post. */
  get #placed(): readonly MapTask[] {
    return this.#here.tasks.filter(({ anchor }) => this.#view.island.nodes.has(nodeOf(anchor)));
  }

  #listen() {
    const { stage } = this;
    stage.gesture({
      id: 'kaart',
      label: 'Kiezen op de kaart',
      keys: [...CLOSING],
      enabled: () => this.#chart !== undefined,
      onKey: (code, down) => down && this.#chartKey(code),
    });
    stage.gesture({
      id: 'lopen',
      label: 'Lopen over de paden',
      keys: ['KeyN', 'KeyB', 'KeyL', 'KeyM'],
      enabled: () => !this.#chart && !this.#sailing,
      onStart: (x, y) => this.#around.grab({ x, y }),
      onMove: (x, y) => this.#around.drag({ x, y }),
      onEnd: (x, y) => !this.#around.release() && this.#tapGround({ x, y }),
      onKey: (code, down) => down && this.#key(code),
    });
  }

  /** One list opens at once; of more the pupil chooses in the plain list, where they stand first. */
  #openPost() {
    const [first, ...more] = this.#view.post.lists;
    if (!first) return this.#say(LINES.geenPost);
    this.stage.sound.play('plek-open');
    if (more.length > 0) this.deps.bus.emit('mapWish', { wish: 'list' });
    else this.deps.bus.emit('placePicked', { taskId: first.id });
  }

  #pick(place: Place) {
    if (place.isShut) {
      const { opensAfter } = place.task;
      this.#say(opensAfter ? `Nog even. Eerst “${opensAfter}”.` : 'Nog even. Deze plek gaat later open.');
      const first = [...this.#view.places.values()].find(({ task }) => task.name === opensAfter);
      if (first) void this.#nod(first);
      return;
    }
    this.#walkTo(place.node, () => this.#enter(place));
  }

  /** Stall and look-out are doors: web shows what is behind them. */
  #visit(node: keyof typeof DOORS) {
    const arrived = () => {
      this.stage.sound.play('plek-open');
      this.deps.bus.emit('mapWish', { wish: DOORS[node] });
    };
    // What may be bought or looked at does not depend on how far the paths are open.
    this.#walkTo(node, arrived, arrived);
  }

  /** The ferry: to the jetty, and from there the chart says where it goes. */
  #board() {
    this.stage.sound.play('boot-toet');
    const { islands, next } = this.#data;
    const sail = () => {
      if (islands.length > 1) return this.#showChart();
      if (!next) return this.#say('Toet toet! De veerboot ligt klaar.');
      const places = next.toFinish === 1 ? 'nog 1 plek' : `nog ${next.toFinish} plekken`;
      this.#say(`Toet toet! Eerst ${places}, dan vaart de veerboot naar ${next.name}.`);
    };
    this.#walkTo(JETTY, sail, sail);
  }

  /** Walks to a node; picking the same again makes it hurry. */
  #walkTo(node: string, arrived: () => void, unreachable?: () => void) {
    if (this.#walker.walking && this.#target === node) return this.#walker.hurry();
    const walk = shortestWalk(this.#view.open, this.#walker.heading, node);
    if (!walk) return unreachable?.();
    this.#around.home();
    this.#target = node;
    if (this.#view.places.has(this.#walker.node)) this.#before = this.#walker.node;
    if (walk.length === 0 && !this.#walker.walking) return arrived();
    this.#walker.go(walk, () => {
      this.#target = '';
      this.#mark();
      arrived();
    });
  }

  #enter(place: Place) {
    this.stage.sound.play('plek-open');
    this.deps.bus.emit('placePicked', { taskId: place.task.id });
  }

  #tapGround(point: Point) {
    if (Number.isNaN(point.x)) return;
    const at = this.stage.camera.toWorld(point.x, point.y);
    const node = nearestNode(this.#view.island, at, TUNING.tapReach);
    const place = node === undefined ? undefined : this.#view.places.get(node);
    if (place) this.#pick(place);
    else if (node !== undefined) this.#walkTo(node, () => undefined);
  }

  #key(code: string) {
    this.#around.home();
    const direction = ARROWS[code];
    if (direction) {
      if (this.#walker.walking) return;
      const { island, open } = this.#view;
      const next = neighbour(island.edges, this.#walker.node, direction, (edge) => open.includes(edge));
      if (next !== undefined) this.#walkTo(next, () => this.#announce());
      return;
    }
    const { node } = this.#walker;
    const here = this.#view.places.get(node);
    if (code === 'KeyL') this.deps.bus.emit('mapWish', { wish: 'list' });
    else if (code === 'KeyM') this.#showChart();
    else if (code === 'KeyN') this.#toPlace(nextToDo(this.#placed, node));
    else if (code === 'KeyB') this.#toPlace(this.#before);
    else if (this.#walker.walking) return;
    else if (here) this.#pick(here);
    else if (node === JETTY) this.#board();
    else if (node === 'kraam' || node === 'uitkijk') this.#visit(node);
  }

  #toPlace(node: string) {
    if (this.#view.places.has(node)) this.#walkTo(node, () => this.#announce());
  }

  #chartKey(code: string) {
    const direction = ARROWS[code];
    if (direction) this.#chart?.move(direction);
    else if (CLOSING.has(code)) this.#closeChart();
    else this.#chart?.enter();
  }

  #showChart() {
    if (this.#chart || this.#sailing) return;
    this.#around.centre();
    this.#view.fold();
    this.#chart = new Chart(this.stage, this.#data, this.#here.id, {
      pick: (island) => void this.#sailTo(island),
      say: (line) => this.#say(line),
      avatar: ({ x, y }) => this.stage.klodder('eigen', { x, y, size: 58, face: 'happy' }),
    });
    this.stage.sound.play('plek-open');
    this.stage.announce('De Inktzee met al je eilanden. Kies met de pijltjes, Enter vaart erheen.');
    this.deps.bus.emit('mapWish', { wish: 'chart' });
  }

  #closeChart() {
    if (!this.#chart) return;
    this.#chart.destroy();
    this.#chart = undefined;
    this.#view.build(this.#here.tasks);
    this.#mark();
    this.deps.bus.emit('mapWish', { wish: 'island' });
  }

  /** Over the sea to another island: the camera glides, the places unfold on landing. */
  async #sailTo(island: MapIsland) {
    if (this.#sailing) return;
    if (island.id === this.#view.kind.id) return this.#closeChart();
    this.#sailing = true;
    const packs = [island.theme, `${island.theme}-${island.layout}`];
    const came = await Promise.all(packs.map((pack) => this.deps.bring(pack)));
    if (came.includes(false)) {
      this.#sailing = false;
      return this.#say(LINES.weg);
    }
    const from = this.#view;
    const { theme, layout } = this.#here;
    this.#chart?.destroy();
    this.#chart = undefined;
    from.retire();
    this.#view = this.#open(island);
    this.#bed();
    this.stage.sound.play('boot-toet');
    this.#walker.put(JETTY, this.#view.at(JETTY));
    const { x, y } = this.#view.island.middle;
    await this.stage.camera.glideTo(x, y, TUNING.glideMs);
    from.destroy();
    if (`${theme}-${layout}` !== packs[1]) this.deps.leave(`${theme}-${layout}`);
    if (theme !== packs[0]) this.deps.leave(theme);
    this.#sailing = false;
    this.#sky.show(this.#data, this.#view.island);
    this.#view.build(this.#here.tasks, true);
    const start = startNode(this.#placed, undefined);
    this.#before = start;
    this.#mark();
    this.deps.bus.emit('islandShown', { somvensterId: island.id });
    this.deps.bus.emit('mapWish', { wish: 'island' });
    this.stage.announce(`Je bent op ${island.name}.`);
    if (start !== JETTY) this.#walkTo(start, () => this.#announce());
  }

  /** The sounds of the island that is shown. */
  #bed() {
    if (!this.stage.calm) this.#around.listen();
  }

  /** Back from a game: out of the door, stars to the roof, coins to the purse, and new paths draw themselves. */
  async #comeHome() {
    const { stage } = this;
    const { reward, taskId } = this.#data.back!;
    const place = [...this.#view.places.values()].find(({ task }) => task.id === taskId);
    if (!place) return;
    const view = this.#view;
    void this.#walker.klodder.hop();
    this.#walker.klodder.face('proud', 2400, 'look');
    if (!reward) return;
    await bringHome(stage, place, this.#walker.at, reward.stars, reward.coins);
    if (view !== this.#view || this.#chart) return;
    const shut = new Set(view.open);
    const opened = new Set(reward.opened);
    const places = this.#here.tasks.filter(({ id }) => opened.has(id)).map(({ anchor }) => nodeOf(anchor));
    const reached = new Set(view.open.flatMap(({ from, to }) => [from, to]));
    for (const edge of openEdges(view.island, (node) => places.includes(node) || view.isOpen(node)))
      if (!shut.has(edge) && view === this.#view && !this.#chart) {
        await view.ground.ink(edge, !reached.has(edge.from));
        reached.add(edge.from).add(edge.to);
      }
    if (view !== this.#view || this.#chart) return;
    view.build(this.#here.tasks);
    this.#mark();
    for (const node of places) {
      const unfolded = view.places.get(node);
      if (!unfolded) continue;
      stage.sound.play('plek-open');
      stage.fx.burst('confetti', unfolded.foot.x, unfolded.foot.y - 50, { count: 16 });
      await this.#nod(unfolded);
    }
  }

  /** A place shows itself with a little bounce. */
  async #nod({ house }: Place) {
    // Still nodding: a second tween would keep the size it begins with.
    if (house.scaleX !== 1) return;
    await this.stage.tween({
      targets: house,
      to: { scaleX: 1.08, scaleY: 0.94 },
      ms: 140,
      yoyo: true,
      pop: true,
    });
  }

  /** The place where the pupil stands has a yellow plate. */
  #mark() {
    for (const place of this.#view.places.values()) place.here(place.node === this.#walker.node);
  }

  #announce() {
    const place = this.#view.places.get(this.#walker.node);
    if (place) this.stage.announce(place.label);
  }

  #say(line: string) {
    this.#line.say(line, this.#data.resume !== undefined);
  }
}
