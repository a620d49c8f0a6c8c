import type { Picture } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { BUNNY, FLOOR } from './art/sizes.ts';
import { DEPTHS } from './depths.ts';
import { middleOf, type Tile } from './grid.ts';
import type { Size } from './room.ts';

/** Letters on a bunny, and the room beside them. */
const LETTERS = { tile: 46, room: 12, wordRoom: 26, y: 7 } as const;
const POP = { ms: 220, from: 0.2, later: 26 } as const;
/** They breathe, each in its own time. */
const BREATH = { share: 0.025, speed: 0.0034 } as const;
const HATCH = { high: 44, badge: 0.6 } as const;
const MS = { back: 300, gone: 150 } as const;

/** What a bunny carries: the id of a tile, card or option, and what it says or shows. */
export interface Load {
  id: string;
  text: string;
  picture?: Picture;
}

/** A dust bunny on the floor, with letters, a word or a picture. */
export class Bunny {
  readonly id: string;
  readonly text: string;
  readonly size: Size;
  readonly root: Container;
  tiles: readonly Tile[] = [];
  /** It is in the bag for good. */
  isGone = false;
  readonly #stage: GameStage;
  #word: WordLine | undefined;
  #hatching: Image[] = [];

  /** `letters` is the size of a word's letters; single letters have their own. */
  constructor(stage: GameStage, { id, text, picture }: Load, letters?: number) {
    this.#stage = stage;
    this.id = id;
    this.text = text;
    this.root = stage.scene.add.container(0, 0).setDepth(DEPTHS.bunny).setVisible(false);
    if (picture) {
      this.size = { wide: 2, high: 2 };
      this.root.add([stage.image('pluis-groot', 0, 0), stage.kit.picture(0, 14, picture, BUNNY.picture)]);
      return;
    }
    const word = stage.kit.word(0, LETTERS.y, text, { size: letters ?? LETTERS.tile });
    const room = letters === undefined ? LETTERS.room : LETTERS.wordRoom;
    let wide = 1;
    while (wide < BUNNY.widest && BUNNY.width(wide) - room < word.width) wide++;
    word.setScale(Math.min(1, (BUNNY.width(wide) - room) / word.width));
    this.#word = word;
    this.size = { wide, high: 1 };
    this.root.add([stage.image(`pluis-${wide}`, 0, 0), word]);
  }

  /** What a finger hits. */
  get hit() {
    const { wide, high } = this.size;
    return { width: wide * FLOOR.tile - 4, height: high * FLOOR.tile - 4 };
  }

  get middle() {
    return middleOf(...this.tiles);
  }

  /** Whether it can be sucked up now. */
  get isPrey() {
    return !this.isGone && !this.isOut;
  }

  /** Out of play: hatched, with the eraser icon. */
  get isOut() {
    return this.#hatching.length > 0;
  }

  set isOut(out: boolean) {
    if (out === this.isOut || this.isGone) return;
    for (const image of this.#hatching.splice(0)) image.destroy();
    if (!out) return;
    const { kit } = this.#stage;
    const { wide, high } = this.size;
    const width = BUNNY.width(wide);
    const icon = this.#stage.image('kit/badge/eraser', width / 2 - 8, -20 * high).setScale(HATCH.badge);
    this.#hatching = [kit.hatch(width - 22, HATCH.high * high).setY(4), icon];
    this.root.add(this.#hatching);
  }

  /** It pops up out of the dust; resolves when it sits. */
  async come(at: number) {
    const { x, y } = this.middle;
    this.root.setPosition(x, y).setScale(POP.from).setVisible(true);
    const delay = at * POP.later;
    await this.#stage.tween({
      targets: this.root,
      to: { scale: 1 },
      ms: POP.ms,
      delay,
      ease: 'Back.Out',
      pop: true,
    });
  }

  breathe(now: number) {
    if (!this.root.visible || this.#word?.scene === undefined || this.isOut) return;
    const share = 1 + Math.sin(now * BREATH.speed + this.tiles[0]! * 1.7) * BREATH.share;
    this.root.getAt<Image>(0).setScale(1, share);
  }

  /** It whirls into the nozzle: it can be seen no more, and perhaps it comes back. */
  async whirl(to: { x: number; y: number }, ms: number) {
    const { root } = this;
    const { x, y } = root;
    const way = { t: 0 };
    const turn = this.#stage.reducedMotion || this.size.wide > 2 ? 0 : 220;
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Quad.In',
      onUpdate: () => {
        if (!root.scene) return;
        root.setPosition(x + (to.x - x) * way.t, y + (to.y - y) * way.t);
        root.setScale(1 - 0.85 * way.t).setAngle(turn * way.t);
      },
    });
    if (root.scene) root.setVisible(false).setAngle(0);
  }

  /** It is in the bag for good. */
  vanish() {
    this.isOut = false;
    this.isGone = true;
    this.root.setVisible(false);
  }

  /** Sneezed out: in an arc back to its place. */
  async fly(fromX: number, fromY: number) {
    const { root } = this;
    const { x, y } = this.middle;
    root.setVisible(true).setPosition(fromX, fromY).setScale(0.4).setDepth(DEPTHS.flying);
    const half = MS.back / 2;
    const up = { x: (fromX + x) / 2, y: Math.min(fromY, y) - 66, scale: 0.9 };
    await this.#stage.tween({ targets: root, to: up, ms: half, ease: 'Quad.Out' });
    await this.#stage.tween({ targets: root, to: { x, y, scale: 1 }, ms: half, ease: 'Quad.In' });
    root.setDepth(DEPTHS.bunny);
    this.#stage.fx.burst('dust', x, y, { count: 4, spread: 50 });
  }

  /** It scurries away: the word is done. */
  async leave() {
    if (this.root.visible)
      await this.#stage.tween({ targets: this.root, to: { scale: 0 }, ms: MS.gone, ease: 'Quad.In' });
    this.root.destroy();
  }
}
