import type { Container, Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { MapIsland, MapTask } from './data.ts';
import { Ground } from './ground.ts';
import { readIsland, type Edge, type Island, type Point, type TiledMap } from './island.ts';
import { Place } from './place.ts';
import { Post } from './post.ts';
import { nodeOf, openEdges } from './rules.ts';
import { makeToy, THEME_WORDS, type Toy } from './toys.ts';

/** Things before a path fade to this while someone walks behind them. */
const SEEN_THROUGH = 0.4;
const NEAR = { x: 46, up: 96, down: 6 } as const;
const ABOVE = 1950;
const HOP_MS = 160;
/** Places unfold one after the other when the pupil lands. */
const UNFOLD = { gap: 28, ms: 240 } as const;

/** What a pick on an island does. */
export interface IslandActs {
  place(place: Place): void;
  post(): void;
  ferry(): void;
  stall(): void;
  lookout(): void;
  say(line: string): void;
}

/** One island on the stage: ground, what stands there, and its places. */
export class IslandView {
  readonly island: Island;
  readonly kind: { theme: string; number: number; id: string };
  readonly places = new Map<string, Place>();
  readonly ground: Ground;
  readonly post: Post;
  readonly ferry: Image;
  /** Paths that may be walked. */
  open: Edge[] = [];
  #stage: Stage;
  #acts: IslandActs;
  #things: (Image | Container)[] = [];
  #above: Image[] = [];
  #folded = false;
  #toy: Toy;
  #postOffer: Offer | undefined;
  #offers: Offer[] = [];

  constructor(stage: Stage, { theme, number, id, layout }: MapIsland, map: TiledMap, acts: IslandActs) {
    this.#stage = stage;
    this.#acts = acts;
    this.kind = { theme, number, id };
    this.island = readIsland(map, number);
    this.ground = new Ground(stage, map, `${theme}-${layout}`, this.island);
    const { things, above, middle } = this.island;
    const at = (name: string): Point => things.get(name) ?? middle;
    const thing = (name: string, frame = name) => {
      const { x, y } = at(name);
      const image = stage.image(frame, x, y).setDepth(y);
      this.#things.push(image);
      return image;
    };
    for (const { frame, x, y } of above)
      this.#above.push(stage.image(`${theme}:${frame}`, x, y).setDepth(ABOVE).setScale(0.92));
    // The sea of a jetty on the right is on the right.
    const isEast = at('veerboot').x > at('steiger').x;
    thing('steiger').setDepth(-650).setFlipX(isEast);
    this.ferry = thing('veerboot').setFlipX(!isEast);
    this.#toy = makeToy(stage, theme, at('speelgoed'));
    const host = thing('gastheer', `${theme}:gastheer`);
    const lookout = thing('uitkijk');
    const stall = thing('kraam').setScale(0.86);
    this.post = new Post(stage, at('bootje'));
    this.#offer({ lookout, stall, host });
  }

  /** Lays out the places of these tasks; those that did not change stay. */
  build(tasks: readonly MapTask[], unfold = false) {
    this.#folded = false;
    for (const task of tasks) {
      const node = nodeOf(task.anchor);
      const old = this.places.get(node);
      if (old && JSON.stringify(old.task) === JSON.stringify(task)) continue;
      const at = this.island.nodes.get(node);
      // What lies beyond the path comes by post.
      if (!at) continue;
      old?.destroy();
      const place = new Place(this.#stage, task, at, this.kind.theme);
      this.places.set(node, place);
      this.#stage.offer(place.house, {
        id: `plek-${node}`,
        kind: 'control',
        value: task.id,
        label: place.label,
        onPick: () => this.#acts.place(place),
      });
      if (unfold) this.#unfold(place);
    }
    this.post.bring(tasks.filter(({ anchor }) => !this.island.nodes.has(nodeOf(anchor))));
    this.#postOffer?.relabel(this.post.label);
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

  /** The ferry has left: places are gone, and nothing here can be picked any more. */
  retire() {
    this.fold();
    for (const offer of this.#offers.splice(0)) offer.remove();
  }

  isOpen(node: string): boolean {
    return this.places.get(node)?.isShut === false;
  }

  at(node: string): Point {
    return this.island.nodes.get(node) ?? this.island.middle;
  }

  /** What moves by itself; `walker` is where the pupil's Klodder is. */
  step(ms: number, walker: Point) {
    this.post.step(ms);
    this.#toy.step?.(ms);
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
    this.post.destroy();
    this.#toy.thing.destroy();
    for (const thing of [...this.#things, ...this.#above]) thing.destroy();
    this.ground.destroy();
  }

  #offer({ lookout, stall, host }: { lookout: Image; stall: Image; host: Image }) {
    const acts = this.#acts;
    const words = THEME_WORDS[this.kind.theme];
    const control = (id: string, object: Image | Container, label: string, onPick: () => void) => {
      const offer = this.#stage.offer(object, {
        id,
        kind: 'control',
        label,
        onPick,
        enabled: () => !this.isFolded,
      });
      this.#offers.push(offer);
      return offer;
    };
    this.#postOffer = control('post', this.post.boat, this.post.label, () => acts.post());
    control('speelgoed', this.#toy.thing, words?.toy ?? 'Speelgoed', () => this.#toy.play());
    control('kraam', stall, 'Kraam van Sjaak', () => acts.stall());
    control('uitkijk', lookout, 'Uitkijktoren', () => acts.lookout());
    control('veerboot', this.ferry, 'Veerboot', () => acts.ferry());
    control('gastheer', host, words?.host ?? 'Een Klodder', () => {
      void this.#stage.tween({ targets: host, to: { y: host.y - 14 }, ms: HOP_MS, yoyo: true, pop: true });
      if (words) acts.say(words.hello);
    });
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
