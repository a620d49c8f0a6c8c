import { labelOf, type Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, RowThing, Spot } from '../../engine/stage/index.ts';
import { FRAME } from './art/sizes.ts';
import { FilmPlate, PLATE_STEP } from './film-plate.ts';
import { frameWidth } from './rules.ts';

/** Film on both sides of a word. */
const EDGES = 40;
const WIDEST = 510;
const PICTURE = 62;
/** Film at the ends that a finger need not hit. */
const HIT_EDGE = 12;
/** Film on both sides of a word in the box. */
const TUCKED_EDGE = 36;
const MS = { glide: 230, hop: 120 } as const;

/** A loose film frame with a word. */
export class FrameCard implements RowThing {
  readonly id: string;
  readonly text: string;
  readonly thing: Container;
  /** Width in u at scale 1. */
  readonly width: number;
  /** Its width as it lies in the box. */
  readonly tuckedWidth: number;
  /** What a finger hits of it, at scale 1. */
  readonly hit: { width: number; height: number };
  home: Spot = { x: 0, y: 0, scale: 1 };
  /** The place of the film in which it lies, or -1. */
  place = -1;
  #stage: GameStage;
  #plate: FilmPlate;
  #face: Container;
  #turn = 0;
  #isMoving = false;

  constructor(stage: GameStage, owner: Container, option: Option) {
    this.#stage = stage;
    this.id = option.id;
    this.text = labelOf(option);
    const face = option.picture
      ? stage.kit.picture(0, -2, option.picture, PICTURE)
      : stage.kit.word(0, -3, this.text, { size: 40 });
    const wide = option.picture ? PICTURE : face.width;
    const shrunk = Math.min(1, (WIDEST - EDGES) / wide);
    this.width = frameWidth(wide * shrunk);
    this.hit = { width: this.width - HIT_EDGE, height: FRAME.height - 10 };
    this.tuckedWidth = Math.ceil((wide * shrunk + TUCKED_EDGE) / PLATE_STEP) * PLATE_STEP;
    this.#face = face;
    face.setScale(face.scale * shrunk);
    this.thing = stage.scene.add.container(0, 0, [face]).setSize(this.width, FRAME.height);
    this.#plate = new FilmPlate(stage, this.thing, 'film', this.width);
    owner.add(this.thing);
  }

  /** Whether it is on its way: it can't be picked then. */
  get isMoving() {
    return this.#isMoving;
  }

  /** Goes to a place; a later way takes over. */
  async glide({ x, y, scale }: Spot, ms: number = MS.glide) {
    const { thing } = this;
    if (!this.#isMoving && thing.x === x && thing.y === y && thing.scale === scale) return;
    const turn = ++this.#turn;
    this.#isMoving = true;
    await this.#stage.tween({ targets: thing, to: { x, y, scale }, ms, ease: 'Back.Out' });
    if (turn !== this.#turn) return;
    this.#isMoving = false;
    thing.setPosition(x, y).setScale(scale);
  }

  /** It lies right and stays: spliced for good. */
  settle() {
    this.#plate.draw('film-vast', this.width);
  }

  /** It goes in the box, where there is less room, or comes out again. */
  tuck(isTucked: boolean) {
    this.#plate.draw('film', isTucked ? this.tuckedWidth : this.width);
    this.hit.width = (isTucked ? this.tuckedWidth : this.width) - HIT_EDGE;
  }

  /** It hops up: it does not belong here. */
  hop() {
    return this.#stage.tween({
      targets: this.thing,
      to: { y: this.thing.y - 24, angle: 5 },
      ms: MS.hop,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  /** The word is rubbed out, or there again. */
  blank(isBlank: boolean) {
    this.#face.setAlpha(isBlank ? 0 : 1);
  }
}
