/** Width of a letter as a share of its size: near enough to Andika to lay words out. */
const LETTER = 0.55;

/**
 * Gives jsdom a canvas that draws nothing but measures text, so that Phaser can run without a browser. Tests look
 * at where things are and what can be done with them, never at pixels. It must be there before Phaser is loaded,
 * which asks for a canvas at once: import this file before anything of the stage.
 */
const contexts = new WeakMap<HTMLCanvasElement, object>();
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
  if (kind !== '2d') return null;
  const known = contexts.get(this);
  if (known) return known;
  const context = blankContext(this);
  contexts.set(this, context);
  return context;
} as typeof HTMLCanvasElement.prototype.getContext;

function blankContext(canvas: HTMLCanvasElement): object {
  const state: Record<string | symbol, unknown> = { canvas, font: '16px Andika' };
  const sizeOf = () => Number(/([\d.]+)px/.exec(String(state.font))?.[1] ?? 16);
  state.measureText = (text: string) => {
    const size = sizeOf();
    return {
      width: text.length * size * LETTER,
      actualBoundingBoxAscent: size * 0.8,
      actualBoundingBoxDescent: size * 0.25,
      fontBoundingBoxAscent: size,
      fontBoundingBoxDescent: size * 0.3,
    };
  };
  state.getImageData = (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(Math.max(1, width * height * 4)),
    width,
    height,
  });
  const nothing = () => undefined;
  return new Proxy(state, {
    get: (target, key) => (key in target ? target[key] : nothing),
    set: (target, key, value) => {
      target[key] = value;
      return true;
    },
  });
}
