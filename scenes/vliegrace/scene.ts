import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { controls } from './controls.ts';
import { Desk } from './desk.ts';
import { landOnTheRuler } from './finale.ts';
import { FlyLeg } from './leg.ts';
import { WarmMarks } from './marks.ts';
import { DEPTHS } from './places.ts';
import { Plane } from './plane.ts';
import type { Leg, Race } from './race.ts';
import { Rivals } from './rivals.ts';
import { Tow } from './tow.ts';
import { Warmth } from './warmth.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: speed in u/s, opening of a ring in u, seconds until a gate is there by itself. */
  speed: [190, 330],
  wide: [170, 120],
  comes: [11, 7.5],
  /** Each fold makes it so much faster. */
  perFold: 0.03,
  seat: { own: 60, fien: 56 },
  stopsMs: 1300,
  evening: { colour: 0x4a3f86, alpha: 0.3 },
} as const;

/** 40 Vliegrace: a paper plane over the hills of a desk, through the ring of what is right. */
export default class Vliegrace extends GameScene<Leg> implements Race {
  override readonly forms: Forms<Leg> = {
    judge: (exercise) => new FlyLeg(this, exercise),
    choose: (exercise) => new FlyLeg(this, exercise),
  };
  plane!: Plane;
  tow!: Tow;
  #crew!: Crew;
  #desk!: Desk;
  #warmth!: Warmth;
  #rivals!: Rivals;
  #evening!: Dusk;
  #marks!: WarmMarks;
  #feat!: Feat;
  /** Where the plane was a step ago, and whether it flies freely between two gates. */
  #was = 0;
  #isFree = false;
  /** How fast the desk goes by: it comes to rest in the end. */
  readonly #going = { share: 1 };

  setup() {
    const { stage } = this;
    stage.backdrop();
    const sky = stage.image('avond', 0, 0).setDepth(DEPTHS.sky).setAlpha(0);
    const lights = stage.image('avondlicht', 0, 0).setDepth(DEPTHS.light).setAlpha(0);
    this.#desk = new Desk(stage);
    const place = { x: 230, y: 440 };
    this.#crew = stage.kit.crew({
      host: { ...place, name: 'fien', size: TUNING.seat.fien },
      own: { ...place, size: TUNING.seat.own },
    });
    this.#rivals = new Rivals(stage);
    this.tow = new Tow(stage, this.#crew.host);
    this.plane = new Plane(stage, this.#crew.own, {
      passed: (ring) => this.play?.passed(ring),
      armed: (ring) => this.play?.armed(ring),
    });
    this.#was = this.plane.flight.x;
    this.#marks = new WarmMarks(stage);
    this.#feat = stage.kit.feat(this.#marks);
    this.#warmth = new Warmth(stage, {
      gathered: (x, y) => {
        this.plane.flight.warm();
        this.plane.cheer();
        this.#marks.from(x, y);
        this.#feat.gather();
      },
      picked: (golden, x, y) => stage.tip(golden ? 2 : 1, x, y),
    });
    this.#evening = new Dusk(stage, {
      ...TUNING.evening,
      depth: DEPTHS.evening,
      onFall: (now, ms) => void stage.tween({ targets: [sky, lights], to: { alpha: now ? 1 : 0 }, ms }),
    });
    controls(stage, this.plane.flight, {
      enabled: () => this.isOpen || this.#isFree,
      point: (x, y) => this.isOpen && this.play?.point(x, y) === true,
    });
  }

  get tuning() {
    const { stage } = this;
    const speed = stage.lerp(...TUNING.speed) * (1 + TUNING.perFold * this.plane.folds);
    return { speed, wide: stage.lerp(...TUNING.wide), comes: stage.lerp(...TUNING.comes) };
  }

  async catchUp(x: number, ms: number, ease: string) {
    await this.stage.tween({ targets: this.plane.flight, to: { x }, ms, ease });
  }

  override async present(exercise: Exercise) {
    this.#evening.fall(this.third === 2, this.isHurrying);
    this.tow.lower(this.isExample);
    await super.present(exercise);
    this.#isFree = false;
    this.#crew.wait();
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#goOn(outcome);
    else this.#crew.host.face('oops', 1200, 'look');
    await super.respond(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    const { plane, tuning } = this;
    const { flight } = plane;
    const along = flight.isRacing ? 0 : flight.x - this.#was;
    this.#was = flight.x;
    const by = Math.max(0, (flight.speed * ms) / 1000 - along) * this.#going.share;
    plane.frame(ms);
    plane.hiss(tuning.speed);
    this.#desk.frame(by, by / ((tuning.speed * ms) / 1000));
    if (this.#going.share === 1) this.#rivals.frame(ms, plane, along);
    this.#warmth.frame(ms, by, plane, this.#isFree);
    this.tow.frame(ms, plane);
    const warm = this.#isFree ? this.#warmth.at : undefined;
    plane.klodder.look(warm?.x ?? plane.x + 300, warm?.y ?? plane.y + flight.vy);
  }

  override async finale() {
    this.#isFree = false;
    const stops = { targets: this.#going, to: { share: 0 }, ms: TUNING.stopsMs, ease: 'Quad.Out' };
    void this.stage.tween(stops);
    this.#evening.fall(false);
    this.#warmth.go();
    this.tow.joinIn();
    this.#desk.makeRoom(TUNING.stopsMs);
    await landOnTheRuler(this.stage, this.plane, this.#rivals.landing);
  }

  /** It was right: a fold now and then, and warm air before the next gate. */
  #goOn(outcome: Outcome) {
    const { stage, plane } = this;
    this.#crew.cheer();
    if (this.isExample) return;
    this.#isFree = true;
    if (outcome.decides) plane.fold();
    const stars = ['none', 'paper', 'golden'] as const;
    this.#warmth.come(plane.x, this.tuning.speed, stars[this.third]);
    this.#marks.from(plane.x, plane.y);
    if (stage.calm) this.#feat.note(true, outcome);
    else this.#marks.beckon();
  }
}
