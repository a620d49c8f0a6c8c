import type { Container, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Race } from './race.ts';
import type { Spot } from './road.ts';

/** The mirror in which one sees oneself, from the wheels. */
const MIRROR = { x: 132, y: -128, face: 27, size: 52 } as const;
/** Its crate and helmet, from the wheels. */
const BODY = { half: 96, high: 170 } as const;
const LEAN = { most: 7, per: 9, shift: 12 } as const;
const BOB = { pace: 0.9, high: 2.2 } as const;
const HOP = { ms: 320, high: 26 } as const;
const HUM = { from: 0.7, per: 0.055, most: 1.7, volume: 0.16 } as const;
const FOAM = { ms: 6500, spots: [-70, -96, 58, -70, -12, -152, 84, -44, -44, -30] } as const;

/** The soapbox, from behind, and the pupil's own Klodder in its mirror. */
export class Car {
  readonly klodder: Klodder;
  x = 0;
  y = 0;
  readonly #stage: GameStage;
  readonly #root: Container;
  readonly #wheels: readonly Image[];
  readonly #driver: Image;
  readonly #mirror: Image;
  readonly #flames: readonly Image[];
  readonly #foam: readonly Image[];
  readonly #hum: ReturnType<GameStage['sound']['play']>;
  #foamUntil = 0;
  #hopAt = -Infinity;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const part = (frame: string, x: number, y: number) => stage.image(frame, x, y);
    this.#wheels = [part('wiel', -98, 0), part('wiel', 98, 0).setFlipX(true)];
    this.#flames = [part('vlam', -46, -34), part('vlam', 46, -34)];
    this.#driver = part('helm', 0, -104);
    this.#foam = FOAM.spots.flatMap((x, i) =>
      i % 2
        ? []
        : [
            part('schuim', x, FOAM.spots[i + 1]!)
              .setScale(0.5 + (i % 3) * 0.12)
              .setVisible(false),
          ],
    );
    this.#root = stage.scene.add
      .container(0, 0, [
        part('schaduw', 0, 2),
        ...this.#wheels,
        part('spiegel-arm', 0, 0),
        part('bak', 0, 0),
        this.#driver,
        part('spoiler', 0, -98),
        ...this.#flames,
        part('spiegel', MIRROR.x, MIRROR.y),
        ...this.#foam,
      ])
      .setDepth(DEPTHS.car);
    this.klodder = stage.klodder('eigen', {
      x: 0,
      y: 0,
      size: MIRROR.size,
      depth: DEPTHS.car + 1,
      hat: 'none',
    });
    this.#mirror = stage.image('spiegel-rand', 0, 0).setDepth(DEPTHS.car + 2);
    this.#hum = stage.sound.play('motor', { volume: HUM.volume });
  }

  frame(race: Race, { x, y }: Spot) {
    if (!this.#root.visible) return;
    const { clock, reducedMotion } = this.#stage;
    const turn = Math.max(-LEAN.most, Math.min(LEAN.most, (race.lane - race.x) * LEAN.per));
    const bob = reducedMotion ? 0 : Math.sin(race.at * BOB.pace * 6) * BOB.high * Math.min(1, race.speed / 3);
    this.x = x;
    const hop = (clock.now - this.#hopAt) / HOP.ms;
    this.y = y + bob - (hop < 1 && !reducedMotion ? Math.sin(hop * Math.PI) * HOP.high : 0);
    this.#root.setPosition(this.x, this.y).setAngle(turn);
    this.#driver.setX((turn / LEAN.most) * LEAN.shift);
    for (const wheel of this.#wheels) wheel.setScale(wheel.scaleX, 1 + Math.sin(race.at * 9) * 0.012);
    for (const flame of this.#flames)
      flame.setVisible(race.isTurbo).setScale(1, 0.9 + 0.25 * Math.sin(clock.now * 0.05));
    // The mirror is a place of its own: what is in it is not turned along.
    const rad = (turn * Math.PI) / 180;
    const mirror = {
      x: this.x + MIRROR.x * Math.cos(rad) - MIRROR.y * Math.sin(rad),
      y: this.y + MIRROR.x * Math.sin(rad) + MIRROR.y * Math.cos(rad),
    };
    this.klodder.setPosition(mirror.x, mirror.y + MIRROR.face);
    this.#mirror.setPosition(mirror.x, mirror.y).setAngle(turn);
    for (const foam of this.#foam) foam.setVisible(clock.now < this.#foamUntil);
  }

  /** The motor sings higher the faster it goes; standing it is not heard. */
  hum(speed: number) {
    this.#hum.rate(Math.min(HUM.most, HUM.from + speed * HUM.per));
    this.#hum.volume(speed < 0.2 ? 0 : HUM.volume);
  }

  /** Whether this is a place on the car itself. */
  isAt = (x: number, y: number): boolean =>
    Math.abs(x - this.x) < BODY.half && y < this.y && y > this.y - BODY.high;

  get isHopping(): boolean {
    return this.#stage.clock.now - this.#hopAt < HOP.ms;
  }

  /** A hop of joy. */
  hop() {
    this.#hopAt = this.#stage.clock.now;
  }

  /** Foam stays on it for a while. */
  foam() {
    this.#foamUntil = this.#stage.clock.now + FOAM.ms;
  }

  /** The finale: it drives off the road, and its driver gets out. */
  leave() {
    this.#hum.stop(600);
    this.#mirror.setVisible(false);
    this.#root.setVisible(false);
  }
}
