import type { StageRect } from '../bridge/index.ts';
import { viewFor, type View } from '../stage/view.ts';

/** The part of the page that the canvas fills. */
export class Field {
  #container: HTMLElement;
  #onResize: () => void;
  #observer: ResizeObserver | undefined;
  /** Device px per CSS px when it was last measured. */
  #ratio = 1;

  /** `onResize` is called whenever the size may have changed. */
  constructor(container: HTMLElement, onResize: () => void) {
    this.#container = container;
    this.#onResize = onResize;
  }

  get container(): HTMLElement {
    return this.#container;
  }

  /** What of the stage is in view at the size it has now. */
  measure(): View {
    const { clientWidth, clientHeight } = this.#container;
    this.#ratio = window.devicePixelRatio || 1;
    return viewFor(clientWidth || 1366, clientHeight || 768, this.#ratio);
  }

  /** Whether it has more or fewer pixels than when it was measured, at the same size: the window went to another screen. */
  get hasOtherPixels(): boolean {
    return (window.devicePixelRatio || 1) !== this.#ratio;
  }

  /** Puts the parts in the container, and watches its size from now on. */
  fill(...parts: (Element | undefined)[]) {
    for (const part of parts) if (part) this.#container.append(part);
    this.leave();
    if (typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(this.#onResize);
    this.#observer.observe(this.#container);
  }

  /** Goes on in another container. */
  moveTo(container: HTMLElement, ...parts: (Element | undefined)[]) {
    this.#container = container;
    this.fill(...parts);
  }

  /** Stops watching. */
  leave() {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}

/** Where the stage lies in its container, for what the page lays over it. */
export const rectOf = ({ left, top, scale }: View): StageRect => ({
  scale,
  left: -left * scale,
  top: -top * scale,
  width: 1366 * scale,
  height: 768 * scale,
});

/** Whether nothing has to be drawn anew for another view. */
export const sameView = (a: View, b: View) =>
  a.pixelWidth === b.pixelWidth &&
  a.pixelHeight === b.pixelHeight &&
  a.scale === b.scale &&
  a.zoom === b.zoom;
