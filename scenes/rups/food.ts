import type { Container, GameStage, Image, Offer, WordLine } from '../../engine/stage/index.ts';
import type { Bite } from './forms.ts';
import { FOOD, GRID } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';
import { middleOf, type Spot } from './grid.ts';
import type { Size } from './meadow.ts';

/** Letters on a leaf and words on an apple, with the room they need beside them; long words get smaller letters. */
const LETTERS = { tile: 44, word: 38, room: 28, tileRoom: 12 } as const;
const POP = { ms: 240, from: 0.2, later: 34 } as const;
/** Leaves sway a little, each in its own time. */
const SWAY = { angle: 2.2, speed: 0.0019 } as const;
const ZOOM = { by: 1.14, widest: 3 } as const;
const CRUMBS = 5;

/** A leaf or an apple on the lawn. */
export class Food {
  readonly bite: Bite;
  /** How many cells it covers. */
  readonly size: Size;
  root: Container;
  offer: Offer | undefined;
  spots: readonly Spot[] = [];
  /** Crawled steps until it can be eaten again; 0 when it can. */
  hatched = 0;
  eaten = false;
  /** How much larger it is shown: only where few lie on the lawn. */
  #zoom = 1;
  #stage: GameStage;
  #word: WordLine | undefined;
  #hatching: Image[] = [];

  constructor(stage: GameStage, bite: Bite, kind: 'blad' | 'appel', tiny: boolean) {
    this.#stage = stage;
    this.bite = bite;
    this.root = stage.scene.add.container(0, 0).setDepth(DEPTHS.food).setVisible(false);
    if (bite.picture) {
      const plate = stage.image('appel-rond', 0, 0);
      this.root.add([plate, stage.kit.picture(0, FOOD.pictureY, bite.picture, FOOD.picture)]);
      this.size = { wide: 2, high: 2 };
      return;
    }
    const word = stage.kit.word(0, -2, bite.text, { size: tiny ? LETTERS.tile : LETTERS.word });
    const room = tiny ? LETTERS.tileRoom : LETTERS.room;
    const widest = FOOD.width(FOOD.widest) - room;
    if (word.width > widest) word.setScale(widest / word.width);
    const needed = word.width * word.scale + room;
    let wide = kind === 'appel' ? 2 : 1;
    while (wide < FOOD.widest && FOOD.width(wide) < needed) wide++;
    this.size = { wide, high: 1 };
    this.#word = word;
    this.root.add([stage.image(`${kind}-${wide}`, 0, 0), word]);
  }

  /** Where it lies; with few others it is shown a little larger. */
  lie(spots: readonly Spot[], roomy: boolean) {
    this.spots = spots;
    if (roomy && this.size.wide <= ZOOM.widest && this.size.high === 1) this.#zoom = ZOOM.by;
  }

  /** Middle of its cells. */
  get middle() {
    const [first, last] = [middleOf(this.spots[0]!), middleOf(this.spots.at(-1)!)];
    return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  }

  /** What the finger hits. */
  get hit() {
    const { wide, high } = this.size;
    return { width: Math.max(72, wide * GRID.cell), height: Math.max(72, high * GRID.cell) };
  }

  /** Whether it can be eaten now. */
  get edible() {
    return !this.eaten && this.hatched === 0;
  }

  /** It pops up out of the grass; resolves when it stands. */
  async sprout(at: number) {
    const stage = this.#stage;
    const { x, y } = this.middle;
    this.root.setPosition(x, y).setScale(POP.from).setVisible(true);
    await stage.tween({
      targets: this.root,
      to: { scale: this.#zoom },
      ms: POP.ms,
      delay: at * POP.later,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** How it hangs in the wind at a time, in ms. */
  sway(now: number) {
    const angle = SWAY.angle / this.size.wide;
    if (this.root.scene) this.root.setAngle(Math.sin(now * SWAY.speed + this.spots[0]! * 1.7) * angle);
  }

  /** Out of play for so many steps: hatched, with the eraser icon. */
  hatch(steps: number) {
    this.hatched = steps;
    this.#hatching.forEach((image) => image.destroy());
    this.#hatching = [];
    if (steps === 0 || this.eaten) return;
    const stage = this.#stage;
    const { wide, high } = this.size;
    const half = (FOOD.width(wide) - 24) / 2 / FOOD.hatch.width;
    const streaks = stage.partOfImage('streep', 0, 0, 0.5 - half, 0.5 + half);
    if (high > 1) streaks.setScale(streaks.scaleX, streaks.scaleY * high);
    const icon = stage.image('kit/badge/eraser', FOOD.width(wide) / 2 - 8, -22 * high).setScale(0.62);
    this.#hatching = [streaks, icon];
    this.root.add(this.#hatching);
  }

  /** One step of the caterpillar; it comes back when its time is over. */
  step() {
    if (this.hatched === 1) this.hatch(0);
    else if (this.hatched > 0 && Number.isFinite(this.hatched)) this.hatched--;
  }

  /** Bitten away; answers its letters, for a segment to wear. */
  vanish(): WordLine | undefined {
    this.eaten = true;
    this.hatch(0);
    const { x, y } = this.root;
    this.#stage.fx.burst('stof', x, y, { count: CRUMBS, spread: this.size.wide * 40, tint: 0xbcdd8b });
    if (this.#word) this.root.remove(this.#word);
    this.root.destroy();
    return this.#word;
  }

  /** Spat back: it drops on its place and jiggles. */
  async drop(fromX: number, fromY: number) {
    const stage = this.#stage;
    const { x, y } = this.middle;
    this.root.setVisible(true).setPosition(fromX, fromY).setScale(0.5).setDepth(DEPTHS.flying);
    await stage.tween({
      targets: this.root,
      to: { x, y: y - 40, scale: this.#zoom },
      ms: 170,
      ease: 'Quad.Out',
    });
    await stage.tween({ targets: this.root, to: { y }, ms: 150, ease: 'Quad.In' });
    this.root.setDepth(DEPTHS.food);
  }

  /** It shrinks away: the word is done. */
  async wither() {
    if (this.eaten) return;
    this.offer?.remove();
    await this.#stage.tween({ targets: this.root, to: { scale: 0 }, ms: 160, ease: 'Quad.In' });
    this.destroy();
  }

  destroy() {
    this.root.destroy();
  }
}
