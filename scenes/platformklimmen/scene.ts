import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { BellBoard } from './bell-board.ts';
import type { Board, Game } from './board.ts';
import { BookBoard } from './book-board.ts';
import { Climber } from './climber.ts';
import { Crew } from './crew.ts';
import { Drops } from './drops.ts';
import { RollingLadder } from './rolling-ladder.ts';
import { baseOf, MOVE, PACE, type Shelf } from './rules.ts';
import { Shelves } from './shelves.ts';
import { Tower } from './tower.ts';

/** All numbers of the round; those of one part stand with that part. */
const TUNING = {
  /** Ink drops that make the kunstje; in calm mode so many first-try rights do. */
  feat: 15,
  calmFeat: 10,
  /** Drops for one coin. */
  dropsPerCoin: 2,
  /** From floor to floor: the way up the ladder, and how the example hurries. */
  climbMs: 1050,
  haste: 2.6,
  /** How often everybody looks at the climber. */
  lookMs: 120,
} as const;

/** 23 Platformklimmen: up the crooked bookcase tower, one floor for every word. */
export default class Platformklimmen extends GameScene {
  #tower!: Tower;
  #shelves!: Shelves;
  #climber!: Climber;
  #crew!: Crew;
  #drops!: Drops;
  #ladder!: RollingLadder;
  #board: Board | undefined;
  /** The floor the climber is on. */
  #at = -1;
  #caught = 0;
  #firstTries = 0;
  #wasOpen = false;

