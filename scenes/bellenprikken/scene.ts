import type { Exercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene } from '../../engine/stage/index.ts';
import type { Board, Game } from './board.ts';
import { flyAway } from './finale.ts';
import { LooseBubbles } from './loose.ts';
import { Room } from './room.ts';
import { tipFor } from './rules.ts';
import { SplitChain } from './split-chain.ts';
import { TypeChain } from './type-chain.ts';
import { WordBubbles } from './word-bubbles.ts';

/** All numbers of the play itself; `a, b` is for tempo 0 and 1. Sizes and times of one form stand with that form. */
const TUNING = {
  /** u/s with which bubbles rise. */
  rise: [12, 38],
  /** From this tempo on a typed word stands in one long bubble. */
  oneBubbleFrom: 0.5,
  /** Low pops that earn the kunstje. */
  feat: 6,
  /** How often the friends look where it happens, in ms. */
  look: 120,
} as const;

/** Bellen prikken: words of soap bubbles, and a cactus with a very quick needle. */
export default class BellenPrikken extends GameScene {
  #room!: Room;
  #board: Board | undefined;
  #lowPops = 0;

  setup() {
    const { stage } = this;
    this.#room = new Room(stage, TUNING.feat);
    const { right, of } = this.#score();
    this.#room.giantTo(right, of, false);
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const typing = exercise.form === 'type';
    this.#room.arrange(typing);
    this.showKeyboard(typing);
    this.#board = this.#boardFor(exercise);
    this.stage.kit.banner.place = this.#board.banner;
    await this.#board.present();
  }

  override async respond(outcome: Outcome) {
    const board = this.#board;
    if (!board) return;
    const done = board.respond(outcome);
    if (outcome.step === 'goed' && outcome.last) this.#reward(board, outcome);
    await done;
  }

  override async clear() {
    const board = this.#board;
    this.#board = undefined;
    await board?.clear();
    this.#room.calmDown();
  }

  override drawDraft() {
    this.#board?.draw?.();
  }

  override takeOver(answer: WholeAnswer) {
    this.#board?.takeOver?.(answer);
  }

  override frame(ms: number) {
    this.#room.frame(ms);
    this.#board?.frame(ms);
  }

  override finale() {
    this.showKeyboard(false);
    return flyAway(this.stage, this.#room);
  }

  /** The room's joy, the tip for a low pop and the kunstje. */
  #reward(board: Board, { decides }: Outcome) {
    const { stage } = this;
    const room = this.#room;
    const { right, of } = this.#score();
    room.cheer();
    room.giantTo(right, of);
    const tips = tipFor(board.share);
    if (tips > 0) stage.tip(tips, 683, board.top);
    // Resting bubbles are always low: there a first-try right counts instead.
    const low = stage.calm ? decides : board.top > room.line;
    if (!low) return;
    this.#lowPops++;
    room.twinkle(this.#lowPops);
    if (this.#lowPops === TUNING.feat) stage.feat();
  }

  #boardFor(exercise: Exercise): Board {
    const { stage } = this;
    const game: Game = {
      stage,
      room: this.#room,
      draft: () => this.draft,
      commit: (answer) => this.commit(answer),
      riseSpeed: () => (stage.calm ? 0 : stage.lerp(TUNING.rise[0], TUNING.rise[1])),
      oneBubble: stage.tempo >= TUNING.oneBubbleFrom,
    };
    switch (exercise.form) {
      case 'type':
        return new TypeChain(game, exercise);
      case 'build':
        return new LooseBubbles(game, exercise);
      case 'split':
        return new SplitChain(game, exercise);
      case 'choose':
        return new WordBubbles(game, exercise);
      default:
        throw new Error(`Bellenprikken can't play "${exercise.form}".`);
    }
  }

  #look() {
    const eye = this.#board?.eye ?? this.stage.pointer;
    this.#room.watch(eye.x, eye.y);
  }

  /** Words that were right, on any try, of how many. */
  #score() {
    const { results, of } = this.deps.round.progress;
    const right = results.filter((result) => result === 'first-try' || result === 'second-try').length;
    return { right, of };
  }
}
