import type { Reveal } from '../../exercise/index.ts';
import type { Image, Text } from '../thing.ts';
import type { WordLine } from './api.ts';
import { KitPart, type KitBase } from './part.ts';
import { smear } from './smear.ts';

const PAD = 8;
/** Width in u that the drawn underline has, and how thick one is. */
const UNDERLINE = 100;
const THICK = 5;

/** A line of exercise letters; the hard spot of a reveal is bold and underlined. */
export class WordLinePart extends KitPart implements WordLine {
  #size: number;
  #colour: string | undefined;
  /** The one text of a word without a hard spot. */
  #plain: Text | undefined;
  /** What is left of letters that were rubbed out. */
  #smear: Image | undefined;

  constructor(
    base: KitBase,
    x: number,
    y: number,
    text: string,
    { size = 40, colour }: { size?: number; colour?: string } = {},
  ) {
    super(base, x, y, 0, 0);
    this.#size = size;
    this.#colour = colour;
    this.setWord(text);
  }

  setWord(text: string, hard?: Pick<Reveal, 'from' | 'to'>) {
    this.write();
    if (!hard && this.#plain && text !== '') return this.#rewrite(this.#plain, text);
    this.#plain = undefined;
    this.removeAll(true);
    const letters = [...text.replaceAll('___', '__')];
    const { from, to } = hard ?? { from: 0, to: 0 };
    const parts = [letters.slice(0, from), letters.slice(from, to), letters.slice(to)].map((part, i) =>
      this.#part(part.join(''), i === 1),
    );
    const widths = parts.map((part) => (part ? part.width - PAD : 0));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    let left = -whole / 2;
    parts.forEach((part, i) => {
      const width = widths[i]!;
      part?.setX(left + width / 2);
      if (part && i === 1) this.#underline(left + width / 2, width);
      left += width;
    });
    this.setSize(whole, this.#size * 1.3);
    if (!hard) this.#plain = parts[2];
  }

  /** Its letters are gone, a smear of pencil is left. */
  rubOut() {
    if (this.#smear || this.list.length === 0) return;
    for (const part of this.list) (part as Text).setVisible(false);
    this.#smear = smear(this.base, 0, 0, this.width, this.height);
    this.add(this.#smear);
  }

  /** Its letters are there again. */
  write() {
    if (!this.#smear) return;
    this.#smear.destroy();
    this.#smear = undefined;
    for (const part of this.list) (part as Text).setVisible(true);
  }

  /** Another word in the same letters: a new text costs five times as much. */
  #rewrite(plain: Text, text: string) {
    plain.setText(text.replaceAll('___', '__'));
    this.setSize(plain.width - PAD, this.#size * 1.3);
  }

  #part(text: string, bold: boolean): Text | undefined {
    if (text === '') return undefined;
    const part = this.base.stage.text(text, 0, 0, {
      size: this.#size,
      bold,
      ...(this.#colour && { colour: this.#colour }),
    });
    this.add(part);
    return part;
  }

  /** Letters of another colour stand on another ground: their line is as easy to see as they are. */
  #underline(x: number, width: number) {
    const { stage } = this.base;
    const y = this.#size * 0.54;
    if (this.#colour === undefined) {
      const line = stage.image('kit/banner/underline', x, y);
      this.add(line.setScale((width * 0.98) / UNDERLINE, 1));
      return;
    }
    const color = parseInt(this.#colour.slice(1), 16);
    const line = stage.scene.add.graphics({ x, y: y + 1, fillStyle: { color } });
    this.add(line.fillRoundedRect(-width / 2, -THICK / 2, width, THICK, THICK / 2));
  }
}
