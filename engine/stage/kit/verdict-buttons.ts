import { CORE } from '../view.ts';
import type { VerdictButtons } from './api.ts';
import { SignPart } from './cards.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';

const GAP = 44;
const SIDE = 32;
const HEIGHT = 142;

/** Knopbord: klopt (mark A with a tick) and klopt niet (mark B with a cross). Offered as options. */
export class VerdictButtonsPart extends KitPart implements VerdictButtons {
  readonly fits: SignPart;
  readonly fitsNot: SignPart;

  constructor(base: KitBase, onPick: (fits: boolean) => void, place?: { x: number; y: number }) {
    super(base, 0, 0, 0, HEIGHT);
    this.fits = new SignPart(base, 0, 0, 'A', 'klopt', { badge: 'badge/klopt' });
    this.fitsNot = new SignPart(base, 0, 0, 'B', 'klopt niet', { badge: 'badge/kloptniet' });
    const inner = this.fits.width + GAP + this.fitsNot.width;
    const width = plateWidth('board', inner + SIDE * 2);
    this.setSize(width, HEIGHT);
    this.setPosition(place?.x ?? CORE.right - width / 2, place?.y ?? CORE.bottom - HEIGHT / 2);
    this.fits.setX(-inner / 2 + this.fits.width / 2);
    this.fitsNot.setX(inner / 2 - this.fitsNot.width / 2);
    this.add([plateImage(base, 'board', 'normal', width), this.fits, this.fitsNot]);
    this.#offer(this.fits, 'klopt', 'klopt', () => onPick(true));
    this.#offer(this.fitsNot, 'kloptniet', 'klopt niet', () => onPick(false));
  }

  #offer(sign: SignPart, value: string, label: string, onPick: () => void) {
    this.base.stage.offer(sign, {
      id: `knop-${value}`,
      kind: 'option',
      value,
      label,
      onPick,
      onPress: (pressed) => (sign.look = pressed ? 'pressed' : 'normal'),
    });
  }
}
