import { CORE, StageScene, type MapDeps, type Offer } from '../../engine/stage/index.ts';
import type { MapData, MapTask } from './data.ts';
import { Ground } from './ground.ts';
import { bringHome } from './homecoming.ts';
import { readIsland, type Edge, type Island, type Point, type TiledMap } from './island.ts';
import { Line } from './line.ts';
import { Place } from './place.ts';
import { Post } from './post.ts';
import {
  JETTY,
  looseEnds,
  nearestNode,
  neighbour,
  nextToDo,
  nodeOf,
  openEdges,
  shortestWalk,
  startNode,
  type Direction,
} from './rules.ts';
import { Scenery } from './scenery.ts';
import { Walker } from './walker.ts';

const TUNING = {
  /** A tap on the ground goes to a node at most this far away, in u. */
  tapReach: 90,
  sea: 0x7cc6e8,
} as const;

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const LINES = {
  kraam: 'Sjaak zwaait: fijn dat je er bent!',
  uitkijk: 'Wat een mooi uitzicht over de Inktzee!',
  veerboot: 'Toet toet! Ontdek eerst dit eiland.',
  post: 'Er is post voor je! Kijk bij het bootje.',
  geenPost: 'Er is nu geen post.',
} as const;

/** The world map: an island with its tasks as places, where the pupil's own Klodder walks. */
export default class Landkaart extends StageScene<MapDeps> {
  #data!: MapData;
  #island!: Island;
  #ground!: Ground;
  #scenery!: Scenery;
  #post!: Post;
  #postOffer: Offer | undefined;
  #walker!: Walker;
  #places = new Map<string, Place>();
  #open: Edge[] = [];
  #target = '';
  #before = '';
  #line!: Line;

  setup() {
    this.#data = this.deps.map as MapData;
    const map = this.cache.json.get(`landkaart/kaart-${this.#data.somvenster.theme}-1`) as
      TiledMap | undefined;
    const sheet = this.cache.json.get('landkaart/tiles') as
      ConstructorParameters<typeof Ground>[2] | undefined;
    if (!map || !sheet) throw new Error('The drawing of the map is not there.');
    const { stage } = this;
    this.cameras.main.setBackgroundColor(TUNING.sea);
    this.#line = new Line(stage);
    this.#island = readIsland(map);
    this.#ground = new Ground(stage, map, sheet);
    this.#scenery = new Scenery(stage, this.#island, (x, y) =>
      stage.klodder('sjaak', { x, y, size: 52, face: 'happy' }),
    );
    this.#post = new Post(stage, this.#island.things.get('bootje') ?? { x: CORE.left, y: 508 });
    this.#build(this.#asBefore());
    const node = startNode(this.#placed, this.#data.back?.taskId);
    this.#before = node;
    this.#walker = new Walker(stage, (options) => stage.klodder('eigen', options), node, this.#at(node));
    this.#mark();
    this.#offerThings();
    stage.gesture({
      id: 'lopen',
      label: 'Lopen over de paden',
      keys: ['KeyN', 'KeyB', 'KeyL'],
      onEnd: (x, y) => this.#tapGround({ x, y }),
      onKey: (code, down) => down && this.#key(code),
    });
    if (!stage.calm) stage.sound.music(true);
    if (this.#data.back) void this.#comeHome();
    else if (this.#post.isNew) this.#say(LINES.post);
  }

  override frame(ms: number) {
    this.#walker.step(ms);
    this.#scenery.step(ms);
    this.#post.step(ms);
  }

  override updateMap(map: unknown) {
    this.#data = map as MapData;
    this.#build(this.#data.tasks);
    this.#mark();
  }

  /** The tasks as they were before the game that was just left: what it opened is still shut. */
  #asBefore(): readonly MapTask[] {
    const opened = new Set(this.#data.back?.reward?.opened);
    return this.#data.tasks.map((task) =>
      opened.has(task.id) ? { ...task, state: 'dicht', stars: 0 } : task,
    );
  }

  /** The tasks that have a place on the path; the others come by post. */
  get #placed(): readonly MapTask[] {
    return this.#data.tasks.filter(({ anchor }) => this.#island.nodes.has(nodeOf(anchor)));
  }

  /** Lays out the places of these tasks; those that did not change stay. */
  #build(tasks: readonly MapTask[]) {
    for (const task of tasks) {
      const old = this.#places.get(nodeOf(task.anchor));
      if (old && JSON.stringify(old.task) === JSON.stringify(task)) continue;
      const at = this.#island.nodes.get(nodeOf(task.anchor));
      // What lies beyond the path comes by post.
      if (!at) continue;
      old?.destroy();
      this.#offerPlace(new Place(this.stage, task, at));
    }
    this.#post.bring(tasks.filter(({ anchor }) => !this.#island.nodes.has(nodeOf(anchor))));
    this.#postOffer?.relabel(this.#post.label);
    const isOpen = (place: string) => this.#places.get(place)?.isShut === false;
    this.#open = openEdges(this.#island, isOpen);
    const walked = new Set(this.#open);
    for (const edge of this.#island.edges) this.#ground.draw(edge, walked.has(edge));
    this.#ground.round(looseEnds(this.#island, this.#open));
  }

  #offerPlace(place: Place) {
    this.#places.set(place.node, place);
    this.stage.offer(place.house, {
      id: `plek-${place.node}`,
      kind: 'control',
      value: place.task.id,
      label: place.label,
      onPick: () => this.#pick(place),
    });
  }

