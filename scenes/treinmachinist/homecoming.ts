import type { Desk } from './job.ts';
import { MAIN } from './rules.ts';
import type { HomeSignal } from './signal.ts';
import type { Signalbox } from './signalbox.ts';
import type { Station } from './station.ts';
import type { Terminus } from './terminus.ts';
import { NOSE, type Train } from './train.ts';

/** Least and most time to ride up to a station, and per u; the other parts of coming home, in ms. */
const MS = { up: [320, 820], perU: 2.1, cheer: 620, away: 420, back: 840, switch: 200, end: 240 } as const;
/** The middle of the locomotive comes so far under a roof; before points it stops with so much room; out of view. */
const UNDER_ROOF = 34;
const BEFORE_FORK = 30;
const GONE = 1610;

/** The things that stay from one exercise to the next. */
export interface Line {
  terminus: Terminus;
  train: Train;
  signal: HomeSignal;
  /** How the points stood at the end of the exercise before. */
  states: readonly number[];
}

/** What a train does when it is decided where it goes: ride up, be cheered, be shunted, drive off. */
export class Homecoming {
  /** Whether the train stands at a station. */
  isThere = false;
  #desk: Desk;
  #line: Line;
  #box: Signalbox;

  constructor(desk: Desk, line: Line, box: Signalbox) {
    this.#desk = desk;
    this.#line = line;
    this.#box = box;
  }

  /** Rides up to a station, until the locomotive is under its roof. */
  async rideUp(station: Station) {
    const { train } = this.#line;
    const { track } = this.#box;
    train.switchTo(track);
    const far = track.length - (MAIN.to - (station.left + UNDER_ROOF));
    const [least, most] = MS.up;
    this.isThere = true;
    await train.glide(far, Math.max(least, Math.min(most, (far - train.far) * MS.perU)), 'Sine.Out');
  }

  /** The bell, Klodders who wave, steam rings, and a parcel on the stack. */
  async celebrate(station: Station) {
    const { stage, crew, brought, isExample } = this.#desk;
    const { train } = this.#line;
    await this.rideUp(station);
    stage.sound.play('stationsbel');
    station.sign.look = 'right';
    station.wave();
    crew.cheer();
    const { x, y } = train.wagon;
    stage.fx.burst('stoom', train.loco.x - 10, y - 22, { count: 5, spread: 60 });
    stage.fx.burst('sterren', station.left + station.width / 2, y - 46, { count: 8, spread: station.width });
    train.unload();
    station.unload(x, y);
    if (!isExample) brought.set(station.label, (brought.get(station.label) ?? 0) + 1);
    await stage.clock.wait(MS.cheer);
  }

  /** It backs to the points where it went wrong, and comes to its own station while you watch. */
  async shunt(right: Station) {
    const { stage } = this.#desk;
    const { train, terminus } = this.#line;
    const box = this.#box;
    const goal = terminus.stations.indexOf(right);
    await train.glide(box.track.lengthTo(box.forkTo(goal)) - NOSE - BEFORE_FORK, MS.back);
    box.reopen();
    box.lead(goal);
    await stage.clock.wait(MS.switch);
    await this.rideUp(right);
    right.sign.look = 'right';
    right.wave();
    stage.sound.play('stationsbel', { volume: 0.6 });
    right.unload(train.wagon.x, train.wagon.y);
    train.unload();
    await stage.clock.wait(MS.end);
  }

  /** On behind the station, out of view: it comes back over a loop. */
  async driveOff() {
    const { train, terminus } = this.#line;
    if (!train.isShown) return;
    train.switchTo(this.#box.track);
    this.#desk.stage.sound.play('stoom', { volume: 0.3 });
    await train.glide(train.far + (GONE - train.loco.x), MS.away, 'Quad.In');
    train.hide();
    for (const { sign } of terminus.stations) if (sign.look === 'right') sign.look = 'normal';
  }
}
