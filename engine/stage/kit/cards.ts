import { distance } from 'fastest-levenshtein';
import { LETTER_FAMILY, MARK_STYLE } from '../../drawing/index.ts';
import type { Mark, Option, Reveal } from '../../exercise/index.ts';
import type { Image, Text } from '../thing.ts';
import type { BucketSign, LetterTile, Look, Slot, WordCard } from './api.ts';
import { LookPart, PENCIL } from './look-part.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import type { Pictures } from './pictures.ts';
import { plateWidth } from './sheets.ts';
import { smear } from './smear.ts';
import { WordLinePart } from './word-line.ts';

/** Room left and right of the letters together, and least widths, in u. */
const CARD = { room: 52, least: 120, size: 40, shrunk: 32, widest: 420 } as const;
const TILE = { room: 34, least: 72, size: 44, lift: -4 } as const;
const SIGN = { left: 80, room: 122, least: 140, size: 34, shrunk: 28, badge: 44, pale: 0.35 } as const;
const PICTURE = { size: 112, beside: 150 } as const;
const DOTTED = 46;
const DOTTED_SCALE = 2;
const DOTS = { size: 1.9, pitch: 4.4 } as const;
const PALE_PENCIL = '#B4B9C9';
/** Padding that a text keeps around its letters. */
const PAD = 8;

/** Woordkaart. */
export class WordCardPart extends LookPart implements WordCard {
  readonly #text: Text | undefined;
  readonly #size: number;
  #smear: Image | undefined;

  constructor(
    base: KitBase,
    pictures: Pictures,
    x: number,
    y: number,
    option: Pick<Option, 'text' | 'picture'>,
    { size = CARD.size, maxWidth = CARD.widest }: { size?: number; maxWidth?: number } = {},
  ) {
    const { stage } = base;
    const text =
      option.text === undefined ? undefined : stage.text(option.text.replaceAll('___', '__'), 0, 0, { size });
    if (text) shrink(text, maxWidth - CARD.room, CARD.shrunk);
    const letters = text ? text.width - PAD : 0;
    const picture = option.picture;
    const wanted = picture
      ? text
        ? PICTURE.beside + letters + CARD.room / 2
        : PICTURE.beside
      : Math.max(CARD.least, letters + CARD.room);
    super(base, x, y, picture ? 'cardTall' : 'card', wanted);
    if (picture) {
      const beside = text ? -this.width / 2 + PICTURE.beside / 2 : 0;
      this.front.add(pictures.place(beside, -3, picture, PICTURE.size));
      text?.setX(this.width / 2 - CARD.room / 2 - letters / 2);
    }
    if (text) this.write(text.setY(-3));
    this.#text = text;
    this.#size = size;
  }

