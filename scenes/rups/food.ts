import type { Picture } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
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
const HATCH = { high: 46, badge: 0.62 } as const;

/** One thing to eat: the id of a tile, card or option, and what it says or shows. */
interface Bite {
  id: string;
  text: string;
  picture?: Picture;
}

/** A leaf or an apple on the lawn. */
export class Food {
  readonly id: string;
  readonly text: string;
  /** How many cells it covers. */
  readonly size: Size;
  root: Container;
  spots: readonly Spot[] = [];
  isEaten = false;
  /** How much larger it is shown: only where few lie on the lawn. */
  #zoom = 1;
  #stage: GameStage;
  #hatching: Image[] = [];

  constructor(stage: GameStage, bite: Bite, kind: 'leaf' | 'apple', tiny: boolean) {
    this.#stage = stage;
    this.id = bite.id;
    this.text = bite.text;
    this.root = stage.scene.add.container(0, 0).setDepth(DEPTHS.food).setVisible(false);
    if (bite.picture) {
      const plate = stage.image('apple-round', 0, 0);
      this.root.add([plate, stage.kit.picture(0, FOOD.pictureY, bite.picture, FOOD.picture)]);
      this.size = { wide: 2, high: 2 };
      return;
    }
    const word = stage.kit.word(0, -2, bite.text, { size: tiny ? LETTERS.tile : LETTERS.word });
    const room = tiny ? LETTERS.tileRoom : LETTERS.room;
    const widest = FOOD.width(FOOD.widest) - room;
    if (word.width > widest) word.setScale(widest / word.width);
    const needed = word.width * word.scale + room;
    let wide = kind === 'apple' ? 2 : 1;
    while (wide < FOOD.widest && FOOD.width(wide) < needed) wide++;
    this.size = { wide, high: 1 };
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
  get isEdible() {
    return !this.isEaten && !this.isOut;
  }

  /** Out of play: hatched, with the eraser icon. */
  get isOut() {
    return this.#hatching.length > 0;
  }

  set isOut(out: boolean) {
    if (out === this.isOut || this.isEaten) return;
    for (const image of this.#hatching.splice(0)) image.destroy();
    if (!out) return;
    const stage = this.#stage;
    const { wide, high } = this.size;
    const width = FOOD.width(wide);
    const streaks = stage.kit.hatch(width - 24, HATCH.high * high);
    const icon = stage.image('kit/badge/eraser', width / 2 - 8, -22 * high).setScale(HATCH.badge);
    this.#hatching = [streaks, icon];
    this.root.add(this.#hatching);
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

  /** Bitten away. */
  vanish() {
    this.isOut = false;
    this.isEaten = true;
    const { x, y } = this.root;
    this.#stage.fx.burst('dust', x, y, { count: CRUMBS, spread: this.size.wide * 40, tint: 0xbcdd8b });
    this.root.destroy();
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
    if (this.isEaten) return;
    await this.#stage.tween({ targets: this.root, to: { scale: 0 }, ms: 160, ease: 'Quad.In' });
    this.root.destroy();
  }
}
