import type Phaser from 'phaser';
import type { PlaySettings } from '../exercise/index.ts';
import { LETTER_FAMILY, LETTER_SPACING } from '../drawing/index.ts';

export const INK = '#1E2747';
export const PAPER = '#FFFDF6';

export interface TextStyle {
  /** Size in u; 40 without it, never below 28. */
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Width in u at which sentences break. */
  wrap?: number;
  lineSpacing?: number;
  /** Letters of an exercise follow the pupil's "grote letters"; words of the interface do not. */
  exercise?: boolean;
}

/** How letters look for this pupil. */
interface Lettering {
  large: boolean;
  wide: boolean;
  font: PlaySettings['font'];
}

/** The letter spacing in u of a size: at least 1 either way, which also keeps `fi` and `ffi` apart. */
function spacing(size: number, { wide, font }: Lettering): number {
  const share = LETTER_SPACING[font][wide ? 'wide' : 'usual'];
  return Math.sign(share) * Math.max(1, Math.round(size * Math.abs(share)));
}

/** Makes every text of a scene, and redraws them all when the window changes. */
export class Texts {
  #scene: Phaser.Scene;
  #lettering: Lettering;
  #zoom: number;
  #alive = new Set<Phaser.GameObjects.Text>();
  /** How high and deep the letters of a font are: Phaser measures that anew for each text, for a third of its time. */
  #metrics = new Map<string, Phaser.Types.GameObjects.Text.TextMetrics>();

  constructor(scene: Phaser.Scene, lettering: Lettering, zoom: number) {
    this.#scene = scene;
    this.#lettering = lettering;
    this.#zoom = zoom;
  }

  get count() {
    return this.#alive.size;
  }

  /** All there are now, shown or not. */
  get all(): readonly Phaser.GameObjects.Text[] {
    return [...this.#alive];
  }

  add(content: string, x: number, y: number, style: TextStyle = {}): Phaser.GameObjects.Text {
    const wanted = Math.max(28, style.size ?? 40);
    const size = style.exercise !== false && this.#lettering.large ? Math.round(wanted * 1.2) : wanted;
    const fontStyle = style.bold ? 'bold' : 'normal';
    const font = `${fontStyle} ${size}`;
    const metrics = this.#metrics.get(font);
    // Empty first: Phaser draws a text anew for its padding, and again for its letter spacing.
    const text = this.#scene.add.text(x, y, '', {
      fontFamily: LETTER_FAMILY[this.#lettering.font],
      fontSize: `${size}px`,
      fontStyle,
      color: style.colour ?? INK,
      align: style.align ?? 'center',
      letterSpacing: spacing(size, this.#lettering),
      resolution: this.#resolution(),
      padding: { x: 4, y: 2 },
      ...(style.wrap && { wordWrap: { width: style.wrap } }),
      ...(style.lineSpacing && { lineSpacing: style.lineSpacing }),
      ...(metrics && { metrics }),
    });
    if (!metrics) this.#metrics.set(font, text.getTextMetrics());
    text.setText(content).setOrigin(0.5);
    this.#alive.add(text);
    text.once('destroy', () => this.#alive.delete(text));
    return text;
  }

  /** Draws all texts again, crisp at the new zoom. */
  redraw(zoom: number) {
    if (zoom === this.#zoom) return;
    this.#zoom = zoom;
    for (const text of this.#alive) text.setResolution(this.#resolution());
  }

  /** Letters are drawn at the size they have on the glass; never coarser than one px per u. */
  #resolution = () => Math.min(3, Math.max(1, this.#zoom));
}
