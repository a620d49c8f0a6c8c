import { cutsIn, type Outcome, type RawAnswer, type SplitExercise } from '../../engine/exercise/index.ts';
import { Cuts, type Container, type Input, type Via } from '../../engine/stage/index.ts';
import { Flyer } from './flyer.ts';
import type { Dojo, Practice } from './game.ts';
import { notchHit } from './notch.ts';
import { Pole } from './pole.ts';
import { gapThrough, roomBetween, strikes, throughPole, type Spot } from './rules.ts';
import { STALK } from './art/sizes.ts';

const MS = { beat: 80, apart: 240, drum: 150, lie: 240, off: 300 } as const;
const TONES = [1, 1.12, 1.26, 1.5, 1.68] as const;
/** A stroke cuts where it goes from so far above the middle of the pole to so far below, as a share of its height. */
const DEEP = 0.3;
/** Who has cut, and then waits, sees the gong swing, in ms. */
const REMIND_MS = 2600;
/** How far parts hop on the drum, and sink when they go. */
const LIE = { up: 8, off: 250 } as const;
/** The hand of the example swipes from so far above to so far below, in ms. */
const SHOWN = { above: 120, below: 104, ms: 260 } as const;

/** split: a pole flies up, the feather cuts it in its gaps, and the gong says that it is done. */
export class SplitPlay implements Practice {
  readonly #dojo: Dojo;
  readonly #exercise: SplitExercise;
  readonly #pole: Pole;
  readonly #flyer: Flyer;
  readonly #cuts: Cuts;
  #parts: Container[] = [];
  /** The gap that is being cut by a stroke: the feather is there already. */
  #swiped = false;
  /** When something was cut last, or the gong last swung. */
  #since = 0;

