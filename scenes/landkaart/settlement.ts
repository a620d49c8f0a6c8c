import type { Container, Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { MapData, MapTask } from './data.ts';
import { Friends } from './friends.ts';
import type { Island, Point } from './island.ts';
import { Post } from './post.ts';
import { makeToy, THEME_WORDS, type Toy } from './toys.ts';

const HOP_MS = 160;

/** What one goes into: web shows what is behind it. */
export type Door = 'kraam' | 'uitkijk';

/** What a pick on what stands on an island does. */
export interface SettlementActs {
  post(): void;
  /** What was set ready that one does not see from here. */
  letters(): readonly MapTask[];
  ferry(): void;
  visit(door: Door): void;
  say(line: string): void;
}

/** What stands on every island besides its places: jetty and ferry, stall and who live there, look-out, host, toy and the boat with post. */
export class Settlement {
  readonly post: Post;
  #stage: Stage;
  #acts: SettlementActs;
  #things: (Image | Container)[] = [];
  #toy: Toy;
  #friends: Friends;
  #offers: Offer[] = [];
  #postOffer: Offer;

  constructor(
    stage: Stage,
    { things, middle, friends }: Pick<Island, 'things' | 'middle' | 'friends'>,
    { theme, number }: { theme: string; number: number },
    acts: SettlementActs,
    isShown: () => boolean,
  ) {
    this.#stage = stage;
    this.#acts = acts;
    const at = (name: string): Point => things.get(name) ?? middle;
    const thing = (name: string, frame = name) => {
      const { x, y } = at(name);
      const image = stage.image(frame, x, y).setDepth(y);
      this.#things.push(image);
      return image;
    };
    // The sea of a jetty on the right is on the right.
    const isEast = at('veerboot').x > at('steiger').x;
    thing('steiger').setDepth(-650).setFlipX(isEast);
    const ferry = thing('veerboot').setFlipX(!isEast);
    this.#toy = makeToy(stage, theme, at('speelgoed'));
    const host = thing('gastheer', `${theme}:gastheer`);
    const lookout = thing('uitkijk');
    const stall = thing('kraam').setScale(0.86);
    this.post = new Post(stage, at('bootje'));
    this.#friends = new Friends(
      stage,
      { spots: friends, number },
      { say: (line) => acts.say(line), isShown },
    );

    const words = THEME_WORDS[theme];
    const control = (id: string, object: Image | Container, label: string, onPick: () => void) => {
      const offer = stage.offer(object, { id, kind: 'control', label, onPick, enabled: isShown });
      this.#offers.push(offer);
      return offer;
    };
    this.#postOffer = control('post', this.post.boat, this.post.label, () => acts.post());
    control('speelgoed', this.#toy.thing, words?.toy ?? 'Speelgoed', () => this.#toy.play());
    control('kraam', stall, 'Kraam van Sjaak', () => acts.visit('kraam'));
    control('uitkijk', lookout, 'Uitkijktoren', () => acts.visit('uitkijk'));
    control('veerboot', ferry, 'Veerboot', () => acts.ferry());
    control('gastheer', host, words?.host ?? 'Een Klodder', () => {
      void this.#stage.tween({ targets: host, to: { y: host.y - 14 }, ms: HOP_MS, yoyo: true, pop: true });
      if (words) acts.say(words.hello);
    });
  }

  /** The boat brings what was set ready and not played yet. */
  bring() {
    this.post.bring(this.#acts.letters());
    this.#postOffer.relabel(this.post.label);
  }

  /** The friends that the pupil has live here. */
  welcome(rewards: MapData['rewards']) {
    this.#friends.welcome(rewards?.blobs ?? []);
  }

  /** What moves by itself; `walker` is where the pupil's Klodder is. */
  step(ms: number, walker: Point) {
    this.#friends.step(walker);
    this.post.step(ms);
    this.#toy.step?.(ms);
  }

  /** Nothing here can be picked any more. */
  retire() {
    for (const offer of this.#offers.splice(0)) offer.remove();
    this.#friends.retire();
  }

  destroy() {
    this.retire();
    this.post.destroy();
    this.#toy.thing.destroy();
    for (const thing of this.#things) thing.destroy();
  }
}
