import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { BENCH_Y, DEPTHS, HUB } from './places.ts';

/** Width of a Klodder at scale 1. */
const DRAWN = 96;
/** Where they stand in the hall and behind the bench, and how large they are. */
const PLACES = {
  hall: { oma: { x: 118, y: 548, size: 138 }, own: { x: 206, y: 552, size: 84 } },
  typing: { oma: { x: 118, y: 512, size: 128 }, own: { x: 206, y: 513, size: 84 } },
  // Oma left of the hint, own between the reels of the projector and over it: even where its letters are large it lies on no face.
  bench: { oma: { x: 110, y: BENCH_Y.up + 4, size: 112 }, own: { x: HUB.x, y: 178, size: 72 } },
} as const;
/** Before the curtain: Oma Vlek and the pupil's Klodder. */
const BOW = [
  { x: 596, y: 548, size: 150 },
  { x: 772, y: 550, size: 124 },
] as const;
const BOWS = 2;
const BUCKET = { dx: 58, dy: -24 } as const;
const MS = 300;

/** Oma Vlek, who runs hall 2, and the pupil's Klodder, who helps her. */
export class Ushers {
  readonly #crew: Crew;
  #stage: GameStage;
  #bucket: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const { oma, own } = PLACES.hall;
    this.#crew = stage.kit.crew({
      host: { ...oma, name: 'omavlek', depth: DEPTHS.crew },
      own: { ...own, depth: DEPTHS.crew + 1 },
    });
    this.#bucket = stage.image('bak', own.x + BUCKET.dx, own.y + BUCKET.dy).setDepth(DEPTHS.crew + 2);
  }

  /** They stand in the hall, or behind the bench to look over its edge. */
  stand(where: keyof typeof PLACES) {
    const stage = this.#stage;
    const depth = where === 'bench' ? DEPTHS.benchCrew : DEPTHS.crew;
    this.#bucket.setVisible(where !== 'bench').setY(PLACES[where].own.y + BUCKET.dy);
    for (const [who, place] of [
      [this.#crew.host, PLACES[where].oma],
      [this.#crew.own, PLACES[where].own],
    ] as const) {
      who.setDepth(depth);
      if (who.x === place.x && who.y === place.y) continue;
      who.setPosition(place.x, place.y + 90).setScale(place.size / DRAWN);
      who.turn(place.x > 683);
      void stage.tween({ targets: who, to: { y: place.y }, ms: MS, ease: 'Back.Out' });
    }
  }

  /** They come before the curtain and bow. */
  async bow() {
    const stage = this.#stage;
    this.#bucket.setVisible(false);
    const { both } = this.#crew;
    both.forEach((who, i) => {
      const { x, y, size } = BOW[i]!;
      who.setPosition(x, y + 60).setScale(size / DRAWN);
      who.face('proud');
    });
    await Promise.all(
      both.map((who, i) => stage.tween({ targets: who, to: { y: BOW[i]!.y }, ms: MS, ease: 'Back.Out' })),
    );
    for (let i = 0; i < BOWS; i++) await Promise.all(both.map((who) => who.squash()));
  }

  look(x: number, y: number) {
    this.#crew.look(x, y);
  }

  /** A film was right. */
  cheer() {
    this.#crew.cheer();
    this.#crew.host.face('proud', 1600, 'look');
  }

  /** The film jammed. */
  wonder() {
    this.#crew.wonder();
  }

  wait() {
    this.#crew.wait();
  }
}
