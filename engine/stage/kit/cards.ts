import { MARK_STYLE } from '../../drawing/index.ts';
import type { Mark, Option } from '../../exercise/index.ts';
import type { Text } from '../thing.ts';
import type { BucketSign, LetterTile, Slot, WordCard } from './api.ts';
import { LookPart } from './look-part.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import type { Pictures } from './pictures.ts';
import { plateWidth } from './sheets.ts';

/** Room left and right of the letters together, and least widths, in u. */
const CARD = { room: 52, least: 120, size: 40, shrunk: 32, widest: 420 } as const;
const TILE = { room: 34, least: 72, size: 44, lift: -4 } as const;
const SIGN = { left: 80, room: 122, least: 140, size: 34, badge: 44 } as const;
const PICTURE = { size: 112, beside: 150 } as const;
/** Padding that a text keeps around its letters. */
const PAD = 8;

/** Woordkaart. */
export class WordCardPart extends LookPart implements WordCard {
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
    if (text) shrink(text, maxWidth - CARD.room);
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
  }
}

/** A long word gets smaller letters, down to 32 u. */
function shrink(text: Text, widest: number) {
  const size = parseFloat(String(text.style.fontSize));
  const fitting = (size * widest) / (text.width - PAD);
  if (fitting < size) text.setFontSize(Math.max(CARD.shrunk, Math.floor(fitting)));
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
  #letter: Text | undefined;

  constructor(base: KitBase, x: number, y: number, wanted: number) {
    const width = plateWidth('slot', wanted);
    super(base, x, y, width, 76);
    this.add(plateImage(base, 'slot', 'normal', width));
  }

  dotted(letter?: string) {
    this.#letter?.destroy();
    this.#letter = undefined;
    if (letter === undefined) return;
    this.#letter = this.base.stage.text(letter, 0, -1, { size: 46, colour: 'rgba(0,0,0,0)' });
    // Round dots along the outline of the letter: a line to be followed, not a letter that is there.
    const text = this.#letter;
    text.setStroke('#565E78', 2.4);
    text.context.setLineDash?.([0.5, 5]);
    text.context.lineCap = 'round';
    text.updateText();
    this.add(text);
  }
}

/** Bakteken. */
export class SignPart extends LookPart implements BucketSign {
  constructor(base: KitBase, x: number, y: number, mark: Mark, label: string, badge = `mark/${mark}`) {
    const { text: colour } = MARK_STYLE[mark];
    const text = base.stage.text(label, 0, -2, { size: SIGN.size, bold: true, colour });
    const letters = text.width - PAD;
    super(base, x, y, `sign${mark}`, Math.max(SIGN.least, letters + SIGN.room));
    this.front.add(base.stage.image(`kit/${badge}`, -this.width / 2 + SIGN.badge, -1));
    // What the plate is wider than its label is shared by both sides of the label.
    const spare = this.width - letters - SIGN.room;
    this.write(text.setX(-this.width / 2 + SIGN.left + spare / 2 + letters / 2));
  }
}
