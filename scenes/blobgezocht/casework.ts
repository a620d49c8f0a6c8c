import type { GameStage } from '../../engine/stage/index.ts';
import { Casebook } from './casebook.ts';
import { MOTIVES, POINT_OUT } from './lines.ts';
import { DEPTHS, hangsAt } from './places.ts';
import { casesOf, fits, makeCase, placeIn, similarityAt, type Case, type Clue } from './rules.ts';
import { leadTo } from './trail.ts';
import { Wall } from './wall.ts';

const MS = {
  hold: 1500,
  hostHold: 700,
  /** The last clue can be read for so long. */
  read: 1900,
  /** So long the last one may still be looked for, after the last word; longer after each portrait that is turned. */
  last: 2500,
  lastCalm: 5000,
  more: 1500,
  most: 9000,
  look: 60,
  excuse: 2600,
} as const;

/** Who points out the blob: the pupil, cleanly when nobody was turned who still fitted, or the host. */
export type Solver = 'clean' | 'own' | 'host';

interface Told {
  /** Whether portraits can be turned now. */
  isFree(): boolean;
  /** A portrait is pointed at that is not the one: turned over, or laughed at. */
  turned(isRight: boolean): void;
  solved(by: Solver, at: { x: number; y: number }): void;
}

/** The cases of a round, one after the other: what witnesses know, who is left, and who it was. */
export class Casework {
  readonly #stage: GameStage;
  readonly #told: Told;
  readonly #wall: Wall;
  readonly #book: Casebook;
  readonly #cases: readonly number[];
  readonly #motives: readonly string[];
  #index = -1;
  #case!: Case;
  #known = 0;
  #slips = 0;
  #isSolved = false;
  /** Nobody can be turned: others are being hung. */
  #isBusy = false;
  #waitsUntil = 0;
  /** What happens on the wall happens one after the other, whatever is asked meanwhile. */
  #queue: Promise<void> = Promise.resolve();

