import { EASE, type Container, type Image, type Stage } from '../../engine/stage/index.ts';

export type CactusMood = 'happy' | 'look' | 'oops' | 'proud';

/** Places on the cactus, from its ground point, in u. */
const AT = {
  shoulder: { x: 50, y: -84 },
  hand: { x: 27, y: -44 },
  face: { y: -105, mouth: -64, eye: 21 },
} as const;
/** How far a pupil moves in its eye. */
const GAZE = { x: 5, y: 7 } as const;
/** Length of the needle from its bead to its point. */
const NEEDLE = 88;
const BLINK = { from: 3000, to: 6000, ms: 130 } as const;
const TICKLE = { times: 6, far: 9, ms: 80 } as const;
const FLIGHT = { first: 190, home: 260 } as const;
/** Depth of what flies over everything of the game. */
export const FLYING = 60;

/** The cactus Klodder: looks at what is played, blinks, and throws its needle from bubble to bubble. */
export class Cactus {
  readonly root: Container;
  #stage: Stage;
  #eyes: Image;
  #pupils: readonly [Image, Image];
  #mouth: Image;
  #arm: Image;
  #held: Image;
  #needle: Image;
  #mood: CactusMood = 'happy';
  /** Number of the flight that has the needle now. */
  #flight = 0;

  constructor(stage: Stage, x: number, y: number) {
    this.#stage = stage;
    const part = (frame: string, dx: number, dy: number) => stage.image(frame, dx, dy);
    const { shoulder, hand, face } = AT;
    this.#arm = part('cactus-arm', shoulder.x, shoulder.y);
    this.#held = part('naald', shoulder.x + hand.x, shoulder.y + hand.y).setAngle(22);
    this.#eyes = part('cactus-ogen', 0, face.y);
    this.#pupils = [part('cactus-pupil', -face.eye, face.y), part('cactus-pupil', face.eye, face.y)];
    this.#mouth = part('mond-happy', 0, face.mouth);
    this.root = stage.scene.add
      .container(x, y, [
        this.#arm,
        this.#held,
        part('cactus-lijf', 0, 0),
        this.#eyes,
        ...this.#pupils,
        this.#mouth,
      ])
      .setDepth(30);
    this.#needle = stage.image('naald', x, y).setDepth(FLYING).setVisible(false).setScale(0.8);
    this.look(x + 400, y - 200);
    this.#blinkLater();
  }

  /** Lets the eyes follow a place on the stage. */
  look(x: number, y: number) {
    const dx = x - this.root.x;
    const dy = y - this.root.y - AT.face.y;
    const far = Math.hypot(dx, dy) || 1;
    const reach = Math.min(1, far / 160);
    this.#pupils.forEach((pupil, i) => {
      const side = i === 0 ? -1 : 1;
      pupil.setPosition(
        side * AT.face.eye + (dx / far) * GAZE.x * reach,
        AT.face.y + (dy / far) * GAZE.y * reach,
      );
    });
  }

  mood(mood: CactusMood) {
    this.#mood = mood;
    this.#mouth.setFrame(`mond-${mood}`);
    this.#open();
  }

  /** A hop of joy. */
  async hop() {
    const { y } = this.root;
    await this.#stage.tween({
      targets: this.root,
      to: { y: y - 26 },
      ms: 160,
      ease: 'Quad.Out',
      yoyo: true,
      pop: true,
    });
    this.root.y = y;
  }

  /** The needle flies on to a place, its point first; the first time it leaves the hand. */
  async throwTo(x: number, y: number, ms: number = FLIGHT.first) {
    const needle = this.#needle;
    if (!needle.visible) {
      const { shoulder, hand } = AT;
      needle
        .setPosition(this.root.x + shoulder.x + hand.x, this.root.y + shoulder.y + hand.y)
        .setVisible(true);
      this.#held.setVisible(false);
      void this.#stage.tween({ targets: this.#arm, to: { angle: 40 }, ms: 90, yoyo: true, pop: true });
    }
    const angle = Math.atan2(y - needle.y, x - needle.x);
    needle.setRotation(angle + Math.PI / 2);
    this.look(x, y);
    const reach = NEEDLE * 0.7;
    await this.#fly(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach, ms, 'Sine.Out');
  }

  /** The needle flies up to the edge of a bubble, on the side it comes from. */
  async touch(x: number, y: number, r: number) {
    const from = this.#needle.visible ? this.#needle : this.root;
    const far = Math.hypot(from.x - x, from.y - y) || 1;
    await this.throwTo(x + ((from.x - x) / far) * r * 0.8, y + ((from.y - y) / far) * r * 0.8);
  }

  /** The point of the needle wiggles against a bubble without going through. */
  async tickle() {
    const { x, y, rotation } = this.#needle;
    for (let i = 0; i < TICKLE.times; i++) {
      const far = i % 2 ? 0 : TICKLE.far;
      await this.#fly(x + Math.sin(rotation) * far, y - Math.cos(rotation) * far, TICKLE.ms, EASE.travel);
    }
  }

  /** The needle comes back to the hand. */
  async catchNeedle() {
    const needle = this.#needle;
    if (!needle.visible) return;
    const { shoulder, hand } = AT;
    const flight = this.#flight + 1;
    await this.#fly(
      this.root.x + shoulder.x + hand.x,
      this.root.y + shoulder.y + hand.y,
      FLIGHT.home,
      EASE.travel,
    );
    if (flight !== this.#flight) return;
    needle.setVisible(false);
    this.#held.setVisible(true);
  }

  /** Flies to a place. A newer flight takes the needle over; the older one still ends in its own time. */
  async #fly(x: number, y: number, ms: number, ease: string) {
    const needle = this.#needle;
    const flight = ++this.#flight;
    const from = { x: needle.x, y: needle.y };
    const way = { t: 0 };
    const onUpdate = () => {
      if (flight !== this.#flight) return;
      needle.setPosition(from.x + (x - from.x) * way.t, from.y + (y - from.y) * way.t);
    };
    await this.#stage.tween({ targets: way, to: { t: 1 }, ms, ease, onUpdate });
  }

  #open() {
    const scared = this.#mood === 'oops';
    this.#eyes.setFrame(scared ? 'cactus-ogen-schrik' : 'cactus-ogen');
    for (const pupil of this.#pupils) pupil.setVisible(true).setScale(scared ? 0.78 : 1);
  }

  #blinkLater() {
    const { clock, rng } = this.#stage;
    const pause = rng.fork(`blink/${clock.tick}`).between(BLINK.from, BLINK.to);
    clock.after(pause, () => {
      this.#eyes.setFrame('cactus-ogen-dicht');
      for (const pupil of this.#pupils) pupil.setVisible(false);
      clock.after(BLINK.ms, () => {
        this.#open();
        this.#blinkLater();
      });
    });
  }
}
