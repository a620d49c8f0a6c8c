import type { Outcome, SplitExercise } from '../../engine/exercise/index.ts';
import type { Image, Offer } from '../../engine/stage/index.ts';
import { AIR, Rise, type Board, type Game } from './board.ts';
import { Bubble } from './bubble.ts';
import { layoutChain } from './rules.ts';

const SPLIT = { comeUp: 520, apart: 34, partMs: 620, sink: 320 } as const;
/** The link bubbles hang low between the letters; each is reached over this height. */
const LINK = { below: 0.92, depth: 14, height: 96, widest: 60, narrowest: 44 } as const;
/** The bell stands on the front of the tub, clear of the longest word. */
const BELL = { x: 1010, dy: 164, depth: 35 } as const;

/** split: the letters of the word in a chain, with link bubbles to prick, and the tub bell to say it is done. */
export class SplitChain implements Board {
  #game: Game;
  #letters: Bubble[];
  #links: Image[] = [];
  #bell: Image;
  #rise: Rise;
  #apart = { share: 0 };
  #cuts: readonly number[] = [];
  #r: number;
  #pitch: number;
  #x: number;

  constructor(game: Game, exercise: SplitExercise) {
    const { stage, room } = game;
    this.#game = game;
    const { x, pitch, r } = layoutChain(exercise.letters.length);
    [this.#x, this.#pitch, this.#r] = [x, pitch, r];
    this.#rise = new Rise(room.rim - r - 46, AIR.underHint + r + 8, game.riseSpeed);
    this.#letters = exercise.letters.map((letter) => {
      const bubble = new Bubble(stage, 0, 0, r);
      bubble.write(letter);
      bubble.skin('');
      return bubble;
    });
    for (let cut = 1; cut < exercise.letters.length; cut++)
      this.#links.push(stage.image('schakel', 0, 0).setDepth(LINK.depth));
    this.#bell = stage.image('kuip-bel', BELL.x, room.rim + BELL.dy).setDepth(BELL.depth);
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
      label: `Knip na letter ${cut}`,
      row: 0,
      size: { width: Math.min(LINK.widest, Math.max(LINK.narrowest, this.#pitch - 8)), height: LINK.height },
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
    this.#links.forEach((link, i) => link.setFrame(cuts.has(i + 1) ? 'schakel-los' : 'schakel'));
  }

  async respond(outcome: Outcome) {
    this.#rise.moving = false;
    if (outcome.step === 'goed') return this.#float(outcome);
    const { room, stage } = this.#game;
    const { cuts } = this.#game.draft();
    const { parts = [] } = outcome.verdict;
    const wrong = parts.findIndex((right) => !right);
    const at = this.#links[Math.max(0, wrong)]!;
    room.giggle();
    stage.sound.play('piep-kietel');
    await room.cactus.throwTo(at.x - 14, at.y, 200);
    void room.cactus.tickle();
    await this.#letters[Math.max(0, wrong)]!.laugh();
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
  async #float({ answer }: Outcome) {
    const { room, stage } = this.#game;
    this.#cuts = answer?.form === 'split' ? answer.cuts : this.#game.draft().cuts.cuts;
    for (const [i, link] of this.#links.entries()) if (this.#cuts.includes(i + 1)) link.setVisible(false);
    await stage.tween({ targets: this.#apart, to: { share: 1 }, ms: SPLIT.partMs, ease: 'Back.Out' });
    const ends = [...this.#cuts, this.#letters.length];
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
    const { x, y } = this.#game.stage.pointer;
    for (const bubble of this.#letters) bubble.shine(Math.atan2(y - bubble.root.y, x - bubble.root.x));
  }

  #place() {
    const gap = this.#apart.share * Math.min(SPLIT.apart, this.#pitch * 0.6);
    let shift = (-gap * this.#cuts.length) / 2;
    this.#letters.forEach(({ root }, i) => {
      if (this.#cuts.includes(i)) shift += gap;
      root.setPosition(this.#x + i * this.#pitch + shift, this.#rise.y);
      const link = this.#links[i];
      if (link) link.setPosition(root.x + this.#pitch / 2, this.#rise.y + this.#r * LINK.below);
    });
  }

  async clear() {
    const { room, stage } = this.#game;
    void room.cactus.catchNeedle();
    for (const bubble of this.#letters) if (bubble.whole) bubble.pop();
    for (const link of this.#links) link.destroy();
    this.#bell.destroy();
    await stage.clock.wait(240);
    for (const bubble of this.#letters) bubble.destroy();
  }
}
