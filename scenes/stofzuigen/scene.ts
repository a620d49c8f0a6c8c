import type { Exercise, Outcome, RawAnswer } from '../../engine/exercise/index.ts';
import {
  ARROWS,
  GameScene,
  HEADINGS,
  type Feat,
  type Forms,
  type Heading,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { REMOTE, STRIP } from './art/sizes.ts';
import type { Bunny } from './bunny.ts';
import { DEPTHS } from './depths.ts';
import { Driver } from './driver.ts';
import { bringHome } from './finale.ts';
import { Floor } from './floor.ts';
import { floorRect, HOME, middleOf, tileAt, type Tile } from './grid.ts';
import type { House, Job } from './house.ts';
import { LettersJob } from './letters-job.ts';
import { Plan, type Laid } from './plan.ts';
import { Remote } from './remote.ts';
import { layRoom, type Room, type Size } from './room.ts';
import { ROOMS } from './rooms.ts';
import { entered, route } from './ways.ts';
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
  /** Where the word comes that was chosen. */
  banner: { x: 683, y: 236 },
  drag: 42,
} as const;
/** Where the prompt lies in the strip at the top: beside the word that is made, or alone. */
const PROMPT = {
  beside: { left: 160, right: STRIP.x - STRIP.widest / 2 - 10, brief: true },
  whole: { left: 160, right: 1206 },
} as const;
const WAIT: Input = { kind: 'wait', ms: 34 };

/** 13 Stofzuigen: a robot vacuum does exactly what it is told, so tell it well. */
export default class Stofzuigen extends GameScene<Job> implements House {
  override readonly forms: Forms<Job> = {
    build: (exercise) => new LettersJob(this, exercise),
    choose: (exercise) => new WordJob(this, exercise),
    order: (exercise) => new LettersJob(this, exercise),
  };
  zoef!: Zoef;
  driver!: Driver;
  plan!: Plan;
  #floor!: Floor;
  #remote!: Remote;
  /** A star on the wall for every word in one run. */
  #oneRun!: Feat;
  /** Runs of this exercise, and cards that it took. */
  #runs = 0;
  #isPresented = false;