  #offerThings() {
    const { mill, stall, lookout, ferry } = this.#scenery;
    const { stage } = this;
    const { boat, label } = this.#post;
    this.#postOffer = stage.offer(boat, {
      id: 'post',
      kind: 'control',
      label,
      onPick: () => this.#openPost(),
    });
    const visit = (node: string, line: string) => () =>
      this.#walkTo(
        node,
        () => this.#say(line),
        () => this.#say(line),
      );
    stage.offer(mill, { id: 'molen', kind: 'control', label: 'Molen', onPick: () => this.#scenery.gust() });
    stage.offer(stall, {
      id: 'kraam',
      kind: 'control',
      label: 'Kraam van Sjaak',
      onPick: visit('kraam', LINES.kraam),
    });
    stage.offer(lookout, {
      id: 'uitkijk',
      kind: 'control',
      label: 'Uitkijktoren',
      onPick: visit('uitkijk', LINES.uitkijk),
    });
    stage.offer(ferry, {
      id: 'veerboot',
      kind: 'control',
      label: 'Veerboot',
      onPick: () => {
        stage.sound.play('boot-toet');
        visit(JETTY, LINES.veerboot)();
      },
    });
  }

  /** One list opens at once; of more the pupil chooses in the plain list, where they stand first. */
  #openPost() {
    const [first, ...more] = this.#post.lists;
    if (!first) return this.#say(LINES.geenPost);
    this.stage.sound.play('plek-open');
    if (more.length > 0) this.deps.bus.emit('mapWish', { wish: 'list' });
    else this.deps.bus.emit('placePicked', { taskId: first.id });
  }

  #pick(place: Place) {
    if (place.isShut) {
      const { opensAfter } = place.task;
      this.#say(opensAfter ? `Nog even. Eerst “${opensAfter}”.` : 'Nog even. Deze plek gaat later open.');
      const first = [...this.#places.values()].find(({ task }) => task.name === opensAfter);
      if (first) void this.#nod(first);
      return;
    }
    this.#walkTo(place.node, () => this.#enter(place));
  }

  /** Walks to a node; picking the same again makes it hurry. */
  #walkTo(node: string, arrived: () => void, unreachable?: () => void) {
    if (this.#walker.walking && this.#target === node) return this.#walker.hurry();
    const walk = shortestWalk(this.#open, this.#walker.node, node);
    if (!walk) return unreachable?.();
    this.#target = node;
    if (this.#places.has(this.#walker.node)) this.#before = this.#walker.node;
    if (walk.points.length === 0) return arrived();
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
    const node = nearestNode(this.#island, point, TUNING.tapReach);
    const place = node === undefined ? undefined : this.#places.get(node);
    if (place) this.#pick(place);
    else if (node !== undefined) this.#walkTo(node, () => undefined);
  }

  #key(code: string) {
    const direction = ARROWS[code];
    if (direction) {
      if (this.#walker.walking) return;
      const next = neighbour(this.#open, this.#walker.node, direction);
      if (next !== undefined) this.#walkTo(next, () => this.#announce());
      return;
    }
    const here = this.#places.get(this.#walker.node);
    if (code === 'KeyL') this.deps.bus.emit('mapWish', { wish: 'list' });
    else if (code === 'KeyN') this.#toPlace(this.#places.get(nextToDo(this.#placed, this.#walker.node)));
    else if (code === 'KeyB') this.#toPlace(this.#places.get(this.#before));
    else if (here && !this.#walker.walking) this.#pick(here);
  }

  #toPlace(place: Place | undefined) {
    if (place) this.#walkTo(place.node, () => this.#announce());
  }

  /** Back from a game: out of the door, stars to the roof, coins to the purse, and new paths draw themselves. */
  async #comeHome() {
    const { stage } = this;
    const { reward, taskId } = this.#data.back!;
    const place = [...this.#places.values()].find(({ task }) => task.id === taskId);
    if (!place) return;
    void this.#walker.klodder.hop();
    this.#walker.klodder.face('proud', 2400, 'look');
    if (!reward) return;
    await bringHome(stage, place, this.#walker.at, reward.stars, reward.coins);
    const shut = new Set(this.#open);
    const opened = new Set(reward.opened);
    const places = this.#data.tasks.filter(({ id }) => opened.has(id)).map(({ anchor }) => nodeOf(anchor));
    for (const edge of openEdges(
      this.#island,
      (node) => places.includes(node) || this.#places.get(node)?.isShut === false,
    ))
      if (!shut.has(edge)) await this.#ground.ink(edge);
    this.#build(this.#data.tasks);
    this.#mark();
    for (const node of places) {
      const unfolded = this.#places.get(node);
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
    for (const place of this.#places.values()) place.here(place.node === this.#walker.node);
  }

  #announce() {
    const place = this.#places.get(this.#walker.node);
    if (place) this.stage.announce(place.label);
  }

  #say(line: string) {
    this.#line.say(line, this.#data.resume !== undefined);
  }

  #at(node: string): Point {
    return this.#island.nodes.get(node) ?? { x: CORE.left + 150, y: 656 };
  }
}
