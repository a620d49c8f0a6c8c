import { DEPTH, type Image } from '../thing.ts';
import { STAGE } from '../view.ts';
import { KitPart, plateImage, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';

const PRESS_MS = 160;
/** A key cap goes down and up in this, when there is time for it. */
const KEY_PRESS_MS = 180;
/** Where the ghost key shows: low in the middle, over nothing that must be read. */
const KEY_AT = { x: STAGE.centreX, y: 640 } as const;

/** Voorbeeldhand: a ghost hand, or a ghost key for who plays by keys. */
export class ExampleHand {
  #base: KitBase;
  #hand: Image | undefined;
  #cap: KitPart | undefined;

  constructor(base: KitBase) {
    this.#base = base;
  }

  async moveTo(x: number, y: number, ms: number): Promise<void> {
    const { stage } = this.#base;
    this.#hand ??= stage.fixed(
      stage
        .image('kit/hand/open', x + 120, y + 140)
        .setDepth(DEPTH.hand)
        .setAlpha(0.94),
    );
    await stage.tween({ targets: this.#hand, to: { x, y }, ms: Math.max(1, ms) });
  }

  async press(): Promise<void> {
    const { stage } = this.#base;
    const hand = this.#hand;
    if (!hand) return;
    const has = stage.hasImage('kit/hand/press');
    if (has) hand.setFrame('hand/press');
    await stage.clock.wait(PRESS_MS);
    if (has && hand.scene) hand.setFrame('hand/open');
  }

  async key(label: string, ms: number): Promise<void> {
    const { stage } = this.#base;
    this.#hideCap();
    const text = stage.text(label, 0, -4, { size: 38, exercise: false });
    const width = plateWidth('keyHold', Math.max(82, text.width + 40));
    const cap = stage.fixed(new KitPart(this.#base, KEY_AT.x, KEY_AT.y, width, 62).setDepth(DEPTH.hand));
    cap.add([plateImage(this.#base, 'keyHold', 'normal', width), text]);
    this.#cap = cap;
    void stage.tween({
      targets: cap,
      to: { y: KEY_AT.y + 4 },
      ms: Math.max(1, Math.min(KEY_PRESS_MS, ms) / 2),
      yoyo: true,
    });
    await stage.clock.wait(ms);
  }

  hide() {
    this.#hand?.destroy();
    this.#hand = undefined;
    this.#hideCap();
  }

  #hideCap() {
    this.#cap?.destroy();
    this.#cap = undefined;
  }
}
