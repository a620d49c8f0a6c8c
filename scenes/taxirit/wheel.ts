import {
  ARROWS,
  HEADINGS,
  STEPS,
  type Gesture,
  type Heading,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import type { Car, Pilot, Wish } from './car.ts';
import { WAIT, type City } from './city.ts';
import type { Point } from './town.ts';

/** A finger so near the taxi asks nothing; from so far on it asks for full gas. In u of the town. */
const PULL = { none: 26, full: 150 } as const;
/** How long robot and helping hand hold something. */
const PRESS = { finger: 90, key: 70, fast: 130 } as const;
/** The ghost hand drags along the way: so many places, at so many u/s; at the last one it stays for so many more. */
const TRAIL = { places: 14, speed: 460, stay: 4 } as const;

interface Driving {
  isOpen(): boolean;
  /** The pupil takes the wheel. */
  taken(): void;
  /** A finger goes down here, in the town; whether that was all. */
  pointed(at: Point): boolean;
}

/** How the taxi is steered: a finger that is held, or arrows, say where to on the screen. */
export class Wheel {
  readonly #city: City;
  readonly #driving: Driving;
  readonly #gesture: Gesture;
  readonly #keys = new Set<Heading>();
  #finger: Point | undefined;

  constructor(city: City, driving: Driving) {
    this.#city = city;
    this.#driving = driving;
    const { stage } = city;
    this.#gesture = stage.gesture({
      id: 'sturen',
      label: 'pijltjes sturen en geven gas, loslaten is remmen, spatie toetert',
      enabled: () => driving.isOpen() || this.#isHeld,
      onStart: (x, y) => {
        if (driving.pointed(stage.camera.toWorld(x, y))) return;
        this.#finger = { x, y };
        this.#keys.clear();
        driving.taken();
      },
      onMove: (x, y) => {
        if (this.#finger) this.#finger = { x, y };
      },
      onEnd: () => (this.#finger = undefined),
      onKey: (code, down) => {
        const heading = HEADINGS.find((one) => ARROWS[one] === code);
        if (heading && down) {
          this.#finger = undefined;
          this.#keys.add(heading);
          driving.taken();
        } else if (heading) this.#keys.delete(heading);
        else if (down) stage.sound.play('toeter');
      },
    });
  }

  /** Where the pupil steers to now, seen from the taxi. */
  wish(car: Car): Wish | undefined {
    if (!this.#driving.isOpen()) return undefined;
    if (this.#finger) {
      const { x, y } = this.#city.stage.camera.toWorld(this.#finger.x, this.#finger.y);
      const far = Math.hypot(x - car.x, y - car.y);
      if (far < PULL.none) return undefined;
      return {
        angle: Math.atan2(y - car.y, x - car.x),
        gas: Math.min(1, (far - PULL.none) / (PULL.full - PULL.none) + 0.12),
      };
    }
    let [x, y] = [0, 0];
    for (const heading of this.#keys) {
      x += STEPS[heading][0];
      y += STEPS[heading][1];
    }
    return x || y ? { angle: Math.atan2(y, x), gas: 1 } : undefined;
  }

  /** What one who knows the way does next: a finger or an arrow that is held for a moment. */
  input(pilot: Pilot, via: Via): Input {
    const { car } = this.#city.taxi;
    const wish = pilot.wish(car);
    if (!wish) return WAIT;
    if (via === 'keyboard') {
      if (wish.gas < 0.7 && car.speed > 150) return WAIT;
      const [x, y] = [Math.cos(wish.angle), Math.sin(wish.angle)];
      const heading = Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
      return { kind: 'key', code: ARROWS[heading], ms: wish.gas < 0.7 ? PRESS.key : PRESS.fast };
    }
    const offers = this.#city.stage.offers().map((offer) => offer.rect());
    const far = PULL.none + (PULL.full - PULL.none) * Math.max(0.1, wish.gas - 0.12);
    const places = [1, 0.6, 0.4].map((share) =>
      this.#city.stage.camera.toStage(
        car.x + Math.cos(wish.angle) * far * share,
        car.y + Math.sin(wish.angle) * far * share,
      ),
    );
    const isFree = ({ x, y }: Point) =>
      offers.every((one) => x < one.x || y < one.y || x > one.x + one.width || y > one.y + one.height);
    return { kind: 'hold', ...(places.find(isFree) ?? places.at(-1)!), ms: PRESS.finger };
  }

  /** The ghost hand drags the taxi along the whole way, under a camera that stands still. */
  trail(pilot: Pilot): Input {
    const way = pilot.left(this.#city.taxi.car);
    const long = way.map((at, i) => (i ? Math.hypot(at.x - way[i - 1]!.x, at.y - way[i - 1]!.y) : 0));
    const whole = long.reduce((sum, one) => sum + one, 0);
    const path = Array.from({ length: TRAIL.places }, (_, n): [number, number] => {
      let left = (whole * (n + 1)) / TRAIL.places;
      let i = 1;
      while (i < way.length - 1 && left > long[i]!) left -= long[i++]!;
      const share = Math.min(1, left / Math.max(1, long[i]!));
      const [a, b] = [way[i - 1]!, way[i]!];
      const { x, y } = this.#city.stage.camera.toStage(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
      return [x, y];
    });
    const stay = Array.from({ length: TRAIL.stay }, () => path.at(-1)!);
    const ms = (whole / TRAIL.speed) * 1000 * (1 + TRAIL.stay / TRAIL.places);
    return { kind: 'drag', path: [...path, ...stay], ms };
  }

  remove() {
    this.#gesture.remove();
  }

  get #isHeld() {
    return this.#finger !== undefined || this.#keys.size > 0;
  }
}
