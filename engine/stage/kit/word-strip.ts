import type { Container, Image } from '../thing.ts';
import type { Reveal } from '../../exercise/index.ts';
import type { Slot, Spot, WordStrip, WordStripOptions } from './api.ts';
import { SlotPart } from './cards.ts';
import { KitPart, dressPlate, plateImage, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';
import { WordLinePart } from './word-line.ts';
import { CORE } from '../view.ts';

/** A place is at least so wide, in u, and drawn a little lower than a slot; its letters, and the room beside them. */
const PLACE = { least: 62, flat: 0.84, gap: 6, pad: 18, letters: 46 } as const;
/** In a sentence: the air between two words. */
const WORDS = { gap: 16 } as const;
/** The paper below, and the plate that it grows to, with its letters. */
const PAPER = { plate: 'panel', high: 80, room: 48 } as const;
const GROWN = { plate: 'banner', letters: 56, room: 80, lift: -6 } as const;
const MS = { write: 180, grow: 260 } as const;

/** The one strip of paper on which a word or a sentence comes to stand, place by place, always in the same spot. */
export class WordStripPart extends KitPart implements WordStrip {
  readonly #slots: Slot[] = [];
  readonly #letters: (WordLinePart | undefined)[] = [];
  readonly #scale: number;
  readonly #widest: number;
  readonly #isSentence: boolean;
  readonly #paper: Image;
  #grown: Container | undefined;

  constructor(
    base: KitBase,
    { x, y, count, texts, widest = 1060, depth, sentence = false }: WordStripOptions,
  ) {
    const widths = (sentence ? [] : texts).map((text) => {
      const line = new WordLinePart(base, 0, 0, text, { size: PLACE.letters });
      const { width } = line;
      line.destroy();
      return width;
    });
    // As wide as the widest of them: how wide each place is tells nothing.
    const wanted = Math.max(PLACE.least, ...widths.map((width) => width + PLACE.pad));
    const pitch = Math.min(wanted + PLACE.gap, (widest - PAPER.room) / count);
    const width = plateWidth(PAPER.plate, count * pitch + PAPER.room);
    super(base, x, y, width, PAPER.high);
    this.#scale = Math.min(1, (pitch - PLACE.gap) / wanted);
    this.#widest = widest;
    this.#isSentence = sentence;
    this.#paper = plateImage(base, PAPER.plate, 'normal', width);
    this.add(this.#paper);
    for (let i = 0; i < count; i++) {
      const slot = new SlotPart(base, (i - (count - 1) / 2) * pitch, -2, pitch - PLACE.gap);
      this.#slots.push(slot);
      this.add(slot.setScale(1, PLACE.flat));
    }
    if (depth !== undefined) this.setDepth(depth);
  }

  get slots(): readonly Slot[] {
    return this.#slots;
  }

  spot(place: number): Spot {
    const slot = this.#slots[place]!;
    return { x: this.x + slot.x, y: this.y + slot.y, scale: this.#scale };
  }

  dot(place: number, letters?: string) {
    this.#slots[place]?.dotted(letters);
  }

  write(place: number, letters: string) {
    const slot = this.#slots[place];
    if (!slot) return;
    slot.dotted();
    this.#letters[place]?.destroy();
    const line = new WordLinePart(this.base, slot.x, slot.y - 2, letters, { size: PLACE.letters });
    line.setScale(Math.min(1, (slot.width - 8) / Math.max(1, line.width)));
    this.#letters[place] = line;
    this.add(line);
    if (this.#isSentence) this.#flow();
    this.#show(!this.#grown);
    const { scaleX } = line;
    line.setScale(scaleX * 0.6);
    void this.base.stage.tween({
      targets: line,
      to: { scale: scaleX },
      ms: MS.write,
      ease: 'Back.Out',
      pop: true,
    });
  }

  async whole(reveal: Reveal): Promise<void> {
    this.parts();
    const { stage } = this.base;
    const line = new WordLinePart(this.base, 0, GROWN.lift, '', { size: GROWN.letters });
    line.setWord(reveal.text, reveal);
    // Never out of view, and in a strip that has to leave room beside it never much wider than that.
    const inView = 2 * Math.min(this.x - CORE.left, CORE.right - this.x);
    const most = Math.min(inView, Math.max(this.#widest, this.width) + GROWN.room) - GROWN.room;
    const fit = Math.min(1, most / Math.max(1, line.width));
    line.setScale(fit);
    const width = plateWidth(GROWN.plate, Math.max(this.width, line.width * fit + GROWN.room));
    this.#grown = stage.scene.add.container(0, 0, [
      plateImage(this.base, GROWN.plate, 'normal', width),
      line,
    ]);
    this.add(this.#grown.setAlpha(0).setScale(stage.reducedMotion ? 1 : 0.9));
    this.#show(false);
    await stage.tween({
      targets: this.#grown,
      to: { alpha: 1, scale: 1 },
      ms: MS.grow,
      ease: 'Back.Out',
      pop: true,
    });
  }

  parts() {
    this.#grown?.destroy();
    this.#grown = undefined;
    this.#show(true);
  }

  /** The paper with its places, or nothing of it. */
  #show(parts: boolean) {
    this.#paper.setVisible(parts);
    for (const [place, slot] of this.#slots.entries()) {
      const letters = this.#letters[place];
      letters?.setVisible(parts);
      slot.setVisible(parts && !(this.#isSentence && letters));
    }
  }

  /** The words of a sentence stand behind each other, and before the places that are still open. */
  #flow() {
    const widths = this.#slots.map((_, place) => {
      const letters = this.#letters[place];
      return letters ? letters.width : PLACE.least;
    });
    const whole = widths.reduce((sum, width) => sum + width + WORDS.gap, -WORDS.gap);
    const fit = Math.min(1, (this.#widest - PAPER.room) / whole);
    let x = (-whole * fit) / 2;
    for (const [place, slot] of this.#slots.entries()) {
      const width = widths[place]! * fit;
      slot.setX(x + width / 2).setScale(fit, PLACE.flat);
      this.#letters[place]?.setX(x + width / 2).setScale(fit);
      x += width + WORDS.gap * fit;
    }
    const width = plateWidth(PAPER.plate, whole * fit + PAPER.room);
    this.setSize(width, PAPER.high);
    dressPlate(this.base, this.#paper, PAPER.plate, 'normal', width);
  }
}