  reveal(reveal: Reveal) {
    if (!this.#text || !isSpellingOf(this.#text.text, reveal)) return;
    const { x, y } = this.#text;
    const line = new WordLinePart(this.base, x, y, '', { size: this.#size });
    line.setWord(reveal.text, reveal);
    const room = this.#text.width - PAD + CARD.room / 2;
    this.front.add(line.setScale(Math.min(1, room / line.width)));
    this.#text.setVisible(false);
  }

  /** Its letters are gone, a smear of pencil is left; they come back when it is in play again. */
  rubOut() {
    const text = this.#text;
    if (!text?.visible || this.#smear) return;
    text.setVisible(false);
    this.#smear = smear(this.base, text.x, text.y, text.width - PAD, this.#size * 1.3);
    this.front.add(this.#smear);
  }

  protected override dressed(look: Look) {
    if (look === 'out') return this.rubOut();
    if (!this.#smear) return;
    this.#smear.destroy();
    this.#smear = undefined;
    this.#text?.setVisible(true);
  }
}

/**
 * Whether a text is a spelling of a word, right or wrong, and not a label such as "2 woorden" or one grapheme of it: letters
 * around the hard spot are the same, or few letters differ.
 */
export function isSpellingOf(text: string, { text: word, from, to }: Reveal): boolean {
  const [written, right] = [text.toLowerCase(), word.toLowerCase()];
  const letters = [...right];
  const [before, after] = [letters.slice(0, from).join(''), letters.slice(to).join('')];
  const room = written.length >= before.length + after.length;
  if (before + after !== '' && room && written.startsWith(before) && written.endsWith(after)) return true;
  return distance(written, right) <= Math.max(1, Math.floor(letters.length / 3));
}

/** A long word gets smaller letters, down to `least`. */
function shrink(text: Text, widest: number, least: number) {
  const size = parseFloat(String(text.style.fontSize));
  const fitting = (size * widest) / (text.width - PAD);
  if (fitting < size) text.setFontSize(Math.max(least, Math.floor(fitting)));
}

/** Lettertegel. */
export class TilePart extends LookPart implements LetterTile {
  readonly text: string;

  constructor(base: KitBase, x: number, y: number, letters: string) {
    const text = base.stage.text(letters, 0, TILE.lift, { size: TILE.size });
    super(base, x, y, 'tile', Math.max(TILE.least, text.width - PAD + TILE.room));
    this.text = letters;
    this.write(text);
  }
}

/** Gleuf. */
export class SlotPart extends KitPart implements Slot {
  #letter: Image | undefined;

  constructor(base: KitBase, x: number, y: number, wanted: number) {
    const width = plateWidth('slot', wanted);
    super(base, x, y, width, 76);
    this.add(plateImage(base, 'slot', 'normal', width));
  }

  dotted(letter?: string) {
    this.#letter?.destroy();
    this.#letter = undefined;
    if (letter === undefined) return;
    this.#letter = dottedLetter(this.base, 0, -1, letter, DOTTED);
    this.add(this.#letter);
  }
}

/** Pale letters with dots along their outline: to be covered or traced, not letters that are there. */
export function dottedLetter(
  { stage, sheets }: KitBase,
  x: number,
  y: number,
  letter: string,
  size: number,
): Image {
  const [width, height] = [size * (0.9 + 0.6 * letter.length), size * 1.5];
  const key = sheets.canvas(`kit/dotted/${letter}/${size}`, width, height, DOTTED_SCALE, (context) => {
    context.font = `400 ${size}px ${LETTER_FAMILY[stage.settings.font]}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    // Both sides of a stroke lie so close together that dots alone can't be read: their ground tells which letter it is.
    context.fillStyle = PALE_PENCIL;
    context.fillText(letter, width / 2, height / 2);
    context.lineCap = 'round';
    context.lineWidth = DOTS.size;
    context.strokeStyle = PENCIL;
    context.setLineDash([0.1, DOTS.pitch]);
    context.strokeText(letter, width / 2, height / 2);
  });
  const image = stage.scene.add.image(x, y, stage.scene.textures.exists(key) ? key : '__DEFAULT');
  return image.setScale(1 / DOTTED_SCALE);
}

/** Bakteken. */
export class SignPart extends LookPart implements BucketSign {
  readonly #sign: `sign${Mark}`;
  readonly #label: Text;
  readonly #badge: Image;
  readonly #colour: string;
  #isWaiting = false;

  constructor(
    base: KitBase,
    x: number,
    y: number,
    mark: Mark,
    label: string,
    { badge = `mark/${mark}`, maxWidth = Infinity }: { badge?: string; maxWidth?: number } = {},
  ) {
    const { text: colour } = MARK_STYLE[mark];
    const text = base.stage.text(label, 0, -2, { size: SIGN.size, bold: true, colour });
    shrink(text, maxWidth - SIGN.room, SIGN.shrunk);
    const letters = text.width - PAD;
    super(base, x, y, `sign${mark}`, Math.max(SIGN.least, letters + SIGN.room));
    this.#sign = `sign${mark}`;
    this.#label = text;
    this.#colour = colour;
    this.#badge = base.stage.image(`kit/${badge}`, -this.width / 2 + SIGN.badge, -1);
    this.front.add(this.#badge);
    // What the plate is wider than its label is shared by both sides of the label.
    const spare = this.width - letters - SIGN.room;
    this.write(text.setX(-this.width / 2 + SIGN.left + spare / 2 + letters / 2), false);
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  set isWaiting(isWaiting: boolean) {
    if (isWaiting === this.#isWaiting) return;
    this.#isWaiting = isWaiting;
    this.dress(isWaiting ? 'panel' : this.#sign);
    this.#label.setColor(isWaiting ? PENCIL : this.#colour);
    this.#badge.setAlpha(isWaiting ? SIGN.pale : 1);
  }
}
