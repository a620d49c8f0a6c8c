import type { GameStage } from '../../engine/stage/index.ts';
import { baseOf, type Floor, type Shelf } from './rules.ts';

type Body = ReturnType<GameStage['arcade']['add']['body']>;
type StaticBody = ReturnType<GameStage['arcade']['add']['staticBody']>;

/** Bodies reach so far below their surface: a fast fall never passes through. */
const THICK = 16;
/** Feet this far under a surface still count as above it. */
const SLACK = 8;

/** From where something comes against a shelf; `inside` it passes. */
export type Side = 'above' | 'below' | 'inside';

interface Laid {
  shelf: Shelf;
  body: StaticBody;
  /** How far it has wandered from its place. */
  x: number;
  y: number;
}

/** The shelves of a floor as bodies: one each, and the upper side is hard, and of planks and boards the lower one too. */
export class ShelfBodies {
  #stage: GameStage;
  #laid: Laid[] = [];
  /** Phaser's collider holds on to this very list. */
  readonly #bodies: StaticBody[] = [];
  #base = 0;
  #age = 0;
  #speed: number;

  /** `speed` of the steps that move, in u/s. */
  constructor(stage: GameStage, body: Body, speed: number, isHard: (shelf: Shelf, from: Side) => boolean) {
    this.#stage = stage;
    this.#speed = speed;
    stage.arcade.add.collider(body, this.#bodies, undefined, (_, other) => {
      const laid = this.#laid.find((one) => one.body === (other as unknown as StaticBody));
      if (!laid) return false;
      const feet = body.prev.y + body.height;
      const { left, right } = laid.shelf;
      const middle = body.position.x + body.width / 2;
      if (body.velocity.y >= 0)
        return isHard(laid.shelf, feet <= laid.body.position.y + SLACK ? 'above' : 'inside');
      // Who jumps up through a gap slips past its edges: only a head right below is stopped.
      const isUnder = body.prev.y >= laid.body.bottom - SLACK && middle > left && middle < right;
      return isHard(laid.shelf, isUnder ? 'below' : 'inside');
    });
  }

  /** Lays the shelves of a floor; those of the one before are taken away. */
  lay({ shelves }: Floor, at: number) {
    for (const { body } of this.#laid.splice(0)) body.destroy();
    this.#bodies.length = 0;
    this.#base = baseOf(at);
    this.#age = 0;
    for (const shelf of shelves) this.add(shelf);
  }

  /** One more shelf for the floor that lies. */
  add(shelf: Shelf) {
    const { left, right, up, kind } = shelf;
    const body = this.#stage.arcade.add.staticBody(left, this.#base - up, right - left, THICK);
    body.checkCollision.left = body.checkCollision.right = false;
    body.checkCollision.down = kind === 'plank' || kind === 'board';
    this.#laid.push({ shelf, body, x: 0, y: 0 });
    this.#bodies.push(body);
  }

  /** How far a moving step is from its place now. */
  offset(id: string): { x: number; y: number } {
    return this.#laid.find(({ shelf }) => shelf.id === id) ?? { x: 0, y: 0 };
  }

  /** Height in the world of the surface of a shelf. */
  surface(id: string): number | undefined {
    return this.#laid.find(({ shelf }) => shelf.id === id)?.body.position.y;
  }

  /** The shelf on which feet stand at a place of the world. */
  under(x: number, feet: number, half: number): Shelf | undefined {
    let best: Laid | undefined;
    for (const laid of this.#laid) {
      const { position, width } = laid.body;
      if (Math.abs(position.y - feet) > 2 || x + half < position.x || x - half > position.x + width) continue;
      const isBetter = !best || Math.abs(position.y - feet) < Math.abs(best.body.position.y - feet);
      if (isBetter) best = laid;
    }
    return best?.shelf;
  }

  /** Moves the steps; gives how far the one with this id went, for who stands on it. */
  move(ms: number, riding: string | undefined): { x: number; y: number } {
    this.#age += ms / 1000;
    const ridden = { x: 0, y: 0 };
    for (const laid of this.#laid) {
      const { sway, left, up, id } = laid.shelf;
      if (!sway) continue;
      const far = Math.max(sway.x, sway.y);
      const share = Math.sin((this.#age * this.#speed) / far);
      const [x, y] = [sway.x * share, sway.y * share];
      if (id === riding) [ridden.x, ridden.y] = [x - laid.x, y - laid.y];
      laid.x = x;
      laid.y = y;
      laid.body.position.set(left + x, this.#base - up + y);
    }
    return ridden;
  }
}
