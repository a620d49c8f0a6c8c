import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { BELLY, DEPTHS, ROPE } from './places.ts';
import { Rope } from './rope.ts';
import { BURSTS_AT, stateAt } from './rules.ts';

const KINDS = ['ster', 'cactus', 'vis'] as const;
const LAUGHS = 3;
const SIZE = ROPE.size;
/** A drawn piece of rope, in u, and how far pieces lie over each other. */
const PIECE = { drawn: 40, over: 4 } as const;
/** How hard it is pushed, in u per step: by a letter, by a hit. */
const PUSH = { letter: 1.5, tickle: 2.6, hit: [5, 9], still: 0.3 } as const;
const MS = { laugh: 900, spin: 640, halves: 620, come: 440, squash: 110 } as const;
const EYES = { x: 25, y: -14, far: 6 } as const;
const BLINK = { every: 3400, ms: 130 } as const;
/** It drops in from so far above. */
const ABOVE = 330;

/** The paper piñata on its rope: it wiggles with every letter, laughs at every hit, cracks and bursts. */
export class Pinata {
  cracks = 0;
  readonly #stage: GameStage;
  readonly #rope = new Rope(ROPE.x, ROPE.y, ROPE.length);
  readonly #pieces: Image[];
  readonly #hung: Container;
  readonly #body: Container;
  readonly #skin: Image;
  readonly #crack: Image;
  readonly #face: Image;
  readonly #pupils: Image[];
  #kind = 0;
  #laughs = 0;
  #laughsUntil = 0;
  #side = 1;
  /** How far above its place it still is. */
  readonly #drop = { up: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#pieces = this.#rope.points.slice(1).map(() => stage.image('touw', 0, 0).setDepth(DEPTHS.rope));
    this.#skin = stage.image(KINDS[0], 0, 0);
    this.#crack = stage.image('barst-1', 0, 0).setVisible(false);
    this.#face = stage.image('gezicht', 0, 0);
    this.#pupils = [-1, 1].map((side) => stage.image('pupil', EYES.x * side, EYES.y));
    this.#body = stage.scene.add.container(0, ROPE.middle, [
      this.#skin,
      this.#crack,
      this.#face,
      ...this.#pupils,
    ]);
    this.#body.setScale(SIZE);
    this.#hung = stage.scene.add.container(BELLY.x, 0, [this.#body]).setDepth(DEPTHS.pinata);
    this.frame();
  }

  /** Where its middle is now. */
  get at(): { x: number; y: number } {
    const { x, y } = this.#rope.end;
    const { lean } = this.#rope;
    return { x: x - Math.sin(lean) * ROPE.middle, y: y - this.#drop.up + Math.cos(lean) * ROPE.middle };
  }

  get isThere(): boolean {
    return this.#hung.visible;
  }

  get isOpen(): boolean {
    return this.cracks >= BURSTS_AT;
  }

  /** How often one has come: which of the three it is, and how broken after a reload. */
  restore(kind: number, cracks: number) {
    this.#kind = kind % KINDS.length;
    this.cracks = cracks;
    this.#dress();
  }

  /** A letter more or less: it wiggles. */
  jiggle(by: number = PUSH.letter) {
    this.#side *= -1;
    this.#rope.push(this.#soft(by * this.#side), 0);
  }

  /** The bat hits it from the left. It laughs louder each time. */
  struck(cracks: number) {
    const [soft, hard] = PUSH.hit;
    this.cracks = Math.min(BURSTS_AT, this.cracks + cracks);
    this.#rope.push(this.#soft(cracks > 1 ? hard : soft), -this.#soft(cracks));
    this.#dress();
    this.laugh(0.6 + 0.08 * this.cracks);
    const by = cracks > 1 ? 0.16 : 0.08;
    void this.#stage.tween({
      targets: this.#body,
      to: { scaleX: SIZE * (1 - by), scaleY: SIZE * (1 + by) },
      ms: MS.squash,
      yoyo: true,
      pop: true,
    });
  }

  laugh(volume = 0.7) {
    const { clock, sound } = this.#stage;
    sound.play(`giechel-${this.#laughs++ % LAUGHS}`, { volume, rate: 1 + 0.05 * (this.#kind - 1) });
    this.#laughsUntil = clock.now + MS.laugh;
    this.#show(true);
  }

  /** It spins with laughter, and hangs as before. */
  async tickled() {
    this.laugh(0.8);
    this.jiggle(PUSH.tickle);
    const turn = { at: 0 };
    await this.#stage.tween({
      targets: turn,
      to: { at: 2 },
      ms: MS.spin,
      ease: 'Sine.InOut',
      pop: true,
      onUpdate: () => this.#body.setScale(SIZE * Math.cos(turn.at * Math.PI * 2), SIZE),
    });
    this.#body.setScale(SIZE);
  }

  /** It falls in two; what was in it is the rain's. */
  async burst() {
    const stage = this.#stage;
    const { x, y } = this.at;
    const frame = KINDS[this.#kind]!;
    this.#hung.setVisible(false);
    const halves = [0, 0.5].map((from) => stage.partOfImage(frame, x, y, from, from + 0.5));
    for (let i = 0; i < 3; i++) stage.fx.burst('confetti', x, y - 20, { count: 12, spread: 130 });
    await Promise.all(
      halves.map(async (half, i) => {
        const side = i === 0 ? -1 : 1;
        half.setDepth(DEPTHS.pinata).setScale(SIZE);
        const to = { x: half.x + side * 250, y: y + 190, angle: side * 70, alpha: 0 };
        await stage.tween({ targets: half, to, ms: MS.halves, ease: 'Quad.In' });
        half.destroy();
      }),
    );
  }

  /** A new one drops in on the rope. */
  async come() {
    this.restore(this.#kind + 1, 0);
    this.#hung.setVisible(true);
    this.#rope.still();
    this.#drop.up = ABOVE;
    this.#stage.sound.play('ritsel');
    await this.#stage.tween({ targets: this.#drop, to: { up: 0 }, ms: MS.come, ease: 'Back.Out' });
  }

  /** Its eyes follow a place. */
  look(x: number, y: number) {
    const { at } = this;
    const far = Math.hypot(x - at.x, y - at.y) || 1;
    const share = Math.min(1, far / 160) * EYES.far;
    this.#pupils.forEach((pupil, i) =>
      pupil.setPosition(
        EYES.x * (i === 0 ? -1 : 1) + ((x - at.x) / far) * share,
        EYES.y + ((y - at.y) / far) * share,
      ),
    );
  }

  frame() {
    this.#rope.step();
    const { points, end, lean } = this.#rope;
    const { up } = this.#drop;
    this.#hung.setPosition(end.x, end.y - up).setRotation(lean);
    for (let i = 0; i < this.#pieces.length; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const long = Math.hypot(b.x - a.x, b.y - a.y) + PIECE.over;
      const piece = this.#pieces[i]!;
      piece.setPosition((a.x + b.x) / 2, (a.y + b.y) / 2 - up).setScale(1, long / PIECE.drawn);
      piece.setRotation(Math.atan2(b.y - a.y, b.x - a.x) - Math.PI / 2);
    }
    const { now } = this.#stage.clock;
    this.#show(now < this.#laughsUntil || now % BLINK.every < BLINK.ms);
  }

  #soft(by: number): number {
    return this.#stage.reducedMotion ? by * PUSH.still : by;
  }

  #show(isShut: boolean) {
    const laughs = this.#stage.clock.now < this.#laughsUntil;
    const frame = laughs ? 'gezicht-lach' : isShut ? 'gezicht-dicht' : 'gezicht';
    if (this.#face.frame.name !== frame && this.#stage.hasImage(frame))
      this.#face.setFrame(frame, false, false);
    for (const pupil of this.#pupils) pupil.setVisible(!isShut && !laughs);
  }

  #dress() {
    const state = stateAt(this.cracks);
    const put = (image: Image, frame: string) =>
      this.#stage.hasImage(frame) && image.setFrame(frame, false, false);
    put(this.#skin, KINDS[this.#kind]!);
    put(this.#crack, `barst-${Math.max(1, state)}`);
    this.#crack.setVisible(state > 0);
  }
}
