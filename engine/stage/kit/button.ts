import { PAPER } from '../text.ts';
import { LookPart } from './look-part.ts';
import type { KitBase } from './part.ts';

const ROOM = 64;
const PAD = 8;

/** A blue button with a few words, for the kit's own questions: "Verder", "Nog een flits". */
export class ButtonPart extends LookPart {
  constructor(base: KitBase, x: number, y: number, label: string) {
    const text = base.stage.text(label, 0, -3, { size: 34, bold: true, colour: PAPER, exercise: false });
    super(base, x, y, 'button', text.width - PAD + ROOM);
    this.write(text);
  }

  /** Offers it as a control that can be used in every phase. */
  offerAs(id: string, label: string, onPick: () => void, key?: string): this {
    this.base.stage.offer(this, {
      id,
      kind: 'control',
      label,
      onPick,
      ...(key && { key }),
      onPress: (pressed) => (this.look = pressed ? 'pressed' : 'normal'),
    });
    return this;
  }
}
