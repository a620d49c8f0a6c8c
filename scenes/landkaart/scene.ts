import { StageScene, type MapDeps } from '../../engine/stage/index.ts';
import { asBefore, islandOf, type MapData, type MapIsland, type MapTask } from './data.ts';
import { Errands, isBridge, isDoor, offerAt } from './errands.ts';
import { comeHome, type Celebration } from './homecoming.ts';
import {
  JETTY,
  OTHER_SIDE,
  offsetOver,
  placeOnChart,
  type Point,
  type Side,
  type TiledMap,
} from './island.ts';
import { Line } from './line.ts';
import type { Place } from './place.ts';
import { postFor, sideToDo } from './parts.ts';
import { ARROWS, hasToDo, nearestNode, neighbour, nextToDo, shortestWalk, startNode } from './rules.ts';
import { Sky } from './sky.ts';
import { Surroundings } from './surroundings.ts';
import { IslandView, packOf, shoreOf, type Shore } from './view.ts';
import { Voyage } from './voyage.ts';
import { Walker } from './walker.ts';
import { isNewcomer, welcome } from './welcome.ts';

const TUNING = {
  /** A tap on the ground goes to a node at most this far away, in u. */
  tapReach: 90,
  sea: 0x7cc6e8,
} as const;

const POST = 'Er is post voor je! Kijk bij het bootje.';
/** The world map: islands with their tasks as places, where the pupil's own Klodder walks, and the chart of them all. */
export default class Landkaart extends StageScene<MapDeps> {
  #data!: MapData;
  #view!: IslandView;
  #walker!: Walker;
  #line!: Line;
  #sky!: Sky;
  #around!: Surroundings;
  #voyage!: Voyage;
  #errands!: Errands;
  #celebration: Celebration | undefined;
  #target = '';
  /** What is done at the end of the walk. */
  #arrived: () => void = () => undefined;
  #before = '';
  /** Ends what leads a newcomer to the first house. */
  #welcomed = () => {};

