import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Crew, type Feat, type Forms } from '../../engine/stage/index.ts';
import { ChooseRide } from './choose-ride.ts';
import type { City, Ride } from './city.ts';
import { Dash, TIK_SIZE } from './dash.ts';
import { Ducks } from './ducks.ts';
import { Eye } from './eye.ts';
import { roundTheFountain } from './finale.ts';
import { Joyride } from './joyride.ts';
import { BANNER, SIGHT } from './places.ts';
import { Street } from './street.ts';
import { Taxi } from './taxi.ts';
import { STOPS } from './town.ts';
import { Traffic } from './traffic.ts';
import { TypeRide } from './type-ride.ts';
import { WayLine } from './way-line.ts';

const TUNING = {
  /** The bay where the taxi stands as a round begins. */
  home: 9,
  driver: 40,
  /** How often everyone looks where it happens, in ms. */
  look: 100,
  tip: 40,
} as const;

/** 04 Taxirit: drive your guest through a free town, and park at the right word. */
export default class Taxirit extends GameScene<Ride> implements City {
  override readonly forms: Forms<Ride> = {
    choose: (exercise) => new ChooseRide(this, exercise),
    type: (exercise) => new TypeRide(this, exercise),
  };
  taxi!: Taxi;
  eye!: Eye;
  dash!: Dash;
  line!: WayLine;
  joyride!: Joyride;
  turn = -1;
  #crew!: Crew;
  #street!: Street;
  #traffic!: Traffic;
  ducks!: Ducks;
  #feat!: Feat;
  #isOver = false;

  setup() {
    const { stage } = this;
    this.#street = new Street(stage);
    this.line = new WayLine(stage);
    this.#crew = stage.kit.crew({
      host: { name: 'tik', x: 0, y: 0, size: TIK_SIZE },
      own: { x: 0, y: 0, size: TUNING.driver },
    });
    this.taxi = new Taxi(stage, this.#crew, STOPS[TUNING.home]!);
    this.#traffic = new Traffic(stage);
    this.ducks = new Ducks(stage, ({ x, y }) => this.#tip(x, y));
    this.eye = new Eye(stage, SIGHT.free);
    this.dash = new Dash(stage, this.#crew.host);
    this.#feat = stage.kit.feat(this.dash);
    this.joyride = new Joyride(this, () => this.#parkedNeatly());
    stage.clock.every(TUNING.look, () => this.#look());
  }

  override async present(exercise: Exercise) {
    const { kit } = this.stage;
    const isTyped = exercise.form === 'type';
    this.turn++;
    this.dash.lift(isTyped);
    this.eye.sight = isTyped ? SIGHT.typing : SIGHT.free;
    kit.banner.place = isTyped ? this.dash.place : BANNER;
    this.#street.darken(this.third === 2, this.isHurrying);
    this.taxi.lights = this.third === 2;
    const presented = super.present(exercise);
    if (this.third > 0 && this.play)
      this.ducks.wait(this.taxi.car, this.play.goals, this.stage.rng.fork(`eend/${exercise.id}`));
    await presented;
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    this.#crew.host.face(isRight ? 'happy' : 'think', 1300, 'look');
    if (isRight) void this.#crew.host.hop();
    if (isRight && outcome.last) this.#praise(outcome);
    await super.respond(outcome);
  }

  override async clear() {
    this.ducks.hide();
    await super.clear();
  }

  override frame(ms: number) {
    if (this.#isOver) return this.taxi.frame(ms, this.taxi.car);
    super.frame(ms);
    const { taxi, play } = this;
    if (!play) taxi.drive(undefined, 0, ms);
    if (this.#traffic.frame(ms, taxi.car)) this.bump();
    this.ducks.frame(ms, taxi.car);
    taxi.frame(ms, play?.focus?.() ?? this.stage.camera.toWorld(this.stage.pointer.x, this.stage.pointer.y));
    this.eye.frame(ms, taxi.car);
  }

  override async finale() {
    this.joyride.end();
    this.showKeyboard(false);
    this.dash.hide();
    this.#traffic.hide();
    this.taxi.guest?.destroy();
    this.taxi.guest = undefined;
    await roundTheFountain(this.stage, this.taxi, () => (this.#isOver = true));
  }

  /** Parked between the lines: a coin, and a star on the meter. */
  #praise(outcome: Outcome) {
    const isNeat = this.play?.isNeat === true;
    const counted = this.#feat.note(isNeat, outcome);
    if (!isNeat && !counted) return;
    const { x, y } = this.taxi.car;
    this.stage.fx.burst('stars', x, y, { count: 10, spread: 120 });
    this.#tip(x, y);
  }

  #parkedNeatly() {
    if (this.isExample || !this.#feat.gather()) return;
    const { x, y } = this.taxi.car;
    this.#tip(x, y);
  }

  #tip(x: number, y: number) {
    if (this.isExample) return;
    const at = this.stage.camera.toStage(x, y - TUNING.tip);
    this.stage.tip(1, at.x, at.y);
  }

  #look() {
    const { x, y } = this.taxi.car;
    const at = this.stage.camera.toStage(x, y);
    this.#crew.host.look(at.x, at.y);
  }
}
