import type Phaser from 'phaser';
import { LETTER_FAMILY } from '../drawing/index.ts';
import { Labels, type Label } from './labels.ts';
import { LEAST_SIZE, PADDING, spacing, type Lettering } from './lettering.ts';

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

/** Makes every text of a scene, and redraws them all when the window changes. */
export class Texts {
  #scene: Phaser.Scene;
  #lettering: Lettering;
  #zoom: number;
  #alive = new Set<Phaser.GameObjects.Text>();
  #sheets = new Set<Labels>();
  /** How high and deep the letters of a font are: Phaser measures that anew for each text, for a third of its time. */
  #metrics = new Map<string, Phaser.Types.GameObjects.Text.TextMetrics>();

  constructor(scene: Phaser.Scene, lettering: Lettering, zoom: number) {
    this.#scene = scene;
    this.#lettering = lettering;
    this.#zoom = zoom;
  }

  /** Textures with letters: each text is one, and each sheet of labels. */
  get count() {
    return this.#alive.size + this.#sheets.size;
  }

  /** All there are now, shown or not. */
  get all(): readonly Phaser.GameObjects.Text[] {
    return [...this.#alive];
  }

  /** All labels there are now. */
  get labels(): readonly Label[] {
    return [...this.#sheets].flatMap(({ all }) => all);
  }

  /** A sheet for labels that are drawn together. */
  sheet(): Labels {
    const sheet: Labels = new Labels(this.#scene, this.#lettering, this.#resolution, () =>
      this.#sheets.delete(sheet),
    );
    this.#sheets.add(sheet);
    return sheet;
  }

  add(content: string, x: number, y: number, style: TextStyle = {}): Phaser.GameObjects.Text {
    const wanted = Math.max(LEAST_SIZE, style.size ?? 40);
    const size = style.exercise !== false && this.#lettering.large ? Math.round(wanted * 1.2) : wanted;
    const fontStyle = style.bold ? 'bold' : 'normal';
    const font = `${fontStyle} ${size}`;
    const metrics = this.#metrics.get(font);
    // Empty first, and without the three that follow: Phaser draws a text anew for each of them.
    const text = this.#scene.add.text(x, y, '', {
      fontFamily: LETTER_FAMILY[this.#lettering.font],
      fontSize: `${size}px`,
      fontStyle,
      color: style.colour ?? INK,
      align: style.align ?? 'center',
      resolution: this.#resolution(),
      ...(style.wrap && { wordWrap: { width: style.wrap } }),
      ...(metrics && { metrics }),
    });
    if (!metrics) this.#metrics.set(font, text.getTextMetrics());
    text.letterSpacing = spacing(size, this.#lettering);
    text.lineSpacing = style.lineSpacing ?? 0;
    text.padding = { left: PADDING.x, right: PADDING.x, top: PADDING.y, bottom: PADDING.y };
    if (content === '') text.updateText();
    else text.setText(content);
    text.setOrigin(0.5);
    this.#alive.add(text);
    text.once('destroy', () => this.#alive.delete(text));
    return text;
  }

  /** Draws all texts again, crisp at the new zoom. */
  redraw(zoom: number) {
    if (zoom === this.#zoom) return;
    this.#zoom = zoom;
    for (const text of this.#alive) text.setResolution(this.#resolution());
    for (const sheet of this.#sheets) sheet.draw();
  }

  /** Letters are drawn at the size they have on the glass; never coarser than one px per u. */
  #resolution = () => Math.min(3, Math.max(1, this.#zoom));
}
