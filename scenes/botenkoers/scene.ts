import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Bank } from './bank.ts';
import { Boat } from './boat.ts';
import { Bottle, MARKS } from './bottle.ts';
import { AREA, SHEETS, type Area } from './chart.ts';
import { Course } from './course.ts';
import { CourseJob } from './course-job.ts';
import { Dolphins } from './dolphins.ts';
import { regatta } from './finale.ts';
import { DEPTHS } from './depths.ts';
import type { Table, Voyage } from './game.ts';
import { HarbourJob } from './harbour-job.ts';
import { LOG, Logbook } from './logbook.ts';
import { Rival } from './rival.ts';
import type { Point } from './route.ts';
import { Sail } from './sail.ts';
import { Sea } from './sea.ts';

const TUNING = {
  /** Exercises with a golden bottle, by how many were done before: it is paid double. */
  golden: [4, 8] as readonly number[],
  /** Room for the hint under the prompt. */
  hint: 66,
  /** Where the reveal of a sentence comes: above the log, with room for the button to go on below it. */
  order: { bottom: 548, reveal: { x: 683, y: 602 } },
  pleun: { x: 118, y: 762, size: 128 },
  mate: { size: 58 },
  cheerMs: 1400,
} as const;

/** 07 Botenkoers: plot a course along the buoys of a word, then hoist the sail. */
export default class Botenkoers extends GameScene<Voyage> implements Table {
  override readonly forms: Forms<Voyage> = {
    build: (exercise) => new CourseJob(this, exercise),
    order: (exercise) => new CourseJob(this, exercise),
    choose: (exercise) => new HarbourJob(this, exercise),
  };
  sea!: Sea;
  boat!: Boat;
  course!: Course;
  sail!: Sail;
  log!: Logbook;
  bank!: Bank;
  dolphins!: Dolphins;
  #rival!: Rival;
  #crew!: Crew;
  /** A bottle in the rack for each that was fished up. */
  #fished!: Feat;
  #turn = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.sea = new Sea(stage);
    this.course = new Course(stage);
    this.#crew = stage.kit.crew({
      host: { ...TUNING.pleun, name: 'pleun', depth: DEPTHS.hero },
      own: { x: 0, y: 0, size: TUNING.mate.size },
    });
    this.boat = new Boat(stage, this.#crew.own);
    this.bank = new Bank(stage);
    this.dolphins = new Dolphins(stage);
    this.sail = new Sail(stage);
    this.log = new Logbook(stage);
    this.#rival = new Rival(stage);
    this.#fished = stage.kit.feat(MARKS);
    stage.kit.banner.place = { ...LOG };
    this.sea.show(SHEETS[0]!);
  }

  get islands() {
    return SHEETS[this.third]!;
  }

  get area(): Area {
    const top = Math.max(AREA.top, this.stage.kit.prompt.bottom + TUNING.hint);
    return { ...AREA, top, bottom: this.exercise?.form === 'order' ? TUNING.order.bottom : AREA.bottom };
  }

  bottle(spot: Point): Bottle {
    const { at } = this.deps.round.progress;
    return new Bottle(this.stage, {
      spot,
      isGolden: !this.isExample && TUNING.golden.includes(at),
      secret: this.#turn,
      isOpen: () => this.isOpen,
    });
  }

  override async present(exercise: Exercise) {
    const { banner } = this.stage.kit;
    const atOnce = this.#turn++ === 0;
    banner.revealPlace = exercise.form === 'order' ? TUNING.order.reveal : undefined;
    this.#crew.wait();
    this.sea.day(this.third, atOnce);
    this.sea.seal(this.third > 0 ? exercise.id : undefined);
    this.#rival.start();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    this.#crew.host.face(
      isRight ? 'happy' : outcome.step === 'onthul' ? 'oops' : 'think',
      TUNING.cheerMs,
      'look',
    );
    if (isRight) this.#rival.arrived();
    await super.respond(outcome);
    if (!isRight) return;
    void this.#crew.host.hop();
    if (this.isExample) return;
    const counted = this.#fished.note(this.play?.bottle.isFished ?? false, outcome);
    // Calmly the bottles come by themselves.
    if (counted && this.stage.calm && !this.play?.bottle.isFished) void this.play?.bottle.fish();
  }

  override async clear() {
    this.sea.seal(undefined);
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.sea.frame();
    this.boat.frame();
    this.course.frame();
    this.#rival.frame();
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.host.look(x, y);
    this.boat.look(this.stage.pointer.x, this.stage.pointer.y);
  }

  override async finale(result: RoundResult) {
    this.sea.show([]);
    this.sea.day(0, false);
    await regatta(this.stage, { crew: this.#crew, boat: this.boat }, this.words, result);
  }
}