  constructor(stage: GameStage, words: number, told: Told) {
    this.#stage = stage;
    this.#told = told;
    this.#cases = casesOf(words);
    this.#motives = stage.rng.fork('smoezen').shuffle(MOTIVES);
    this.#book = new Casebook(stage);
    this.#wall = new Wall(stage, {
      isFree: () => told.isFree() && !this.#isBusy && !this.#isSolved,
      onPick: (i) => this.#pick(i),
      onSwipe: (i) => this.#pick(i, true),
    });
  }

  /** A case of a round in which so many words are done: it hangs there, with what is known of it. */
  begin(at: number) {
    const { index, clues } = placeIn(this.#cases, at);
    this.#open(index);
    this.#known = clues;
    void this.#wall.hang(this.#case, this.#sleeper, true);
    void this.#show(true);
  }

  /** Another case, for the example. */
  rehearse() {
    this.#open(-1);
    void this.#wall.hang(this.#case, -1, true);
    void this.#show(true);
  }

  /** The example is over: the first case of the round is hung. */
  endRehearsal() {
    this.#do(() => this.#next());
  }

  /** One more word is done: a witness knows something. */
  learn(at: number) {
    const { index, clues } = placeIn(this.#cases, at);
    this.#do(async () => {
      // The case of the example is none of the round.
      if (index > this.#index && this.#index >= 0) {
        await this.#solve('host');
        await this.#next();
      }
      this.#known = clues + 1;
      await this.#show();
    });
  }

  /** One of those who it cannot be, for the hand of the example. */
  get example(): { x: number; y: number; turn(): Promise<void> } {
    const i = this.#case.suspects.findIndex((one) => !fits(one, this.#clues));
    return { ...hangsAt(i), turn: () => this.#turn(i) };
  }

  /** Who wrote or read it otherwise says so. */
  excuse(line: string) {
    void this.#book.say(line, MS.excuse);
  }

  /** After the last word: whoever is still looking may look on. */
  async lastLook() {
    const { clock, calm } = this.#stage;
    await this.#queue;
    const most = clock.now + MS.most;
    this.#waitsUntil = clock.now + (calm ? MS.lastCalm : MS.last);
    while (!this.#isSolved && clock.now < Math.min(most, this.#waitsUntil)) await clock.wait(MS.look);
    await this.#queue;
  }

  /** Who was not found is pointed out by the host. */
  async close() {
    await this.#queue;
    if (!this.#isSolved) await this.#solve('host');
  }

  /** Eyes follow what is pointed at. */
  follow(x: number) {
    this.#wall.follow(x);
  }

  get #clues(): readonly Clue[] {
    return this.#case.clues.slice(0, this.#known);
  }

  /** From the second case on somebody sleeps. */
  get #sleeper(): number {
    return this.#index < 1 ? -1 : (this.#case.culprit + 7) % this.#case.suspects.length;
  }

  #do(job: () => Promise<void>) {
    this.#queue = this.#queue.then(job);
  }

  #open(index: number) {
    const { rng, tempo } = this.#stage;
    this.#index = index;
    this.#known = this.#slips = 0;
    this.#isSolved = false;
    const count = this.#cases[Math.max(0, index)]!;
    this.#case = makeCase(rng.fork(`zaak/${index}`), count, Math.max(0, index), similarityAt(tempo));
  }

  async #next() {
    this.#isBusy = true;
    this.#open(this.#index + 1);
    void this.#show(true);
    await this.#wall.hang(this.#case, this.#sleeper);
    this.#isBusy = false;
  }

  async #show(atOnce = false) {
    await this.#book.stamp(this.#clues, this.#case.clues.length, atOnce);
    if (this.#stage.calm) this.#wall.loosen(this.#clues);
    else if (!atOnce) this.#wall.wave();
    if (this.#known === this.#case.clues.length) this.#ask(this.#index);
  }

  /** All is known: the pupil may point out who is left. */
  #ask(index: number) {
    this.#stage.clock.after(MS.read, () => {
      if (index === this.#index && !this.#isSolved) void this.#book.say(POINT_OUT);
    });
  }

  /** Says whether it turns over. A swipe points nobody out. */
  #pick(i: number, isSwiped = false): boolean {
    this.#waitsUntil = this.#stage.clock.now + MS.more;
    if (!fits(this.#case.suspects[i]!, this.#clues)) {
      void this.#turn(i);
      return true;
    }
    if (this.#known < this.#case.clues.length) void this.#refuse(i);
    else if (!isSwiped) this.#pointOut();
    return false;
  }

  #pointOut() {
    this.#isBusy = true;
    const index = this.#index;
    this.#do(async () => {
      // The host may have been first.
      if (index !== this.#index) return;
      await this.#solve(this.#slips > 0 ? 'own' : 'clean');
      if (this.#index < this.#cases.length - 1) await this.#next();
    });
  }

  async #turn(i: number) {
    this.#stage.sound.play('flap');
    this.#told.turned(true);
    await this.#wall.turn(i);
  }

  /** It can still be this one. */
  async #refuse(i: number) {
    this.#slips++;
    this.#stage.sound.play('giechel');
    this.#told.turned(false);
    await this.#wall.portrait(i).giggle();
  }

  async #solve(by: Solver) {
    const { sound, fx, clock } = this.#stage;
    const { culprit } = this.#case;
    const { x, y } = hangsAt(culprit);
    this.#isSolved = true;
    const portrait = this.#wall.portrait(culprit);
    if (by === 'host') await leadTo(this.#stage, { x, y });
    const rays = this.#stage.image('stralen', x, y).setDepth(DEPTHS.shown - 1);
    sound.play('onthulling');
    void this.#wall.clearAround(culprit);
    await portrait.step();
    fx.burst('stars', x, y, { count: by === 'host' ? 8 : 16, spread: 150 });
    void this.#book.say(this.#motives[this.#index]!);
    this.#told.solved(by, { x, y });
    await clock.wait(by === 'host' ? MS.hostHold : MS.hold);
    rays.destroy();
    await portrait.step(true);
    this.#isBusy = false;
  }
}
