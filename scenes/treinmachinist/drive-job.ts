import {
  choiceIn,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input } from '../../engine/stage/index.ts';
import { cargoOf, type Cargo } from './cargo.ts';
import { Homecoming, type Line } from './homecoming.ts';
import type { Desk, Job } from './job.ts';
import { homeFrom, LOADED } from './loop.ts';
import { FIRST_POINTS, MAIN, railsOf, rowAt, SIGNAL_BEFORE, waitFor } from './rules.ts';
import { Signalbox } from './signalbox.ts';
import type { Station } from './station.ts';
import { Track } from './track.ts';
import { NOSE } from './train.ts';

/** u/s: out of the tunnel, over the points at tempo 0 and 1, and in the example. */
const SPEED = { coming: 300, riding: [90, 170], example: 560 } as const;
const MS = { grace: 600, nudge: 6000, loop: 1500, rubbing: 420 } as const;
/** The station master stands so far before the roof: behind the wagon. */
const MASTER_BEFORE = 176;
/** Where the middle of the locomotive is: hidden in the tunnel, and at the home signal. */
const IN_TUNNEL = 48;
const AT_SIGNAL = FIRST_POINTS - SIGNAL_BEFORE - NOSE;

/** The way back, and how far along it the train is as it is loaded. */
const BACK = new Track(homeFrom(MAIN.y));
const BACK_FROM = BACK.lengthTo(LOADED);

type Mode = 'returning' | 'coming' | 'riding' | 'decided';

/** sort and choose: the train comes out of the tunnel, and the points decide to which station it goes. */
export class DriveJob implements Job {
  wasHeld = false;
  #desk: Desk;
  #cargo: Cargo;
  #exercise: SortExercise | ChooseExercise;
  #line: Line;
  #box: Signalbox;
  #home: Homecoming;
  #stops: Choices<Station>;
  #mode: Mode = 'decided';
  /** The pupil pressed the signal: it stays as they want it. */
  #ordered: 'go' | 'hold' | undefined;
  #shownAt = 0;
  #thrownAt = 0;
  #nudgeAt = 0;
  #shunting: Promise<void> | undefined;

