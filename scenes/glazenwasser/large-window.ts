import type { Option } from '../../engine/exercise/index.ts';
import type {
  Container,
  GameStage,
  Image,
  Klodder,
  KlodderName,
  WordCard,
} from '../../engine/stage/index.ts';
import { ROOM } from './art/sizes.ts';
import type { Pane } from './foam.ts';
import { Glass } from './glass.ts';
import { LARGE, READABLE } from './rules.ts';

/** Who lives in the tower. */
export const NEIGHBOURS: readonly KlodderName[] = ['moes', 'pleun', 'dok', 'sjaak', 'fien', 'omavlek'];
const ROOMS = ['plant', 'aquarium', 'kat', 'lamp', 'boekenkast', 'feest'] as const;
/** Letters on the card behind the glass, and how wide it may be. */
const CARD = { size: 56, widest: 530, y: 18, around: 14 } as const;
const DARK = { ink: 0x1e2747, alpha: 0.2 } as const;
/** How far the window opens, as a share of its width. */
const AJAR = -0.34;
const MS = { lamp: 260, glint: 420, unlatch: 160, swing: 340, pop: 320 } as const;
const FRIEND = { x: 196, up: 118, size: 118 } as const;

/** The one large window of judge: a room, a card in it, and two halves that swing open. */
export class LargeWindow implements Pane {
  readonly rect = LARGE;
  readonly glass = new Glass(LARGE.width, LARGE.height);
  readonly card: WordCard;
  readonly root: Container;
  readonly #stage: GameStage;
  readonly #dark: Container;
  readonly #halves: Image[];
  #friend: Klodder | undefined;

  constructor(stage: GameStage, option: Option, floor: number) {
    this.#stage = stage;
    const [x, y] = [LARGE.x + LARGE.width / 2, LARGE.y + LARGE.height / 2];
    const shade = stage.scene.add.rectangle(0, 0, ROOM.width, ROOM.height, DARK.ink, DARK.alpha);
    this.#dark = stage.scene.add.container(0, 0, [shade]);
    this.card = stage.kit.wordCard(0, CARD.y, option, { size: CARD.size, maxWidth: CARD.widest });
    this.card.setScale(Math.min(1.25, CARD.widest / this.card.width, 220 / this.card.height));
    this.#halves = [-1, 1].map((side) => {
      const half = stage.image('vleugel', (side * ROOM.width) / 2, 0);
      return half.setScale(-side * half.scaleX, half.scaleY);
    });
    this.root = stage.scene.add.container(x, y, [
      stage.image(`kamer-${ROOMS[floor % ROOMS.length]!}`, 0, 0),
      this.#dark,
      ...this.#halves,
      this.card,
      stage.image('raam', 0, 0),
    ]);
  }

  /** The place of the word within the glass. */
  get word() {
    const width = Math.min(LARGE.width, this.card.width * this.card.scale + CARD.around);
    const height = Math.min(LARGE.height, this.card.height * this.card.scale + CARD.around);
    return { x: (LARGE.width - width) / 2, y: (LARGE.height - height) / 2 + CARD.y, width, height };
  }

  get isReadable(): boolean {
    return this.glass.shareOf(this.word) >= READABLE;
  }

  /** A glint, the lamp goes on, the window swings open and a neighbour waves. */
  async open(neighbour: number) {
    const stage = this.#stage;
    void this.#glint();
    await stage.clock.wait(MS.unlatch);
    stage.sound.play('raam-open');
    this.lamp();
    void this.#swing();
    const friend = stage.klodder(NEIGHBOURS[neighbour % NEIGHBOURS.length]!, {
      x: FRIEND.x,
      y: LARGE.height / 2 + FRIEND.up,
      size: FRIEND.size,
      face: 'happy',
      flip: true,
    });
    this.#friend = friend;
    this.root.addAt(friend, this.root.getIndex(this.card) + 1);
    await stage.tween({
      targets: friend,
      to: { y: LARGE.height / 2 },
      ms: MS.pop,
      ease: 'Back.Out',
      pop: true,
    });
    void friend.hop(18);
  }

  /** The light goes on; `dim` when nobody is in. */
  lamp(dim = false) {
    const stage = this.#stage;
    void stage.tween({ targets: this.#dark, to: { alpha: dim ? 0.5 : 0 }, ms: MS.lamp });
    const glow = stage.image('gloed', 0, -30).setAlpha(0);
    this.root.addAt(glow, 1);
    void stage.tween({ targets: glow, to: { alpha: dim ? 0.4 : 0.95 }, ms: MS.lamp });
  }

  async #glint() {
    const glint = this.#stage.image('glans', -220, 0);
    this.root.addAt(glint, this.root.length - 1);
    await this.#stage.tween({ targets: glint, to: { x: 220, alpha: 0.3 }, ms: MS.glint, pop: true });
    glint.destroy();
  }

  async #swing() {
    const way = { open: 1 };
    const wide = Math.abs(this.#halves[0]!.scaleX);
    await this.#stage.tween({
      targets: way,
      to: { open: AJAR },
      ms: MS.swing,
      ease: 'Back.Out',
      onUpdate: () =>
        this.#halves.forEach(
          (half, i) => half.scene && half.setScale((i === 0 ? 1 : -1) * wide * way.open, half.scaleY),
        ),
    });
  }

  destroy() {
    this.#friend?.destroy();
    this.root.destroy();
  }
}
