import type { Exercise, Outcome, RoundResult } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  STAGE,
  type Crew,
  type Feat,
  type Forms,
  type Image,
} from '../../engine/stage/index.ts';
import { SURPRISES } from './art/names.ts';
import { BuildJob } from './build-job.ts';
import { controls } from './controls.ts';
import { Copter } from './copter.ts';
import { Delivery } from './delivery.ts';
import { sailOut } from './finale.ts';
import type { Ease, Touch } from './course.ts';
import type { Fjord, Job } from './game.ts';
import { OPEN_SEA } from './layout.ts';
import { Parcel } from './parcel.ts';
import { DEPTHS, WATER } from './places.ts';
import { Rock } from './rock.ts';
import { Ship } from './ship.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how soon the rope hangs still (1/s), and the wind in u/s². */
  damping: [2.2, 0.7],
  gust: [0, 70],
  /** How it flies: usually, and where many crates make one word. */
  usual: { speed: 640, thrust: 1500, winch: 460 },
  quick: { speed: 1050, thrust: 4600, winch: 1500 },
  /** Crates that hang straight when they are set down: stars up the mast of the pier. */
  stars: { x: 1302, y: 548, pitch: { x: 0, y: -38 }, size: 0.56, count: 6 },
  fien: { x: 1274, y: 668, size: 88 },
  otter: { x: 1216, y: 668, clap: 150, claps: 5 },
  /** Where the word is held up: between cliff and ship, or in the sky, at the side where the helicopter is not. */
  banner: { choose: { x: 640, y: 460 }, sky: { left: 400, right: 940, y: 292 } },
  hurry: 8,
  evening: { colour: 0x3d3f7a, alpha: 0.34 },
  /** Lamps in the evening: on the mast, and in the huts at the shore. */
  lights: [
    [1302, 330, 1],
    [563, 494, 0.34],
    [606, 497, 0.28],
    [804, 494, 0.3],
  ],
  cheerMs: 1400,
} as const;

/** 38 Helikopter: hover, let the magnet down, and bring the right crate to the deck. */
export default class Helikopter extends GameScene<Job> implements Fjord {
  override readonly forms: Forms<Job> = {
    choose: (exercise) => new Delivery(this, exercise),
    sort: (exercise) => new Delivery(this, exercise),
    build: (exercise) => new BuildJob(this, exercise),
  };
  copter!: Copter;
  ship!: Ship;
  rock!: Rock;
  #crew!: Crew;
  #otter!: Image;
  #parcel!: Parcel;
  #dusk!: Dusk;
  #lights: Image[] = [];
  #straight!: Feat;
  #surprises: string[] = [];
  #isCliff = false;