  constructor(desk: Desk, exercise: SortExercise | ChooseExercise, line: Line) {
    this.#desk = desk;
    this.#exercise = exercise;
    this.#cargo = cargoOf(exercise);
    this.#line = line;
    const { stage } = desk;
    this.#box = new Signalbox(stage, line.terminus.yard, line.states, {
      isOpen: () => desk.isOpen && this.#mode !== 'decided',
      isServed: (station) => this.#isServed(this.#stations[station]!),
      onThrown: () => (this.#thrownAt = stage.clock.now),
      bump: () => desk.bump(),
    });
    this.#home = new Homecoming(desk, line, this.#box);
    this.#stops = this.#offerStations();
    line.signal.show(true);
    line.signal.offer(
      () => this.#press(),
      () => desk.isOpen && this.#isBeforeSignal,
      rowAt(line.terminus.yard.heights, line.signal.y),
    );
  }

  async present() {
    const { board, rails, stage } = this.#desk;
    rails.show(railsOf(this.#line.terminus.yard));
    for (const station of this.#stations) station.rest();
    board.show(this.#cargo);
    void this.#come(this.#desk.turn === 1);
    // The hand of the example has not much time.
    if (!this.#desk.isExample) await stage.clock.wait(260);
  }

  frame(ms: number) {
    const { stage, isOpen, isExample } = this.#desk;
    const { train, signal } = this.#line;
    const isBack = this.#mode !== 'returning';
    if (this.#mode === 'decided') return;
    if (!isOpen) return isBack ? train.hush() : undefined;
    const { now } = stage.clock;
    const goes = this.#goes(now);
    if (this.#isBeforeSignal) signal.set(goes);
    if (!isBack) return;
    const isHeld = this.#isBeforeSignal && !goes;
    const [slow, fast] = SPEED.riding;
    const speed = isExample
      ? SPEED.example
      : this.#isBeforeSignal && !goes
        ? SPEED.coming
        : stage.lerp(slow, fast);
    train.ride(ms, speed, isHeld ? AT_SIGNAL - MAIN.from : Infinity);
    if (!this.#isBeforeSignal && signal.isGreen) signal.set(false);
    if (isHeld && train.speed === 0) this.#nudge(now);
    if (!this.#box.pass(train.nose, train.far - NOSE)) return;
    this.#decide();
  }

  focus() {
    return this.#line.train.isShown ? this.#line.train.wagon : undefined;
  }

  async right({ reveal }: Outcome) {
    if (reveal) this.#desk.board.reveal(reveal);
    await this.#home.celebrate(this.#stations[this.#box.station]!);
  }

  /** The station master says that it is no harm, and the train comes round again. */
  async wrong() {
    await this.#refuse();
    await this.#home.driveOff();
    void this.#come();
  }

  /** The same; in sort it is shunted to its own station while the pupil watches. */
  async reveal({ answer, reveal }: Outcome) {
    const right = this.#exercise.form === 'sort' ? this.#stops.of(answer) : undefined;
    await this.#refuse(true);
    if (reveal) this.#desk.board.reveal(reveal, right?.choice.sign?.label);
    if (right) this.#shunting = this.#home.shunt(right);
    else await this.#home.driveOff();
  }

  takeOver(answer: WholeAnswer) {
    this.#stops.takeOver(answer);
    void this.#come();
  }

  step(want: RawAnswer): Input | null {
    const isWanted = this.#stations[this.#box.station]?.choice.id === choiceIn(want);
    const isUnderWay = !this.#isBeforeSignal && isWanted && this.#mode !== 'decided';
    return isUnderWay ? { kind: 'wait', ms: 100 } : null;
  }

  /** It was done over: the train is welcome there after all. */
  async copied() {
    await this.#home.celebrate(this.#stations[this.#box.station]!);
  }

  async clear() {
    await this.#shunting;
    this.#line.states = this.#box.states;
    await this.#home.driveOff();
    this.#mode = 'decided';
    this.#line.signal.release();
    this.#stops.close();
    this.#box.destroy();
    this.#desk.board.show();
  }

  get #stations(): readonly Station[] {
    return this.#line.terminus.stations;
  }

  get #isBeforeSignal(): boolean {
    return this.#mode === 'returning' || this.#line.train.far <= AT_SIGNAL - MAIN.from + 1;
  }

  #isServed = (station: Station) => !station.isOut && this.#stops.isAsked(station);

  #offerStations(): Choices<Station> {
    const { heights } = this.#line.terminus.yard;
    const stops = new Choices<Station>(this.#desk, this.#stations, {
      name: 'station',
      hit: ({ sign: { width, height } }) => ({ width, height }),
      isFree: (station) => this.#mode !== 'decided' && this.#isServed(station),
      onPick: (station) => this.#aim(station),
      more: (station) => ({
        row: rowAt(heights, station.y),
        chosen: () => this.#box.isMeant && this.#stations[this.#box.station] === station,
        onFocus: (focused) => focused && this.#desk.isOpen && this.#aim(station),
        onPress: (pressed) => station.isOut || (station.sign.look = pressed ? 'pressed' : 'normal'),
      }),
    });
    stops.offer();
    return stops;
  }

  #aim(stop: Station) {
    const station = this.#stations.indexOf(stop);
    if (this.#mode === 'decided' || (this.#box.isMeant && this.#box.station === station)) return;
    if (!this.#box.setFor(station)) this.#desk.bump();
  }

  /** A train comes back over the loop, the first one of a round from under the hill, and rides to the home signal. */
  async #come(isFirst = false) {
    const { stage, turn, isExample } = this.#desk;
    const { train, signal } = this.#line;
    this.#home.begin();
    this.#ordered = undefined;
    this.#box.reopen();
    signal.set(false);
    this.#shownAt = stage.clock.now;
    this.#nudgeAt = this.#shownAt + MS.nudge;
    if (!isFirst && !isExample) {
      this.#mode = 'returning';
      train.load(BACK, BACK_FROM, turn, this.#cargo);
      await train.glide(BACK.length, MS.loop, 'Linear');
      if (this.#mode !== 'returning') return;
    }
    const from = isExample ? AT_SIGNAL - 120 : IN_TUNNEL;
    train.load(this.#box.track, from - MAIN.from, turn, this.#cargo);
    this.#mode = 'coming';
    if (!isExample) stage.sound.play('fluit', { volume: 0.3, rate: 1.2 });
  }

  /** It came at the wrong station; in choose no train comes there any more. With Gum, when it was the last try. */
  async #refuse(rubs = false) {
    const { stage, board, staff } = this.#desk;
    const station = this.#stations[this.#box.station]!;
    const isSort = this.#exercise.form === 'sort';
    await this.#home.rideUp(station);
    stage.fx.burst('steam', this.#line.train.loco.x, station.y - 20, { count: 3, spread: 40 });
    const greeting = staff.greet(station.left - MASTER_BEFORE, station.y);
    await stage.clock.wait(MS.rubbing);
    if (rubs) await stage.kit.eraser.rub(isSort ? board.thing : station.sign);
    if (!isSort) station.sign.look = 'out';
    await greeting;
  }

  /** Whether the signal lets the train go: by itself only when the way was set, and all could be read. */
  #goes(now: number): boolean {
    const { stage, readingMs, isExample } = this.#desk;
    if (this.#ordered) return this.#ordered === 'go';
    if (!this.#box.isMeant || stage.calm) return false;
    if (isExample) return true;
    return waitFor(now, this.#shownAt, readingMs) === 0 && now >= this.#thrownAt + MS.grace;
  }

  #press() {
    if (this.#goes(this.#desk.stage.clock.now)) {
      this.#ordered = 'hold';
      // A calm pupil lets every train go: looking twice is no holding.
      this.wasHeld = !this.#desk.stage.calm;
    } else {
      this.#ordered = 'go';
      this.#box.mean();
    }
  }

  /** Nobody set a way: the train whistles softly, and waits on. */
  #nudge(now: number) {
    if (this.#box.isMeant || now < this.#nudgeAt) return;
    this.#nudgeAt = now + MS.nudge;
    this.#line.signal.nudge();
    this.#desk.stage.sound.play('fluit', { volume: 0.25 });
  }

  /** The last signal falls shut behind the train: that is the answer. */
  #decide() {
    const station = this.#stations[this.#box.station]!;
    this.#mode = 'decided';
    this.#line.train.hush();
    // In the first moments nothing counts yet: the train just goes on, and is asked again.
    if (!this.#stops.commit(station)) this.#mode = 'riding';
  }
}
