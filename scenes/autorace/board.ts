import { choicesOf, type Choice, type ChoiceExercise, type Mark } from '../../engine/exercise/index.ts';
import type {
  BucketSign,
  ChoiceThing,
  GameStage,
  Graphics,
  Image,
  WordCard,
} from '../../engine/stage/index.ts';
import { layOut, type Place } from './layout.ts';
import { DEPTHS } from './places.ts';

/** The board hangs so far under the prompt; in the example the line of explanation lies in between. */
const HANGS = { under: 10, example: 108 } as const;
const PANEL = { left: 48, right: 1318, corner: 22, frame: 5 } as const;
const COLOURS = { ink: 0x1e2747, face: 0x39436b, glow: 0x4d5886, shadow: 0x1e2747, rod: 0x5f6c93 } as const;
const ROD = { inside: 96, wide: 10, top: -96 } as const;
const LAMP = { pitch: 26, size: 2.6 } as const;
const WIDEST = { card: 420, sign: 280, word: 560 } as const;
/** The lane's mark sits on the left edge of its card. */
const MARK = { out: 3, scale: 0.62 } as const;
const MS = { in: 200, out: 120 } as const;
/** Who chose nothing sees the cards rise one after another. */
const BECKON = { high: 14, ms: 210, apart: 150 } as const;
/** Words are never quite gone between two exercises. */
const PALE = 0.35;
/** Room under the board that a hint needs. */
const HINT_GAP = 8;

/** The marks of the lanes, from left to right. */
export const MARKS: readonly Mark[] = ['A', 'B', 'C', 'D'];

/** What a lane stands for: the card or sign on the board. */
export interface Lane extends ChoiceThing {
  thing: WordCard | BucketSign;
  mark?: Image;
}

/** The matrix board over the road, on which nothing moves: what each lane stands for, and the word that they are about. */
export class Board {
  readonly lanes: readonly Lane[];
  readonly card: WordCard | undefined;
  readonly #stage: GameStage;
  readonly #panel: Panel;
  /** Its upper edge. */
  top = 0;
  #height = 0;

  constructor(stage: GameStage, panel: Panel, exercise: ChoiceExercise) {
    this.#stage = stage;
    this.#panel = panel;
    if ('card' in exercise) this.card = stage.kit.wordCard(0, 0, exercise.card, { maxWidth: WIDEST.word });
    this.lanes = choicesOf(exercise).map((choice, i) => this.#laneOf(choice, i));
  }

  /** It hangs under the prompt, with the things of this exercise. */
  hang(isExample: boolean) {
    this.top = this.#stage.kit.prompt.bottom + (isExample ? HANGS.example : HANGS.under);
    const laid = layOut(
      this.lanes.map(({ thing }) => thing),
      this.top,
      this.card,
    );
    this.lanes.forEach(({ thing, mark }, i) => stand(thing, laid.things[i]!, mark));
    if (this.card && laid.card) stand(this.card, laid.card);
    this.#height = laid.height;
    this.frame();
  }

  /** The board gets as high as what it shows; a hint comes under it. */
  frame(height = this.#height) {
    const { hint, prompt } = this.#stage.kit;
    this.#panel.draw(this.top, height);
    hint.lower = this.top + height + HINT_GAP - prompt.bottom;
  }

  async light() {
    const all = this.#things;
    for (const thing of all) thing.setVisible(true).setAlpha(PALE);
    await this.#stage.tween({ targets: all, to: { alpha: 1 }, ms: MS.in });
  }

  /** Whether the words are lit; the board shows something else as long as they are not. */
  set isLit(lit: boolean) {
    for (const thing of this.#things) thing.setVisible(lit);
  }

  /** The cards that can be chosen rise for a moment, from left to right. */
  beckon(isClosed: (lane: number) => boolean) {
    const { high, ms, apart } = BECKON;
    for (const [i, { thing, mark }] of this.lanes.entries()) {
      const targets = mark ? [thing, mark] : [thing];
      const spec = { to: { y: thing.y - high }, ms, delay: i * apart, yoyo: true, pop: true };
      if (!isClosed(i)) void this.#stage.tween({ targets, ...spec });
    }
  }

  async clear() {
    const all = this.#things;
    await this.#stage.tween({ targets: all, to: { alpha: PALE }, ms: MS.out });
    for (const thing of all) thing.destroy();
  }

  get #things() {
    const marks = this.lanes.flatMap(({ mark }) => (mark ? [mark] : []));
    return [...this.lanes.map(({ thing }) => thing), ...marks, ...(this.card ? [this.card] : [])];
  }

  #laneOf(choice: Choice, i: number): Lane {
    const { kit } = this.#stage;
    const { option, sign } = choice;
    if (option) {
      const mark = kit.mark(0, 0, MARKS[i % MARKS.length]!);
      return { choice, thing: kit.wordCard(0, 0, option, { maxWidth: WIDEST.card }), mark };
    }
    const { mark, label, badge } = sign!;
    return {
      choice,
      thing: kit.bucketSign(0, 0, mark, label, { maxWidth: WIDEST.sign, ...(badge && { badge }) }),
    };
  }
}

function stand(thing: WordCard | BucketSign, { x, y, scale }: Place, mark?: Image) {
  thing.setPosition(x, y).setScale(scale).setDepth(DEPTHS.card);
  mark
    ?.setPosition(x - (thing.width / 2) * scale - MARK.out, y)
    .setScale(MARK.scale)
    .setDepth(DEPTHS.card + 1);
}

/** The board itself: dark, with small lamps that are off. */
export class Panel {
  readonly #pen: Graphics;
  #drawn = '';

  constructor(stage: GameStage) {
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.board);
  }

  leave() {
    this.#pen.setVisible(false);
  }

  draw(top: number, height: number) {
    const drawn = `${top}/${height}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const { left, right, corner, frame } = PANEL;
    const wide = right - left;
    const pen = this.#pen.clear();
    // It hangs on two rods, out of view.
    pen.fillStyle(COLOURS.rod);
    for (const x of [left + ROD.inside, right - ROD.inside - ROD.wide])
      pen.fillRect(x, ROD.top, ROD.wide, top + 8 - ROD.top);
    pen.fillStyle(COLOURS.shadow, 0.16).fillRoundedRect(left, top + 8, wide, height, corner);
    pen.fillStyle(COLOURS.ink).fillRoundedRect(left, top, wide, height, corner);
    pen.fillStyle(COLOURS.face);
    pen.fillRoundedRect(left + frame, top + frame, wide - 2 * frame, height - 2 * frame, corner - frame);
    pen.fillStyle(COLOURS.glow);
    const { pitch, size } = LAMP;
    for (let y = top + pitch; y < top + height - 10; y += pitch)
      for (let x = left + pitch; x < right - 10; x += pitch)
        pen.fillRect(x - size / 2, y - size / 2, size, size);
  }
}
