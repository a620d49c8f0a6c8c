import type { Image } from '../thing.ts';
import type { CutHandle, Look } from './api.ts';
import { KitPart, type KitBase } from './part.ts';

/** Its finger room; drawn from 42 above to 62 below the base line of the letters. */
const SIZE = { width: 60, height: 96, dy: 8 } as const;

/** Knipgreep. */
export class CutHandlePart extends KitPart implements CutHandle {
  #image: Image;
  #badge: Image | undefined;
  #cut = false;
  #look: Look = 'normal';

  constructor(base: KitBase, x: number, y: number) {
    super(base, x, y, SIZE.width, SIZE.height);
    this.#image = base.stage.image('kit/cut/open', 0, -SIZE.dy);
    this.add(this.#image);
  }

  get cut() {
    return this.#cut;
  }

  set cut(cut: boolean) {
    this.#cut = cut;
    this.#dress();
  }

  get look(): Look {
    return this.#look;
  }

  set look(look: Look) {
    if (look === this.#look) return;
    this.#look = look;
    this.#badge?.destroy();
    this.#badge = undefined;
    const badge = look === 'right' ? 'tick' : look === 'out' ? 'eraser' : undefined;
    if (badge) {
      this.#badge = this.base.stage.image(`kit/badge/${badge}`, 19, 16).setScale(0.6);
      this.add(this.#badge);
    }
    this.#dress();
  }

  #dress() {
    if (!this.base.stage.hasImage('kit/cut/open')) return;
    this.#image.setFrame(
      this.#cut ? 'cut/cut' : this.#look === 'pressed' ? 'cut/open-pressed' : 'cut/open',
      false,
      false,
    );
    this.#image.setAlpha(this.#look === 'out' ? 0.5 : 1);
  }
}
