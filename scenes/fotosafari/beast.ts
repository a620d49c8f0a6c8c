import type { GameStage, Container, Image, WordCard } from '../../engine/stage/index.ts';
import { ANIMALS, type Animal } from './art/names.ts';
import { DEPTHS, POP } from './places.ts';
import { ANIMAL, strollAt, type Box, type Place } from './rules.ts';

const STEP = { turn: 17, perU: 0.055, least: 0.9, bob: 2.4 } as const;
/** A good picture has its middle so far above the board: the ring around the head hides no word. */
const LENS_UP = 24;
const CORD = { wide: 92, high: 46, up: 84 } as const;
const MS = { in: 420, apart: 50, out: 240, shake: 90, pose: 160 } as const;
const FAR = 1500;

interface Wish {
  animal: Animal;
  place: Place;
  scale: number;
  /** It stands at the left of its board, in rows that lie close. */
  isBeside?: boolean;
  board?: WordCard;
  /** Where in its stroll it begins. */
  phase: number;
  /** How fast it walks at most, in u/s. */
  walk: number;
}

/** An animal that walks along with the jeep, a board round its neck: it stands still and poses when it notices the lens. */
export class Beast {
  readonly animal: Animal;
  readonly thing: Container;
  readonly board: WordCard | undefined;
  readonly hit: { width: number; height: number };
  readonly #stage: GameStage;
  readonly #wish: Wish;
  readonly #body: Container;
  readonly #legs: Image[];
  readonly #eyes: Image;
  readonly #shape: Image;
  /** How long it has walked, in ms. */
  #walkedMs = 0;
  #isHere = false;
  #noticed = false;