  constructor(dojo: Dojo, exercise: SplitExercise) {
    this.#dojo = dojo;
    this.#exercise = exercise;
    this.#pole = new Pole(dojo.stage, exercise.letters, dojo.isGolden);
    this.#flyer = new Flyer(dojo, this.#pole.pose);
    this.#cuts = new Cuts(dojo, exercise, {
      gaps: this.#pole.notches,
      names: { gap: 'knoop', label: 'hakken' },
      hit: notchHit(this.#pole.line.pitch),
      more: () => ({
        ...dojo.blade.grip(),
        enabled: () => this.#flyer.isUp,
        onFocus: (focused) => focused && this.hold(),
        row: 0,
      }),
      moved: (cut, isCut) => this.#moved(cut, isCut),
    });
  }

  get falls() {
    return this.#flyer.falls;
  }

  async present() {
    const { garden, gong } = this.#dojo;
    garden.stands(this.#dojo.stage.calm ? this.#pole.line.width : 0);
    gong.show(true);
    await this.#flyer.throw();
    this.#offer();
  }

  hold() {
    this.#flyer.hold();
  }

  stroke(path: readonly Spot[]) {
    if (!this.#flyer.isUp || !this.#dojo.isOpen) return;
    const { gong } = this.#dojo;
    if (gong.isOffered && strikes(path, [gong.box]) === 'through') return this.#strikeBySwipe();
    const { thing, line } = this.#pole;
    const { x, y, angle } = thing;
    const along = throughPole(path, { x, y, angle, half: STALK.height * DEEP });
    if (along === undefined) {
      const box = { x, y, width: line.width, height: STALK.height };
      if (strikes(path, [box])) this.#bounce(path.at(-1)!.x - x);
      return;
    }
    const { stage } = this.#dojo;
    const cut = gapThrough(
      along,
      this.#exercise.letters.length,
      line.pitch,
      stage.calm || this.#dojo.isExample,
    );
    if (cut === undefined || !this.#isFree(cut)) return this.#bounce(along);
    if (this.#dojo.draft.cuts.has(cut)) return;
    this.#swiped = true;
    this.#dojo.draft.cuts.toggle(cut);
    this.#swiped = false;
  }

  draw() {
    this.#cuts.draw();
  }

  focus() {
    const { thing } = this.#pole;
    return thing.visible ? { x: thing.x, y: thing.y } : undefined;
  }

  frame() {
    this.#flyer.frame();
    const { gong, stage } = this.#dojo;
    gong.frame();
    if (this.#cuts.cuts.length === 0 || !gong.isOffered || stage.clock.now - this.#since < REMIND_MS) return;
    this.#since = stage.clock.now;
    void gong.swing();
  }

  /** The example shows the first cut as what the game is named after: a swipe. */
  step(want: RawAnswer, via: Via): Input | null {
    const { draft, isExample } = this.#dojo;
    const [first] = cutsIn(want);
    if (!isExample || via === 'keyboard' || first === undefined || draft.cuts.cuts.length > 0) return null;
    const { x, y } = this.#pole.placeOf(first);
    const path = [-SHOWN.above, -40, 0, 40, SHOWN.below].map((dy): [number, number] => [
      x - dy * 0.1,
      y + dy,
    ]);
    return { kind: 'drag', path, ms: SHOWN.ms };
  }

  async right({ given }: Outcome) {
    await this.#fallApart(cutsIn(given));
  }

  async wrong(outcome: Outcome) {
    await this.#rubber();
    this.#cuts.keepRight(outcome);
    await this.#flyer.again();
    this.#offerGong();
  }

  async reveal(outcome: Outcome) {
    await this.#rubber();
    this.#flyer.pin();
    await this.#cuts.showRight(outcome);
  }

  takeOver() {
    this.#cuts.takeOver();
    this.#offerGong();
  }

  async copied(given: RawAnswer) {
    await this.#fallApart(cutsIn(given));
  }

  async clear() {
    const { garden, gong, stage } = this.#dojo;
    gong.release();
    garden.stands(0);
    this.#cuts.close();
    this.#flyer.stop();
    this.#pole.destroy();
    const parts = this.#parts.splice(0);
    if (parts.length === 0) return;
    stage.sound.play('blaadjes', { volume: 0.5 });
    await Promise.all(
      parts.map((part) =>
        stage.tween({ targets: part, to: { y: part.y + LIE.off, alpha: 0 }, ms: MS.off, ease: 'Quad.In' }),
      ),
    );
    for (const part of parts) part.destroy();
  }

  #offer() {
    this.#cuts.offer();
    this.#offerGong();
  }

  #offerGong() {
    this.#dojo.gong.offer(
      'Gong: klaar met hakken',
      () => this.#flyer.isUp,
      () => this.#strike(),
    );
  }

  #strike() {
    if (!this.#cuts.commit()) return;
    this.#flyer.pin();
    void this.#dojo.gong.ring();
  }

  /** Over the gong with nothing cut is no answer: that a word has one part only is said by a tap. */
  #strikeBySwipe() {
    if (this.#cuts.cuts.length > 0) this.#strike();
    else this.#dojo.bump();
  }

  #isFree = (cut: number) =>
    this.#dojo.stage.offers().some(({ kind, value }) => kind === 'gap' && value === cut);

  #moved(cut: number, isCut: boolean) {
    const { stage, blade } = this.#dojo;
    this.#flyer.hold();
    this.#since = stage.clock.now;
    stage.sound.play(isCut ? 'snee' : 'leg', { volume: 0.8 });
    if (!isCut) return;
    const { x, y } = this.#pole.placeOf(cut);
    if (!this.#swiped) void blade.slash(x, y);
    stage.fx.burst('dust', x, y, { count: 4, tint: 0xdff0b0 });
  }

  /** A stroke on a segment: tok. It only shakes; nothing was answered. */
  #bounce(along: number) {
    const { stage } = this.#dojo;
    stage.sound.play('tok', { volume: 0.6 });
    stage.fx.burst('dust', this.#pole.thing.x + along, this.#pole.thing.y, { count: 3 });
    this.#dojo.bump();
  }

  async #rubber() {
    const { stage, gong } = this.#dojo;
    gong.release();
    this.#flyer.pin();
    stage.sound.play('tok');
    await this.#pole.wobble();
  }

  /** One silent beat, then the parts slide apart along the glint, and the drum says them one by one. */
  async #fallApart(cuts: readonly number[]) {
    const { stage, gong, garden } = this.#dojo;
    gong.release();
    this.#cuts.close();
    this.#flyer.stop();
    await stage.clock.wait(MS.beat);
    const places = cuts.map((cut) => this.#pole.placeOf(cut));
    const parts = (this.#parts = this.#pole.cutAt(cuts));
    const room = roomBetween(this.#pole.line.width, parts.length);
    stage.sound.play('snee');
    for (const { x, y } of places) stage.fx.burst('stars', x, y, { count: 3, spread: 50 });
    garden.bloom();
    await Promise.all(
      parts.map((part, i) =>
        stage.tween({
          targets: part,
          to: { x: part.x + (i - (parts.length - 1) / 2) * room, angle: 0 },
          ms: MS.apart,
          ease: 'Back.Out',
        }),
      ),
    );
    for (const [i, part] of parts.entries()) {
      stage.sound.play('trommel', { rate: TONES[i % TONES.length]! });
      void stage.tween({ targets: part, to: { y: part.y - LIE.up }, ms: MS.drum / 2, yoyo: true, pop: true });
      await stage.clock.wait(MS.drum);
    }
    await stage.clock.wait(MS.lie);
  }
}
