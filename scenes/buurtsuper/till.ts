import { PAPER, type Container, type GameStage, type Image, type Text } from '../../engine/stage/index.ts';
import { DEPTHS, GLASS, TILL, type Spot } from './places.ts';

/** Notes on the display, and what it says of a jerk. */
const NOTES = { most: 5, pitch: 38 } as const;
const AGAIN = { text: 'Nog eens!', size: 28, ms: 1100 } as const;
/** The receipt hangs from here; words below each other. */
const RECEIPT = { y: 300, head: 34, pitch: 46, size: 36, air: 60, least: 190, wide: 240, high: 270 } as const;
const MS = { beam: 160, ring: 240, open: 900, roll: 240, print: 70, read: 850, fly: 260, tune: 105 } as const;
const BEAM = { rest: 0.45, pale: 0.12 } as const;

/** The till: its glass with the beam, a display with the notes of the tune, a drawer, and receipts. */
export class Till {
  readonly #stage: GameStage;
  readonly #beam: Image;
  readonly #drawer: Image;
  readonly #notes: Image[];
  readonly #again: Text;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#drawer = stage.image('la', TILL.x, TILL.y - TILL.drawer).setDepth(DEPTHS.till - 0.1);
    stage.image('kassa', TILL.x, TILL.y).setDepth(DEPTHS.till);
    stage.image('glas', GLASS.x, GLASS.y).setDepth(DEPTHS.glass);
    this.#beam = stage.image('straal', GLASS.x, GLASS.y).setDepth(DEPTHS.glass).setAlpha(BEAM.rest);
    this.#notes = Array.from({ length: NOTES.most }, () =>
      stage.image('noot-uit', TILL.x, TILL.display).setDepth(DEPTHS.till).setVisible(false),
    );
    this.#again = stage.text(AGAIN.text, TILL.x, TILL.display, {
      size: AGAIN.size,
      bold: true,
      colour: PAPER,
      exercise: false,
    });
    this.#again.setDepth(DEPTHS.till).setVisible(false);
  }

  /** The notes of the customer who is helped: so many products, and those that sang already. */
  show(of: number, sung: readonly boolean[]) {
    const count = Math.min(of, NOTES.most);
    for (const [i, note] of this.#notes.entries())
      note
        .setVisible(i < count)
        .setX(TILL.x + (i - (count - 1) / 2) * NOTES.pitch)
        .setFrame(sung[i] ? 'noot' : 'noot-uit', false, false);
    this.#again.setVisible(false);
  }

  /** It reads a product. */
  beep(rate: number, isClear: boolean) {
    this.#stage.sound.play('piep', { rate, volume: isClear ? 1 : 0.4 });
    this.#flash(1);
    this.#stage.fx.burst('stars', GLASS.x, GLASS.y - 40, { count: isClear ? 7 : 3, spread: 100 });
  }

  hiccup() {
    this.#stage.sound.play('bloep');
    this.#flash(BEAM.pale);
  }

  /** It could not read a product that was pulled over it. */
  ask() {
    this.hiccup();
    const hidden = this.#notes.filter(({ visible }) => visible);
    for (const note of hidden) note.setVisible(false);
    this.#again.setVisible(true);
    this.#stage.clock.after(AGAIN.ms, () => {
      if (!this.#again.visible) return;
      this.#again.setVisible(false);
      for (const note of hidden) note.setVisible(true);
    });
  }

  /** The beam brightens while something is over the glass. */
  glow(isOver: boolean) {
    this.#beam.setAlpha(isOver ? 0.95 : BEAM.rest);
  }

  /** The whole tune at once, after a customer without a gap. */
  async sing(rates: readonly number[]) {
    for (const [i, rate] of rates.entries()) {
      this.#stage.sound.play('piep', { rate, volume: 0.6 });
      const note = this.#notes[i];
      if (note) void this.#stage.tween({ targets: note, to: { y: TILL.display - 10 }, ms: MS.tune, yoyo: true, pop: true }); // prettier-ignore
      await this.#stage.clock.wait(MS.tune);
    }
  }

  /** The drawer rings, and the receipt with all words of a customer is printed and flies to them. */
  async settle(words: readonly string[], to: Spot) {
    const stage = this.#stage;
    stage.sound.play('rinkel');
    void this.#open();
    const paper = this.#receipt(words);
    stage.sound.play('bon', { volume: 0.7 });
    const [strip, ...lines] = paper.list as (Image & Container)[];
    const high = strip!.scaleY;
    strip!.setScale(strip!.scaleX, 0.05);
    await stage.tween({ targets: strip!, to: { scaleY: high }, ms: MS.roll });
    for (const line of lines) {
      line.setAlpha(1);
      await stage.clock.wait(MS.print);
    }
    await stage.clock.wait(MS.read);
    await stage.tween({
      targets: paper,
      to: { ...to, scale: 0.15, alpha: 0.4 },
      ms: MS.fly,
      ease: 'Quad.In',
    });
    paper.destroy();
  }

  #receipt(words: readonly string[]): Container {
    const { kit, scene } = this.#stage;
    const lines = words.map((word, i) =>
      kit.word(0, RECEIPT.head + (i + 0.5) * RECEIPT.pitch, word, { size: RECEIPT.size }).setAlpha(0),
    );
    const wide = Math.max(RECEIPT.least, ...lines.map(({ width }) => width + RECEIPT.air));
    const high = RECEIPT.head * 2 + words.length * RECEIPT.pitch;
    const strip = this.#stage.image('bon', 0, 0).setScale(wide / RECEIPT.wide, high / RECEIPT.high);
    return scene.add.container(TILL.x, RECEIPT.y, [strip, ...lines]).setDepth(DEPTHS.receipt);
  }

  async #open() {
    const { tween, clock } = this.#stage;
    const drawer = this.#drawer;
    await tween.call(this.#stage, { targets: drawer, to: { y: TILL.y }, ms: MS.ring, ease: 'Back.Out' });
    await clock.wait(MS.open);
    await tween.call(this.#stage, { targets: drawer, to: { y: TILL.y - TILL.drawer }, ms: MS.ring });
  }

  #flash(alpha: number) {
    this.#beam.setAlpha(alpha);
    void this.#stage.tween({
      targets: this.#beam,
      to: { alpha: BEAM.rest },
      ms: MS.beam * 2,
      delay: MS.beam,
    });
  }
}
