import type {
  ChooseExercise,
  Outcome,
  RawAnswer,
  SortExercise,
  WholeAnswer,
} from '../../engine/exercise/index.ts';
import type { Input, Offer } from '../../engine/stage/index.ts';
import type { Desk, Job } from './job.ts';
import { FIRST_POINTS, MAIN, railsOf, SIGNAL_BEFORE, waitFor } from './rules.ts';
import type { HomeSignal } from './signal.ts';
import { Signalbox } from './signalbox.ts';
import type { Station } from './station.ts';
import type { Terminus } from './terminus.ts';
import { NOSE, type Train } from './train.ts';

/** u/s: out of the tunnel, over the points at tempo 0 and 1, and in the example. */
const SPEED = { coming: 300, riding: [90, 170], example: 560 } as const;
const MS = {
  grace: 600,
  home: [320, 820],
  perU: 2.1,
  cheer: 620,
  away: 420,
  back: 640,
  nudge: 6000,
} as const;
/** Where the middle of the locomotive is: hidden in the tunnel, and at the home signal; so far under a roof; out of view. */
const IN_TUNNEL = 64;
const AT_SIGNAL = FIRST_POINTS - SIGNAL_BEFORE - NOSE;
const UNDER_ROOF = 34;
const GONE = 1610;

type Mode = 'coming' | 'riding' | 'decided';

/** The things that stay from one exercise to the next. */
export interface Line {
  terminus: Terminus;
  train: Train;
  signal: HomeSignal;
  /** How the points stood at the end of the exercise before. */
  states: readonly number[];
}

/** sort and choose: the train comes out of the tunnel, and the points decide to which station it goes. */
export class DriveJob implements Job {
  wasHeld = false;
  #desk: Desk;
  #exercise: SortExercise | ChooseExercise;
  #line: Line;
  #box: Signalbox;
  #offers: Offer[];
  #mode: Mode = 'decided';
  /** The pupil pressed the signal: it stays as they want it. */
  #ordered: 'go' | 'hold' | undefined;
  #shownAt = 0;
  #thrownAt = 0;
  #nudgeAt = 0;
  /** The only station that is served when the answer is copied. */
  #only: string | undefined;
  #shunting: Promise<void> | undefined;
  #isHome = false;

