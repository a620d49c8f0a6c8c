import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { Dusk, GameScene, type Feat, type Forms } from '../../engine/stage/index.ts';
import { Panel } from './board.ts';
import { Car } from './car.ts';
import type { Circuit, Heat } from './circuit.ts';
import { controls } from './controls.ts';
import { Drive } from './drive.ts';
import { podium } from './finale.ts';
import { Gate } from './gate.ts';
import { Landscape } from './landscape.ts';
import { Pedals } from './pedals.ts';
import { BANNER, DEPTHS, GROUND, HORIZON, LANES } from './places.ts';
import { PACE, Race } from './race.ts';
import { Road } from './road.ts';
import { Rivals } from './rivals-view.ts';
import { Roadside } from './roadside.ts';
import { Surface } from './surface.ts';
import { Wash } from './wash.ts';

const TUNING = {
  /** What tempo 0 and 1 make of it: how sharply the road winds, how high its hills are, how many drive along. */
  bend: [16, 30],
  hill: [120, 210],
  rivals: [1, 4],
  /** How far the eye goes along with the car. */
  eye: 0.28,
  /** Turbos from a slipstream that make the kunstje: stars beside the turbo. */
  feat: { x: 1268, y: 566, pitch: { x: 0, y: -46 }, size: 0.6, count: 5 },
  evening: { colour: 0x6b4a9a, alpha: 0.16 },
  /** How far ahead the line is as the race ends. */
  lineAhead: 2.8,
  /** How often one looks where it happens, in ms. */
  look: 120,
  /** How fast a lane that is made wider or narrower gets so, per second. */
  widen: 6,
} as const;

/** So far under the horizon lanes can be told apart by a finger. */
const FAREST = 90;

