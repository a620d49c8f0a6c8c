import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, type Floor } from './rules.ts';

/** Shelf seven. */
const CAT = { floor: 6, x: 1190, near: 90, sleepsAfter: 2200 } as const;
const SHOWN = 8;
const SHOW_KINDS = 4;
/** Books stand this far from ropes and gaps, and are pushed out when somebody passes this near. */
const CLEAR = 58;
const PUSH = { near: 40, angle: 11, ms: 160 } as const;
const BIRDS = { count: 4, kinds: 3, flapMs: 90, ms: 1500, up: 330, spread: 420 } as const;

/** What makes a floor a home: books that are pushed out, a cat, and books that fly up when it goes well. */
export class Decor {
  #stage: GameStage;
  #rng: Rng;
  #books: { image: Image; pushed: boolean }[] = [];
  #cat: Image | undefined;
  #catAwake = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('aankleding');
  }

  /** Furnishes a floor; `busy` are places that stay free, as x. */
  lay(floor: Floor, at: number, busy: readonly number[]) {
    this.clear();
    const base = baseOf(at);
    const rng = this.#rng.fork(`vloer-${at}`);
    for (let i = 0; i < SHOWN; i++) this.#stand(floor, base, rng, busy);
    if (at % 12 === CAT.floor) {
      this.#cat = this.#stage.image('poes-slaap', CAT.x, base).setDepth(DEPTHS.prop);
      this.#catAwake = 0;
    }
  }

  /** Books fly up like birds. */
  fly(x: number, y: number) {
    const stage = this.#stage;
    if (stage.reducedMotion) return;
    stage.sound.play('boek-flap');
    for (let i = 0; i < BIRDS.count; i++) void this.#bird(x, y, i);
  }

  /** Every step: who passes pushes books out, and wakes one eye of the cat. */
  frame(x: number, feet: number, ms: number) {
    for (const book of this.#books) {
      const { image } = book;
      const near = Math.abs(image.x - x) < PUSH.near && Math.abs(image.y - feet) < 60;
      if (near && !book.pushed) this.#push(image, x);
      book.pushed = near;
    }
    const cat = this.#cat;
    if (!cat || !this.#stage.hasImage('poes-kijk')) return;
    const near = Math.abs(cat.x - x) < CAT.near && Math.abs(cat.y - feet) < 160;
    if (near && this.#catAwake <= 0) this.#stage.sound.play('poes');
    this.#catAwake = near ? CAT.sleepsAfter : this.#catAwake - ms;
    cat.setFrame(this.#catAwake > 0 ? 'poes-kijk' : 'poes-slaap');
  }

  #stand({ shelves }: Floor, base: number, rng: Rng, busy: readonly number[]) {
    const boards = shelves.filter(({ kind, right, left }) => kind === 'board' && right - left > 4 * CLEAR);
    const board = boards.length > 0 ? rng.pick(boards) : undefined;
    if (!board) return;
    const x = rng.between(board.left + CLEAR, board.right - CLEAR);
    const others = [...busy, ...this.#books.map(({ image }) => image.x + CLEAR - 26)];
    const inTheWay = shelves.some(
      ({ kind, left, right }) => (kind === 'stair' || kind === 'cushion') && x > left - 20 && x < right + 20,
    );
    if (inTheWay || others.some((one) => Math.abs(one - x) < CLEAR)) return;
    const kind = `sier-${rng.below(SHOW_KINDS)}`;
    const image = this.#stage.image(kind, x, base - board.up).setDepth(DEPTHS.prop - 2);
    this.#books.push({ image: image.setAngle(rng.between(-4, 4)), pushed: false });
  }

  #push(image: Image, x: number) {
    const to = { angle: image.x < x ? -PUSH.angle : PUSH.angle };
    void this.#stage.tween({ targets: image, to, ms: PUSH.ms, yoyo: true, ease: 'Quad.Out', pop: true });
  }

  async #bird(x: number, y: number, i: number) {
    const stage = this.#stage;
    const kind = i % BIRDS.kinds;
    const bird = stage.image(`vogel-op-${kind}`, x, y).setDepth(DEPTHS.bird).setScale(0.9);
    const flies = stage.hasImage('vogel-op-0');
    const side = (i - (BIRDS.count - 1) / 2) * (BIRDS.spread / BIRDS.count);
    const way = { t: 0 };
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: BIRDS.ms,
      ease: 'Sine.Out',
      onUpdate: () => {
        const { t } = way;
        bird.setPosition(
          x + side * t * 1.6 + Math.sin(t * 7 + i) * 16,
          y - BIRDS.up * (0.7 + 0.2 * (i % 3)) * t,
        );
        bird.setAlpha(t > 0.75 ? (1 - t) * 4 : 1);
        const isUp = Math.floor((t * BIRDS.ms) / BIRDS.flapMs) % 2 === 0;
        if (flies) bird.setFrame(`vogel-${isUp ? 'op' : 'neer'}-${kind}`);
      },
    });
    bird.destroy();
  }

  /** The floor is bare again. */
  clear() {
    for (const { image } of this.#books.splice(0)) image.destroy();
    this.#cat?.destroy();
    this.#cat = undefined;
  }
}
