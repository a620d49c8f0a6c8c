import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import type { Bay, Catching } from './bay.ts';
import { Boat } from './boat.ts';
import { openHall } from './finale.ts';
import { FishPlay } from './fish-play.ts';
import { Haul } from './haul.ts';
import { NetPlay } from './net-play.ts';
import { DEPTHS, GEAR, HOME, WATER } from './places.ts';
import { RopeView } from './rope-view.ts';
import type { Catch, Point } from './rules.ts';
import { Shoal } from './shoal.ts';
import { Shore } from './shore.ts';
import { Tank } from './tank.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how fast fish swim, in u/s. */
  fish: [12, 60],
  /** Small fish are a bit faster. */
  fry: 1.5,
  least: 34,
  /** Loops with so many fish or more make the kunstje. */
  large: 3,
  /** In the last third so many of the small fish shine. */
  golden: 2,
  dusk: { alpha: 0.24, colour: 0x4a3a7d, depth: DEPTHS.dusk },
  pleun: { ...HOME, size: 78 },
  pupil: { x: 96, y: 744, size: 92 },
  banner: { x: 683, y: 262 },
  /** Pleun stands so far below the boat's middle. */
  seat: 16,
  moodMs: 1300,
  slipMs: 700,
} as const;

/** The marks of the kunstje: shells on the spit of sand. */
const SHELLS = {
  count: 4,
  empty: 'schelp-leeg',
  full: 'schelp',
  at: (i: number) => ({ x: 74 + (i % 2) * 58 + (i > 1 ? 16 : 0), y: i > 1 ? 152 : 108 }),
  depth: DEPTHS.shore,
};

/** 29 Vissen vangen: a little boat pays out a rope; the loop that it sails catches the fish. */
export default class VissenVangen extends GameScene<Catching> implements Bay {
  override readonly forms: Forms<Catching> = {
    sort: (exercise) => new NetPlay(this, exercise),
    judge: (exercise) => new NetPlay(this, exercise),
    choose: (exercise) => new FishPlay(this, exercise),
  };
  boat!: Boat;
  haul!: Haul;
  #rope!: RopeView;
  #shoal!: Shoal;
  #shore!: Shore;
  #tank!: Tank;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #isOver = false;

  setup() {
    const { stage } = this;
    const { dusk, pleun, pupil } = TUNING;
    stage.backdrop();
    stage.kit.banner.place = TUNING.banner;
    this.#shore = new Shore(stage);
    stage.image('spullen', GEAR.x, GEAR.y).setDepth(DEPTHS.gear);
    this.#dusk = new Dusk(stage, { ...dusk, onFall: (now, ms) => this.boat.light(now, ms) });
    this.#tank = new Tank(stage);
    this.#shoal = new Shoal(stage);
    this.#crew = stage.kit.crew({
      host: { ...pleun, name: 'pleun', depth: DEPTHS.boat + 1 },
      own: { ...pupil, depth: DEPTHS.crew },
    });
    this.boat = new Boat(stage, {
      isExample: () => this.isExample,
      maySail: () => this.isOpen && this.play?.isSailing === true,
      closed: (loop) => this.#closed(loop),
      moved: ({ x, y }) => void (this.#isOver || this.#crew.host.setPosition(x, y + TUNING.seat)),
    });
    this.#rope = new RopeView(stage, this.boat.rope);
    this.haul = new Haul(stage, { view: this.#rope, shoal: this.#shoal, tank: this.#tank });
    this.#feat = stage.kit.feat(SHELLS);
    this.#listen();
  }

  get isGuided() {
    return this.stage.calm || this.stage.settings.support;
  }

  get fishSpeed() {
    return this.stage.calm ? 0 : this.stage.lerp(...TUNING.fish);
  }

  pointOut(around: Catch) {
    if (this.isGuided) return this.boat.lap(around);
    this.boat.approach(around.at(-1)!);
    this.#rope.dot(around);
  }

  override async present(exercise: Exercise) {
    this.boat.stop();
    this.#crew.wait();
    const isPlayed = !this.isExample;
    if (isPlayed && this.third >= 1) this.#shore.float(exercise.id);
    if (isPlayed) this.#dusk.fall(this.third >= 2, this.isHurrying);
    const shown = super.present(exercise);
    this.#shoal.fill(this.play?.fish.length ?? 1, isPlayed && this.third >= 2 ? TUNING.golden : 0);
    const first = this.play?.fish[0];
    if (!isPlayed && first) this.boat.lieBeside(first);
    await shown;
  }

  override async respond(outcome: Outcome) {
    const { x, y } = this.boat;
    const isLarge = this.haul.count >= TUNING.large;
    this.boat.stop();
    if (outcome.step === 'goed') {
      this.#crew.cheer(TUNING.moodMs);
      this.#feat.note(isLarge, outcome);
      if (isLarge && !this.isExample) {
        this.stage.tip(1, x, y - 60);
        this.#shore.clap();
      }
    } else if (outcome.step === 'onthul') this.#crew.wonder();
    else this.#crew.startle();
    await super.respond(outcome);
  }

  slip(says: string) {
    this.stage.announce(says);
    this.stage.fx.burst('splash', this.boat.x, this.boat.y, { count: 5 });
    this.#crew.startle(TUNING.slipMs);
    this.bump();
  }

  override frame(ms: number) {
    super.frame(ms);
    const { boat, stage } = this;
    boat.frame(ms);
    const speed = stage.calm ? 0 : Math.max(TUNING.least, this.fishSpeed * TUNING.fry);
    this.#shoal.frame(ms, this.play?.fish ?? [], boat.rope, speed);
    this.#shore.frame(ms, boat);
    this.#rope.frame();
    this.#crew.look(boat.x, boat.y);
  }

  override async finale() {
    this.boat.stop();
    this.haul.open();
    this.#isOver = true;
    await openHall(this.stage, this.#tank, this.#crew);
  }

  #closed(loop: Point[]) {
    const bottle = this.isExample ? undefined : this.#shore.fishOut(loop);
    if (bottle) this.stage.tip(1, bottle.x, bottle.y);
    this.play?.looped(loop);
  }

  /** A finger draws the course, arrows steer and Space lets rope out; where one only points there is nothing to steer. */
  #listen() {
    const { stage, boat } = this;
    if (this.isGuided) return;
    const { left, right, top, bottom } = WATER;
    const may = () => this.isOpen && this.play?.isSailing === true;
    stage.gesture({
      id: 'varen',
      label: 'Vaar met de pijltjes, met de spatiebalk gaat het touw uit of weer aan boord',
      area: () => ({ x: left - 60, y: top - 30, width: right - left + 120, height: bottom - top + 54 }),
      enabled: () => may() || boat.isSteered,
      onStart: (x, y) => may() && boat.begin(x, y),
      onMove: (x, y) => boat.follow(x, y),
      onEnd: () => boat.letGo(),
      onKey: (code, down) => (may() || !down) && boat.key(code, down),
    });
  }
}
