import type Phaser from 'phaser';
import { LETTER_FAMILY } from '../drawing/index.ts';
import { measureInUnits } from './frames.ts';
import { LEAST_SIZE, PADDING, spacing, type Lettering } from './lettering.ts';
import type { Image } from './thing.ts';

export interface LabelStyle {
  /** Size in u, never below 28. */
  size: number;
  bold?: boolean | undefined;
  colour: string;
}

/** A short text that stays as it is: the letters of the interface, not those of an exercise. */
export interface Label {
  readonly text: string;
  /** Size of its letters in u. */
  readonly size: number;
  readonly colour: string;
  /** How wide it is in u, with the air beside it. */
  readonly width: number;
  readonly image: Image;
}

interface Cell extends Label {
  font: string;
  face: Face;
  height: number;
  gap: number;
  /** Where it lies on the sheet, in px. */
  x: number;
  y: number;
}

/** How high and deep the letters of a font are, and how wide each of them. */
interface Face {
  ascent: number;
  descent: number;
  widths: Map<string, number>;
}

/** Width of a sheet in u, and px between two labels. */
const SHEET = { width: 560, gap: 2 } as const;
/** The letters by which Phaser measures how high and deep a font is. */
const TALL = '|MÉqgy';

/**
 * Labels that are drawn together, on one texture: a `Text` costs a canvas, a texture and four drawings each, which on a
 * slow machine was a tenth of the first view of the map. It goes with the last of its labels.
 */
export class Labels {
  #scene: Phaser.Scene;
  #textures: Phaser.Textures.TextureManager;
  #lettering: Lettering;
  #resolution: () => number;
  #gone: () => void;
  #cells: Cell[] = [];
  #faces = new Map<string, Face>();
  #context: CanvasRenderingContext2D;
  #key = '';

  /** `resolution` is in px per u; `gone` is called when no label is left. */
  constructor(scene: Phaser.Scene, lettering: Lettering, resolution: () => number, gone: () => void) {
    this.#scene = scene;
    this.#textures = scene.textures;
    this.#lettering = lettering;
    this.#resolution = resolution;
    this.#gone = gone;
    this.#context = newContext();
  }

  get all(): readonly Label[] {
    return this.#cells;
  }

  /** How wide a text would be, in u. */
  widthOf(text: string, { size, bold }: Omit<LabelStyle, 'colour'>): number {
    const { widths } = this.#faceOf(this.#fontOf(size, bold));
    const letters = text.split('').reduce((sum, letter) => sum + this.#widthOf(letter, widths), 0);
    const between = Math.max(0, text.length - 1) * spacing(atLeast(size), this.#lettering);
    return Math.ceil(letters + between) + 2 * PADDING.x;
  }

  /** Adds a label, centred; it is seen after `draw`. */
  add(text: string, x: number, y: number, { size, bold, colour }: LabelStyle): Label {
    const font = this.#fontOf(size, bold);
    const face = this.#faceOf(font);
    const cell: Cell = {
      text,
      colour,
      font,
      face,
      size: atLeast(size),
      width: this.widthOf(text, { size, bold }),
      height: face.ascent + face.descent + 2 * PADDING.y,
      gap: spacing(atLeast(size), this.#lettering),
      image: this.#scene.add.image(x, y, '__DEFAULT'),
      x: 0,
      y: 0,
    };
    this.#cells.push(cell);
    cell.image.once('destroy', () => this.#drop(cell));
    return cell;
  }

  /** Draws all labels that there are, as crisp as the window shows them. */
  draw() {
    if (this.#cells.length === 0) return this.#gone();
    const before = this.#key;
    const scale = this.#resolution();
    const { width, height } = this.#place(scale);
    // A texture keeps its canvas: each drawing has its own.
    if (before) this.#context = newContext();
    const context = this.#context;
    Object.assign(context.canvas, { width, height });
    for (const cell of this.#cells) this.#write(cell, scale);
    const textures = this.#textures;
    this.#key = freeKey(textures);
    const texture = textures.addImage(this.#key, context.canvas as unknown as HTMLImageElement)!;
    texture.source[0]!.resolution = scale;
    for (const [i, cell] of this.#cells.entries()) {
      const [w, h] = sizeOf(cell, scale);
      const name = String(i);
      measureInUnits(texture.add(name, 0, cell.x, cell.y, w, h)!, scale);
      cell.image.setTexture(this.#key, name).setDisplayOrigin(cell.width / 2, cell.height / 2);
    }
    if (before) textures.remove(before);
  }

  /** Gives each label its place on the sheet, row by row; returns how large that is, in px. */
  #place(scale: number): { width: number; height: number } {
    let [x, y, row, width] = [0, 0, 0, 0];
    for (const cell of this.#cells) {
      const [w, h] = sizeOf(cell, scale);
      if (x > 0 && x + w > SHEET.width * scale) [x, y, row] = [0, y + row + SHEET.gap, 0];
      [cell.x, cell.y] = [x, y];
      x += w + SHEET.gap;
      row = Math.max(row, h);
      width = Math.max(width, x);
    }
    return { width, height: y + row };
  }

  /** Letter by letter, as Phaser writes a text with space between its letters. */
  #write({ text, colour, font, face, gap, x, y }: Cell, scale: number) {
    const context = this.#context;
    context.setTransform(scale, 0, 0, scale, x, y);
    context.font = font;
    context.fillStyle = colour;
    const baseline = PADDING.y + Math.round(face.ascent);
    let at: number = PADDING.x;
    for (const letter of text.split('')) {
      context.fillText(letter, at, baseline);
      at += this.#widthOf(letter, face.widths) + gap;
    }
  }

  /** Of a letter of a font that was asked for last. */
  #widthOf(letter: string, widths: Map<string, number>): number {
    let width = widths.get(letter);
    if (width === undefined) widths.set(letter, (width = this.#context.measureText(letter).width));
    return width;
  }

  #fontOf(size: number, bold = false): string {
    return `${bold ? 'bold' : 'normal'} ${atLeast(size)}px ${LETTER_FAMILY[this.#lettering.font]}`;
  }

  #faceOf(font: string): Face {
    this.#context.font = font;
    let face = this.#faces.get(font);
    if (!face) {
      const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
        this.#context.measureText(TALL);
      this.#faces.set(font, (face = { ascent, descent, widths: new Map() }));
    }
    return face;
  }

  #drop(cell: Cell) {
    this.#cells.splice(this.#cells.indexOf(cell), 1);
    if (this.#cells.length > 0) return;
    if (this.#key) this.#textures.remove(this.#key);
    this.#gone();
  }
}

const atLeast = (size: number) => Math.max(LEAST_SIZE, size);

/** How large a label is on a sheet, in px. */
const sizeOf = ({ width, height }: Cell, scale: number): [width: number, height: number] => [
  Math.ceil(width * scale),
  Math.ceil(height * scale),
];

const newContext = () => document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** A name that no sheet has yet. */
function freeKey(textures: Phaser.Textures.TextureManager): string {
  let number = 1;
  while (textures.exists(`labels/${number}`)) number++;
  return `labels/${number}`;
}
