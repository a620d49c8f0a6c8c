import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import type { Mood } from './art/caterpillar.ts';
import { HUES } from './art/colours.ts';
import type { Body } from './body.ts';
import { DEPTHS } from './depths.ts';
import { columnOf, middleOf, rowOf, type Spot } from './grid.ts';

/** Segments start a little later than the one before, as beads on a thread; together at most this share of a step. */
const LAG = { each: 0.035, most: 0.28 } as const;
const FEET = { x: 11, y: 24, lift: 5, wave: 1.1, speed: 0.018 } as const;
const GAZE = { eye: 11, y: -6, reach: 3.6 } as const;
const BULGE = { each: 42, scale: 1.24, ms: 130, pop: 300 } as const;
const BLINK = { from: 2600, to: 5200, ms: 130 } as const;
const ROLL = { ms: 430, turns: 540 } as const;
const PALE = 0xd3e8ba;
/** Between two segments, so that each lies over the next. */
const LAYER = 0.05;

interface Segment {
  root: Container;
  bead: Image;
  feet: [Image, Image];
}

/** The caterpillar as it is seen: a head with a face, and beads that follow it. */
export class Caterpillar {
  readonly head: Container;
  #stage: GameStage;
  #face: Image;
  #pupils: [Image, Image];
  #ball: Image;
  #segments: Segment[] = [];
  #mood: Mood = 'look';
  #turn = 0;
  #time = 0;
  #crawling = false;
  #path: Body = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#face = stage.image('kop-look', 0, 0);
    this.#pupils = [stage.image('pupil', -GAZE.eye, GAZE.y), stage.image('pupil', GAZE.eye, GAZE.y)];
    this.head = stage.scene.add.container(0, 0, [this.#face, ...this.#pupils]).setDepth(DEPTHS.caterpillar);
    this.#ball = stage.image('bal', 0, 0).setDepth(DEPTHS.caterpillar).setVisible(false);
    for (let i = 0; i < 2; i++) this.#add('lijf-kaal', 1);
    this.#blinkLater();
  }

  /** Lays it along cells from head to tail, the last one being what the tail leaves; `share` of the step is done. */
  show(path: Body, share: number) {
    this.#path = path;
    this.#place(this.head, 0, share);
    this.#segments.forEach(({ root }, i) => this.#place(root, i + 1, share));
    this.#crawling = share > 0 && share < 1;
  }

  /** Feet patter in waves while it crawls. */
  frame(ms: number) {
    if (!this.#crawling) return;
    this.#time += ms;
    this.#segments.forEach(({ feet }, i) => {
      const phase = this.#time * FEET.speed - i * FEET.wave;
      feet[0].setY(FEET.y - Math.max(0, Math.sin(phase)) * FEET.lift);
      feet[1].setY(FEET.y - Math.max(0, Math.sin(phase + Math.PI)) * FEET.lift);
    });
  }