  setup() {
    const { stage } = this;
    this.#tower = new Tower(stage, this.deps.round.progress.of);
    this.#shelves = new Shelves(stage);
    this.#crew = new Crew(stage);
    this.#ladder = new RollingLadder(stage);
    this.#drops = new Drops(stage, (x, y) => this.#catch(x, y));
    this.#climber = new Climber(stage, stage.lerp(...PACE.move), {
      landed: (shelf, speed) => this.#landed(shelf, speed),
      jumped: () => stage.sound.play('sprong'),
      knocked: (plank, x) => this.#board?.knocked?.(plank, x),
    });
    this.#steer();
    this.#tower.lookAt(this.deps.round.progress.at);
    this.#crew.at(this.deps.round.progress.at);
    stage.clock.every(TUNING.lookMs, () => this.#look());
  }

  async present(exercise: Exercise) {
    const at = this.isExample ? 0 : this.deps.round.progress.at;
    const board = this.#boardFor(exercise, at);
    this.stage.kit.banner.place = board.banner;
    this.#climber.haste = this.isExample ? TUNING.haste : 1;
    if (this.#at === at - 1 && this.#board) await this.#climbTo(at, board);
    else this.#settle(at, board);
    this.#board = board;
    await board.present();
  }

  async respond(outcome: Outcome) {
    const board = this.#board;
    if (!board) return;
    this.#climber.stop();
    await board.respond(outcome);
    if (outcome.step === 'goed' && outcome.last && outcome.decides) this.#count();
  }

  async clear() {
    const { stage } = this;
    this.#climber.stop();
    await this.#board?.clear();
    if (!this.isExample) await this.#ladder.rollOut(this.#at, this.#climber.x);
    stage.kit.banner.place = undefined;
  }

  override takeOver(answer: WholeAnswer) {
    this.#board?.takeOver(answer);
  }

  override frame(ms: number) {
    const climber = this.#climber;
    const isOpen = this.#isOpen();
    if (this.#wasOpen && !isOpen) climber.stop();
    this.#wasOpen = isOpen;
    climber.isHeld = !isOpen || (this.#board?.isBusy ?? false);
    climber.frame(ms);
    this.#board?.frame?.(ms);
    this.#shelves.frame((id) => climber.offset(id));
    if (isOpen) this.#drops.frame(climber.x, climber.feet);
    this.#tower.frame();
  }

  override step(want: RawAnswer, via: Via): Input | null {
    return this.#board?.step?.(want, via) ?? null;
  }

  override async finale(_result: RoundResult) {
    await this.stage.clock.wait(400);
  }

  // From floor to floor.

  #boardFor(exercise: Exercise, at: number): Board {
    const { stage } = this;
    const game: Game = {
      stage,
      climber: this.#climber,
      crew: this.#crew,
      at,
      move: stage.calm ? 0 : stage.lerp(...PACE.move),
      gap: stage.lerp(...PACE.gap),
      isExample: this.isExample,
      draft: () => this.draft,
      commit: (answer) => this.commit(answer),
      isOpen: () => this.#isOpen(),
      bump: () => this.bump(),
    };
    if (exercise.form === 'build') return new BookBoard(game, exercise);
    if (exercise.form === 'choose' || exercise.form === 'judge') return new BellBoard(game, exercise);
    throw new Error(`Platformklimmen can't play "${exercise.form}".`);
  }

  /** Stands on a floor at once. */
  #settle(at: number, board: Board) {
    this.#at = at;
    this.#tower.lookAt(at);
    this.#crew.at(at);
    this.#shelves.lay(board.floor, at);
    this.#drops.lay(board.floor, at);
    this.#climber.enter(board.floor, at);
  }

  /** Up the rolling ladder to the next floor, while the camera follows. */
  async #climbTo(at: number, board: Board) {
    const { stage } = this;
    const { floor } = board;
    const climber = this.#climber;
    const from = { x: climber.x, y: climber.feet };
    const start = floor.shelves.find(({ id }) => id === floor.start.shelf);
    const to = { x: floor.start.x, y: baseOf(at) - (start?.up ?? 0) };
    climber.isScripted = true;
    this.#at = at;
    this.#drops.clear();
    const way = { t: 0 };
    const climb = stage.tween({
      targets: way,
      to: { t: 1 },
      ms: TUNING.climbMs,
      ease: 'Sine.InOut',
      onUpdate: () => {
        const x = from.x + (to.x - from.x) * way.t;
        const feet = from.y + (to.y - from.y) * way.t;
        this.#ladder.moveTo(x);
        climber.hero.show({ x, feet, vx: 0, vy: -MOVE.climb, grounded: false, climbing: true }, 1000 / 60);
      },
    });
    await Promise.all([climb, this.#tower.riseTo(at, TUNING.climbMs), this.#crew.rideTo(at)]);
    this.#shelves.lay(floor, at);
    this.#drops.lay(floor, at);
    this.#ladder.hide();
    climber.isScripted = false;
    climber.enter(floor, at);
  }

  // What the climber does.

  /** The keys of the climb, and a finger that points where to go. */
  #steer() {
    const { stage } = this;
    const go = (x: number, y: number) => {
      if (Number.isNaN(x) || this.#climber.isHeld) return;
      const place = stage.camera.toWorld(x, y);
      this.#climber.goNear(place.x, place.y);
    };
    stage.gesture({
      id: 'klimmen',
      label: 'Loop en spring',
      enabled: () => this.#isOpen(),
      onStart: go,
      onMove: go,
      onKey: (code, down) => {
        if (code === 'Enter') this.#board?.pullKey?.(down);
        else this.#climber.key(code, down);
      },
    });
  }

  #isOpen() {
    return this.#board !== undefined && (this.flow.mayAnswer || this.isExample);
  }

  #landed(shelf: Shelf, speed: number) {
    const { stage } = this;
    if (speed < 200) return;
    if (shelf.kind === 'cushion' && speed > 420) {
      stage.sound.play('kussen-pof');
      this.#shelves.press(shelf.id);
      this.bump();
    } else if (shelf.kind === 'spring') {
      stage.sound.play('sprong', { rate: 1.4 });
      this.#shelves.press(shelf.id);
    } else stage.sound.play('stap-hout');
  }

  #look() {
    this.#crew.look(this.#climber.x, this.#climber.feet - 40);
  }

  // What is earned.

  #catch(x: number, y: number) {
    const { stage } = this;
    stage.sound.play('druppel');
    if (this.isExample) return;
    this.#caught++;
    if (this.#caught % TUNING.dropsPerCoin === 0) stage.tip(1, x, y);
    if (!stage.calm && this.#caught === TUNING.feat) stage.feat();
  }

  #count() {
    if (this.isExample || !this.stage.calm) return;
    if (++this.#firstTries === TUNING.calmFeat) this.stage.feat();
  }
}
