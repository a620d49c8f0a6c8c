import type { Container, GameStage, Image, KitThing, WordLine } from '../../engine/stage/index.ts';
import { CAN, CAN_NAMES, type CanName } from './art/colours.ts';
import { squareness, type Box, type Spot } from './rules.ts';

export const DEPTHS = {
  prize: 2,
  shelf: 8,
  partition: 10,
  target: 12,
  thread: 30,
  shadow: 14,
  hero: 40,
  basket: 11,
  falling: 46,
  ball: 50,
  sight: 60,
  bow: 20,
} as const;

/** A tower: two cans and one on top. Places from the middle of its foot, in cans. */
const TOWER = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0, -1.5],
] as const;
const SINGLE = [[0, -0.5]] as const;
/** Cans stand this much apart. */
const PITCH = { x: CAN.width + 1, y: CAN.height - 2 } as const;
/** Room between the shelf and the plate below it. */
const UNDER = 16;
const WOBBLE_MS = 620;
const UPRIGHT_MS = 260;

interface Can {
  image: Image;
  name: CanName;
  home: { x: number; y: number };
}

/** What it is dressed with. */
interface TargetSpec {
  /** The plate below a tower. */
  plate?: KitThing;
  /** The letters on a single can. */
  letters?: WordLine;
  /** Colour of its first can. */
  colour: number;
}

/** Something to throw at: a tower of three cans with a plate, or one can with letters. */
export class Target {
  readonly thing: Container;
  readonly home: Spot;
  readonly scale: number;
  readonly size: { width: number; height: number };
  /** Out of play: a tumbler that rose again. */
  isOut = false;
  hasFallen = false;
  readonly #stage: GameStage;
  /** One can with letters; else a tower. */
  readonly #isSingle: boolean;
  #cans: Can[];
  /** The shelf, from the middle of the whole. */
  #foot: number;
  #extra: Image[] = [];
  #letters: WordLine | undefined;

