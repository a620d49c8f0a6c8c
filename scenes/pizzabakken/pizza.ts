import type { Container, GameStage, Image, Thing } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';
import type { Crust } from './rules.ts';
import { DRAWN } from './art/sizes.ts';

/** Height of a long and of a small pizza as drawn. */
const HEIGHT = { long: 198, small: 124 } as const;
/** Length of a small pizza as drawn. */
const SMALL = 280;

/** A pizza with everything on it: raw, and browner as it bakes. */
export class Pizza {
  readonly thing: Container;
  readonly length: number;
  readonly height: number;
  #stage: GameStage;
  #base: Image;
  /** The tones over it; after the cut one for each piece. */
  #golden: Image[];
  #brown: Image[];

  /** A long pizza of `length` u, or a small one for the shelf; `flat` is its share of the full height. */
  constructor(stage: GameStage, kind: 'long' | 'small', x: number, y: number, length: number, flat = 1) {
    this.#stage = stage;
    this.length = length;
    this.height = HEIGHT[kind] * flat;
    const size = length <= 700 ? 'kort' : length <= 1000 ? 'midden' : 'lang';
    const tone = (name: string) => this.#stretched(`${name}-${size}`, DRAWN[size], HEIGHT.long).setAlpha(0);
    this.#base =
      kind === 'long'
        ? this.#stretched(`pizza-${size}`, DRAWN[size], HEIGHT.long)
        : this.#stretched('klein', SMALL, HEIGHT.small);
    this.#golden = [tone('goud')];
    this.#brown = [tone('bruin')];
    this.thing = stage.scene.add.container(x, y, [this.#base, ...this.#golden, ...this.#brown]);
    this.thing.setDepth(DEPTHS.pizza);
  }

  /** Puts a thing on the pizza where it lies on the stage now; from then on it moves with it. */
  carry(thing: Thing) {
    const { x, y, scale } = this.thing;
    thing.setPosition((thing.x - x) / scale, (thing.y - y) / scale);
    this.thing.add(thing);
  }

  /** Puts a thing on the pizza, at a place on it. */
  add<T extends Thing>(thing: T): T {
    this.thing.add(thing);
    return thing;
  }

  /** Cheese that can melt at a place on it, under its letters, so many times as large as it is drawn. */
  cheeseAt(x: number, across: number, high: number): Image {
    const cheese = this.#stage.image('gesmolten', x, 0).setScale(across, high);
    this.thing.addAt(cheese, this.thing.getIndex(this.#brown[0]!) + 1);
    return cheese;
  }

  /** How golden and how brown it is, 0 to 1 each. */
  tone(golden: number, brown: number) {
    for (const image of this.#golden) image.setAlpha(golden);
    for (const image of this.#brown) image.setAlpha(brown);
  }

  /** Shows a stage of baking at once. */
  show(crust: Crust) {
    this.tone(crust === 'pale' ? 0 : 1, crust === 'brown' ? 1 : 0);
  }

  /** How wide it can be at most within so much room. */
  widthWithin(width: number, height: number): number {
    return Math.min(width, (height / this.height) * this.length);
  }

  /** Slides to a place, `width` wide there. */
  slide(x: number, y: number, width: number, ms: number, ease?: string): Promise<void> {
    return this.#stage.tween({
      targets: this.thing,
      to: { x, y, scale: width / this.length },
      ms,
      ...(ease && { ease }),
    });
  }

  /** Cuts the pizza itself in pieces at these places, counted from its middle; each is a container of its own. */
  cutAt(places: readonly number[]): Container[] {
    const edges = [-this.length / 2 - 30, ...places, this.length / 2 + 30];
    const whole = [this.#base, this.#golden[0]!, this.#brown[0]!] as const;
    const parts = edges.slice(1).map((to, i) => whole.map((image) => this.#part(image, edges[i]!, to)));
    this.#golden = parts.map((images) => images[1]!);
    this.#brown = parts.map((images) => images[2]!);
    const pieces = parts.map((images) => this.#stage.scene.add.container(0, 0, images));
    this.thing.addAt(pieces, 0);
    for (const image of whole) image.setVisible(false);
    return pieces;
  }

  destroy() {
    this.thing.destroy();
  }

  /** The part of an image between two places on the pizza. */
  #part(image: Image, from: number, to: number): Image {
    const share = (place: number) => image.originX + place / image.displayWidth;
    const part = this.#stage.partOfImage(image.frame.name, image.x, image.y, share(from), share(to));
    return part.setScale(image.scaleX, image.scaleY).setAlpha(image.alpha);
  }

  #stretched(frame: string, drawn: number, height: number): Image {
    return this.#stage.image(frame, 0, 0).setScale(this.length / drawn, this.height / height);
  }
}
