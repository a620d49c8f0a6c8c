import type { Outcome, Rng, TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import { Door } from './door.ts';
import { enterDoor } from './entering.ts';
import { growMaze, type Maze, type Size } from './maze.ts';
import { showNote } from './note.ts';
import { Password } from './password.ts';
import { type Game, type Quest, seedOf } from './quest.ts';
import { Rabbits } from './rabbits.ts';
import { layGround, lowerBy } from './rules.ts';
import { Trip } from './trip.ts';

/** Tiles that the lantern lights; `a, b` is for tempo 0 and 1. */
const LANTERN = [4, 2.4] as const;
/** The garden above the keyboard; the ghost hand is shown a shorter one. */
const SIZE = { columns: 15, rows: 5, short: 9, bottom: 508 } as const;
/** The walk to the gate lasts at most so long. */
const MS = { walk: 1500, quickWalk: 620, right: 900, shortRight: 600, again: 500 } as const;
const LOOPS = 1;
const TRIES = 30;
/** Nothing is trampled on a way that is led. */
const NEVER = 99;

/** A maze whose gate is in its lower row: the board hangs over the upper one. */
function gateBelow(size: Size, rng: Rng): Maze {
  for (let i = 0; ; i++) {
    const maze = growMaze({ ...size, doors: 1, loops: LOOPS }, rng);
    if (i === TRIES || maze.doors[0]! > size.columns * (size.rows - 2)) return maze;
  }
}

/** type: a gate in each chamber asks for the password; the walk leads from gate to gate. */
export class TypeQuest implements Quest {
  #game: Game;
  readonly trip: Trip;
  #door: Door;
  #rabbits: Rabbits;
  #password: Password;
  #opened = false;

  constructor(game: Game, exercise: TypeExercise) {
    const { stage } = game;
    this.#game = game;
    const rng = stage.rng.fork(seedOf(exercise));
    const lower = lowerBy(game.isExample, stage.kit.prompt.bottom);
    const size = { columns: game.isExample ? SIZE.short : SIZE.columns, rows: SIZE.rows };
    const maze = gateBelow(size, rng);
    const ground = layGround(size, { bottom: SIZE.bottom, lower });
    const lighting = {
      radius: stage.lerp(LANTERN[0], LANTERN[1]),
      isLit: stage.calm,
      mood: game.at,
      sole: game.sole,
      trampledAt: NEVER,
    };
    const told = { onBump: () => {} };
    this.trip = new Trip({ stage, hero: game.hero, name: exercise.id }, maze, ground, lighting, told);
    this.#door = new Door(stage, this.trip.chamber, maze.doors[0]!, game.at);
    this.#rabbits = new Rabbits(stage, this.trip.chamber, rng);
    this.#password = new Password(stage, lower);
  }

  get eye() {
    return this.#game.hero.klodder;
  }

  async present() {
    const { stage, hero, isExample } = this.#game;
    const { chamber } = this.trip;
    chamber.shineFrom(chamber.maze.start);
    const steps = this.trip.stepsTo(this.#door.spot, () => true);
    hero.haste = Math.max(1, (steps * hero.stepMs) / (isExample ? MS.quickWalk : MS.walk));
    this.trip.dash(this.#door.spot);
    await stage.clock.wait(steps * hero.stepMs + 20);
    hero.stop();
    await this.#password.show();
    this.draw();
  }

  draw() {
    this.#password.write(this.#game.draft.text.text);
  }

  async respond({ step, decides }: Outcome) {
    const { stage, hero, friends, isExample } = this.#game;
    if (step === 'goed') {
      const opened = this.#open();
      this.#game.opened(decides);
      await Promise.race([opened, stage.clock.wait(isExample ? MS.shortRight : MS.right)]);
      return;
    }
    hero.klodder.face('oops', 900, 'look');
    friends.wonder();
    stage.sound.play('gordijn', { volume: 0.6 });
    const { x, y } = this.#door.middle;
    void friends.bringNote(x, y);
    void this.#password.sway();
    if (step === 'onthul') {
      await stage.kit.eraser.rub(this.#password.thing);
      return;
    }
    void showNote(stage, 'Nog een keer!', x, y, this.trip.chamber.ground.size);
    await stage.clock.wait(MS.again);
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form === 'type') this.#password.dot(answer.text);
  }

  frame(ms: number) {
    this.trip.frame(ms);
    this.#door.frame();
    this.#rabbits.frame();
    this.#password.frame(this.#game.mayAnswer && !this.#opened);
  }

  async clear() {
    const { stage, friends } = this.#game;
    // A password that was typed over opens the gate as well.
    if (!this.#opened) await Promise.race([this.#open(), stage.clock.wait(MS.shortRight)]);
    await enterDoor(this.#game, this.trip, this.#door, 1);
    friends.hideBird();
    this.#password.destroy();
    await this.trip.leave();
    this.#rabbits.destroy();
    this.#door.destroy();
    this.trip.chamber.destroy();
  }

  async #open() {
    const { hero, friends } = this.#game;
    this.#opened = true;
    hero.klodder.face('happy', 1200, 'look');
    void hero.klodder.hop();
    friends.cheer();
    void this.trip.chamber.lightUp(this.#door.tile);
    await this.#door.open();
  }
}
