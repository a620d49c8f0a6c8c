import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../../engine/exercise/index.ts';
import { GameScene, type Input, type Via } from '../../engine/stage/index.ts';
import { Ascent } from './ascent.ts';
import { BellBoard } from './bell-board.ts';
import type { Board, Game } from './board.ts';
import { BookBoard } from './book-board.ts';
import { Climber } from './climber.ts';
import { Crew } from './crew.ts';
import { Drops } from './drops.ts';
import { Finale } from './finale.ts';
import { Furniture } from './furniture.ts';
import { InkBottle } from './ink-bottle.ts';
import { footOf, PACE, TOWER, type Floor, type Shelf } from './rules.ts';
import { Tower } from './tower.ts';
import { bareFloor } from './way-up.ts';

/** All numbers of the round; those of one part stand with that part. */
const TUNING = {
  /** Ink drops that make the kunstje; in calm mode so many first-try rights do. */
  feat: 15,
  calmFeat: 10,
  /** Drops for one coin. */
  dropsPerCoin: 2,
  /** How the example hurries. */
  haste: 3.2,
  /** How often everybody looks at the climber. */
  lookMs: 120,
} as const;

/** 23 Platformklimmen: up the crooked bookcase tower, one floor for every word. */
export default class Platformklimmen extends GameScene {
  #tower!: Tower;
  /** Of the floor the climber is on, and of the next. */
  #here!: Furniture;
  #there!: Furniture;
  #climber!: Climber;
  #crew!: Crew;
  #drops!: Drops;
  #bottle!: InkBottle;
  #finale!: Finale;
  #ascent!: Ascent;
  #board: Board | undefined;
  #floor: Floor | undefined;
  /** The floor the climber is on. */
  #at = -1;
  #caught = 0;
  #firstTries = 0;
  #wasOpen = false;

