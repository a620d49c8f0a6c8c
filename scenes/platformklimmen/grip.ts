import type { GameStage } from '../../engine/stage/index.ts';
import { MOVE, type Floor, type Ladder } from './rules.ts';

type Body = ReturnType<GameStage['arcade']['add']['body']>;

const NEAR = 28;
/** Feet this near to an end of a ladder are at it. */
const END = 6;

/** Keys that are held down. */
export interface Held {
  left: boolean;
  right: boolean;
  up: boolean;
  down: boolean;
}

const WAYS: Record<string, keyof Held> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A key went down or up. */
export function hold(held: Held, code: string, down: boolean) {
  const way = WAYS[code];
  if (way) held[way] = down;
}

/** Holding on to a ladder: by key, or on the way up or down by itself. */
export class Grip {
  #body: Body;
  #on: { ladder: Ladder; to: number | undefined } | undefined;

  constructor(body: Body) {
    this.#body = body;
  }

  /** It holds on to a ladder. */
  get isOn() {
    return this.#on !== undefined;
  }

  /** It hangs where a key left it. */
  get isHanging() {
    return this.#on !== undefined && this.#on.to === undefined;
  }

  /** Takes hold; with a height `to` above the base it climbs there by itself. */
  take(ladder: Ladder, to?: number) {
    this.#on = { ladder, to };
  }

  letGo() {
    if (!this.#on) return;
    this.#on = undefined;
    this.#body.velocity.y = 0;
  }

  /** A ladder of the floor within reach that leads on in this direction: 1 is up. */
  reach({ ladders }: Floor, way: 1 | -1, base: number): Ladder | undefined {
    const up = this.#up(base);
    const middle = this.#body.position.x + MOVE.half;
    return ladders.find(({ x, from, to }) => {
      if (Math.abs(x - middle) > NEAR) return false;
      return way > 0 ? up >= from - END && up < to - END : up > from + END && up <= to + END;
    });
  }

  /** One step up or down; lets go at an end, or when a key leads aside. */
  climb(dt: number, base: number, held: Held, haste: number) {
    if (!this.#on) return;
    const { ladder, to } = this.#on;
    const body = this.#body;
    const speed = MOVE.climb * haste;
    body.gravity.y = 0;
    body.velocity.x = 0;
    body.position.x = ladder.x - MOVE.half;
    const up = this.#up(base);
    const dir = to === undefined ? Number(held.up) - Number(held.down) : Math.sign(to - up);
    body.velocity.y = -dir * speed;
    if (held.left !== held.right && to === undefined) return this.letGo();
    const end = dir > 0 ? ladder.to : dir < 0 ? ladder.from : undefined;
    if (end === undefined || Math.abs(end - up) > speed * dt) return;
    body.position.y = base - end - MOVE.tall - 0.5;
    this.letGo();
  }

  #up = (base: number) => base - this.#body.position.y - MOVE.tall;
}
