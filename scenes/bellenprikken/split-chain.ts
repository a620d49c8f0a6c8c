import { cutsIn, type Outcome, type RawAnswer, type SplitExercise } from '../../engine/exercise/index.ts';
import { Cuts, type Gap, type GameStage, type Image } from '../../engine/stage/index.ts';
import { Bubble } from './bubble.ts';
import type { Bathroom, Pricking } from './pricking.ts';
import { AIR, Rise } from './rise.ts';
import { layoutChain } from './rules.ts';

/** `open` and `apart`: u between two parts while they are pricked and when they float apart; `most` all together. */
const SPLIT = {
  comeUp: 520,
  open: 18,
  apart: 44,
  most: 190,
  mostWide: 30,
  follow: 0.16,
  partMs: 560,
  sink: 320,
  lift: 40,
} as const;
/** The link bubbles hang low between the letters, smaller and lower between small ones; `height` is for the finger. */
const LINK = {
  fullFrom: 45,
  least: 0.66,
  up: 4,
  drop: 36,
  depth: 14,
  height: 72,
  widest: 60,
  narrowest: 44,
  /** How pale one is that is out of play. */
  out: 0.35,
} as const;
/** The bell stands on the front of the tub, clear of the longest word. */
const BELL = { x: 1010, dy: 164, depth: 35 } as const;

/** split: the letters of the word in a chain, with link bubbles to prick, and the tub bell to say it is done. */
export class SplitChain implements Pricking {
  readonly #host: Bathroom;
  readonly #cuts: Cuts;
  #letters: Bubble[];
  #links: Image[];
  #bell: Image;
  #rise: Rise;
  /** How far each gap stands open now, and how far open gaps stand. */
  #gaps: number[];
  #open: number = SPLIT.open;
  #r: number;
  /** Size of the links. */
  #link: number;
  #pitch: number;
  #wide: boolean;
  /** On the front of the tub, beside the bell. */
  readonly banner: { x: number; y: number };
  #x: number;