  setup() {
    const { stage } = this;
    const { fien, otter, stars, evening } = TUNING;
    stage.backdrop();
    for (const i of [0, 1])
      stage.image('golf', 683 + i * 40, WATER + 6 + i * 34).setDepth(DEPTHS.wave + i * 0.1);
    stage.image('steiger', 1268, 668).setDepth(DEPTHS.pier);
    this.#crew = stage.kit.crew({
      host: { ...fien, name: 'fien', depth: DEPTHS.pier + 2, flip: true },
      own: { x: 0, y: 0, size: 62 },
    });
    this.#otter = stage.image('otter', otter.x, otter.y).setDepth(DEPTHS.pier + 2);
    this.rock = new Rock(stage);
    this.ship = new Ship(stage);
    const still = { ...TUNING.usual, damping: TUNING.damping[0], gust: 0, isSure: true };
    this.copter = new Copter(stage, this.#crew.own, still, {
      touched: (touch: Touch) => {
        if (touch.on === 'deck') this.#makeWay();
        this.play?.touched(touch);
      },
      haste: () => (this.isHurrying ? TUNING.hurry : this.isExample ? (this.play?.haste ?? 1) : 1),
    });
    this.#straight = stage.kit.feat({ ...stars, depth: DEPTHS.pier + 1 });
    this.#lights = TUNING.lights.map(([x, y, size]) =>
      stage
        .image('licht', x, y)
        .setScale(size)
        .setDepth(DEPTHS.dusk + 1)
        .setAlpha(0),
    );
    this.#dusk = new Dusk(stage, {
      ...evening,
      depth: DEPTHS.dusk,
      onFall: (now, ms) => void stage.tween({ targets: this.#lights, to: { alpha: now ? 1 : 0 }, ms }),
    });
    this.#parcel = new Parcel(
      stage,
      () => this.isOpen && !this.isExample,
      () => this.copter.flight,
    );
    controls(stage, this.copter.flight, {
      isOpen: () => this.isOpen,
      ready: () => this.play?.ready?.(),
      letGo: () => this.play?.letGo(),
    });
  }

  ease(isQuick: boolean): Ease {
    const { stage } = this;
    const { damping, gust, usual, quick } = TUNING;
    return {
      ...(isQuick ? quick : usual),
      damping: stage.lerp(...damping),
      gust: stage.calm || this.isExample ? 0 : stage.lerp(...gust),
      isSure: stage.calm || stage.settings.support || this.isExample,
    };
  }

  nextSurprise = (): string => {
    // Not the one that comes right after the example.
    const at = this.isExample ? SURPRISES.length - 1 : this.deps.round.progress.at;
    const name =
      SURPRISES[(at * 5 + this.stage.rng.fork('verrassing').below(SURPRISES.length)) % SURPRISES.length]!;
    if (!this.isExample) this.#surprises.push(name);
    return name;
  };

  slipped(on: 'ground' | 'water') {
    const { x, y } = this.copter.flight.magnet;
    this.stage.fx.burst(on === 'water' ? 'splash' : 'dust', x, y, { count: 7, spread: 60 });
    this.copter.pilot.face('oops', 700, 'look');
    if (on === 'water') this.stage.sound.play('plons', { volume: 0.7 });
    else this.bump();
  }

  override async present(exercise: Exercise) {
    this.#dusk.fall(this.third === 2, this.isHurrying);
    this.#isCliff = exercise.form === 'choose';
    this.#makeWay();
    await super.present(exercise);
    if (this.third > 0 && !this.isHurrying) this.#parcel.come(exercise.id);
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (!isRight) this.#crew.wonder();
    else if (outcome.last) {
      this.#count(outcome);
      this.#crew.cheer(TUNING.cheerMs);
      void this.#clap();
    }
    await super.respond(outcome);
  }

  override async clear() {
    this.#parcel.go();
    await super.clear();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.copter.frame(ms);
    this.#parcel.frame();
    const { x, y, magnet } = { ...this.copter.flight, magnet: this.copter.flight.magnet };
    this.#crew.host.look(x, y);
    this.copter.look(magnet.x, magnet.y);
  }

  override async finale(_result: RoundResult) {
    this.#parcel.go();
    this.#dusk.fall(false);
    void this.#clap();
    this.copter.begin({ ...OPEN_SEA, ease: this.ease(false) });
    await sailOut(this.stage, {
      copter: this.copter,
      ship: this.ship,
      crew: this.#crew,
      surprises: this.#surprises,
    });
    this.copter.hush();
  }

  /** Straight is what brings a tip, and the kunstje. */
  #count(outcome: Outcome) {
    const { stage, play } = this;
    const isStraight = play?.isStraight ?? false;
    this.#straight.note(isStraight, outcome);
    if (this.isExample || !(stage.calm ? outcome.decides : isStraight)) return;
    const { x, y } = this.copter.flight.magnet;
    stage.tip(1, x, y);
    stage.fx.burst('stars', x, y + 40, { count: 10, spread: 90 });
  }

  /** The word is held up where the helicopter is seen beside it. */
  #makeWay() {
    const { choose, sky } = TUNING.banner;
    const x = this.copter.flight.x < STAGE.centreX ? sky.right : sky.left;
    this.stage.kit.banner.place = this.#isCliff ? choose : { x, y: sky.y };
  }

  /** The otter always claps. */
  async #clap() {
    for (let i = 0; i < TUNING.otter.claps * 2; i++) {
      const frame = i % 2 ? 'otter' : 'otter-klapt';
      if (this.stage.hasImage(frame)) this.#otter.setFrame(frame, false, false);
      await this.stage.clock.wait(TUNING.otter.clap);
    }
  }
}