  setup() {
    this.#data = this.deps.map as MapData;
    const { stage } = this;
    this.cameras.main.setBackgroundColor(TUNING.sea);
    this.#line = new Line(stage, this.deps.hud);
    this.#sky = new Sky(stage, () => this.deps.bus.emit('mapWish', { wish: 'ballon' }));
    this.#view = this.#open(shoreOf(this.#data, (shore) => this.#mapOf(shore) !== undefined));
    this.#around = new Surroundings(stage, () => this.#view.island.middle);
    this.#view.build(asBefore(this.#here.tasks, this.#data.back?.reward?.opened));
    const node = (this.#before = startNode(this.#placed, this.#data.back?.taskId, this.#view.island.home));
    this.#walker = new Walker(stage, (options) => stage.klodder('eigen', options), node, this.#view.at(node));
    this.#around.centre();
    this.#mark();
    this.#voyage = this.#harbour();
    this.#errands = new Errands({
      stage,
      deps: this.deps,
      data: () => this.#data,
      view: () => this.#view,
      voyage: () => this.#voyage,
      walkTo: (...walk) => this.#walkTo(...walk),
      say: (line) => this.#say(line),
    });
    this.#listen();
    this.#showRewards();
    if (!stage.calm) {
      this.#around.listen();
      stage.sound.music(true);
    }
    if (this.#data.back) this.#comeHome(this.#data.back);
    else if (this.#view.post?.lists.length) this.#say(POST);
    else if (isNewcomer(this.#data.islands))
      this.#welcomed = welcome(
        stage,
        () => stage.offers().find(({ id }) => id === offerAt(node)),
        (line) => this.#say(line),
      );
    if (this.#data.chart) this.#voyage.showChart();
    this.deps.bus.emit('islandShown', { somvensterId: this.#here.id });
  }

  override frame(ms: number) {
    this.#walker.step(ms);
    this.#view.step(ms, this.#walker.at);
    this.#sky.step(ms);
  }

  override updateMap(map: unknown) {
    this.#data = { ...(map as MapData), back: null };
    if (!this.#voyage.isAway) this.#lay();
    this.#showRewards();
    const { chart } = this.#data;
    if (chart) this.#voyage.showChart();
    else if (chart === false) this.#voyage.closeChart();
  }

  /** The island that is shown, as the data has it now. */
  get #here(): MapIsland {
    const { id } = this.#view.kind;
    return this.#data.islands.find((island) => island.id === id) ?? islandOf(this.#data);
  }

  #mapOf(shore: Shore): TiledMap | undefined {
    return this.cache.json.get(`landkaart/${packOf(shore)}/kaart`) as TiledMap | undefined;
  }

  /** Lays a shore where it lies on the chart, or at the end of the bridge that one comes over. */
  #open(shore: Shore, over?: Side): IslandView {
    const map = this.#mapOf(shore);
    if (!map) throw new Error('The drawing of the island is not there.');
    const offset = over ? offsetOver(this.#view.island, over, map) : placeOnChart(shore.island.number);
    return new IslandView(this.stage, shore, map, offset, {
      place: (place) => this.#pick(place),
      bridge: (side) => this.#errands.bridge(side),
      post: () => this.#errands.post(),
      letters: () => postFor(shore.island.id, this.#data),
      ferry: () => this.#errands.ferry(),
      visit: (door) => this.#errands.visit(door),
      say: (line) => this.#say(line),
    });
  }

  /** The tasks that have their place on what is shown. */
  get #placed(): readonly MapTask[] {
    return this.#view.placed(this.#here.tasks);
  }

  #listen() {
    this.#voyage.listen();
    this.stage.gesture({
      id: 'lopen',
      label: 'Lopen over de paden',
      keys: ['KeyN', 'KeyB', 'KeyL', 'KeyM'],
      enabled: () => !this.#voyage.isAway,
      onStart: (x, y) => {
        this.#welcomed();
        this.#celebration?.skip();
        this.#around.grab({ x, y });
      },
      onMove: (x, y) => this.#around.drag({ x, y }),
      onEnd: (x, y) => !this.#around.release() && this.#tapGround({ x, y }),
      onKey: (code, down) => down && this.#key(code),
    });
  }

  #pick({ node }: Place) {
    this.#welcomed();
    this.#celebration?.skip();
    const place = this.#view.places.get(node);
    if (!place) return;
    if (place.isShut) this.#say(this.#view.refuse(place));
    else
      this.#walkTo(place.node, () => {
        this.stage.sound.play('plek-open');
        this.deps.bus.emit('placePicked', { taskId: place.task.id });
      });
  }

