import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, type Floor, type Shelf } from './rules.ts';

/** Width that the middle of a board is drawn with, in u. */
const BOARD = 200;
const STAIR_HEIGHT = 46;
const BOOKS = ['boek-rood', 'boek-blauw', 'boek-groen', 'boek-paars'] as const;
const CUSHION = 120;
/** Width that a step is drawn with. */
const STEP = 92;
const SQUASH_MS = 120;

/** What the shelves of one floor look like. */
export class Shelves {
  #stage: GameStage;
  #images: Image[] = [];
  #moving: { id: string; image: Image; x: number; y: number }[] = [];
  #byId = new Map<string, Image>();

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Draws a floor; the one before goes. */
  lay({ shelves, ladders }: Floor, at: number) {
    this.clear();
    const base = baseOf(at);
    for (const [i, shelf] of shelves.entries()) this.#draw(shelf, base - shelf.up, i);
    for (const { x, from, to } of ladders) {
      const ladder = this.#add('ladder', x, base - from, DEPTHS.ladder);
      ladder.setScale(1, (to - from + 16) / 300);
    }
  }

  /** Moving steps go where their bodies are. */
  frame(offset: (id: string) => { x: number; y: number }) {
    for (const { id, image, x, y } of this.#moving) {
      const by = offset(id);
      image.setPosition(x + by.x, y + by.y);
    }
  }

  /** It gives under who lands on it. */
  press(id: string) {
    const image = this.#byId.get(id);
    if (!image) return;
    const { scaleY } = image;
    const to = { scaleY: scaleY * 0.8 };
    void this.#stage.tween({ targets: image, to, ms: SQUASH_MS, yoyo: true, ease: 'Quad.Out', pop: true });
  }

  clear() {
    for (const image of this.#images.splice(0)) image.destroy();
    this.#moving = [];
    this.#byId.clear();
  }

  #add(frame: string, x: number, y: number, depth: number): Image {
    const image = this.#stage.image(frame, x, y).setDepth(depth);
    this.#images.push(image);
    return image;
  }

  #draw(shelf: Shelf, y: number, i: number) {
    const { kind, left, right, id, sway } = shelf;
    const middle = (left + right) / 2;
    switch (kind) {
      case 'board':
      case 'plank':
        return this.#board(left, right, y, kind === 'board' ? 'plank' : 'dunne-plank');
      case 'ledge':
        return this.#pile(left, right, y, shelf.up);
      case 'stair':
        return this.#stair(middle, y, shelf.up, i);
      case 'cushion':
        return void this.#byId.set(
          id,
          this.#add('kussen', middle, y, DEPTHS.cushion).setScale((right - left) / CUSHION, 1),
        );
      case 'spring':
        return void this.#byId.set(id, this.#add('veerboek', middle, y, DEPTHS.prop));
      case 'step': {
        const image = this.#add('trede', middle, y, DEPTHS.ledge).setScale((right - left) / STEP, 1);
        if (sway) this.#moving.push({ id, image, x: middle, y });
      }
    }
  }

  /** A board of any width, with an end at each side. */
  #board(left: number, right: number, y: number, frame: string) {
    this.#add(frame, (left + right) / 2, y, DEPTHS.board).setScale((right - left - 8) / BOARD, 1);
    this.#add(`${frame}-eind`, left, y, DEPTHS.board + 1);
    this.#add(`${frame}-eind`, right, y, DEPTHS.board + 1).setFlipX(true);
  }

  /** A ledge is a bracketed shelf; a low one lies on a pile of books. */
  #pile(left: number, right: number, y: number, up: number) {
    const middle = (left + right) / 2;
    if (up < 100) {
      const image = this.#add('stapel', middle, y, DEPTHS.ledge);
      image.setScale((right - left) / 216, up / 64);
    } else this.#add('rand', middle, y, DEPTHS.ledge).setScale((right - left) / 216, 1);
  }

  #stair(x: number, y: number, up: number, i: number) {
    const image = this.#add(BOOKS[i % BOOKS.length]!, x, y, DEPTHS.stair);
    image.setScale(1, up / STAIR_HEIGHT);
  }
}
