import type { Tile } from '../../engine/exercise/index.ts';
import {
  HEADINGS,
  type GameStage,
  type Heading,
  type Image,
  type LetterTile,
  type Spot,
} from '../../engine/stage/index.ts';
import type { Chamber } from './chamber.ts';
import { next } from './maze.ts';
import { DEPTHS } from './places.ts';

/** Share of a tile that a niche and a tablet take; the least scale at which letters stay large enough. */
const SIZE = { niche: 0.96, drawn: 72, tablet: 0.86, least: 0.68 } as const;
/** Least that a finger hits, in u. */
const HIT = 74;
const MS = { appear: 240, fly: 300, wobble: 80 } as const;

/** A letter tablet in a niche of the hedge. */
export class Tablet {
  readonly tile: Tile;
  /** The hedge it lies in, and the paths from which it can be taken. */
  readonly wall: number;
  readonly spots: readonly number[];
  readonly letter: LetterTile;
  isKnown = false;
  isGone = false;
  isOut = false;
  #stage: GameStage;
  #niche: Image;
  #scale: number;

  constructor(stage: GameStage, chamber: Chamber, tile: Tile, wall: number) {
    this.#stage = stage;
    this.tile = tile;
    this.wall = wall;
    this.spots = (['down', 'up'] satisfies Heading[])
      .map((way) => next(chamber.maze, wall, way))
      .filter((at) => at >= 0 && chamber.maze.floor[at] && !chamber.maze.doors.includes(at));
    const { size } = chamber.ground;
    const { x, y } = chamber.middle(wall);
    this.#niche = stage
      .image('nis', x, y - size * 0.04)
      .setScale((size * SIZE.niche) / SIZE.drawn)
      .setDepth(DEPTHS.dark + chamber.rowOf(wall))
      .setVisible(false);
    this.#scale = Math.max(SIZE.least, (size * SIZE.tablet) / SIZE.drawn);
    this.letter = stage.kit.tile(x, y - size * 0.04, tile.text).setScale(this.#scale) as LetterTile;
    this.letter.setDepth(chamber.depth(wall)).setVisible(false);
  }

  /** Where it is seen from a spot. */
  wayFrom(chamber: Chamber, spot: number): Heading | undefined {
    return HEADINGS.find((way) => next(chamber.maze, spot, way) === this.wall);
  }

  /** What a finger hits, as the letter is drawn: in a fine maze the letter itself is smaller than a finger. */
  get hit() {
    const side = HIT / this.#scale;
    return { width: side, height: side };
  }

  /** The lantern finds it. */
  show() {
    this.isKnown = true;
    this.#niche.setVisible(true);
    const { letter } = this;
    letter.setVisible(!this.isGone).setScale(this.#scale * 0.6);
    void this.#stage.tween({
      targets: letter,
      to: { scale: this.#scale },
      ms: MS.appear,
      ease: 'Back.Out',
      pop: true,
    });
  }

  set out(isOut: boolean) {
    if (this.isOut === isOut) return;
    this.isOut = isOut;
    this.letter.look = isOut ? 'out' : 'normal';
  }

  /** It was only painted on: it wobbles. */
  async wobble() {
    const { letter } = this;
    await this.#stage.tween({ targets: letter, to: { angle: 9 }, ms: MS.wobble, yoyo: true, repeat: 2 });
    letter.setAngle(0);
  }

  /** It flies to its place in the word, and its letters are there then. */
  async fly(to: Spot) {
    this.isGone = true;
    const { letter } = this;
    letter.setDepth(DEPTHS.flying);
    await this.#stage.tween({ targets: letter, to: { ...to }, ms: MS.fly, ease: 'Quad.Out' });
    letter.setVisible(false);
    this.#stage.sound.play('leg', { volume: 0.7 });
  }

  destroy() {
    this.letter.destroy();
    this.#niche.destroy();
  }
}