  constructor(stage: GameStage, wish: Wish) {
    const { animal, place, scale, board, isBeside = false } = wish;
    this.#stage = stage;
    this.#wish = wish;
    this.animal = animal;
    this.board = board;
    this.hit = { width: place.width, height: place.height };
    const { eyes, legs, hip } = ANIMALS[animal];
    const half = place.height / 2;
    const aside = isBeside ? -(place.width + ANIMAL.width * scale) / 2 + 6 : 0;
    const shadow = stage.image('schaduw', aside, half - 6).setScale(scale);
    this.#legs = legs.map((x) => stage.image(`${animal}-poot`, x, hip));
    this.#shape = stage.image(animal, 0, 0);
    this.#eyes = stage.image('ogen', eyes[0], eyes[1]).setScale(eyes[2]);
    this.#body = stage.scene.add
      .container(aside, half - 4, [...this.#legs, this.#shape, this.#eyes])
      .setScale(scale);
    const parts: (Image | Container)[] = [shadow, this.#body];
    if (board) {
      const y = isBeside ? 0 : half - ANIMAL.below * scale - board.height / 2;
      if (!isBeside) {
        const cord = stage.image('koord', 0, y - board.height / 2 - 20 * scale);
        parts.push(cord.setScale(Math.min(board.width - 30, CORD.wide * 1.4) / CORD.wide, scale * 0.9));
      }
      parts.push(board.setPosition(0, y));
    }
    this.thing = stage.scene.add
      .container(place.x, place.y, parts)
      .setDepth(DEPTHS.animal + place.row)
      .setVisible(false);
  }

  /** Where its board is; of one without a board, itself. */
  get motif(): Box {
    const { board, thing, hit } = this;
    if (!board) return { x: thing.x, y: thing.y, width: hit.width * 0.6, height: hit.height * 0.6 };
    return { x: thing.x + board.x, y: thing.y + board.y, width: board.width, height: board.height };
  }

  /** The middle of a good picture of it. */
  get middle(): { x: number; y: number } {
    const { y, height } = this.motif;
    if (this.#wish.isBeside) return { x: this.thing.x + this.#body.x, y };
    return { x: this.thing.x, y: y - (this.board ? height / 2 + LENS_UP : 0) };
  }

  /** Where a finger gets hold of it for certain. */
  get grip(): { x: number; y: number } {
    return { x: this.thing.x, y: this.thing.y };
  }

  /** It has seen the lens: it stands still, and poses. */
  set noticed(noticed: boolean) {
    if (noticed === this.#noticed || !this.thing.scene) return;
    this.#noticed = noticed;
    this.#look(noticed ? 'ogen-blij' : 'ogen');
    const { scale } = this.#wish;
    const to = { scaleY: noticed ? scale * 1.06 : scale, scaleX: noticed ? scale * 0.98 : scale };
    void this.#stage.tween({ targets: this.#body, to, ms: MS.pose, ...POP });
  }

  /** It comes along from the right. */
  async come(i: number) {
    const { place, phase, walk } = this.#wish;
    const x = place.x + strollAt(0, walk, this.#stroll, phase);
    this.thing.setPosition(x + FAR, place.y).setVisible(true);
    const come = { to: { x }, ms: MS.in, delay: i * MS.apart, ease: 'Cubic.Out' };
    await this.#stage.tween({ targets: this.thing, ...come });
    this.#isHere = this.thing.scene !== undefined;
  }

  /** It waits where it can't be seen. */
  hide() {
    this.#isHere = false;
    this.thing.setVisible(false);
  }

  /** Steps; `ground` is how fast the land passes by, in u/s. */
  frame(ms: number, ground: number) {
    if (!this.thing.scene) return;
    const { place, phase, walk } = this.#wish;
    if (this.#isHere && !this.#noticed) {
      this.#walkedMs += ms;
      this.thing.x = place.x + strollAt(this.#walkedMs, walk, this.#stroll, phase);
    }
    const isStill = this.#isHere && (this.#noticed || ground === 0);
    const beat = this.#stage.clock.now * 0.001 * (STEP.least + ground * STEP.perU) * Math.PI;
    for (let i = 0; i < this.#legs.length; i++)
      this.#legs[i]!.angle = isStill
        ? 0
        : STEP.turn * Math.sin(beat + (i % 2 ? Math.PI : 0) + (i > 1 ? 0.6 : 0));
    const bob = isStill ? 0 : STEP.bob * Math.abs(Math.sin(beat));
    this.#shape.y = -bob;
    this.#eyes.y = ANIMALS[this.animal].eyes[1] - bob;
  }

  /** Its photo was taken: a hop, and it says something. */
  async cheer() {
    if (!this.thing.scene) return;
    const names = Object.keys(ANIMALS);
    this.#stage.sound.play(`dier-${names.indexOf(this.animal) % 7}`);
    this.#look('ogen-blij');
    const hop = { to: { y: this.#body.y - 22 }, ms: MS.pose, yoyo: true, ease: 'Quad.Out', pop: true };
    await this.#stage.tween({ targets: this.#body, ...hop });
  }

  /** It was not this one: it shakes its head. */
  async shake() {
    if (!this.thing.scene) return;
    this.noticed = false;
    this.#look('ogen-dicht');
    const no = { to: { angle: 5 }, ms: MS.shake, yoyo: true, repeat: 2, pop: true };
    await this.#stage.tween({ targets: this.#body, ...no });
    if (!this.thing.scene) return;
    this.#body.setAngle(0);
    this.#look('ogen');
  }

  /** Off it goes: the jeep leaves it behind. */
  async leave() {
    const { thing } = this;
    if (!thing.scene) return;
    this.#isHere = false;
    await this.#stage.tween({ targets: thing, to: { x: thing.x - FAR }, ms: MS.out, ease: 'Quad.In' });
    thing.destroy();
  }

  get #stroll() {
    return this.#wish.walk === 0 ? 0 : this.#wish.place.stroll;
  }

  #look(frame: 'ogen' | 'ogen-blij' | 'ogen-dicht') {
    if (this.#eyes.scene && this.#stage.hasImage(frame)) this.#eyes.setFrame(frame, false, false);
  }
}
