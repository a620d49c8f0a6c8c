import {
  HEADINGS,
  STEPS,
  type Container,
  type GameStage,
  type Heading,
  type Image,
} from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import { middleOf, type Tile } from './grid.ts';

const GAZE = { eye: 10, y: -3, reach: 3.4, lean: 5 } as const;
/** How full his bag is: empty, and with each bunny more. */
const BAG = { from: 0.62, each: 0.075, most: 1.25, back: 27 } as const;
const NOZZLE = 30;
/** How large he is drawn beside his sprites. */
const SIZE = 1.12;
const BLINK = { from: 2400, to: 5200, ms: 130 } as const;
const MS = { home: 360, swallow: 130, spin: 520, bonk: 70, lamp: 700 } as const;
/** How fast his lamp goes round while he drives, in degrees a ms. */
const LAMP = 0.4;

export type Face = 'kijk' | 'blij' | 'knijp' | 'dicht' | 'denk';

/** The robot vacuum: a disc with a face on its lid, a nozzle ahead and a bag behind. */
export class Zoef {
  readonly root: Container;
  readonly #stage: GameStage;
  readonly #nozzle: Image;
  readonly #bag: Image;
  readonly #lamp: Image;
  readonly #face: Container;
  /** His eyes shut: with a smile, against dust, and in a blink. */
  readonly #shut: Readonly<Record<'blij' | 'knijp' | 'dicht', Image>>;
  readonly #pupils: readonly [Image, Image];
  #rider: Image | undefined;
  #heading: Heading = 'down';
  #mood: Face = 'kijk';
  #moodUntil = 0;
  #load = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#nozzle = stage.image('zoef-mond', 0, 0);
    this.#bag = stage.image('zoef-zak', 0, 0);
    this.#lamp = stage.image('zoef-lamp', 0, -19);
    this.#shut = {
      blij: stage.image('zoef-lach', 0, 0).setVisible(false),
      knijp: stage.image('zoef-knijp', 0, 0).setVisible(false),
      dicht: stage.image('zoef-dicht', 0, 0).setVisible(false),
    };
    this.#pupils = [
      stage.image('zoef-pupil', -GAZE.eye, GAZE.y),
      stage.image('zoef-pupil', GAZE.eye, GAZE.y),
    ];
    const { add } = stage.scene;
    this.#face = add.container(0, 0, [
      stage.image('zoef-ogen', 0, 0),
      ...this.#pupils,
      ...Object.values(this.#shut),
    ]);
    const lid = stage.image('zoef', 0, 0);
    const body: Container = add.container(0, 0, [this.#bag, this.#nozzle, lid, this.#lamp, this.#face]);
    this.root = add.container(0, 0, [body.setScale(SIZE)]).setDepth(DEPTHS.zoef);
    this.turn('down');
    this.#fill(0);
    const rng = stage.rng.fork('zoef');
    const blink = () => {
      // A blink never takes another face away.
      if (this.#mood === 'kijk') this.face('dicht', BLINK.ms);
      stage.clock.after(rng.between(BLINK.from, BLINK.to), blink);
    };
    stage.clock.after(BLINK.from, blink);
  }

  /** Where he is in the middle of a tile. */
  spot(tile: Tile) {
    return middleOf(tile);
  }

  /** Between two tiles. */
  show(from: Tile, to: Tile, share: number) {
    const [a, b] = [middleOf(from), middleOf(to)];
    this.root.setPosition(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
  }

  /** His nozzle points the way he drives. */
  turn(heading: Heading) {
    this.#heading = heading;
    const [dx, dy] = STEPS[heading];
    this.#nozzle.setAngle(HEADINGS.indexOf(heading) * 90).setPosition(dx * NOZZLE, dy * NOZZLE);
    this.#bag.setPosition(-dx * BAG.back, -dy * BAG.back);
    this.#face.setPosition(dx * GAZE.lean, dy * GAZE.lean + 2);
  }

  /** His eyes follow a place of the stage. */
  look(x: number, y: number) {
    const [dx, dy] = [x - this.root.x, y - this.root.y];
    const far = Math.max(50, Math.hypot(dx, dy));
    this.#pupils.forEach((pupil, i) =>
      pupil.setPosition((i ? 1 : -1) * GAZE.eye + (dx / far) * GAZE.reach, GAZE.y + (dy / far) * GAZE.reach),
    );
  }

  /** Puts on a face for a while. */
  face(face: Face, ms: number) {
    this.#mood = face;
    this.#moodUntil = this.#stage.clock.now + ms;
    this.#dress();
  }

  frame(ms: number, isDriving: boolean) {
    if (this.#mood !== 'kijk' && this.#stage.clock.now > this.#moodUntil) {
      this.#mood = 'kijk';
      this.#dress();
    }
    if (isDriving && !this.#stage.reducedMotion) this.#lamp.setAngle(this.#lamp.angle + ms * LAMP);
    this.#rider?.setAngle(isDriving ? Math.sin(this.#stage.clock.now * 0.012) * 4 : 0);
  }

  /** A bunny is in the bag, which bulges. */
  swallow() {
    this.#fill(this.#load + 1);
    const { scale } = this.#bag;
    void this.#stage.tween({
      targets: this.#bag,
      to: { scale: scale * 1.3 },
      ms: MS.swallow,
      yoyo: true,
      pop: true,
    });
    this.#stage.sound.play('floep', { rate: 0.9 + 0.05 * Math.min(8, this.#load) });
    this.face('blij', 420);
  }

  /** The word is whole: he spins round, and his lamp with him. */
  cheer() {
    const { root } = this;
    this.face('blij', 1400);
    this.#stage.sound.play('spin');
    void this.#stage
      .tween({ targets: root, to: { angle: 360 }, ms: MS.spin, ease: 'Sine.InOut', pop: true })
      .then(() => root.setAngle(0));
    void this.#stage.tween({ targets: this.#lamp, to: { angle: 720 }, ms: MS.lamp, pop: true });
  }

  /** Something wrong tickles. */
  tickle() {
    this.face('knijp', 900);
    void this.#stage.tween({ targets: this.root, to: { scale: 1.16 }, ms: 220, ease: 'Back.Out', pop: true });
  }

  sneeze() {
    this.#stage.sound.play('hatsjoe');
    this.root.setScale(0.9);
    void this.#stage.tween({ targets: this.root, to: { scale: 1 }, ms: 240, ease: 'Back.Out', pop: true });
  }

  /** Something is in his way. */
  bonk(heading: Heading) {
    const [dx, dy] = STEPS[heading];
    this.#stage.sound.play('bonk');
    const { x, y } = this.#face;
    void this.#stage
      .tween({
        targets: this.#face,
        to: { x: x + dx * 5, y: y + dy * 5 },
        ms: MS.bonk,
        yoyo: true,
        pop: true,
      })
      .then(() => this.turn(this.#heading));
  }

  /** A rug slides him on. */
  slide() {
    this.#stage.sound.play('kaart', { rate: 0.6 });
    void this.#stage.tween({ targets: this.root, to: { angle: 14 }, ms: 90, yoyo: true, pop: true });
  }

  /** Back to a tile, where his bag is emptied. */
  async goHome(tile: Tile) {
    const { x, y } = middleOf(tile);
    const far = Math.hypot(this.root.x - x, this.root.y - y);
    if (far > 1) {
      this.turn(
        Math.abs(this.root.x - x) > Math.abs(this.root.y - y) ? (this.root.x < x ? 'right' : 'left') : 'up',
      );
      await this.#stage.tween({ targets: this.root, to: { x, y }, ms: MS.home });
    }
    this.turn('down');
    this.#fill(0);
  }

  /** The cat rides along, or gets off. */
  carry(cat: Image | undefined) {
    this.#rider?.destroy();
    this.#rider = cat;
    if (!cat) return;
    this.root.add(cat.setPosition(0, 12).setScale(0.8));
    void this.#stage.tween({ targets: cat, to: { y: 4 }, ms: 160, yoyo: true, pop: true });
  }

  get hasRider() {
    return this.#rider !== undefined;
  }

  #fill(load: number) {
    this.#load = load;
    this.#bag.setScale(Math.min(BAG.most, BAG.from + BAG.each * load));
  }

  #dress() {
    for (const [mood, image] of Object.entries(this.#shut)) image.setVisible(mood === this.#mood);
    for (const pupil of this.#pupils) pupil.setVisible(!(this.#mood in this.#shut));
    if (this.#mood === 'denk') this.look(this.root.x, this.root.y - 200);
  }
}