  /** Walks to a node; picking the same again makes it hurry, and then that is what is done there. */
  #walkTo(node: string, arrived: () => void, unreachable?: () => void) {
    if (this.#voyage.isAway) return;
    if (this.#walker.walking && this.#target === node) {
      this.#arrived = arrived;
      return this.#walker.hurry();
    }
    const walk = shortestWalk(this.#view.open, this.#walker.heading, node);
    if (!walk) return unreachable?.();
    this.#around.home();
    this.#target = node;
    this.#arrived = arrived;
    const { node: from } = this.#walker;
    if (from !== node && this.#view.places.has(from)) this.#before = from;
    if (walk.length === 0 && !this.#walker.walking) return arrived();
    this.stage.focusOn(undefined);
    this.#walker.go(walk, () => {
      this.#target = '';
      this.#mark();
      this.#arrived();
    });
  }

  #tapGround(point: Point) {
    if (Number.isNaN(point.x)) return;
    const at = this.stage.camera.toWorld(point.x, point.y);
    const node = nearestNode(this.#view.island, at, TUNING.tapReach);
    const place = node === undefined ? undefined : this.#view.places.get(node);
    if (place) this.#pick(place);
    else if (node !== undefined) this.#walkTo(node, () => this.#arrive(node));
  }

  #key(code: string) {
    this.#welcomed();
    this.#celebration?.skip();
    this.#around.home();
    const direction = ARROWS[code];
    if (direction) {
      if (this.#walker.walking) return;
      const { island, open } = this.#view;
      const next = neighbour(island.edges, this.#walker.node, direction, (edge) => open.includes(edge));
      if (next !== undefined) this.#walkTo(next, () => this.#arrive(next));
      return;
    }
    const { node } = this.#walker;
    // Enter on the way is meant for the place that is walked to.
    const here = this.#view.places.get(this.#walker.walking ? this.#target : node);
    if (code === 'KeyL') this.deps.bus.emit('mapWish', { wish: 'list' });
    else if (code === 'KeyM') this.#voyage.showChart();
    else if (code === 'KeyN') this.#next(node);
    else if (code === 'KeyB') this.#toPlace(this.#before);
    else if (here) this.#pick(here);
    else if (this.#walker.walking) return;
    else if (node === JETTY) this.#errands.ferry();
    else if (isDoor(node)) this.#errands.visit(node);
    else if (isBridge(node)) this.#voyage.cross(node);
  }

  /** Who walks onto a bridge crosses it. */
  #arrive(node: string) {
    if (isBridge(node)) this.#voyage.cross(node);
    else this.#announce();
  }

  /** The next place with something to do, if need be over a bridge. */
  #next(node: string) {
    const across = !hasToDo(this.#placed) && sideToDo(this.#here.tasks, this.#view.kind.part);
    if (across) this.#errands.bridge(across);
    else this.#toPlace(nextToDo(this.#placed, node));
  }

  #toPlace(node: string | undefined) {
    if (node !== undefined && this.#view.places.has(node)) this.#walkTo(node, () => this.#announce());
  }

  /** What the chart and the ferry do with this map. */
  #harbour(): Voyage {
    return new Voyage({
      stage: this.stage,
      deps: this.deps,
      data: () => this.#data,
      here: () => ({ island: this.#here, part: this.#view.kind.part }),
      fold: () => {
        this.#line.hide();
        this.#around.centre();
        this.#view.fold();
      },
      foldAway: () => this.#view.foldAway(),
      unfold: () => this.#lay(),
      cross: (to, over) => {
        const from = this.#view;
        from.retire();
        this.#view = this.#open(to, over);
        // Over a bridge the same things are heard.
        if (!this.stage.calm && !over) this.#around.listen();
        // One sees where a bridge ends; from the ferry the places unfold on landing.
        if (over) this.#view.build(this.#here.tasks);
        const node = over ? OTHER_SIDE[over] : this.#view.island.home;
        this.#walker.put(node, this.#view.at(node));
        return () => from.destroy();
      },
      middle: () => this.#view.island.middle,
      landed: (island) => this.#land(island),
      say: (line) => this.#say(line),
    });
  }

  #land({ island: { id, name }, part }: Shore) {
    this.#showRewards();
    this.#view.build(this.#here.tasks, true);
    const { home } = this.#view.island;
    const start = startNode(this.#placed, undefined, home);
    this.#before = start;
    // No open path from the bridge: one is put down where there is something to do.
    if (!shortestWalk(this.#view.open, this.#walker.node, start))
      this.#walker.put(start, this.#view.at(start));
    this.#mark();
    this.deps.bus.emit('islandShown', { somvensterId: id });
    this.deps.bus.emit('mapWish', { wish: 'island' });
    this.stage.announce(part > 0 ? `Je bent op het eilandje bij ${name}.` : `Je bent op ${name}.`);
    if (start !== home) this.#walkTo(start, () => this.#announce());
  }

  #comeHome(back: NonNullable<MapData['back']>) {
    const view = this.#view;
    this.#celebration = comeHome({
      stage: this.stage,
      view,
      walker: this.#walker,
      back,
      tasks: this.#placed,
      isSeen: () => view === this.#view && !this.#voyage.hasChart,
      show: () => this.#lay(),
    });
  }

  /** The balloon hangs and friends live here; all of it comes in later than the map. */
  #showRewards() {
    this.#sky.show(this.#data, this.#view.island);
    this.#view.welcome(this.#data.rewards);
  }

  /** The places as they are now. */
  #lay() {
    this.#view.build(this.#here.tasks);
    this.#mark();
  }

  /** The place where the pupil stands has a yellow plate; for who uses keys the ring is around what Enter picks there. */
  #mark() {
    const { node } = this.#walker;
    for (const place of this.#view.places.values()) place.here(place.node === node);
    this.stage.focusOn(this.stage.offers().find(({ id }) => id === offerAt(node)));
  }

  #announce() {
    const place = this.#view.places.get(this.#walker.node);
    if (place) this.stage.announce(place.label);
  }

  #say(line: string) {
    this.#line.say(line);
  }
}