  constructor(stage: GameStage, spec: TargetSpec, shelf: Spot, scale: number) {
    this.#stage = stage;
    this.scale = scale;
    const { plate, letters, colour } = spec;
    this.#isSingle = letters !== undefined;
    const places = letters ? SINGLE : TOWER;
    const wide = (letters ? CAN.width : PITCH.x * 2) * scale;
    const high = (letters ? CAN.height : PITCH.y * 2) * scale;
    const below = plate ? UNDER + plate.height * plate.scaleY : 0;
    this.size = { width: Math.max(wide, plate ? plate.width * plate.scaleX : 0), height: high + below };
    this.home = { x: shelf.x, y: shelf.y + (below - high) / 2 };
    this.#foot = shelf.y - this.home.y;
    this.#cans = places.map(([across, up], i) => {
      const name = CAN_NAMES[(colour + i) % CAN_NAMES.length]!;
      const home = { x: across * PITCH.x * scale, y: this.#foot + up * PITCH.y * scale };
      const image = stage.image(`${letters ? 'letter' : 'blik'}-${name}`, home.x, home.y).setScale(scale);
      return { image, name, home };
    });
    this.thing = stage.scene.add.container(
      this.home.x,
      this.home.y,
      this.#cans.map(({ image }) => image),
    );
    this.thing.setDepth(DEPTHS.target);
    if (plate) this.thing.add(plate.setPosition(0, this.#foot + UNDER + (plate.height * plate.scaleY) / 2));
    if (letters) {
      const [can] = this.#cans;
      this.#letters = letters.setPosition(can!.home.x, can!.home.y + 1);
      letters.setScale(Math.min(1, (CAN.width * scale - 20) / Math.max(1, letters.width)));
      this.thing.add(letters);
    }
  }

  /** The middle of its cans, where a ball is aimed. */
  get heart(): Spot {
    const up = this.#isSingle ? 0.5 : 0.92;
    return { x: this.thing.x, y: this.thing.y + this.#foot - up * PITCH.y * this.scale };
  }

  get top(): Spot {
    return {
      x: this.thing.x,
      y: this.thing.y + this.#foot - (this.#isSingle ? 1 : 2) * PITCH.y * this.scale,
    };
  }

  get shelf(): number {
    return this.home.y + this.#foot;
  }

  /** Where each can stands on the stage. */
  boxes(): Box[] {
    return this.#cans.map(({ home }) => ({
      x: this.thing.x + home.x,
      y: this.thing.y + home.y,
      width: CAN.width * this.scale,
      height: PITCH.y * this.scale,
    }));
  }

  /** How squarely a ball hits it; undefined beside it. */
  hitBy(ball: Spot & { r: number }): number | undefined {
    const hits = this.boxes().flatMap((box) => squareness(ball, box) ?? []);
    return hits.length > 0 ? Math.max(...hits) : undefined;
  }

  /** Puts can `i` where its body is. */
  place(i: number, x: number, y: number, angle: number) {
    const { image } = this.#cans[i]!;
    image.setPosition(x - this.thing.x, y - this.thing.y).setRotation(angle);
    if (i === 0) this.#letters?.setPosition(image.x, image.y);
  }

  /** Dented tin, as it falls. */
  dent() {
    this.thing.setDepth(DEPTHS.falling);
    if (this.#letters) return;
    for (const { image, name } of this.#cans) this.#dress(image, `deuk-${name}`);
  }

  /** The cans are gone, and the bow that was on them; the plate stays. */
  fadeCans() {
    const targets = [...this.#cans.map(({ image }) => image), ...this.#extra];
    void this.#stage.tween({ targets, to: { alpha: 0 }, ms: 220 });
  }

  /** Its top can is golden. */
  gild() {
    const can = this.#cans.at(-1)!;
    can.name = 'goud';
    this.#dress(can.image, `${this.#isSingle ? 'letter' : 'blik'}-goud`);
  }

  /** A graze: all stand upright again. */
  async upright() {
    await Promise.all(this.#cans.map((can) => this.#home(can, UPRIGHT_MS, 'Back.Out')));
  }

  /** Tumblers: they wobble deeply and rise again, and laugh. */
  async rise() {
    this.hasFallen = false;
    this.thing.setDepth(DEPTHS.target);
    this.#stage.sound.play('duikelaar-boing');
    if (!this.#letters) for (const { image, name } of this.#cans) this.#dress(image, `duikel-${name}`);
    await Promise.all(this.#cans.map((can, i) => this.#wobble(can, i)));
  }

  /** Hatching and flag: this one has been tried. */
  putOut() {
    this.isOut = true;
    // On a low shelf the flag stands beside the tower: over it hangs another word.
    const beside = !this.#letters && this.scale < 1;
    const x = beside ? PITCH.x * this.scale + 22 : this.#letters ? 14 * this.scale : 0;
    const y = beside ? this.#foot : this.top.y - this.thing.y + 4;
    const flag = this.#stage.image('vlag', x, y).setScale(this.#letters ? 0.62 : beside ? 0.7 : 0.9);
    this.#extra.push(flag);
    this.thing.add(flag);
    if (!this.#letters) return;
    for (const { image } of this.#cans) image.setAlpha(0.55);
    const corner = { x: (-CAN.width / 2 + 4) * this.scale, y: y + 14 * this.scale };
    const badge = this.#stage.image('kit/badge/eraser', corner.x, corner.y).setScale(0.8);
    this.#extra.push(badge);
    this.thing.add(badge);
  }

  /** In play again: a can that was wrong for one letter may be right for the next. */
  putBack() {
    if (!this.isOut) return;
    this.isOut = false;
    for (const thing of this.#extra.splice(0)) thing.destroy();
    for (const { image } of this.#cans) image.setAlpha(1);
  }

  /** The bow of the tower that was asked. */
  tieBow() {
    const y = this.top.y - this.thing.y + (this.#letters ? -4 : this.scale < 1 ? 24 : 6);
    const bow = this.#stage.image('strik', 0, y).setScale(0.2);
    this.#extra.push(bow);
    this.thing.add(bow);
    void this.#stage.tween({
      targets: bow,
      to: { scale: this.#letters ? 0.5 : Math.max(0.72, this.scale) },
      ms: 260,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** Takes the letters off, where they are now on the stage. */
  peel(): WordLine | undefined {
    const letters = this.#letters;
    if (!letters) return undefined;
    this.#letters = undefined;
    const at = { x: this.thing.x + letters.x, y: this.thing.y + letters.y };
    this.thing.remove(letters);
    return letters.setPosition(at.x, at.y).setDepth(DEPTHS.falling + 1);
  }

  destroy() {
    this.thing.destroy();
  }

  #home({ image, home }: Can, ms: number, ease: string) {
    return this.#stage.tween({
      targets: image,
      to: { x: home.x, y: home.y, rotation: 0 },
      ms,
      ease,
      onUpdate: () => this.#follow(image),
    });
  }

  /** Swings to and fro on its round foot, less each time. */
  async #wobble(can: Can, i: number) {
    const { image, home } = can;
    const from = { x: image.x, y: image.y, angle: image.rotation };
    const swing = { share: 0 };
    await this.#stage.tween({
      targets: swing,
      to: { share: 1 },
      ms: WOBBLE_MS + i * 60,
      ease: 'Linear',
      onUpdate: () => {
        if (!image.scene) return;
        const left = (1 - swing.share) ** 2;
        image.x = home.x + (from.x - home.x) * left;
        image.y = home.y + (from.y - home.y) * left ** 2;
        image.rotation = from.angle * left * Math.cos(swing.share * Math.PI * 4);
        this.#follow(image);
      },
    });
    if (image.scene) image.setPosition(home.x, home.y).setRotation(0);
  }

  #follow(image: Image) {
    if (image === this.#cans[0]?.image) this.#letters?.setPosition(image.x, image.y + 1);
  }

  #dress(image: Image, frame: string) {
    if (this.#stage.hasImage(frame)) image.setFrame(frame, false, false);
  }
}
