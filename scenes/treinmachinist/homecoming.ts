import type { Desk } from './job.ts';
import { LOADED } from './loop.ts';
import type { HomeSignal } from './signal.ts';
import type { Signalbox } from './signalbox.ts';
import type { Station } from './station.ts';
import type { Terminus } from './terminus.ts';
import { NOSE, type Train } from './train.ts';

/** Least and most time to ride up to a station, and per u; to ride off, per u; the other parts of coming home, in ms. */
const MS = {
  up: [320, 820],
  perU: 2.1,
  off: 0.8,
  quickOff: 0.45,
  cheer: 620,
  back: 840,
  switch: 200,
  end: 240,
} as const;
/** The middle of the locomotive comes so far under a roof; before points it stops with so much room. */
const UNDER_ROOF = 34;
/** A second parcel lies so far behind the first on the wagon. */
const PARCEL_BEHIND = 26;
const BEFORE_FORK = 30;

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
  #isOff = false;
  #desk: Desk;
  #line: Line;
  #box: Signalbox;

  constructor(desk: Desk, line: Line, box: Signalbox) {
    this.#desk = desk;
    this.#line = line;
    this.#box = box;
  }

  /** Another ride begins. */
  begin() {
    this.#isOff = false;
  }

  /** Rides up to a station, until the locomotive is under its roof. */
  async rideUp(station: Station) {
    const { train } = this.#line;
    const { track } = this.#box;
    train.switchTo(track);
    const { straightFrom } = this.#box.yard;
    const far = track.lengthTo({ x: straightFrom, y: station.y }) + station.left + UNDER_ROOF - straightFrom;
    const [least, most] = MS.up;
    await train.glide(far, Math.max(least, Math.min(most, (far - train.far) * MS.perU)), 'Sine.Out');
  }

  /** The bell, Klodders who wave, steam rings, and a parcel on the stack. */
  async celebrate(station: Station) {
    const { stage, staff, brought, isExample } = this.#desk;
    const { train } = this.#line;
    await this.rideUp(station);
    stage.sound.play('stationsbel');
    station.sign.look = 'right';
    station.wave();
    staff.cheer();
    const { x, y } = train.wagon;
    stage.fx.burst('steam', train.loco.x - 10, y - 22, { count: 5, spread: 60 });
    stage.fx.burst('stars', station.left + station.width / 2, y - 46, { count: 8, spread: station.width });
    train.unload();
    const parcels = this.#desk.third > 0 ? 2 : 1;
    for (let i = 0; i < parcels; i++) station.unload(x - i * PARCEL_BEHIND, y);
    const { label } = station.choice;
    if (!isExample) brought.set(label, (brought.get(label) ?? 0) + parcels);
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

  /** On through the station, up the loop and to the roof where the wagon is loaded again. */
  async driveOff() {
    const { train, terminus } = this.#line;
    if (!train.isShown || this.#isOff) return;
    this.#isOff = true;
    const { stage, isExample } = this.#desk;
    const { track } = this.#box;
    train.switchTo(track);
    train.unload();
    stage.sound.play('stoom', { volume: 0.3 });
    const far = track.lengthTo(LOADED);
    await train.glide(far, (far - train.far) * (isExample ? MS.quickOff : MS.off), 'Sine.In');
    for (const { sign } of terminus.stations) if (sign.look === 'right') sign.look = 'normal';
  }
}
