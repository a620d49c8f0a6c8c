import type { Outcome, SplitExercise } from '../../engine/exercise/index.ts';
import { Cuts, LetterLine, type CutHandle, type WordLine } from '../../engine/stage/index.ts';
import { Bell } from './bell.ts';
import { DEPTHS, MS, type Game, type Play } from './game.ts';

/** The middle of the word, its letters, and the line on which the handles stand. */
const WORD = { x: 683, y: 400, size: 48, close: 42, handles: 416 } as const;
/** From this pitch on letters stand close together. */
const USUAL_PITCH = 60;

/** split: set cuts between the letters of a word, and ring the bell. */
export class CutsPlay implements Play {
  readonly #game: Game;
  readonly #letters: WordLine[];
  readonly #handles: CutHandle[];
  readonly #cuts: Cuts;
  readonly #bell: Bell;

  constructor(game: Game, exercise: SplitExercise) {
    const { stage } = game;
    const { letters } = exercise;
    const line = new LetterLine(letters, 0);
    const size = line.pitch < USUAL_PITCH ? WORD.close : WORD.size;
    this.#game = game;
    this.#letters = letters.map((letter, i) =>
      stage.kit.word(WORD.x + line.middle(i), WORD.y, letter, { size }).setDepth(DEPTHS.things),
    );
    this.#handles = letters
      .slice(1)
      .map((_, i) => stage.kit.cutHandle(WORD.x + line.gap(i + 1), WORD.handles).setDepth(DEPTHS.things));
    this.#cuts = new Cuts(game, exercise, {
      gaps: this.#handles.map((thing) => ({
        thing,
        set: (cut) => (thing.cut = cut),
        mark: (as) => (thing.look = as === 'plain' ? 'normal' : as === 'out' ? 'out' : 'right'),
      })),
      names: { gap: 'gat', label: 'knippen' },
      moved: (_, isCut) => stage.sound.play(isCut ? 'tik' : 'leg', { rate: 1.2 }),
    });
    this.#bell = new Bell(game, () => this.#cuts.commit());
  }

  present() {
    this.#game.stage.sound.play('kaarten');
    this.#cuts.offer();
    this.#bell.offer();
  }

  draw() {
    this.#cuts.draw();
  }

  async right() {
    const targets = this.#letters;
    await this.#game.stage.tween({ targets, to: { y: WORD.y - 16 }, ms: MS.in, yoyo: true, pop: true });
  }

  wrong(outcome: Outcome) {
    this.#cuts.keepRight(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#cuts.showRight(outcome);
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  clear() {
    this.#bell.destroy();
    this.#cuts.close();
    for (const thing of [...this.#letters, ...this.#handles]) thing.destroy();
  }
}
