import type { Crew, GameStage, Image, Klodder, Marks } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Where everyone stands: in the whole garden, and above the keyboard. */
const PLACES = {
  whole: {
    moes: { x: 118, y: 744, size: 118 },
    trellis: { x: 118, y: 586, scale: 1 },
    post: { x: 1262, y: 744, scale: 1 },
  },
  low: {
    moes: { x: 112, y: 502, size: 96 },
    trellis: { x: 1258, y: 506, scale: 0.84 },
    post: { x: 1400, y: 560, scale: 0.8 },
  },
} as const;
/** Where the bird's feet are on the post. */
const PERCH = { x: -38, y: -211 } as const;
/** Places for roses on the trellis, in the order in which they bloom. */
const ROSES = [
  [-12, -34],
  [18, -78],
  [-16, -122],
  [22, -164],
  [-8, -198],
  [10, -232],
] as const;
const MS = { fly: 620, bloom: 320, note: 1500, tour: 2600 } as const;
const BIRD = { width: 96, height: 84, overHedge: 62, top: 352 } as const;

/** Who watches the walk: Moes by the climbing rose, and the bird on its lamppost. The roses are the marks of the kunstje. */
export class Friends implements Marks {
  readonly count = ROSES.length;
  readonly moes: Klodder;
  /** What the bird does when it is tapped; without it the bird can't be asked. */
  onBird: (() => void) | undefined;
  #stage: GameStage;
  #crew: Crew;
  #blooming = 0;
  #trellis: Image;
  #roses: Image[];
  #post: Image;
  #bird: Image;
  #low = false;
  #turn = 0;
  #isOut = false;

  constructor(stage: GameStage, crew: Crew) {
    this.#stage = stage;
    this.#crew = crew;
    this.moes = crew.host;
    this.#trellis = stage.image('klimroos', 0, 0).setDepth(DEPTHS.friends - 4);
    this.#roses = ROSES.map(() => stage.image('knop', 0, 0).setDepth(DEPTHS.friends - 3));
    this.#post = stage.image('lantaarnpaal', 0, 0).setDepth(DEPTHS.friends - 4);
    this.#bird = stage.image('vogel', 0, 0).setDepth(DEPTHS.flying);
    stage.offer(this.#bird, {
      id: 'vogel',
      kind: 'control',
      label: 'Vogel: bekijk het doolhof van boven',
      size: { width: BIRD.width, height: BIRD.height },
      enabled: () => this.onBird !== undefined && !this.#isOut,
      onPick: () => this.onBird?.(),
    });
    this.arrange(false);
  }

  /** Stands everyone in the whole garden, or above the keyboard. */
  arrange(low: boolean) {
    this.#low = low;
    const { moes, trellis, post } = PLACES[low ? 'low' : 'whole'];
    this.moes.setPosition(moes.x, moes.y).setScale(moes.size / 96);
    this.#trellis.setPosition(trellis.x, trellis.y).setScale(trellis.scale);
    this.#roses.forEach((rose, i) => {
      const [x, y] = ROSES[i]!;
      rose.setPosition(trellis.x + x * trellis.scale, trellis.y + y * trellis.scale);
    });
    this.#post.setPosition(post.x, post.y).setScale(post.scale).setVisible(!low);
    this.#bird.setVisible(!low);
    if (!this.#isOut) this.#sit();
  }

  /** Everyone looks there. */
  look(x: number, y: number) {
    this.moes.look(x, y);
  }

  wait() {
    this.#crew.wait();
  }

  cheer() {
    this.#crew.cheer();
  }

  wonder() {
    this.#crew.wonder();
  }

  /** The next rose opens. */
  add() {
    const stage = this.#stage;
    const at = this.#blooming++;
    const rose = this.#roses[at];
    if (!rose) return;
    if (stage.hasImage(this.#rose(at))) rose.setFrame(this.#rose(at));
    stage.fx.burst('stars', rose.x, rose.y, { count: 6 });
    rose.setScale(0.2);
    void stage.tween({ targets: rose, to: { scale: 1.15 }, ms: MS.bloom, ease: 'Back.Out', pop: true });
  }

  /** The rose that opened last. */
  get lastRose(): { x: number; y: number } {
    const { x, y } = this.#roses[this.#blooming - 1] ?? this.#trellis;
    return { x, y };
  }

  /** The bird comes out of the hedge with the hint in its beak. */
  async bringNote(x: number, y: number) {
    const stage = this.#stage;
    const turn = ++this.#turn;
    this.#isOut = true;
    stage.sound.play('vogel');
    this.#frame('vogel-brief');
    this.#bird.setVisible(true).setPosition(x, y).setScale(0.2).setFlipX(false);
    await stage.tween({
      targets: this.#bird,
      to: { y: Math.max(BIRD.top, y - BIRD.overHedge), scale: 0.92 },
      ms: 260,
      ease: 'Back.Out',
    });
    stage.clock.after(MS.note, () => turn === this.#turn && void this.flyHome());
  }

  /** Flies back to the post. */
  async flyHome() {
    if (!this.#isOut) return;
    const turn = ++this.#turn;
    this.#frame('vogel-vlieg');
    const { x, y } = this.#home;
    this.#bird.setFlipX(x > this.#bird.x);
    await this.#stage.tween({ targets: this.#bird, to: { x, y, scale: 1 }, ms: MS.fly });
    if (turn === this.#turn) this.#sit();
  }

  /** Is out of view at once. */
  hideBird() {
    this.#turn++;
    this.#sit();
  }

  /** Flies over the maze and back, while all that was seen is shown. */
  async tour(left: number, right: number, y: number) {
    if (this.#isOut) return;
    const stage = this.#stage;
    const turn = ++this.#turn;
    this.#isOut = true;
    stage.sound.play('vogel');
    this.#frame('vogel-vlieg');
    const bird = this.#bird;
    const legs = [{ x: right - 60, y: y - 40 }, { x: left + 60, y: y - 70 }, this.#home];
    for (const to of legs) {
      if (turn !== this.#turn) return;
      bird.setFlipX(to.x > bird.x);
      await stage.tween({ targets: bird, to, ms: MS.tour / legs.length });
    }
    if (turn === this.#turn) this.#sit();
  }

  get #home(): { x: number; y: number } {
    const { x, y, scale } = PLACES[this.#low ? 'low' : 'whole'].post;
    return { x: x + PERCH.x * scale, y: y + PERCH.y * scale };
  }

  #sit() {
    this.#isOut = false;
    this.#frame('vogel');
    const { x, y } = this.#home;
    this.#bird.setPosition(x, y).setScale(1).setFlipX(false).setVisible(!this.#low);
  }

  #rose = (i: number) => (i % 2 ? 'roos-rood' : 'roos-roze');

  #frame(name: string) {
    if (this.#stage.hasImage(name)) this.#bird.setFrame(name);
  }
}
