import Phaser from 'phaser';
import { LIFT, type Face } from '../../../drawing/index.ts';
import type { Rng } from '../../../exercise/index.ts';
import type { Stage } from '../../stage.ts';
import type { Container, Image, Thing } from '../../thing.ts';
import type { Klodder, KlodderOptions } from '../api.ts';
import { LivingFace } from './face.ts';
import { handOf, type Figure, type Layer } from './figure.ts';

const BASE = 96;
const BLINK = { from: 3000, to: 6000, ms: 120 } as const;
const SQUASH = { most: 0.18, reduced: 0.04, ms: 90, back: 220 } as const;
const HOP = { height: 26, ms: 300, reduced: 6 } as const;
const WALK = { speed: 240, hop: 12, hopMs: 190, printEvery: 44, printMs: 2000 } as const;
const MUNCH_MS = 140;
/** Degrees that the lock leans per u/s, and at most. */
const LEAN = { perSpeed: 0.09, most: 34, follow: 0.14 } as const;
/** Turn of the lock that goes with a face. */
const LOCK_TURN: Partial<Record<Face, number>> = { oops: 20, sleep: -16 };
/** Distance at which the eyes are at the end of their way. */
const FAR_LOOK = 260;

/** Drops that fly off when startled. */
const SPLASHES = [
  { side: 1, out: 12, up: 4, turn: 70, size: 1 },
  { side: 1, out: 13, up: -14, turn: 98, size: 0.75 },
  { side: -1, out: 11, up: -4, turn: -74, size: 0.9 },
] as const;

/** A living Klodder, put together from its parts; its place is the ground point between its feet. */
export class LivingKlodder extends Phaser.GameObjects.Container implements Klodder {
  #stage: Stage;
  #figure: Figure;
  #rng: Rng;
  #body: Container;
  #lock: Image;
  #feet: Image[];
  #arms: Image[];
  #splashes: Image[];
  #face: LivingFace;
  #flip: 1 | -1 = 1;
  #target: { x: number; y: number } | undefined;
  #lastX: number;
  #lean = 0;
  #nextBlink: number;
  #held: Image | undefined;
  #busy = 0;

