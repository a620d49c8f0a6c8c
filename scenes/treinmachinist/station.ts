import type { Choice } from '../../engine/exercise/index.ts';
import type {
  BucketSign,
  ChoiceThing,
  Container,
  GameStage,
  Image,
  WordCard,
} from '../../engine/stage/index.ts';
import { DEPTHS, RIGHT } from './places.ts';

/** The roof as drawn, and how far it reaches beyond the sign. */
const ROOF = { width: 200, height: 96, beside: 46, beyond: 22 } as const;
const WIDEST = 384;
const PLATFORM = { width: 132, dy: 29, gap: 2 } as const;
const PARCELS = { most: 5, x: -14, dx: -20, dy: 22, perRow: 3, up: 17 } as const;
const PEOPLE = { x: -62, dx: -42, dy: 40 } as const;
const MS = { hop: 170, pop: 260, parcel: 420 } as const;

/**
 * One station: a roof over the rails with the sign of a bucket or the card of an option, a platform with Klodders who wait,
 * and what was brought.
 */
export class Station implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: Container;
  readonly sign: BucketSign | WordCard;
  #stage: GameStage;
  #platform: Container;
  #people: Image[];
  #parcels = 0;
  #kind: number;

  constructor(stage: GameStage, choice: Choice, kind: number) {
    const { kit } = stage;
    this.#stage = stage;
    this.#kind = kind;
    this.choice = choice;
    const { sign, option } = choice;
    this.sign = sign
      ? kit.bucketSign(0, 0, sign.mark, sign.label, { maxWidth: WIDEST })
      : kit.wordCard(0, 0, option!, { maxWidth: WIDEST });
    const roof = stage
      .image(`dak-${kind}`, 0, 0)
      .setScale(this.#width / ROOF.width, this.#height / ROOF.height);
    const token = stage.image(`teken-${kind}`, this.#width / 2 - 22, -this.#height / 2 + 4);
    this.thing = stage.scene.add.container(0, 0, [roof, token, this.sign]).setDepth(DEPTHS.station);
    this.#people = [0, 1].map((i) =>
      stage.image(`reiziger-${(kind + i * 3) % 6}`, PEOPLE.x + i * PEOPLE.dx, PEOPLE.dy),
    );
    this.#platform = stage.scene.add
      .container(0, 0, [stage.image('perron', -PLATFORM.width / 2, PLATFORM.dy), ...this.#people])
      .setDepth(DEPTHS.passengers);
  }

  get #width() {
    return this.sign.width + ROOF.beside;
  }
  get #height() {
    return this.sign.height + ROOF.beyond;
  }

  /** Its width and height with its roof, as it stands, in u. */
  get width() {
    return this.#width * this.thing.scale;
  }
  get height() {
    return this.#height * this.thing.scale;
  }
  /** Where its roof begins. */
  get left() {
    return this.thing.x - this.width / 2;
  }
  get y() {
    return this.thing.y;
  }
  /** Puts it over its rails, at the right edge or so far from it. */
  stand(y: number, scale: number, aside = 0) {
    this.thing.setScale(scale);
    this.thing.setPosition(RIGHT - this.width / 2 - aside, y);
    this.#platform.setPosition(this.left - PLATFORM.gap, y).setScale(Math.max(0.8, scale));
  }

  /** Slides in from the right, with everything that stands there. */
  async arrive(ms: number) {
    const things = [this.thing, this.#platform];
    for (const thing of things) thing.setX(thing.x + 420);
    await Promise.all(
      things.map((thing) =>
        this.#stage.tween({ targets: thing, to: { x: thing.x - 420 }, ms, ease: 'Back.Out' }),
      ),
    );
  }

  /** Whether the train may not come here any more. */
  get isOut() {
    return this.sign.look === 'out';
  }

  /** The Klodders on the platform wave. */
  wave() {
    this.#people.forEach((one, i) => {
      one.setFrame(`${this.#nameOf(i)}-zwaait`, false, true);
      void this.#stage.tween({
        targets: one,
        to: { y: PEOPLE.dy - 16 },
        ms: MS.hop,
        delay: i * 70,
        yoyo: true,
        repeat: 2,
        pop: true,
      });
    });
  }

  rest() {
    this.#people.forEach((one, i) => one.setFrame(this.#nameOf(i), false, true));
  }

  /** A parcel from the wagon at (x, y) comes on the stack. */
  unload(x: number, y: number) {
    const stage = this.#stage;
    const parcel = this.#parcel();
    if (!parcel) return;
    const to = { x: parcel.x, y: parcel.y };
    const { x: left, y: top, scale } = this.#platform;
    parcel.setPosition((x - left) / scale, (y - top) / scale);
    void stage.tween({ targets: parcel, to: { x: to.x }, ms: MS.parcel });
    void stage
      .tween({ targets: parcel, to: { y: to.y - 40 }, ms: MS.parcel * 0.5, ease: 'Quad.Out' })
      .then(() => stage.tween({ targets: parcel, to: { y: to.y }, ms: MS.parcel * 0.5, ease: 'Bounce.Out' }));
  }

  /** So many parcels lie there already. */
  stock(count: number) {
    while (this.#parcels < Math.min(count, PARCELS.most)) this.#parcel();
  }

  destroy() {
    this.thing.destroy();
    this.#platform.destroy();
  }

  #nameOf = (i: number) => `reiziger-${(this.#kind + i * 3) % 6}`;

  #parcel(): Image | undefined {
    if (this.#parcels >= PARCELS.most) return undefined;
    const n = this.#parcels++;
    const row = Math.floor(n / PARCELS.perRow);
    const x = PARCELS.x + (n % PARCELS.perRow) * PARCELS.dx - row * 10;
    const parcel = this.#stage.image(`pakje-${(n + this.#kind) % 3}`, x, PARCELS.dy - row * PARCELS.up);
    this.#platform.add(parcel);
    return parcel;
  }
}
