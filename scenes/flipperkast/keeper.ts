import type { Clock } from '../../engine/stage/index.ts';
import type { Table } from './table.ts';

/** He throws the ball after so many ms: where it is asked for, and where one plays on; that is so for a while. */
const MS = { asked: 260, playing: 620, plays: 4500 } as const;

/** What the keeper knows of the round. */
interface KeeperHelp {
  /** A lamp is locked: the ball is asked for. */
  isAsked(): boolean;
  /** He has it again, or throws it. */
  onMove(isCaught: boolean): void;
}

/** Who catches the ball below the table, keeps it as long as nobody plays, and throws it up again without end. */
export class Keeper {
  readonly #clock: Clock;
  readonly #table: Table;
  readonly #help: KeeperHelp;
  #playedAt = -Infinity;
  /** He throws in so many ms; he keeps it without that. */
  #throwsIn: number | undefined;

  constructor(clock: Clock, table: Table, help: KeeperHelp) {
    this.#clock = clock;
    this.#table = table;
    this.#help = help;
  }

  /** Somebody plays: he throws soon, if he has the ball. */
  wake() {
    this.#playedAt = this.#clock.now;
    if (this.#ball.where !== 'hand') return;
    const ms = this.#help.isAsked() ? MS.asked : MS.playing;
    this.#throwsIn = Math.min(this.#throwsIn ?? Infinity, ms);
  }

  /** The ball fell down to him. */
  catch() {
    this.#help.onMove(true);
    if (this.#help.isAsked() || this.#clock.now - this.#playedAt < MS.plays) {
      this.#throwsIn = this.#help.isAsked() ? MS.asked : MS.playing;
    }
  }

  /** He gets the ball from wherever it is, and keeps it. */
  keep() {
    this.#throwsIn = undefined;
    this.#table.hold(this.#ball);
  }

  frame(ms: number) {
    if (this.#throwsIn === undefined || (this.#throwsIn -= ms) > 0) return;
    this.#throwsIn = undefined;
    if (this.#ball.where !== 'hand') return;
    this.#help.onMove(false);
    this.#table.throwUp(this.#ball);
  }

  get #ball() {
    return this.#table.balls[0]!;
  }
}
