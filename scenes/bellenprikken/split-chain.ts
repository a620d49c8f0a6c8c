import type { Outcome, SplitExercise } from '../../engine/exercise/index.ts';
import type { Image, Offer } from '../../engine/stage/index.ts';
import { AIR, Rise, type Board, type Game } from './board.ts';
import { Bubble } from './bubble.ts';
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
} as const;
/** The bell stands on the front of the tub, clear of the longest word. */
const BELL = { x: 1010, dy: 164, depth: 35 } as const;

/** split: the letters of the word in a chain, with link bubbles to prick, and the tub bell to say it is done. */
export class SplitChain implements Board {
  #game: Game;
  #letters: Bubble[];
  #links: Image[] = [];
  /** The letters, for who can't see them. */
  #names: readonly string[];
  /** How many parts there are now, less one. */
  #count = 0;
  #copying = false;
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

  constructor(game: Game, exercise: SplitExercise) {
    const { stage, room } = game;
    this.#game = game;
    const { x, pitch, r, wide } = layoutChain(exercise.letters.length);
    [this.#x, this.#pitch, this.#r, this.#wide] = [x, pitch, r, wide];
    this.#link = Math.max(LINK.least, Math.min(1, r / LINK.fullFrom));
    this.#rise = new Rise(room.rim - r - 46 - (wide ? SPLIT.lift : 0), AIR.underHint + r + 8, game.riseSpeed);
    this.#names = exercise.letters;
    this.#letters = exercise.letters.map((letter) => {
      const bubble = new Bubble(stage, r);
      bubble.write(letter);
      bubble.skin('');
      return bubble;
    });
    for (let cut = 1; cut < exercise.letters.length; cut++)
      this.#links.push(stage.image('schakel', 0, 0).setDepth(LINK.depth).setScale(this.#link));
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
    const { stage } = this.#game;
    const rise = this.#rise;
    rise.y = rise.rest + 190;
    stage.sound.play('bel-blaas');
    await stage.tween({ targets: rise, to: { y: rise.rest }, ms: SPLIT.comeUp, ease: 'Back.Out' });
    this.#links.forEach((link, i) => this.#offerLink(link, i + 1));
    stage.offer(this.#bell, {
      id: 'kuip-bel',
      kind: 'commit',
      label: 'Klaar: luid de bel',
      onPick: () => void this.#ring(),
      row: 1,
    });
    rise.moving = true;
  }

  #offerLink(link: Image, cut: number): Offer {
    const { stage } = this.#game;
    const { cuts } = this.#game.draft();
    return stage.offer(link, {
      id: `schakel-${cut}`,
      kind: 'gap',
      value: cut,
      label: `Prik tussen ${this.#names[cut - 1]} en ${this.#names[cut]}`,
      row: 0,
      size: {
        width: Math.min(LINK.widest, Math.max(LINK.narrowest, this.#pitch - 8)) / this.#link,
        height: LINK.height / this.#link,
      },
      onPick: () => {
        const open = cuts.toggle(cut);
        stage.sound.play(open ? `plop${Math.min(8, cut)}` : 'bel-blaas', { volume: 0.8 });
        if (!open) return;
        stage.fx.burst('bellen', link.x, link.y, { count: 4 });
        void this.#game.room.cactus
          .throwTo(link.x, link.y, 160)
          .then(() => this.#game.room.cactus.catchNeedle());
        this.#game.room.watch(link.x, link.y);
      },
      chosen: () => cuts.has(cut),
    });
  }

  async #ring() {
    const { stage } = this.#game;
    if (!this.#game.commit({ form: 'split', cuts: this.#game.draft().cuts.cuts })) return;
    stage.sound.play('tub-bel');
    await stage.tween({ targets: this.#bell, to: { angle: 9 }, ms: 80, yoyo: true, repeat: 2, pop: true });
    this.#bell.setAngle(0);
  }

  draw() {
    const { cuts } = this.#game.draft();
    this.#count = cuts.cuts.length;
    this.#links.forEach((link, i) => link.setFrame(cuts.has(i + 1) ? 'schakel-los' : 'schakel'));
  }

  async respond(outcome: Outcome) {
    this.#rise.moving = false;
    if (outcome.step === 'goed') return this.#float();
    const { room, stage } = this.#game;
    const { cuts } = this.#game.draft();
    const { parts = [] } = outcome.verdict;
    // Only what was pricked wrong is pointed out: where a prick is missing stays the pupil's to find.
    const wrong = cuts.cuts.find((cut) => !parts[cut - 1]) ?? Math.ceil(this.#letters.length / 2);
    const laughing = this.#letters[wrong - 1]!;
    const at = laughing.root;
    room.giggle();
    stage.sound.play('piep-kietel');
    await room.cactus.touch(at.x, at.y, this.#r);
    void room.cactus.tickle();
    await laughing.laugh();
    if (outcome.step === 'onthul') await stage.kit.eraser.rub(at);
    void room.cactus.catchNeedle();
    // What was pricked in a wrong place closes again; what is right stays open.
    for (const cut of cuts.cuts) if (!parts[cut - 1]) cuts.toggle(cut);
    const reveal = outcome.step === 'onthul';
    await stage.tween({ targets: this.#rise, to: { y: this.#rise.rest }, ms: SPLIT.sink });
    room.calmDown();
    this.#rise.moving = !reveal;
  }

  /** The parts float apart, each on its own, and burst one after the other. */
  async #float() {
    const { room, stage } = this.#game;
    const { cuts } = this.#game.draft().cuts;
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
    const { x } = this.#game.stage.pointer;
    for (const bubble of this.#letters) bubble.shine(x);
  }

  #place() {
    const { cuts } = this.#game.draft();
    const most = this.#wide ? SPLIT.mostWide : SPLIT.most;
    const gap = Math.min(this.#open, most / Math.max(1, this.#count));
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

  takeOver() {
    this.#copying = true;
  }

  async clear() {
    const { room, stage } = this.#game;
    // Parts that were copied right float apart too.
    if (this.#copying) await this.#float();
    void room.cactus.catchNeedle();
    for (const bubble of this.#letters) if (bubble.whole) bubble.vanish();
    for (const link of this.#links) link.destroy();
    this.#bell.destroy();
    await stage.clock.wait(240);
    for (const bubble of this.#letters) bubble.destroy();
  }
}
