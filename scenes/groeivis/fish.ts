import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { FORMS } from './art/sizes.ts';
import { DEPTHS, START, WATER } from './places.ts';
import { Swimmer, type Spot } from './rules.ts';

/** So much larger it is before it gets its next form. */
const GROWS = 0.1;
/** How the tail wags: degrees at rest and at speed, how fast, and at which speed it wags most. */
const TAIL = { rest: 7, most: 26, slow: 210, quick: 62, speed: 480 } as const;
const MS = { shut: 260, chew: 90, sour: 620, puff: 150, spurt: 420, bob: 900 } as const;
/** How it swells: when it chews, when something was bitter, and at a growth spurt. */
const SWELL = { chew: 0.12, sour: 0.34, spurt: 1.3 } as const;
const BOB = 4;
/** Its sides: what comes so near to its middle is touched, as a share of how far its mouth is; a whale is soft. */
const SIDES = { share: 0.78, most: 46 } as const;
type Mood = '' | '-open' | '-zuur';

/** The hero: it swims, gapes, bites, and grows. */
export class Fish implements Spot {
  readonly swimmer = new Swimmer(START);
  readonly thing: Container;
  readonly #stage: GameStage;
  readonly #body: Image;
  readonly #tail: Image;
  readonly #pupil: Image;
  form = 0;
  /** Its own size, beside that of a puff or a spurt. */
  readonly #puff = { wide: 1, high: 1 };
  #scale = 1;
  #mood: Mood = '';
  #openUntil = 0;
  #sourUntil = 0;
  #wag = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#tail = stage.image('staart-0', 0, 0);
    this.#body = stage.image('vis-0', 0, 0);
    this.#pupil = stage.image('pupil', 0, 0);
    this.thing = stage.scene.add.container(START.x, START.y, [this.#tail, this.#body, this.#pupil]);
    this.thing.setDepth(DEPTHS.fish);
  }

  get x() {
    return this.swimmer.x;
  }

  get y() {
    return this.swimmer.y;
  }

  get heading() {
    return this.swimmer.heading;
  }

  /** How far its mouth is from its middle. */
  get reach(): number {
    return FORMS[this.form]!.mouth * this.#scale;
  }

  /** How far its sides are from its middle. */
  get sides(): number {
    return Math.min(SIDES.most, this.reach * SIDES.share);
  }

  get mouth(): Spot {
    const { x, y, heading, reach } = this;
    return { x: x + Math.cos(heading) * reach, y: y + Math.sin(heading) * reach };
  }

  /** It has grown so far: its form, and its share of the way to the next one. */
  size(form: number, share: number) {
    this.form = form;
    const { tail, eye, scale } = FORMS[form]!;
    this.#scale = scale * (1 + share * GROWS);
    if (this.#stage.hasImage(`staart-${form}`)) this.#tail.setFrame(`staart-${form}`);
    this.#tail.setPosition(tail.x, tail.y);
    this.#pupil.setPosition(eye.x, eye.y);
    this.#dress(true);
  }

  /** A growth spurt: it swells for a moment. */
  async spurt() {
    await this.#swell(SWELL.spurt, SWELL.spurt, MS.spurt / 2);
  }

  /** Its mouth is open from now on, for a moment at least. */
  gape() {
    this.#openUntil = this.#stage.clock.now + MS.shut;
  }

  /** It has bitten: its cheeks bulge. */
  async chew() {
    this.#openUntil = 0;
    await this.#swell(1 - SWELL.chew / 2, 1 + SWELL.chew, MS.chew, 1);
  }

  /** Bitter: it starts back, puffs up like a ball and spits it out. */
  async sour(from: Spot) {
    this.#sourUntil = this.#stage.clock.now + MS.sour;
    this.swimmer.bounce(from);
    await this.#swell(1 + SWELL.sour / 3, 1 + SWELL.sour, MS.puff);
  }

  frame(ms: number, looksAt: Spot | undefined) {
    const { swimmer } = this;
    swimmer.step(ms, WATER);
    const { clock, reducedMotion } = this.#stage;
    const isLeft = Math.cos(this.heading) < 0;
    const bob = reducedMotion || swimmer.speed > 40 ? 0 : Math.sin((clock.now / MS.bob) * Math.PI) * BOB;
    const size = this.#scale;
    this.thing
      .setPosition(this.x, this.y + bob)
      .setRotation(isLeft ? this.heading - Math.PI : this.heading)
      .setScale((isLeft ? -size : size) * this.#puff.wide, size * this.#puff.high);
    this.#dress();
    this.#look(looksAt, isLeft);
    const hurry = Math.min(1, swimmer.speed / TAIL.speed);
    this.#wag += ms / (TAIL.slow + (TAIL.quick - TAIL.slow) * hurry);
    const swing = reducedMotion ? 0 : TAIL.rest + (TAIL.most - TAIL.rest) * hurry;
    this.#tail.setAngle(Math.sin(this.#wag) * swing);
  }

  async #swell(wide: number, high: number, ms: number, repeat = 0) {
    await this.#stage.tween({ targets: this.#puff, to: { wide, high }, ms, yoyo: true, repeat, pop: true });
  }

  #look(at: Spot | undefined, isLeft: boolean) {
    const { eye } = FORMS[this.form]!;
    const angle = at ? Math.atan2(at.y - this.y, at.x - this.x) - this.heading : 0;
    const far = 2 + this.form * 0.5;
    const down = Math.sin(angle) * far * (isLeft ? -1 : 1);
    this.#pupil.setPosition(eye.x + Math.cos(angle) * far, eye.y + down);
  }

  #dress(anew = false) {
    const { now } = this.#stage.clock;
    const mood: Mood = now < this.#sourUntil ? '-zuur' : now < this.#openUntil ? '-open' : '';
    if (mood === this.#mood && !anew) return;
    this.#mood = mood;
    this.#pupil.setVisible(mood !== '-zuur');
    const frame = `vis-${this.form}${mood}`;
    if (this.#stage.hasImage(frame)) this.#body.setFrame(frame);
  }
}