  constructor(host: Bathroom, exercise: SplitExercise) {
    const { stage, room } = host;
    this.#host = host;
    const { x, pitch, r, wide } = layoutChain(exercise.letters.length);
    [this.#x, this.#pitch, this.#r, this.#wide] = [x, pitch, r, wide];
    this.#link = Math.max(LINK.least, Math.min(1, r / LINK.fullFrom));
    this.#rise = new Rise(room.rim - r - 46 - (wide ? SPLIT.lift : 0), AIR.underHint + r + 8, () =>
      host.riseSpeed(),
    );
    this.#letters = exercise.letters.map((letter) => {
      const bubble = new Bubble(stage, r);
      bubble.write(letter);
      bubble.skin('');
      return bubble;
    });
    const links = exercise.letters.slice(1).map(() => new Link(stage, this.#link));
    this.#links = links.map(({ thing }) => thing);
    this.#cuts = new Cuts(host, exercise, {
      gaps: links,
      names: { gap: 'schakel', label: 'Prik' },
      hit: {
        width: Math.min(LINK.widest, Math.max(LINK.narrowest, pitch - 8)) / this.#link,
        height: LINK.height / this.#link,
      },
      moved: (cut, isOpen) => this.#pricked(cut, isOpen),
    });
    this.#gaps = this.#links.map(() => 0);
    this.#bell = stage.image('kuip-bel', BELL.x, room.rim + BELL.dy).setDepth(BELL.depth);
    this.banner = { x: BELL.x - 430, y: this.#bell.y - 30 };
    this.#place();
  }

  get share() {
    return this.#rise.share;
  }

  get top() {
    return this.#rise.y - this.#r;
  }

  async present() {
    const { stage } = this.#host;
    const rise = this.#rise;
    rise.y = rise.rest + 190;
    stage.sound.play('bel-blaas');
    await stage.tween({ targets: rise, to: { y: rise.rest }, ms: SPLIT.comeUp, ease: 'Back.Out' });
    this.#cuts.offer();
    stage.offer(this.#bell, {
      id: 'kuip-bel',
      kind: 'commit',
      label: 'Klaar: luid de bel',
      onPick: () => void this.#ring(),
      row: 1,
    });
    rise.moving = true;
  }

  async #ring() {
    const { stage } = this.#host;
    if (!this.#cuts.commit()) return;
    stage.sound.play('tub-bel');
    await stage.tween({ targets: this.#bell, to: { angle: 9 }, ms: 80, yoyo: true, repeat: 2, pop: true });
    this.#bell.setAngle(0);
  }

  draw() {
    this.#cuts.draw();
  }

  async right({ given }: Outcome) {
    this.#rise.moving = false;
    await this.#float(cutsIn(given));
  }

  /** What was pricked in a wrong place closes again; what is right stays open. */
  async wrong(outcome: Outcome) {
    await this.#laugh(outcome);
    this.#cuts.keepRight(outcome);
    await this.#sink();
    this.#rise.moving = true;
  }

  async reveal(outcome: Outcome) {
    await this.#laugh(outcome);
    await this.#cuts.showRight(outcome);
    await this.#sink();
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  copied(given: RawAnswer) {
    return this.#float(cutsIn(given));
  }

  #pricked(cut: number, isOpen: boolean) {
    const { room, stage } = this.#host;
    const { x, y } = this.#links[cut - 1]!;
    stage.sound.play(isOpen ? `plop${Math.min(8, cut)}` : 'bel-blaas', { volume: 0.8 });
    if (!isOpen) return;
    stage.fx.burst('bubbles', x, y, { count: 4 });
    void room.cactus.throwTo(x, y, 160).then(() => room.cactus.catchNeedle());
    room.watch(x, y);
  }

  /** Only what was pricked wrong is pointed out: where a prick is missing stays the pupil's to find. */
  async #laugh(outcome: Outcome) {
    this.#rise.moving = false;
    const { room, stage } = this.#host;
    const wrong = this.#cuts.wrongOnes(outcome)[0] ?? Math.ceil(this.#letters.length / 2);
    const laughing = this.#letters[wrong - 1]!;
    const { x, y } = laughing.root;
    room.giggle();
    stage.sound.play('piep-kietel');
    await room.cactus.touch(x, y, this.#r);
    void room.cactus.tickle();
    await laughing.laugh();
    void room.cactus.catchNeedle();
  }

  async #sink() {
    const { room, stage } = this.#host;
    await stage.tween({ targets: this.#rise, to: { y: this.#rise.rest }, ms: SPLIT.sink });
    room.calmDown();
  }

  /** The parts float apart, each on its own, and burst one after the other. */
  async #float(cuts: readonly number[]) {
    this.#rise.moving = false;
    const { room, stage } = this.#host;
    for (const cut of cuts) this.#links[cut - 1]?.setVisible(false);
    this.#open = SPLIT.apart;
    await stage.clock.wait(SPLIT.partMs);
    const ends = [...cuts, this.#letters.length];
    let from = 0;
    for (const [part, end] of ends.entries()) {
      const middle = this.#letters[Math.floor((from + end) / 2)]!;
      await room.cactus.throwTo(middle.root.x, middle.root.y, 130);
      for (let i = from; i < end; i++) {
        this.#letters[i]!.pop();
        this.#links[i]?.setVisible(false);
      }
      stage.sound.play(`plop${Math.min(8, part * 2 + 1)}`);
      room.ripple(middle.root.x, 9);
      void room.mist(middle.root.x, middle.root.y);
      from = end;
    }
    stage.sound.play('mist');
    void room.cactus.catchNeedle();
  }

  frame(ms: number) {
    this.#rise.frame(ms);
    this.#place();
    const { x } = this.#host.stage.pointer;
    for (const bubble of this.#letters) bubble.shine(x);
  }

  #place() {
    const { cuts } = this.#host.draft;
    const most = this.#wide ? SPLIT.mostWide : SPLIT.most;
    const gap = Math.min(this.#open, most / Math.max(1, cuts.cuts.length));
    let total = 0;
    for (let i = 0; i < this.#gaps.length; i++) {
      this.#gaps[i]! += ((cuts.has(i + 1) ? gap : 0) - this.#gaps[i]!) * SPLIT.follow;
      total += this.#gaps[i]!;
    }
    let x = this.#x - total / 2;
    const below = this.#r - LINK.up + (1 - this.#link) * LINK.drop;
    for (let i = 0; i < this.#letters.length; i++) {
      this.#letters[i]!.root.setPosition(x, this.#rise.y);
      const step = this.#pitch + (this.#gaps[i] ?? 0);
      this.#links[i]?.setPosition(x + step / 2, this.#rise.y + below);
      x += step;
    }
  }

  async clear() {
    const { room, stage } = this.#host;
    this.#cuts.close();
    void room.cactus.catchNeedle();
    for (const bubble of this.#letters) if (bubble.whole) bubble.vanish();
    for (const link of this.#links) link.destroy();
    this.#bell.destroy();
    await stage.clock.wait(240);
    for (const bubble of this.#letters) bubble.destroy();
  }
}

/** A link bubble between two letters: whole, pricked, or out of play. */
class Link implements Gap {
  readonly thing: Image;

  constructor(stage: GameStage, size: number) {
    this.thing = stage.image('schakel', 0, 0).setDepth(LINK.depth).setScale(size);
  }

  set(cut: boolean) {
    this.thing.setFrame(cut ? 'schakel-los' : 'schakel');
  }

  mark(as: 'plain' | 'out' | 'kept') {
    this.thing.setAlpha(as === 'out' ? LINK.out : 1);
    this.set(as === 'kept');
  }
}
