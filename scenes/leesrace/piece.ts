import { labelOf, type Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, RowThing, Spot, WordLine } from '../../engine/stage/index.ts';
import { DRAWN } from './art/sizes.ts';
import { DEPTHS } from './places.ts';

/** Letters at the largest; room beside them, and the height of the paper as it is drawn. */
const LETTERS = 48;
const ROOM = 46;
const HEIGHT = 84;
/** The ends reach so far in, and the middle under them. */
const END = 20;
const LEAST = 112;
const RIGHT = 0xd5f0e8;
const ARC = 30;

/** A torn-off piece of the ribbon with its word. */
export class Piece implements RowThing {
  readonly id: string;
  readonly text: string;
  readonly thing: Container;
  /** Its own place on the lawn. */
  home: Spot = { x: 0, y: 0, scale: 1 };
  /** The place in the sentence it lies in, or -1. */
  place = -1;
  /** Where it is going or lies. */
  goal: Spot = this.home;
  /** Width in u at its full size. */
  readonly full: number;
  #stage: GameStage;
  #paper: Image[];
  #word: WordLine;
  #tick: Image;

  constructor(stage: GameStage, option: Option) {
    this.#stage = stage;
    this.id = option.id;
    this.text = labelOf(option);
    this.#word = stage.kit.word(0, -3, this.text, { size: LETTERS });
    this.full = Math.max(LEAST, this.#word.width + ROOM);
    const half = this.full / 2;
    this.#paper = [
      stage.image('stuk-midden', -half + END, 0).setScale((this.full - END * 2) / DRAWN.line, 1),
      stage.image('stuk-links', -half, 0),
      stage.image('stuk-rechts', half, 0),
    ];
    this.#tick = stage.image('kit/badge/tick', half - 4, -HEIGHT / 2).setVisible(false);
    this.thing = stage.scene.add.container(0, 0, [...this.#paper, this.#word, this.#tick]);
    this.thing.setDepth(DEPTHS.card);
  }

  get width(): number {
    return this.full * this.thing.scaleX;
  }

  /** What a finger hits, in u of the thing itself. */
  get size(): { width: number; height: number } {
    return { width: this.full, height: HEIGHT };
  }

  blank(rubbed: boolean) {
    this.#word.setVisible(!rubbed);
    if (rubbed) return;
    this.#tick.setVisible(false);
    for (const image of this.#paper) image.setTint(0xffffff);
  }

  settle() {
    this.#tick.setVisible(true);
    for (const image of this.#paper) image.setTint(RIGHT);
  }

  /** It flies there in an arc; a later flight takes over. */
  async glide(to: Spot, ms: number) {
    const goal = { ...to };
    this.goal = goal;
    const { thing } = this;
    const from = { x: thing.x, y: thing.y };
    const way = { t: 0 };
    thing.setDepth(DEPTHS.card + 5);
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (this.goal !== goal || !thing.scene) return;
        const arc = Math.sin(way.t * Math.PI) * ARC;
        thing.setPosition(from.x + (to.x - from.x) * way.t, from.y + (to.y - from.y) * way.t - arc);
      },
    });
    if (thing.scene && this.goal === goal) thing.setDepth(DEPTHS.card);
  }
}