  setup() {
    const { stage } = this;
    this.#tower = new Tower(stage, this.deps.round.progress.of);
    this.#here = new Furniture(stage);
    this.#there = new Furniture(stage);
    this.#crew = new Crew(stage);
    this.#bottle = new InkBottle(stage, TUNING.feat);
    this.#drops = new Drops(stage, (x, y) => this.#catch(x, y));
    this.#climber = new Climber(stage, stage.lerp(...PACE.move), {
      landed: (shelf, speed) => this.#landed(shelf, speed),
      jumped: () => stage.sound.play('sprong'),
      knocked: (plank, x) => !this.#ascent.isOpen && this.#board?.knocked?.(plank, x),
    });
    this.#ascent = new Ascent(stage, this.#climber, this.#crew, this.#tower);
    this.#finale = new Finale(stage, this.#tower, this.#climber, this.#crew);
    this.#steer();
    const from = Math.max(0, this.deps.round.progress.at - 1);
    this.#tower.lookAt(from);
    this.#crew.at(from);
    stage.clock.every(TUNING.lookMs, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const at = this.isExample ? 0 : this.deps.round.progress.at;
    const board = this.#boardFor(exercise, at);
    this.#climber.haste = this.isExample ? TUNING.haste : 1;
    if (at === 0) this.#settle(board, at);
    else if (this.#at !== at - 1) this.#comeBackTo(at, board);
    const isNext = at > 0 && this.#openWay(at, board);
    this.#board = board;
    await Promise.all([isNext, board.present()]);
    if (isNext && this.stage.settings.support) this.#ascent.go();
  }

  override async respond(outcome: Outcome) {
    const board = this.#board;
    if (!board) return;
    this.#climber.stop();
    if (outcome.step === 'goed' && outcome.last) this.#celebrate();
    await board.respond(outcome);
    if (outcome.step === 'goed' && outcome.last && outcome.decides) this.#count();
  }

  override async clear() {
    this.#climber.stop();
    await this.#board?.clear();
  }

  override takeOver(answer: WholeAnswer) {
    this.#board?.takeOver(answer);
  }

  override frame(ms: number) {
    const [climber, here] = [this.#climber, this.#here];
    const isOpen = this.#isOpen();
    if (this.#wasOpen && !isOpen) climber.stop();
    this.#wasOpen = isOpen;
    climber.isHeld = !isOpen || (this.#board?.isBusy ?? false);
    climber.frame(ms);
    this.#ascent.frame(ms);
    if (!this.#ascent.isOpen) this.#board?.frame?.(ms);
    this.stage.kit.banner.place = this.#board?.banner;
    here.shelves.frame((id) => climber.shelves.offset(id));
    if (isOpen) this.#drops.frame(climber.x, climber.feet);
    here.decor.frame(climber.x, climber.feet, ms);
    this.#tower.frame(ms);
  }

  override step(want: RawAnswer, via: Via): Input | null {
    if (this.#ascent.isOpen) return this.#ascent.step(via);
    return this.#board?.step?.(want, via) ?? null;
  }

  override async finale(_result: RoundResult) {
    const { of } = this.deps.round.progress;
    this.#tower.endAt(of);
    this.#finale.settle();
    await this.#ascent.toAttic(of, { x: TOWER.middle, y: footOf(of) });
    this.#here.shelves.clear();
    this.#drops.clear();
    this.#tower.close();
    this.#here.decor.lightAll(of);
    await this.#finale.play(of);
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
      isOpen: () => this.#isOpen() && !this.#ascent.isOpen,
      isUp: () => !this.#ascent.isOpen,
      bump: () => this.bump(),
    };
    if (exercise.form === 'build') return new BookBoard(game, exercise);
    if (exercise.form === 'choose' || exercise.form === 'judge') return new BellBoard(game, exercise);
    throw new Error(`Platformklimmen can't play "${exercise.form}".`);
  }

  /** Stands on a floor at once. */
  #settle(board: Pick<Board, 'floor' | 'busy'>, at: number) {
    this.#at = at;
    this.#floor = board.floor;
    this.#tower.lookAt(at);
    this.#crew.at(at);
    this.#here.lay(board, at);
    this.#drops.clear();
    this.#drops.lay(board.floor, at);
    this.#climber.enter(board.floor, at);
  }

  /** After a reload one waits on the floor below, which is done, for the ladder to the one that is asked. */
  #comeBackTo(at: number, { floor }: Board) {
    const { x } = floor.start;
    this.#settle({ floor: bareFloor({ shelf: 'plank-0', x }), busy: [x] }, at - 1);
    this.#here.decor.light();
  }

  /** The next floor is there, and the ladder to it: the pupil climbs. */
  #openWay(at: number, board: Board): Promise<void> {
    const left = this.#at;
    this.#at = at;
    this.#there.lay(board, at);
    this.#drops.lay(board.floor, at);
    this.#tower.open(left);
    return this.#ascent.open(left, this.#floor!, board.floor, {
      nears: () => board.comesInView(),
      arrived: () => {
        this.#climber.goOn(board.floor, at);
        this.#drops.leaveBelow(footOf(at));
        this.#tower.arriveAt(at);
        [this.#here, this.#there] = [this.#there, this.#here];
        this.#there.clear();
        this.#floor = board.floor;
      },
    });
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
        if (down && this.#ascent.key(code)) return;
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
      this.#here.shelves.press(shelf.id);
      this.bump();
    } else if (shelf.kind === 'spring') {
      stage.sound.play('sprong', { rate: 1.4 });
      this.#here.shelves.press(shelf.id);
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
    void this.#bottle.add(++this.#caught, stage.camera.toStage(x, y));
    if (this.#caught % TUNING.dropsPerCoin === 0) stage.tip(1, x, y);
    if (!stage.calm && this.#caught === TUNING.feat) stage.feat();
  }

  /** The lamps of the floor go on, and books fly up. */
  #celebrate() {
    const { x, feet } = this.#climber;
    this.#here.decor.light();
    this.#here.decor.fly(x, feet - 90);
  }

  #count() {
    if (this.isExample || !this.stage.calm) return;
    if (++this.#firstTries === TUNING.calmFeat) this.stage.feat();
  }
}