  setup() {
    const { stage } = this;
    this.#floor = new Floor(stage);
    this.zoef = new Zoef(stage);
    this.#oneRun = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.crew });
    this.driver = new Driver(HOME, {
      stepMs: () => this.#stepMs,
      ground: () => this.#ground,
      plan: () => this.plan,
      hasPrey: (at) => this.play?.litter.at(at) !== undefined,
      isOpen: () => this.isOpen,
      suck: (at) => this.play?.suck(at) ?? false,
      began: (heading) => this.zoef.turn(heading),
      arrived: (at) => this.#arrived(at),
      bonked: (heading) => this.#bonk(heading),
      ranOut: () => this.crewLooks(),
      show: (from, to, share) => this.zoef.show(from, to, share),
    });
    this.plan = new Plan(
      {
        from: () => this.driver.from,
        ground: () => this.#ground,
        prey: () => this.play?.litter.prey.map(({ tiles }) => tiles) ?? [],
      },
      REMOTE.most,
    );
    this.#remote = new Remote(stage, {
      plan: this.plan,
      from: () => this.driver.from,
      taken: () => this.#taken.map(({ middle, hit }) => ({ ...middle, ...hit })),
      isOpen: () => this.#canPlan,
      isRunning: () => this.driver.isRunning,
      isDirect: () => stage.calm,
      press: () => this.#press(),
      cut: (left) => this.#lay(() => this.plan.cut(left)),
    });
    this.driver.lay(HOME);
    this.#listen();
    this.promptLook = this.deps.round.current?.form === 'choose' ? PROMPT.whole : PROMPT.beside;
    stage.kit.banner.place = TUNING.banner;
  }

  override async present(exercise: Exercise) {
    this.#runs = 0;
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
    this.plan.cut(0);
    this.zoef.carry(undefined);
    await super.clear();
    this.#floor.bare();
  }

  override frame(ms: number) {
    const { driver, zoef, stage } = this;
    driver.frame(ms);
    zoef.frame(ms, driver.isMoving);
    this.#remote.draw();
    const { x, y } = zoef.root;
    this.#floor.crew.look(x, y);
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
    const { driver, plan } = this;
    const bunny = this.play?.find(want);
    if (!bunny || !this.#canPlan || driver.isMoving || driver.isRunning) return WAIT;
    const goals = new Set(bunny.tiles);
    const others = new Set(this.play!.litter.prey.flatMap((one) => (one === bunny ? [] : one.tiles)));
    const way = route(this.#ground, driver.at, goals, others);
    if (!way) return WAIT;
    const isLaid = plan.cards.length === way.length && this.#taken.length === 1 && this.isPlanned(bunny);
    if (via === 'keyboard') {
      if (isLaid) return { kind: 'key', code: 'Space', ms: 40 };
      const isOnWay = plan.cards.every((card, i) => card === way[i]);
      return { kind: 'key', code: isOnWay ? ARROWS[way[plan.cards.length]!] : 'Backspace', ms: 40 };
    }
    if (this.#isDirect) return null;
    if (isLaid) return { kind: 'tap', x: REMOTE.start.x, y: REMOTE.y };
    return { kind: 'drag', path: this.#drawn(way), ms: TUNING.drag * way.length };
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

  readonly isPlanned = (bunny: Bunny): boolean => this.#taken.includes(bunny);

  send(goals: ReadonlySet<Tile>) {
    this.#lay(() => this.plan.goTo(goals));
    if (this.#isDirect) this.#go();
  }

  scatter() {
    this.plan.cut(0);
    this.driver.stop();
    this.#remote.scatter();
  }

  /** Everybody looks where he came to. */
  crewLooks() {
    this.#floor.crew.wait();
  }

  /** Whether the pupil may lay cards now. */
  get #canPlan() {
    return this.#isPresented && this.isOpen && !this.driver.isHeld;
  }

  /** What is laid is driven at once: in calm mode, and in an example with many letters. */
  get #isDirect() {
    return this.stage.calm || (this.isExample && (this.play?.count ?? 0) > TUNING.fewBunnies);
  }

  /** The bunnies that the cards lead onto. */
  get #taken(): readonly Bunny[] {
    const prey = this.play?.litter.prey ?? [];
    return this.plan.taken.map((one) => prey[one]!);
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

  /** Finger and arrows on the floor lay cards. */
  #listen() {
    this.stage.gesture({
      id: 'vloer',
      label: 'vloer: teken een route voor Zoef',
      area: floorRect,
      enabled: () => this.#canPlan,
      onStart: (x, y) => this.#draw(x, y, (tile) => this.plan.touch(tile)),
      onMove: (x, y) => this.#canPlan && this.#draw(x, y, (tile) => this.plan.draw(tile)),
      onEnd: (x) => this.#isDirect && !Number.isNaN(x) && this.#go(),
      keys: ['Backspace'],
      onKey: (code, down) => down && this.#key(code),
    });
  }

  #draw(x: number, y: number, how: (tile: Tile) => Laid) {
    const tile = tileAt(x, y);
    if (tile !== undefined) this.#lay(() => how(tile), true);
  }

  #key(code: string) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    if (code === 'Backspace') this.#lay(() => this.plan.cut());
    else if (!heading) this.#press();
    else {
      this.#lay(() => this.plan.add(heading));
      if (this.#isDirect) this.#go();
    }
  }

  /** Cards are laid or taken back; one that leads nowhere is a slip, but a finger just slides along. */
  #lay(change: () => Laid, isDrawn = false) {
    const laid = change();
    const { stage } = this;
    if (laid === 'laid')
      stage.sound.play('kaart', { rate: 0.92 + 0.015 * this.plan.cards.length, volume: 0.7 });
    else if (laid === 'taken') stage.sound.play('tik', { volume: 0.6 });
    else if (laid !== 'same' && !isDrawn) this.#bonk();
  }

  #press() {
    if (this.driver.isRunning) this.driver.stop();
    else this.#go();
  }

  #go() {
    if (this.plan.cards.length === 0 || this.driver.isRunning) return;
    this.#runs++;
    this.stage.sound.play('zoem', { volume: 0.6 });
    this.driver.start();
  }

  #bonk(heading?: Heading) {
    this.zoef.bonk(heading ?? this.driver.heading ?? 'down');
    this.#floor.crew.host.face('oops', 500, 'look');
  }

  #arrived(at: Tile) {
    const { stage, zoef } = this;
    this.#floor.shine(at);
    const cat = this.#floor.wake(at);
    if (!cat) return;
    zoef.carry(cat);
    stage.sound.play('spin', { rate: 0.8 });
    const { x, y } = zoef.root;
    if (!this.isExample) stage.tip(TUNING.coins.cat, x, y);
  }

  /** A whole word: all cheer, and when it took one run there is a star. */
  #rejoice(outcome: Outcome) {
    const { stage } = this;
    this.#floor.crew.cheer();
    const { x, y } = this.zoef.root;
    stage.fx.burst('confetti', x, y, { count: 12 });
    if (this.#oneRun.note(this.#runs <= 1, outcome) && !this.isExample)
      stage.tip(TUNING.coins.run, this.#remote.place.x, this.#remote.place.y);
  }

  /** The middles of the tiles that a way leads over, from where he is. */
  #drawn(way: readonly Heading[]): [number, number][] {
    let at = this.driver.at;
    const tiles = way.flatMap((heading) => {
      const next = entered(this.#ground, at, heading);
      at = next.at(-1) ?? at;
      return next;
    });
    return [this.driver.at, ...tiles].map((tile) => {
      const { x, y } = middleOf(tile);
      return [x, y];
    });
  }
}
