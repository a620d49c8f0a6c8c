import {
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via } from '../../engine/stage/index.ts';
import { Pilot, STILL } from './car.ts';
import { topOf, WAIT, type City, type Ride } from './city.ts';
import { Parking } from './parking.ts';
import type { Stop } from './stop.ts';
import { layStops, lookAt } from './stops.ts';
import { distance, isIn, routeTo, type Point } from './town.ts';
import { Wheel } from './wheel.ts';

const TICKETS = { count: 16, spread: 190 } as const;
/** A finger so near a bay points it out, in calm mode and with motor support. */
const NEAR = 110;
/** The way that is drawn follows the taxi, so often. */
const REDRAW = 24;
const MS = { fold: 420, right: 620 } as const;

/** choose: bays with signs in the town; park the taxi at the right one. */
export class ChooseRide implements Ride {
  isNeat = false;
  readonly #city: City;
  readonly #stops: Stop[];
  readonly #choices: Choices<Stop>;
  readonly #wheel: Wheel;
  readonly #parking: Parking;
  #pilot: Pilot | undefined;
  /** Somebody who knows the way to what robot and ghost hand want. */
  #guide: Pilot | undefined;
  #isCopy = false;
  #steps = 0;
  #isDriving = false;

  constructor(city: City, exercise: ChooseExercise) {
    this.#city = city;
    this.#parking = new Parking(city);
    this.#stops = layStops(city, exercise);
    this.#choices = new Choices<Stop>(city, this.#stops, {
      name: 'bord',
      hit: ({ size }) => size,
      isFree: (stop) => this.#isOpen && stop !== this.#choices.armed,
      onPick: (stop) => this.#pointOut(stop),
      more: (stop) => ({ onPress: (pressed) => stop !== this.#choices.armed && stop.press(pressed) }),
    });
    this.#wheel = new Wheel(city, {
      isOpen: () => this.#isOpen,
      taken: () => this.#takeWheel(),
      pointed: (at) => this.#pointed(at),
    });
  }

  get goals() {
    return this.#stops.map(({ bay }) => bay.access);
  }

  async present() {
    const { taxi, eye } = this.#city;
    this.#lookAround();
    for (const stop of this.#stops) void stop.rise();
    this.#choices.offer();
    await taxi.board(this.#city.turn);
    if (this.#city.stage.reducedMotion) eye.follow();
    this.#isDriving = true;
  }

  frame(ms: number) {
    const { taxi, isExample } = this.#city;
    const { car } = taxi;
    // Ghost keys only show what is pressed: who knows the way steers.
    const steered = isExample && this.#pilot ? undefined : this.#wheel.wish(car);
    const wish = steered ?? (this.#isOpen ? this.#pilot?.wish(car) : undefined);
    if (taxi.drive(wish, topOf(this.#city), ms) > 0) this.#city.bump();
    this.#park(ms, wish !== undefined);
    taxi.seenAt(this.#city.eye.zoom);
    for (const stop of this.#choices.left) {
      stop.point();
      stop.seenAt(this.#city.eye.zoom);
    }
    const { armed } = this.#choices;
    if (this.#pilot) this.#city.line.draw(this.#pilot.left(car));
    else if (armed && this.#steps++ % REDRAW === 0) this.#city.line.draw(routeTo(car, armed.bay));
  }

  focus(): Point | undefined {
    return (
      this.#choices.armed?.porch ??
      this.#stops.find(({ bay }) => distance(bay, this.#city.taxi.car) < NEAR * 2)?.porch
    );
  }

  /** The guest is home: out of the roof, the sign spins, tickets fly. */
  async right({ given }: Outcome) {
    const stop = this.#choices.of(given);
    if (stop) await this.#welcome(stop);
  }

  /** Nobody lives here: the sign was only a front, and folds flat. */
  async wrong({ given }: Outcome) {
    const stop = this.#choices.of(given);
    if (!stop) return;
    this.#refuse(stop);
    await this.#city.stage.clock.wait(MS.fold);
    this.#lookAround(true);
    this.#isDriving = true;
  }

  async reveal({ given, answer, reveal }: Outcome) {
    const { stage } = this.#city;
    const stop = this.#choices.of(given);
    const right = this.#choices.of(answer);
    if (stop) {
      await stage.kit.eraser.rub(stop.card);
      this.#refuse(stop);
    }
    if (!right) return;
    this.#lookAround(true, true);
    right.callAgent();
    if (reveal) right.card.reveal(reveal);
  }

  takeOver(answer: WholeAnswer) {
    const only = this.#choices.takeOver(answer);
    this.#isCopy = true;
    this.#isDriving = true;
    if (only) this.#city.line.draw(routeTo(this.#city.taxi.car, only.bay));
  }

  async copied(given: RawAnswer) {
    const stop = this.#choices.of(given);
    if (stop) await this.#welcome(stop);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { taxi, isExample } = this.#city;
    const stop = this.#choices.of(want);
    if (!stop || !this.#isOpen) return WAIT;
    if (isIn(stop.bay, taxi.car) && taxi.car.speed < STILL) return WAIT;
    if (this.#leads) return stop.bay === this.#pilot?.bay ? WAIT : null;
    if (isExample && via === 'pointer') return this.#wheel.trail(new Pilot(taxi.car, stop.bay));
    if (this.#guide?.bay !== stop.bay) this.#guide = new Pilot(taxi.car, stop.bay);
    if (isExample) this.#pilot = this.#guide;
    return this.#wheel.input(this.#guide, via);
  }

  async clear() {
    this.#isDriving = false;
    this.#choices.close();
    this.#wheel.remove();
    this.#city.line.draw();
    await Promise.all(this.#stops.map((stop) => stop.leave()));
  }

  get #isOpen() {
    return this.#isDriving && this.#city.isOpen;
  }

  /** Whether the taxi drives by itself to what was pointed out. */
  get #leads() {
    const { stage, isHurrying } = this.#city;
    return stage.calm || stage.settings.support || isHurrying || this.#isCopy;
  }

  get #served(): readonly Stop[] {
    return this.#choices.asked;
  }

  /** All bays from above, till the pupil drives. */
  #lookAround(isHinted = false, isRevealed = false) {
    lookAt(this.#city, this.#stops, this.#choices.left, isHinted, isRevealed);
  }

  /** The way there is drawn on the streets; in calm mode the taxi goes there. */
  #pointOut(stop: Stop) {
    if (!this.#isOpen) return;
    this.#arm(stop);
    this.#pilot = undefined;
    if (this.#leads) {
      this.#pilot = new Pilot(this.#city.taxi.car, stop.bay);
      if (!this.#city.isExample) this.#city.eye.follow();
    }
    this.#city.line.draw(routeTo(this.#city.taxi.car, stop.bay));
    this.#city.stage.sound.play('toeter', { volume: 0.5 });
  }

  #arm(stop: Stop | undefined) {
    const { armed } = this.#choices;
    if (armed) armed.isMeant = false;
    this.#choices.arm(stop);
    if (stop) stop.isMeant = true;
  }

  #takeWheel() {
    if (this.#city.isExample) return;
    this.#city.eye.follow();
    if (!this.#pilot) return;
    this.#pilot = undefined;
    this.#arm(undefined);
    this.#city.line.draw();
  }

  #pointed(at: Point): boolean {
    if (!this.#leads) return false;
    const near = this.#served.find(({ bay }) => distance(bay, at) < NEAR);
    if (near) this.#pointOut(near);
    return near !== undefined;
  }

  /** Who stands still in a bay for a while has answered. */
  #park(ms: number, isGoing: boolean) {
    const { car } = this.#city.taxi;
    const stands = this.#isOpen && !isGoing && car.speed < STILL;
    const stop = stands ? this.#served.find(({ bay }) => isIn(bay, car)) : undefined;
    if (!this.#parking.stand(stop, ms) || !stop) return;
    this.isNeat = this.#parking.isNeat;
    this.#arm(undefined);
    this.#pilot = this.#guide = undefined;
    if (this.#choices.commit(stop)) this.#isDriving = false;
  }

  async #welcome(stop: Stop) {
    const { stage, taxi, line } = this.#city;
    this.#isDriving = false;
    line.draw();
    stage.sound.play('meter');
    stage.fx.burst('confetti', taxi.car.x, taxi.car.y - 20, TICKETS);
    void stop.spin();
    void taxi.alight(stop.porch);
    await stage.clock.wait(MS.right);
  }

  #refuse(stop: Stop) {
    const { stage, taxi } = this.#city;
    this.#isDriving = false;
    taxi.puzzle();
    stage.sound.play('karton');
    void stop.fold();
    this.#choices.ruleOut(stop);
  }
}
