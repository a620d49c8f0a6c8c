import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import {
  GameScene,
  type Feat,
  type Forms,
  type Heading,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { REMOTE, STRIP } from './art/sizes.ts';
import type { Bunny } from './bunny.ts';
import { Controls } from './controls.ts';
import { DEPTHS } from './depths.ts';
import { Driver } from './driver.ts';
import { bringHome } from './finale.ts';
import { Floor } from './floor.ts';
import { HOME, middleOf, type Tile } from './grid.ts';
import type { House } from './house.ts';
import type { Job } from './job.ts';
import { LettersJob } from './letters-job.ts';
import { Remote } from './remote.ts';
import { layRoom, type Room, type Size } from './room.ts';
import { ROOMS } from './rooms.ts';
import { WordJob } from './word-job.ts';
import { Zoef } from './zoef.ts';

/** All numbers of the play itself; `a, b` is for tempo 0 and 1. */
const TUNING = {
  /** ms of one tile: driving takes no longer than finding, at any tempo. */
  step: 170,
  /** ms in which he drives all tiles of the example, and the least and most of one. */
  example: { ms: 900, tiles: 4, least: 17, most: 110 },
  /** An example of more bunnies than this is driven without the button. */
  fewBunnies: 5,
  /** Pieces of furniture, and rugs from the first turn of the round on. */
  furniture: [3, 8],
  rugs: [2, 4],
  /** Coins for a word in one run, and for who takes the cat along. */
  coins: { run: 1, cat: 1 },
  /** Words in one run that make the kunstje: stars on the wall. */
  feat: { x: 118, y: 246, pitch: { x: 0, y: 46 }, size: 0.62, count: 6 },
  /** Where the word comes that was chosen; and the hint hangs higher, so that Zoef is seen at his dock. */
  banner: { x: 683, y: 236 },
  hint: -10,
} as const;
/** Where the prompt lies in the strip at the top: beside the word that is made, or alone. */
const PROMPT = {
  beside: { left: 160, right: STRIP.x - STRIP.widest / 2 - 10, brief: true },
  whole: { left: 160, right: 1206 },
} as const;

/** 13 Stofzuigen: a robot vacuum does exactly what it is told, so tell it well. */
export default class Stofzuigen extends GameScene<Job> implements House {
  override readonly forms: Forms<Job> = {
    build: (exercise) => new LettersJob(this, exercise),
    choose: (exercise) => new WordJob(this, exercise),
    order: (exercise) => new LettersJob(this, exercise),
  };
  zoef!: Zoef;
  driver!: Driver;
  controls!: Controls;
  #floor!: Floor;
  #remote!: Remote;
  /** A star on the wall for every word in one run. */
  #oneRun!: Feat;
  /** Runs of this exercise, and arrows that it took. */
  #runs = 0;
  #arrows = 0;
  #isPresented = false;

  setup() {
    const { stage } = this;
    this.#floor = new Floor(stage);
    this.zoef = new Zoef(stage);
    this.#oneRun = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.crew });
    this.driver = new Driver(HOME, {
      stepMs: () => this.#stepMs,
      ground: () => this.#ground,
      plan: () => this.controls.plan,
      hasPrey: (at) => this.play?.litter.at(at) !== undefined,
      isOpen: () => this.isOpen,
      suck: (at) => this.play?.suck(at) ?? false,
      began: (heading) => this.#began(heading),
      arrived: (at) => this.#arrived(at),
      bonked: (heading) => this.#bonk(heading),
      ranOut: () => this.#floor.crew.wait(),
      show: (from, to, share) => this.zoef.show(from, to, share),
    });
    this.controls = new Controls(stage, {
      driver: this.driver,
      ground: () => this.#ground,
      prey: () => this.play?.litter.prey ?? [],
      isOpen: () => this.#canPlan,
      isDirect: () => this.#isDirect,
      started: () => this.#runs++,
      slipped: () => this.#bonk(),
    });
    this.#remote = new Remote(stage, {
      plan: this.controls.plan,
      from: () => this.driver.from,
      ground: () => this.#ground,
      isWhole: () => this.#runs === 0 && this.controls.taken.length >= (this.play?.count ?? Infinity),
      taken: () => this.controls.taken.map(({ middle, hit }) => ({ ...middle, ...hit })),
      isOpen: () => this.#canPlan,
      isRunning: () => this.driver.isRunning,
      isDirect: () => stage.calm,
      press: () => this.controls.press(),
      cut: (left) => this.controls.cut(left),
    });
    this.driver.lay(HOME);
    this.promptLook = this.deps.round.current?.form === 'choose' ? PROMPT.whole : PROMPT.beside;
    stage.kit.banner.place = TUNING.banner;
    stage.kit.hint.lower = TUNING.hint;
  }

  override async present(exercise: Exercise) {
    this.#runs = this.#arrows = 0;
    this.driver.isHeld = true;
    this.#floor.enter(this.third);
    const presented = super.present(exercise);
    this.#floor.furnish(this.play!.litter.room);
    await Promise.all([this.zoef.goHome(HOME), presented]);
    this.driver.lay(HOME);
    this.driver.isHeld = false;
    this.#isPresented = true;
  }

  override async respond(outcome: Outcome) {
    const { crew } = this.#floor;
    if (outcome.step === 'goed') crew.host.face('happy', 700, 'look');
    else crew.wonder();
    await super.respond(outcome);
    if (outcome.step === 'goed' && outcome.last) this.#rejoice(outcome);
  }

  override async clear() {
    this.driver.isHeld = true;
    this.#isPresented = false;
    this.controls.plan.cut(0);
    this.zoef.carry(undefined);
    await super.clear();
    this.#floor.bare();
  }

  override frame(ms: number) {
    const { driver, zoef, stage } = this;
    this.controls.frame();
    driver.frame(ms);
    zoef.frame(ms, driver.isMoving);
    this.#remote.draw();
    this.#floor.crew.look(zoef.root.x, zoef.root.y);
    const goal = driver.isMoving ? middleOf(driver.at) : stage.pointer;
    zoef.look(goal.x, goal.y);
    if (!stage.reducedMotion) super.frame(ms);
  }

  override finale() {
    this.driver.isHeld = true;
    this.#remote.hide();
    const { results } = this.deps.round.progress;
    const rights = results.map((one) => one === 'first-try' || one === 'second-try');
    return bringHome(this.stage, this.#floor.crew, this.zoef, this.words, rights);
  }

  /** The way to what is wanted: drawn on the floor or by arrows, and then the button. */
  override step(want: RawAnswer, via: Via): Input | null {
    const bunny = this.play?.find(want);
    return bunny ? this.controls.step(bunny, via) : { kind: 'wait', ms: 34 };
  }

  roomFor(sizes: readonly Size[], seed: string): Room {
    const { stage } = this;
    const round = this.isExample ? 0 : this.third;
    const count = ([a, b]: readonly [number, number]) => Math.round(stage.lerp(a, b));
    const wanted = {
      sizes,
      pieces: ROOMS[round].pieces,
      furniture: this.isExample ? 2 : count(TUNING.furniture),
      rugs: round > 0 && !stage.calm ? count(TUNING.rugs) : 0,
      cat: round > 1,
    };
    return layRoom(wanted, stage.rng.fork(`kamer/${seed}`));
  }

  readonly isPlanned = (bunny: Bunny): boolean => this.controls.taken.includes(bunny);

  send(goals: ReadonlySet<Tile>) {
    this.controls.send(goals, this.play?.count === 1);
  }

  scatter() {
    this.controls.plan.cut(0);
    this.driver.stop();
    this.#remote.scatter();
  }

  /** Whether the pupil may lay cards now. */
  get #canPlan() {
    return this.#isPresented && this.isOpen && !this.driver.isHeld;
  }

  /** What is laid is driven at once: in calm mode, and in an example with many letters. */
  get #isDirect() {
    return this.stage.calm || (this.isExample && (this.play?.count ?? 0) > TUNING.fewBunnies);
  }

  get #ground() {
    const { walls, rugs } = this.#floor;
    return { walls: new Set([...walls, ...(this.play?.litter.walls ?? [])]), rugs };
  }

  get #stepMs(): number {
    const { ms, tiles, least, most } = TUNING.example;
    if (this.isHurrying) return least;
    if (!this.isExample) return TUNING.step;
    return Math.max(least, Math.min(most, ms / (tiles * (this.play?.count ?? 1))));
  }

  #bonk(heading?: Heading) {
    this.zoef.bonk(heading ?? this.driver.heading ?? 'down');
    this.#floor.crew.host.face('oops', 500, 'look');
  }

  #began(heading: Heading) {
    this.#arrows++;
    this.zoef.turn(heading);
  }

  #arrived(at: Tile) {
    const { stage, zoef } = this;
    this.#floor.shine(at);
    if (this.#floor.rugs.has(at) && this.driver.isMoving) zoef.slide();
    const cat = this.#floor.wake(at);
    if (!cat) return;
    zoef.carry(cat);
    stage.sound.play('spin', { rate: 0.8 });
    if (!this.isExample) stage.tip(TUNING.coins.cat, zoef.root.x, zoef.root.y);
  }

  /** A whole word: all cheer, and when it took one run there is a star. */
  #rejoice(outcome: Outcome) {
    const { stage, zoef } = this;
    this.#floor.crew.cheer();
    stage.fx.burst('confetti', zoef.root.x, zoef.root.y, { count: 12 });
    // A long word does not fit in the queue at once.
    const isOneRun = this.#runs <= Math.ceil(this.#arrows / REMOTE.most);
    if (this.#oneRun.note(isOneRun, outcome) && !this.isExample)
      stage.tip(TUNING.coins.run, this.#remote.place.x, this.#remote.place.y);
  }
}