  constructor(stage: Stage, figure: Figure, rng: Rng, options: KlodderOptions) {
    const { x, y, size = BASE, depth, face = 'look', flip = false, rim = false } = options;
    super(stage.scene, x, y);
    this.#stage = stage;
    this.#figure = figure;
    this.#rng = rng;
    const { build } = figure;
    this.#face = new LivingFace(stage, build, figure.glasses);
    this.#feet = [-1, 1].map((side) => mirror(figure.part('foot', side * build.feet.gap, -1.5), side));
    this.#lock = figure.part('lock', build.lock.x, build.lock.y - LIFT);
    this.#arms = [-1, 1].map((side) =>
      mirror(figure.part('arm', side * build.halfWidth * 0.62, -20 - LIFT), side).setVisible(false),
    );
    const { eyes, halfWidth } = build;
    this.#splashes = SPLASHES.map(({ side, out, up, turn, size }) => {
      const drop = figure.part('splash', side * (halfWidth + out), eyes.y - up - LIFT);
      return drop
        .setScale(drop.scaleX * size, drop.scaleY * size)
        .setAngle(turn)
        .setVisible(false);
    });
    const layer = (name: Layer) => (figure.worn.has(name) ? [figure.part(name, 0, 0)] : []);
    const hat = figure.hat === 'none' ? layer('hat') : [stage.image(`kit/hat/${figure.hat}`, 0, 0)];
    const whole = figure.part('body', 0, 0);
    const { mode } = build.lock;
    this.#body = stage.scene.add.container(0, 0, [
      ...(rim ? [figure.part('rim', 0, 0)] : []),
      ...layer('behind'),
      ...this.#feet,
      ...(mode === 'behind' ? [this.#lock] : []),
      whole,
      ...layer('over'),
      ...(mode === 'merged' ? [this.#lock] : []),
      ...hat,
      ...(mode === 'front' ? [this.#lock] : []),
      ...this.#face.parts,
      ...layer('face'),
      ...this.#arms,
      ...this.#splashes,
    ]);
    const shadow = stage.image('kit/face/shadow', 0, 1).setScale(build.halfWidth / 48, 1);
    this.add([shadow, this.#body]);
    this.setSize(BASE, 88).setScale(size / BASE);
    if (depth !== undefined) this.setDepth(depth);
    stage.scene.add.existing(this);
    this.#lastX = x;
    this.#nextBlink = stage.clock.now + rng.between(BLINK.from / 3, BLINK.to);
    this.turn(flip);
    this.face(face);
    const stop = stage.onStep((ms) => this.#step(ms));
    this.once('destroy', stop);
    this.#appear([shadow, this.#body]);
  }

  override getBounds<O extends Phaser.Geom.Rectangle>(output?: O): O {
    const out = output ?? (new Phaser.Geom.Rectangle() as O);
    const { halfWidth } = this.#figure.build;
    const matrix = this.getWorldTransformMatrix();
    const [scaleX, scaleY] = [Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)];
    out.setTo(matrix.e - halfWidth * scaleX, matrix.f - 100 * scaleY, halfWidth * 2 * scaleX, 104 * scaleY);
    return out;
  }

  face(face: Face, ms?: number, after: Face = 'look') {
    this.#face.put(face);
    for (const drop of this.#splashes) drop.setVisible(face === 'oops');
    if (ms === undefined) return;
    this.#stage.clock.after(ms, () => this.scene && this.#face.face === face && this.face(after));
  }

  look(x?: number, y?: number) {
    this.#target = x === undefined ? undefined : { x, y: y ?? this.y };
  }

  turn(toLeft: boolean) {
    this.#flip = toLeft ? -1 : 1;
    this.#face.flip(toLeft);
    this.#body.setScale(this.#flip * Math.abs(this.#body.scaleX), this.#body.scaleY);
  }

  async hop(height: number = HOP.height): Promise<void> {
    const { reducedMotion } = this.#stage;
    await this.squash(0.1);
    if (!this.scene) return;
    await this.#stage.tween({
      targets: this.#body,
      to: { y: -(reducedMotion ? HOP.reduced : height) },
      ms: HOP.ms / 2,
      ease: 'Quad.Out',
      yoyo: true,
    });
    if (this.scene) await this.squash(0.14);
  }

  async squash(share: number = SQUASH.most): Promise<void> {
    const k = Math.min(share, this.#stage.reducedMotion ? SQUASH.reduced : SQUASH.most);
    const body = this.#body;
    this.#busy++;
    await this.#stage.tween({
      targets: body,
      to: { scaleX: this.#flip * (1 + k), scaleY: 1 - k },
      ms: SQUASH.ms,
      ease: 'Quad.Out',
    });
    if (body.scene)
      await this.#stage.tween({
        targets: body,
        to: { scaleX: this.#flip, scaleY: 1 },
        ms: SQUASH.back,
        ease: 'Back.Out',
      });
    this.#busy--;
  }

  async walkTo(x: number, y: number = this.y, ms?: number): Promise<void> {
    const stage = this.#stage;
    const from = { x: this.x, y: this.y };
    const far = Math.hypot(x - from.x, y - from.y);
    if (far < 1) return;
    if (Math.abs(x - from.x) > 1) this.turn(x < from.x);
    const scale = Math.abs(this.scaleX);
    const took = ms ?? (far / (WALK.speed * scale)) * 1000;
    const way = { t: 0 };
    let printed = 0;
    await stage.tween({
      targets: way,
      to: { t: 1 },
      ms: took,
      ease: 'Sine.InOut',
      onUpdate: () => {
        if (!this.scene) return;
        this.setPosition(from.x + (x - from.x) * way.t, from.y + (y - from.y) * way.t);
        const beat = ((way.t * took) / WALK.hopMs) * Math.PI;
        const step = stage.reducedMotion ? 0 : Math.abs(Math.sin(beat));
        this.#body.setY(-step * WALK.hop).setAngle(stage.reducedMotion ? 0 : Math.sin(beat) * 4);
        this.#feet.forEach((foot, i) =>
          foot.setAngle(Math.sin(beat + i * Math.PI) * 20 * (stage.reducedMotion ? 0 : 1)),
        );
        if (way.t * far - printed < WALK.printEvery * scale) return;
        printed = way.t * far;
        this.print();
      },
    });
    if (!this.scene) return;
    this.#body.setY(0).setAngle(0);
    for (const foot of this.#feet) foot.setAngle(0);
  }

  hold(thing?: Image) {
    if (this.#held && this.#held !== thing && this.#held.parentContainer === this.#body) this.#held.destroy();
    this.#held = thing;
    for (const arm of this.#arms) arm.setVisible(thing !== undefined);
    if (!thing) return;
    const [x, y] = handOf(this.#figure);
    this.#body.add(thing.setPosition(x, y - LIFT));
    this.#body.bringToTop(this.#arms[1]!);
  }

  async munch(ms = 700): Promise<void> {
    const before = this.#face.face;
    for (let past = 0; past < ms && this.scene; past += MUNCH_MS * 2) {
      // The open mouth only: a bite is no fright.
      this.#face.put('oops');
      await this.#stage.clock.wait(MUNCH_MS);
      if (!this.scene) return;
      this.#face.put('happy');
      await this.squash(0.06);
    }
    if (this.scene) this.#face.put(before === 'oops' ? 'happy' : before);
  }

  /** A hero is there at once; an avatar as soon as it is drawn. */
  #appear(parts: readonly Thing[]) {
    if (this.#figure.isThere) return;
    for (const part of parts) part.setVisible(false);
    void this.#figure.ready.then((ok) => ok && this.scene && parts.forEach((part) => part.setVisible(true)));
  }

  #step(ms: number) {
    const { now } = this.#stage.clock;
    if (now >= this.#nextBlink) this.#blink(now);
    this.#aimAtTarget();
    this.#face.step();
    const speed = ((this.x - this.#lastX) / ms) * 1000;
    this.#lastX = this.x;
    const wanted =
      clamp(-speed * LEAN.perSpeed * this.#flip, LEAN.most) * (this.#stage.reducedMotion ? 0.2 : 1);
    this.#lean += (wanted - this.#lean) * LEAN.follow;
    this.#lock.setAngle(this.#figure.build.lock.turn + (LOCK_TURN[this.#face.face] ?? 0) + this.#lean);
  }

  #blink(now: number) {
    this.#nextBlink = now + this.#rng.between(BLINK.from, BLINK.to);
    this.#face.blink(true);
    this.#stage.clock.after(BLINK.ms, () => this.scene && this.#face.blink(false));
  }

  #aimAtTarget() {
    if (!this.#target) return this.#face.aim(undefined);
    const { eyes } = this.#figure.build;
    const scale = Math.abs(this.scaleX);
    const dx = this.#target.x - this.x - eyes.x * scale * this.#flip;
    const dy = this.#target.y - this.y - eyes.y * scale;
    const far = Math.hypot(dx, dy) || 1;
    const reach = Math.min(1, far / FAR_LOOK);
    this.#face.aim([(dx / far) * reach * this.#flip, (dy / far) * reach]);
  }

  print() {
    const stage = this.#stage;
    const print = this.#figure.part('print', this.x, this.y);
    print.setScale(print.scaleX * this.scaleX, print.scaleY * this.scaleY).setDepth(this.depth - 1);
    if (this.parentContainer)
      this.parentContainer.addAt(print, Math.max(0, this.parentContainer.getIndex(this)));
    void stage.tween({ targets: print, to: { alpha: 0 }, ms: WALK.printMs }).then(() => print.destroy());
  }
}

const mirror = (image: Image, side: number) =>
  side < 0 ? image.setScale(-image.scaleX, image.scaleY) : image;
const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));