  /** Its eyes look from its head towards a cell beside it, or ahead. */
  look(to?: Spot) {
    const from = this.#path[0];
    const dx = to === undefined || from === undefined ? 0 : columnOf(to) - columnOf(from);
    const dy = to === undefined || from === undefined ? 0 : rowOf(to) - rowOf(from);
    this.#pupils.forEach((pupil, i) =>
      pupil.setPosition((i ? GAZE.eye : -GAZE.eye) + dx * GAZE.reach, GAZE.y + dy * (GAZE.reach + 1)),
    );
    this.head.setAngle(dx * 6);
  }

  /** At rest its eyes follow a place of the stage. */
  watch(x: number, y: number) {
    const [dx, dy] = [x - this.head.x, y - this.head.y];
    const far = Math.max(60, Math.hypot(dx, dy));
    this.#pupils.forEach((pupil, i) =>
      pupil.setPosition(
        (i ? GAZE.eye : -GAZE.eye) + (dx / far) * GAZE.reach,
        GAZE.y + (dy / far) * (GAZE.reach + 1),
      ),
    );
  }

  /** Puts on a face; it goes back by itself when `ms` is given. */
  mood(mood: Mood, ms?: number) {
    const turn = ++this.#turn;
    this.#mood = mood;
    this.#wear(mood);
    for (const { bead } of this.#segments) bead.setTint(mood === 'bitter' ? PALE : 0xffffff);
    if (ms !== undefined) this.#stage.clock.after(ms, () => turn === this.#turn && this.mood('look'));
  }

  /** Blinks: it does not know where to go. */
  blink() {
    if (this.#mood === 'bitter') return;
    this.#wear('blink');
    this.#stage.clock.after(BLINK.ms, () => this.#wear(this.#mood));
  }

  /** A bite runs through the body as a bulge, and a new segment with a smile pops out at the tail. */
  async grow(hue: number) {
    const stage = this.#stage;
    const segment = this.#add(`lijf-${hue % HUES.length}`, 0);
    // No letters: a body that crawls to the right would wear its word backwards.
    segment.root.add(stage.image('snoet', 0, -1));
    if (this.#path.length > 0) this.#place(segment.root, this.#segments.length, 1);
    for (const [i, { root }] of this.#segments.slice(0, -1).entries()) {
      const to = { scale: BULGE.scale };
      void stage.tween({ targets: root, to, ms: BULGE.ms, delay: i * BULGE.each, yoyo: true, pop: true });
    }
    await stage.clock.wait(this.#segments.length * BULGE.each);
    if (!segment.root.scene) return;
    stage.sound.play('plop', { volume: 0.5 });
    await stage.tween({
      targets: segment.root,
      to: { scale: 1 },
      ms: BULGE.pop,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** It hops on the spot from head to tail. */
  cheer() {
    for (const [i, { root }] of [{ root: this.head }, ...this.#segments].entries())
      void this.#stage.tween({
        targets: root,
        to: { y: root.y - 14 },
        ms: 110,
        delay: i * 45,
        yoyo: true,
        pop: true,
      });
  }

  /** All that was eaten gone, it rolls up and rolls to where it starts anew; there it lies along `path`. */
  async rollTo(path: Body) {
    const stage = this.#stage;
    const { x, y } = middleOf(path[0]!);
    const from = { x: this.head.x, y: this.head.y };
    this.shorten();
    this.#hide(true);
    const ball = this.#ball.setPosition(from.x, from.y).setAngle(0).setVisible(true);
    stage.sound.play('rol');
    const angle = (x < from.x ? -1 : 1) * ROLL.turns;
    await stage.tween({ targets: ball, to: { x, y, angle }, ms: ROLL.ms });
    ball.setVisible(false);
    this.#hide(false);
    this.show(path, 1);
    this.mood('look');
  }

  /** Only the two plain segments are left. */
  shorten() {
    for (const { root } of this.#segments.splice(2)) root.destroy();
  }

  /** Not seen at all: the finale has its own. */
  leave() {
    this.shorten();
    this.#hide(true);
  }

  #hide(hidden: boolean) {
    this.head.setVisible(!hidden);
    for (const { root } of this.#segments) root.setVisible(!hidden);
  }

  /** One more segment, `grown` 0 to 1. */
  #add(frame: string, grown: number): Segment {
    const stage = this.#stage;
    const at = this.#segments.length;
    const feet: [Image, Image] = [stage.image('voet', -FEET.x, FEET.y), stage.image('voet', FEET.x, FEET.y)];
    const bead = stage.image(frame, 0, 0);
    const root = stage.scene.add
      .container(0, 0, [...feet, bead])
      .setDepth(DEPTHS.caterpillar - (at + 1) * LAYER)
      .setScale(grown);
    const segment: Segment = { root, bead, feet };
    this.#segments.push(segment);
    return segment;
  }

  #place(thing: Container, at: number, share: number) {
    const path = this.#path;
    const [to, from] = [path[Math.min(at, path.length - 1)]!, path[Math.min(at + 1, path.length - 1)]!];
    const late = Math.min(LAG.most, at * LAG.each);
    const done = Math.max(0, Math.min(1, (share - late) / (1 - LAG.most)));
    const [a, b] = [middleOf(from), middleOf(to)];
    thing.setPosition(a.x + (b.x - a.x) * done, a.y + (b.y - a.y) * done);
  }

  #wear(mood: Mood) {
    this.#face.setFrame(`kop-${mood}`);
    for (const pupil of this.#pupils) pupil.setVisible(mood !== 'bitter' && mood !== 'blink');
  }

  #blinkLater() {
    const { clock, rng } = this.#stage;
    clock.after(rng.fork(`blink/${clock.tick}`).between(BLINK.from, BLINK.to), () => {
      this.blink();
      this.#blinkLater();
    });
  }
}
