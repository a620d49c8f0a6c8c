import { Pilot } from './car.ts';
import type { City } from './city.ts';
import type { Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { Goal } from './stop.ts';
import { dealBays, distance, porchOf } from './town.ts';

/** The joy ride is so far, so fast, in u and u/s. */
const RIDE = { far: [640, 900], top: [330, 430], calm: 240, hurry: 900 } as const;
/** Who brakes so near the bay slides right into it. */
const GOLD = { from: 200, to: 62 } as const;
const SLIDE_MS = 260;
const PEDAL = { x: 1262, y: 350 } as const;
const TICKETS = { count: 14, spread: 170 } as const;

/** After an address was typed the taxi goes there by itself, while the next one is typed: whoever brakes in time parks neatly. */
export class Joyride {
  readonly #city: City;
  readonly #onNeat: () => void;
  #goal: Goal | undefined;
  #pilot: Pilot | undefined;
  #isSliding = false;
  /** Braking is for a pedal, which lights up when it is time. */
  readonly #pedal: Image;
  /** A guest who waits till the taxi is free. */
  #next: number | undefined;

  constructor(city: City, onNeat: () => void) {
    this.#city = city;
    this.#onNeat = onNeat;
    const { stage } = city;
    this.#pedal = stage
      .fixed(stage.image('pedaal', PEDAL.x, PEDAL.y))
      .setDepth(DEPTHS.dash)
      .setVisible(false);
    stage.gesture({
      id: 'remmen',
      label: 'rem bij het vak',
      enabled: () => this.isOn && !this.#isSliding,
      onStart: () => this.#brake(),
      whileTyping: ['ArrowDown'],
      onKey: (code, down) => {
        if (down && code === 'ArrowDown') this.#brake();
      },
    });
  }

  /** Where it goes. */
  get goal() {
    return this.#pilot?.bay;
  }

  get isOn() {
    return this.#pilot !== undefined;
  }

  /** The next guest gets in as soon as the taxi is free. */
  call(turn: number) {
    if (this.isOn) this.#next = turn;
    else void this.#city.taxi.board(turn);
  }

  /** To the address that was typed; who still sits there from before gets out here. */
  start(name: string) {
    const { stage, taxi, isExample } = this.#city;
    if (this.isOn) this.#arrive();
    const [bay] = dealBays(taxi.car, 1, stage.lerp(...RIDE.far), stage.rng.fork(`adres/${name}`));
    this.#pilot = new Pilot(taxi.car, bay!);
    this.#goal = new Goal(stage, bay!);
    if (!isExample) stage.sound.play('toeter');
  }

  frame(ms: number) {
    const { taxi, line, stage, isHurrying } = this.#city;
    const pilot = this.#pilot;
    if (!pilot) return void taxi.drive(undefined, 0, ms);
    if (this.#isSliding) return;
    const wish = pilot.wish(taxi.car);
    const top = isHurrying ? RIDE.hurry : stage.calm ? RIDE.calm : stage.lerp(...RIDE.top);
    taxi.drive(wish, top, ms);
    line.draw(pilot.left(taxi.car));
    const isGolden = this.#isGolden;
    this.#goal!.isNear = isGolden;
    this.#pedal
      .setFrame(isGolden ? 'pedaal-aan' : 'pedaal', false, false)
      .setVisible(true)
      .setScale(isGolden ? 1.2 : 0.86)
      .setAngle(isGolden ? -6 : 0);
    if (!wish && taxi.car.speed < 1) this.#arrive();
  }

  /** It is over, wherever the taxi is. */
  end() {
    if (this.isOn) this.#arrive();
  }

  get #isGolden() {
    const far = this.#pilot ? distance(this.#city.taxi.car, this.#pilot.bay) : 0;
    return far < GOLD.from && far > GOLD.to;
  }

  /** In time the taxi slides right between the lines; too early it only squeaks. */
  #brake() {
    const { taxi, stage } = this.#city;
    const { bay } = this.#pilot!;
    stage.sound.play('rem', { volume: 0.7 });
    if (!this.#isGolden) {
      taxi.car.speed *= 0.3;
      return;
    }
    this.#isSliding = true;
    const { car } = taxi;
    const angle = bay.isAcross
      ? Math.cos(car.angle) < 0
        ? Math.PI
        : 0
      : Math.sin(car.angle) < 0
        ? -Math.PI / 2
        : Math.PI / 2;
    const turn = Math.atan2(Math.sin(angle - car.angle), Math.cos(angle - car.angle));
    car.speed = 0;
    void stage
      .tween({
        targets: car,
        to: { x: bay.x, y: bay.y, angle: car.angle + turn },
        ms: SLIDE_MS,
        ease: 'Quad.Out',
      })
      .then(() => {
        this.#isSliding = false;
        if (this.#pilot?.bay !== bay) return;
        this.#onNeat();
        this.#arrive();
      });
  }

  #arrive() {
    const { taxi, stage, line } = this.#city;
    const { bay } = this.#pilot!;
    this.#pilot = undefined;
    this.#pedal.setVisible(false);
    line.draw();
    this.#goal?.leave();
    this.#goal = undefined;
    stage.sound.play('meter', { volume: 0.7 });
    stage.fx.burst('confetti', taxi.car.x, taxi.car.y - 20, TICKETS);
    const isThere = distance(taxi.car, bay) < 60;
    void taxi.alight(isThere ? porchOf(bay) : { x: taxi.car.x + 50, y: taxi.car.y + 40 });
    if (this.#next === undefined) return;
    void taxi.board(this.#next);
    this.#next = undefined;
  }
}