/** 44 Autorace: a soapbox, lanes, and the right gate. */
export default class Autorace extends GameScene<Heat> implements Circuit {
  override readonly forms: Forms<Heat> = {
    choose: (exercise) => new Drive(this, exercise),
    judge: (exercise) => new Drive(this, exercise),
    read: (exercise) => new Drive(this, exercise),
  };
  race!: Race;
  panel!: Panel;
  gate!: Gate;
  wash!: Wash;
  car!: Car;
  roams = false;
  #road!: Road;
  #surface!: Surface;
  #landscape!: Landscape;
  #roadside!: Roadside;
  #rivals!: Rivals;
  #pedals!: Pedals;
  #feat!: Feat;
  #evening!: Dusk;
  /** Width of a lane as it is drawn. */
  #wide: number = LANES[3];
  #lap = 0;
  #turbos = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    stage.kit.banner.place = BANNER;
    const still = stage.reducedMotion || stage.calm;
    this.#road = new Road(
      still ? TUNING.bend[0] : stage.lerp(...TUNING.bend),
      still ? 0 : stage.lerp(...TUNING.hill),
    );
    this.race = new Race(
      {
        cruise: still ? PACE.cruise[0] : stage.lerp(...PACE.cruise),
        isCalm: stage.calm,
        rivals: Math.round(stage.lerp(...TUNING.rivals)),
        rng: stage.rng.fork('rivalen'),
      },
      {
        passed: (lane, isTouched) => this.play?.passed(lane, isTouched),
        squeaked: () => stage.sound.play('piep', { volume: 0.5 }),
      },
    );
    this.#landscape = new Landscape(stage, this.#road);
    this.#surface = new Surface(stage, this.#road);
    this.#roadside = new Roadside(stage, this.#road);
    this.#evening = new Dusk(stage, { ...TUNING.evening, depth: DEPTHS.dusk });
    this.gate = new Gate(stage, this.#road, this.race);
    this.#rivals = new Rivals(stage, this.#road, this.race.rivals);
    this.car = new Car(stage);
    this.wash = new Wash(stage, this.car);
    this.panel = new Panel(stage);
    this.#pedals = new Pedals(stage, this.race, this.#brake);
    this.#feat = stage.kit.feat({ ...TUNING.feat, depth: DEPTHS.pedals });
    controls(stage, {
      race: this.race,
      enabled: () => (this.isOpen ? this.play?.isDriving === true : this.roams),
      heat: () => this.play,
      isTurbo: this.#pedals.isTurbo,
      laneAt: (x, y) => this.#laneAt(x, y),
      isCar: this.car.isAt,
      brake: this.#brake,
      turbo: () => (this.race.isFull ? this.#fire() : this.#pedals.shake()),
      honk: this.#honk,
    });
    stage.clock.every(TUNING.look, () => this.#look());
    this.#draw(0);
  }

  override async present(exercise: Exercise) {
    this.#goRound();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    this.roams = false;
    if (outcome.step !== 'goed') this.car.klodder.face('oops', 1500, 'look');
    await super.respond(outcome);
    if (this.stage.calm && this.#feat.note(false, outcome)) this.#tip(1);
  }

  override frame(ms: number) {
    this.race.step(ms);
    // With motor support a full turbo goes off by itself.
    if (this.stage.settings.support && this.isOpen) this.#fire();
    super.frame(ms);
    this.#draw(ms);
  }

  override async finale() {
    this.panel.leave();
    this.#pedals.leave();
    this.roams = false;
    this.race.leave();
    this.gate.finish(TUNING.lineAhead);
    await podium(this.stage, this, this.#turbos);
  }

  cheer() {
    this.car.klodder.face('happy', 1500, 'look');
    this.stage.sound.play('publiek', { volume: 0.6 });
    this.#roadside.cheer();
    this.car.hop();
  }

  /** A new lap at each turn: over the line, in another light. */
  #goRound() {
    const lap = this.third;
    this.#landscape.light(lap, this.isHurrying);
    this.#evening.fall(lap === 2, this.isHurrying);
    this.#rivals.krul(lap > 0);
    if (lap === this.#lap) return;
    this.#lap = lap;
    this.gate.finish();
    this.stage.sound.play('ronde');
  }

  #draw(ms: number) {
    const { race } = this;
    const wide = LANES[race.lanes] ?? LANES[4];
    this.#wide += (wide - this.#wide) * Math.min(1, (ms / 1000) * TUNING.widen);
    const beside = (race.x - (race.lanes - 1) / 2) * this.#wide;
    const eye = this.stage.reducedMotion ? 0 : beside * TUNING.eye;
    const half = (race.lanes * this.#wide) / 2;
    this.#road.look(race.at, eye);
    this.#landscape.frame();
    this.#surface.draw({
      lanes: race.lanes,
      wide: this.#wide,
      lit: race.isTouched && this.isOpen ? race.lane : undefined,
      lamps: this.#lap === 2 ? beside : undefined,
    });
    this.#roadside.frame(race.at, half, race.speed);
    this.gate.frame(this.#wide);
    this.#rivals.frame(race.lanes, this.#wide, race.x);
    this.car.frame(race, this.#road.spot(1, beside));
    this.wash.frame();
    this.#pedals.frame();
  }

  /** The lane at a place on the stage, also farther up the road. */
  #laneAt(x: number, y: number): number {
    const { lanes } = this.race;
    const z = (GROUND - HORIZON) / Math.max(FAREST, Math.min(GROUND - HORIZON, y - HORIZON));
    const { x: middle, scale } = this.#road.spot(z, 0);
    const lane = Math.round((x - middle) / (this.#wide * scale) + (lanes - 1) / 2);
    return Math.max(0, Math.min(lanes - 1, lane));
  }

  /** In the mirror one is seen to look at the board, or at where one points. */
  #look() {
    this.car.hum(this.race.speed);
    const { armed } = this.play ?? {};
    const { x, y } = armed ?? this.stage.pointer;
    this.car.klodder.look(x, y);
  }

  #brake = () => {
    if (!this.isOpen || this.stage.calm) return;
    this.race.brake();
    this.stage.sound.play('rem', { volume: 0.7 });
  };

  /** Who taps the car itself chooses no lane: it honks. */
  #honk = () => {
    if (this.car.isHopping) return;
    this.stage.sound.play('piep', { rate: 0.7 });
    this.car.klodder.face('happy', 700, 'look');
    this.car.hop();
  };

  /** A turbo that was filled in a stream: a mark of the kunstje, and a coin; two of them in the evening. */
  #fire = () => {
    if (!this.race.turbo()) return;
    this.stage.sound.play('turbo');
    this.car.klodder.face('happy', 1400, 'look');
    if (this.isExample) return;
    this.#turbos++;
    this.#feat.gather();
    this.#tip(this.third === 2 ? 2 : 1);
  };

  #tip(count: number) {
    this.stage.tip(count, this.car.x, this.car.y - 160);
  }
}
