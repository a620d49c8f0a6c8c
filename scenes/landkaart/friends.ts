import type { Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { MapData } from './data.ts';
import type { Point } from './island.ts';

type Friend = NonNullable<MapData['rewards']>['blobs'][number];

/** Every island has room for so many: all friends have a home within eight islands. */
const LEAST_ROOM = 3;
/** Who comes this near is waved at. */
const NEAR = 150;
const WAVE = { angle: 13, hop: 12, ms: 150 } as const;
/** What can be picked. */
const SIZE = { width: 76, height: 76 } as const;

/** One friend at its place. */
interface Neighbour {
  image: Image;
  offer: Offer;
  isNear: boolean;
}

/** The friends from the stall who moved in around the clubhouse: they wave when the pupil passes, and tell what they do. */
export class Friends {
  #stage: Stage;
  #spots: readonly Point[];
  /** Which island: with more friends than there is room, others live on the next one. */
  #number: number;
  #say: (line: string) => void;
  #isShown: () => boolean;
  #living: Neighbour[] = [];
  #is = '';

  constructor(
    stage: Stage,
    place: { spots: readonly Point[]; number: number },
    acts: { say(line: string): void; isShown(): boolean },
  ) {
    this.#stage = stage;
    this.#spots = place.spots;
    this.#number = place.number;
    this.#say = acts.say;
    this.#isShown = acts.isShown;
  }

  /** Those that the pupil has move in. */
  welcome(friends: readonly Friend[]) {
    const own = friends.filter(({ owned }) => owned);
    const room = Math.min(this.#spots.length, own.length);
    const first = (this.#number - 1) * LEAST_ROOM;
    const here = Array.from({ length: room }, (_, i) => own[(first + i) % own.length]!);
    const is = here.map(({ id }) => id).join();
    if (is === this.#is) return;
    this.retire();
    this.#is = is;
    this.#living = here.map((friend, i) => this.#moveIn(friend, this.#spots[i]!));
  }

  /** Waves once to a walker that comes near. */
  step(walker: Point) {
    for (const neighbour of this.#living) {
      const { image } = neighbour;
      const isNear = Math.hypot(image.x - walker.x, image.y - walker.y) < NEAR;
      if (isNear && !neighbour.isNear) void this.#wave(neighbour);
      neighbour.isNear = isNear;
    }
  }

  /** All move out; `welcome` brings them back. */
  retire() {
    for (const { image, offer } of this.#living.splice(0)) {
      offer.remove();
      image.destroy();
    }
    this.#is = '';
  }

  #moveIn({ id, name, habit }: Friend, { x, y }: Point): Neighbour {
    const image = this.#stage.image(`vriend-${id}`, x, y).setDepth(y);
    const offer = this.#stage.offer(image, {
      id: `vriend-${id}`,
      kind: 'control',
      label: `Je vriendje ${name}`,
      size: SIZE,
      enabled: this.#isShown,
      onPick: () => {
        this.#say(`${name} ${habit}.`);
        void this.#wave(neighbour);
      },
    });
    const neighbour: Neighbour = { image, offer, isNear: false };
    return neighbour;
  }

  async #wave({ image }: Neighbour) {
    // Still waving: another tween would keep the turn that it begins with.
    if (image.angle !== 0) return;
    const { angle, hop, ms } = WAVE;
    void this.#stage.tween({ targets: image, to: { y: image.y - hop }, ms, yoyo: true, pop: true });
    for (const turn of [angle, -angle, angle]) {
      if (!image.scene) return;
      await this.#stage.tween({ targets: image, to: { angle: turn }, ms, yoyo: true, pop: true });
    }
  }
}
