import type { Image } from '../thing.ts';
import type { Loose, LooseOptions, Spot } from './api.ts';
import { KitPart, type KitBase } from './part.ts';
import { WordLinePart } from './word-line.ts';

/** Letters on a loose thing, for pupils with large letters, and the smallest they may become for anyone, in u. */
const LETTERS = 44;
const LARGER = 1.2;
const SMALLEST = 32;
const TICK = { from: 0.2, to: 0.8, ms: 220 } as const;
const BADGE = 0.72;
const HATCH = { pitch: 12, width: 2.6, scale: 2, corner: 16 } as const;

/** A loose thing with letters on it. */
export class LoosePart extends KitPart implements Loose {
  readonly id: string;
  readonly text: string;
  home: Spot;
  place = -1;
  #options: LooseOptions;
  #word: WordLinePart;
  #smallest: number;
  #tick: Image | undefined;
  #marks: Image[] = [];

  constructor(base: KitBase, options: LooseOptions) {
    const { home, size } = options;
    super(base, home.x, home.y, size.width, size.height);
    this.#options = options;
    this.id = options.id;
    this.text = options.text;
    this.home = home;
    const letters = options.letters ?? LETTERS;
    this.#word = new WordLinePart(base, 0, options.wordY ?? 0, options.text, { size: letters });
    this.#smallest = SMALLEST / (base.stage.settings.largeLetters ? letters * LARGER : letters);
    const drawn = typeof options.base === 'string' ? [base.stage.image(options.base, 0, 0)] : options.base;
    this.add([...drawn, this.#word]);
    this.fit(home.scale);
    this.setDepth(options.depth.lying);
  }

  get thing(): this {
    return this;
  }

  get word(): WordLinePart {
    return this.#word;
  }

  get isOut(): boolean {
    return this.#marks.length > 0;
  }

  set isOut(out: boolean) {
    if (out === this.isOut) return;
    for (const mark of this.#marks.splice(0)) mark.destroy();
    if (!out) return;
    const { width, height } = this.#options.size;
    this.#marks = [
      hatch(this.base, width, height),
      this.base.stage.image('kit/badge/eraser', width / 2 - 8, -height / 2 + 6).setScale(BADGE),
    ];
    this.add(this.#marks);
  }

  async glide({ x, y, scale }: Spot, ms: number): Promise<void> {
    const { stage } = this.base;
    const { depth } = this.#options;
    const shape = { scale: this.scaleX };
    this.setDepth(depth.flying);
    await Promise.all([
      stage.tween({ targets: this, to: { x, y }, ms, ease: 'Sine.Out' }),
      stage.tween({
        targets: shape,
        to: { scale },
        ms,
        ease: 'Back.Out',
        onUpdate: () => this.scene && this.fit(shape.scale),
      }),
    ]);
    if (this.scene) this.setDepth(depth.lying);
  }

  fit(scale: number) {
    this.setScale(scale);
    const fitting = Math.min(1, (this.#options.room * scale) / Math.max(1, this.#word.width));
    this.#word.setScale(Math.max(this.#smallest, fitting) / scale);
  }

  blank(rubbed: boolean) {
    if (rubbed) this.#word.rubOut();
    else this.#word.write();
  }

  settle() {
    if (this.#tick) return;
    const { size, tick = { x: size.width / 2 - 14, y: -size.height / 2 + 14 } } = this.#options;
    this.#tick = this.base.stage.image('kit/badge/tick', tick.x, tick.y).setScale(TICK.from);
    this.add(this.#tick);
    void this.base.stage.tween({
      targets: this.#tick,
      to: { scale: TICK.to },
      ms: TICK.ms,
      ease: 'Back.Out',
      pop: true,
    });
  }
}

/** Pencil hatching over something that is out of play (scenes/README.md 2.1), `width` x `height` u around its middle. */
export function hatch({ stage, sheets }: KitBase, width: number, height: number): Image {
  const [w, h] = [Math.round(width), Math.round(height)];
  const key = sheets.canvas(`kit/hatch/${w}x${h}`, w, h, HATCH.scale, (context) => {
    context.beginPath();
    context.roundRect(0, 0, w, h, Math.min(HATCH.corner, w / 2, h / 2));
    context.clip();
    context.fillStyle = 'rgba(255, 253, 246, 0.5)';
    context.fillRect(0, 0, w, h);
    context.strokeStyle = 'rgba(86, 94, 120, 0.55)';
    context.lineWidth = HATCH.width;
    context.beginPath();
    for (let x = -h; x < w + h; x += HATCH.pitch) {
      context.moveTo(x, h + 4);
      context.lineTo(x + h + 8, -4);
    }
    context.stroke();
  });
  const image = stage.scene.add.image(0, 0, stage.scene.textures.exists(key) ? key : '__DEFAULT');
  return image.setScale(1 / HATCH.scale);
}