  constructor(desk: Desk, exercise: SortExercise | ChooseExercise, line: Line) {
    this.#desk = desk;
    this.#exercise = exercise;
    this.#line = line;
    const { stage } = desk;
    this.#box = new Signalbox(stage, line.terminus.yard, line.states, {
      isOpen: () => desk.isOpen && this.#mode !== 'decided',
      isServed: (station) => this.#isServed(this.#stations[station]!),
      onThrown: () => (this.#thrownAt = stage.clock.now),
      bump: () => desk.bump(),
    });
    this.#offers = this.#stations.map((station, i) => this.#offer(station, i));
    line.signal.show(true);
    line.signal.offer(
      () => this.#press(),
      () => desk.isOpen && this.#isBeforeSignal,
    );
  }

  async present() {
    const { board, rails, stage } = this.#desk;
    rails.show(railsOf(this.#line.terminus.yard));
    for (const station of this.#stations) station.rest();
    board.show(this.#card);
    this.#come();
    // The hand of the example has not much time.
    if (!this.#desk.isExample) await stage.clock.wait(260);
  }

  frame(ms: number) {
    const { stage, isOpen, isExample } = this.#desk;
    const { train, signal } = this.#line;
    if (this.#mode === 'decided' || !isOpen) return this.#mode === 'decided' ? undefined : train.hush();
    const { now } = stage.clock;
    const goes = this.#goes(now);
    if (this.#isBeforeSignal) signal.set(goes);
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

  async right() {
    await this.#celebrate();
  }

  async wrong({ step, answer, reveal }: Outcome) {
    const { stage, board, crew } = this.#desk;
    const station = this.#stations[this.#box.station]!;
    await this.#goHome(station);
    stage.fx.burst('stoom', this.#line.train.loco.x, station.y - 20, { count: 3, spread: 40 });
    const greeting = crew.greet(station.left - 70, station.y);
    const sort = this.#exercise.form === 'sort';
    await stage.clock.wait(420);
    if (step === 'onthul') await stage.kit.eraser.rub(sort ? board.thing : station.sign);
    if (!sort) station.sign.look = 'out';
    await greeting;
    if (step === 'onthul' && reveal && sort) board.reveal(reveal);
    const right = this.#rightOf(answer);
    if (step === 'onthul' && sort && right) {
      this.#shunting = this.#shunt(right);
      return;
    }
    await this.#driveOff();
    if (step !== 'onthul') this.#come();
  }

  takeOver(answer: WholeAnswer) {
    this.#only = 'option' in answer ? answer.option : undefined;
    this.#come();
  }

  step(want: RawAnswer): Input | null {
    const wanted = 'bucket' in want ? want.bucket : 'option' in want ? want.option : undefined;
    const isUnderWay = !this.#isBeforeSignal && this.#stations[this.#box.station]?.id === wanted;
    return isUnderWay && this.#mode !== 'decided' ? { kind: 'wait', ms: 100 } : null;
  }

  async leave() {
    await this.#shunting;
    if (this.#mode === 'decided' && !this.#isHome && this.#line.train.isShown) await this.#celebrate();
    this.#line.states = this.#box.states;
    await this.#driveOff();
  }

  destroy() {
    this.#line.train.hide();
    this.#line.signal.release();
    for (const offer of this.#offers) offer.remove();
    this.#box.destroy();
    this.#desk.board.show();
  }

  get #stations(): readonly Station[] {
    return this.#line.terminus.stations;
  }

  /** What the train carries: the word to be sorted, or what is asked for. */
  get #card() {
    const exercise = this.#exercise;
    if (exercise.form === 'sort') return exercise.card;
    const { picture, text } = exercise.prompt;
    if (picture) return { picture };
    // A sentence stands in the prompt, where there is room for it.
    return text && !/\s/.test(text) ? { text } : undefined;
  }

  get #isBeforeSignal(): boolean {
    return this.#line.train.far <= AT_SIGNAL - MAIN.from + 1;
  }

  #isServed = (station: Station) => !station.isOut && (this.#only === undefined || station.id === this.#only);

  #offer(station: Station, i: number): Offer {
    return this.#desk.stage.offer(station.thing, {
      id: `station-${station.id}`,
      kind: this.#exercise.form === 'sort' ? 'bucket' : 'option',
      value: station.id,
      label: station.label,
      row: 100 + i,
      size: { width: station.sign.width, height: station.sign.height },
      enabled: () => this.#mode !== 'decided' && this.#isServed(station),
      chosen: () => this.#box.isMeant && this.#box.station === i,
      onPick: () => this.#aim(i),
      onFocus: (focused) => focused && this.#desk.isOpen && this.#aim(i),
      onPress: (pressed) => station.isOut || (station.sign.look = pressed ? 'pressed' : 'normal'),
    });
  }

  #aim(station: number) {
    if (this.#mode === 'decided' || (this.#box.isMeant && this.#box.station === station)) return;
    if (!this.#box.setFor(station)) this.#desk.bump();
  }

  /** A train comes out of the tunnel and rides to the home signal. */
  #come() {
    const { stage, turn, isExample } = this.#desk;
    const { train, signal } = this.#line;
    this.#isHome = false;
    this.#ordered = undefined;
    this.#box.reopen();
    signal.set(false);
    const from = isExample ? AT_SIGNAL - 120 : IN_TUNNEL;
    train.load(this.#box.track, from - MAIN.from, turn, this.#card);
    this.#shownAt = stage.clock.now;
    this.#nudgeAt = this.#shownAt + MS.nudge;
    this.#mode = 'coming';
    if (!isExample) stage.sound.play('fluit', { volume: 0.3, rate: 1.2 });
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
      this.wasHeld = true;
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
    const { form } = this.#exercise;
    const given: RawAnswer = form === 'sort' ? { form, bucket: station.id } : { form, option: station.id };
    // In the first moments nothing counts yet: the train just goes on, and is asked again.
    if (!this.#desk.commit(given)) this.#mode = 'riding';
  }

  /** Rides up to a station, until the locomotive is under its roof. */
  async #goHome(station: Station) {
    const { train } = this.#line;
    const { track } = this.#box;
    train.switchTo(track);
    const far = track.length - (MAIN.to - (station.left + UNDER_ROOF));
    const [least, most] = MS.home;
    this.#isHome = true;
    await train.glide(far, Math.max(least, Math.min(most, (far - train.far) * MS.perU)), 'Sine.Out');
  }

  async #celebrate() {
    const { stage, crew, brought, isExample } = this.#desk;
    const { train } = this.#line;
    const station = this.#stations[this.#box.station]!;
    await this.#goHome(station);
    stage.sound.play('stationsbel');
    station.sign.look = 'right';
    station.wave();
    crew.cheer();
    const { x, y } = train.wagon;
    stage.fx.burst('stoom', train.loco.x - 10, y - 22, { count: 5, spread: 60 });
    stage.fx.burst('sterren', station.left + station.width / 2, y - 46, { count: 8, spread: station.width });
    station.unload(x, y);
    if (!isExample) brought.set(station.label, (brought.get(station.label) ?? 0) + 1);
    await stage.clock.wait(MS.cheer);
    train.unload();
  }

  /** It backs to the points where it went wrong, and comes to its own station while you watch. */
  async #shunt(right: Station) {
    const { stage } = this.#desk;
    const { train } = this.#line;
    const box = this.#box;
    const fork = box.forkTo(this.#stations.indexOf(right));
    const before = box.track.lengthTo(fork) - NOSE - 30;
    await train.glide(before, MS.back + 200);
    box.reopen();
    box.lead(this.#stations.indexOf(right));
    stage.sound.play('wissel-klak');
    await stage.clock.wait(200);
    await this.#goHome(right);
    right.sign.look = 'right';
    right.wave();
    stage.sound.play('stationsbel', { volume: 0.6 });
    right.unload(train.wagon.x, train.wagon.y);
    await stage.clock.wait(240);
  }

  async #driveOff() {
    const { train } = this.#line;
    if (!train.isShown) return;
    train.switchTo(this.#box.track);
    await train.glide(train.far + (GONE - train.loco.x), MS.away, 'Quad.In');
    train.hide();
    for (const station of this.#stations) if (station.sign.look === 'right') station.sign.look = 'normal';
  }

  #rightOf(answer: WholeAnswer | undefined): Station | undefined {
    const id =
      answer && ('bucket' in answer ? answer.bucket : 'option' in answer ? answer.option : undefined);
    return this.#stations.find((station) => station.id === id);
  }
}
