import { LETTER_FAMILY, PLATES } from '../../drawing/index.ts';
import { DEPTH, type Image } from '../thing.ts';
import { CORE, STAGE } from '../view.ts';
import type { KeyboardHandlers, ScreenKeyboard } from './api.ts';
import { KEY, fitRow, keyRows, type KeySpec } from './key-layouts.ts';
import { KitPart, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';

/** Docked at the bottom: 1280 x 236 u, three rows. */
const BOARD = { width: 1280, height: 236, rowPitch: 77, first: 41 } as const;
const SCALE = 1.5;
const TOP = CORE.bottom - BOARD.height;
const DOWN = 3;
/** Room around a key in its texture, for rim and shadow; less than half the gap, so that keys don't show twice. */
const AROUND = 5;
const SIZE = { letter: '40px', word: 'bold 34px' } as const;
/** The letters whose height on a key the others keep. */
const USUAL = LETTER_FAMILY.usual;
const INK = '#1E2747';
const TEAL = '#0B5F5B';

interface Placed {
  key: KeySpec;
  x: number;
  y: number;
  width: number;
}

/**
 * Schermtoetsenbord. All keys of a layer are drawn on one texture, because every live text costs one; each key is
 * an image of its part of it, so that it can be offered and pressed by itself.
 */
export class ScreenKeyboardPart implements ScreenKeyboard {
  readonly top = TOP;
  #base: KitBase;
  #handlers: KeyboardHandlers;
  #root: KitPart;
  #signs = false;
  #capital = false;
  #keys: Image[] = [];

  constructor(base: KitBase, handlers: KeyboardHandlers) {
    this.#base = base;
    this.#handlers = handlers;
    this.#root = new KitPart(base, STAGE.centreX, TOP + BOARD.height / 2, BOARD.width, BOARD.height);
    this.#root.setDepth(DEPTH.kit - 10);
    base.stage.fixed(this.#root);
    this.#root.add(this.#ground());
    this.#lay();
  }

  show() {
    this.#root.setVisible(true);
  }

  hide() {
    this.#root.setVisible(false);
  }

  destroy() {
    this.#root.destroy();
  }

  #ground(): Image {
    const { stage, sheets } = this.#base;
    // Torn paper over the whole width of the widest window, and down beyond the tallest.
    const [width, height] = [1600, BOARD.height + 112];
    const key = sheets.canvas('kit/keyboard-ground', width, height, 1, (context) =>
      paintGround(context, width, height),
    );
    return stage.scene.add
      .image(0, -BOARD.height / 2 - 8, stage.scene.textures.exists(key) ? key : '__DEFAULT')
      .setOrigin(0.5, 0);
  }

  /** Puts the keys of the current layer in place; the ones before go. */
  #lay() {
    for (const key of this.#keys) key.destroy();
    const { stage, sheets } = this.#base;
    const layout = stage.settings.keyboard;
    const placed = placeKeys(keyRows(layout, this.#signs, this.#capital));
    const texture = sheets.canvas(
      `kit/keyboard/${layout}${this.#signs ? '-signs' : ''}${this.#capital ? '-caps' : ''}`,
      BOARD.width,
      BOARD.height,
      SCALE,
      (context) => {
        for (const one of placed) this.#paint(context, one);
      },
    );
    this.#keys = placed.map((one) => this.#offer(one, texture));
  }

  #paint(context: CanvasRenderingContext2D, { key, x, y, width }: Placed) {
    const { sheets, stage } = this.#base;
    const family = LETTER_FAMILY[stage.settings.font];
    const [cx, cy] = [x + BOARD.width / 2, y + BOARD.height / 2];
    const plate = plateWidth(key.plate, Math.floor(width / 12) * 12 - 6);
    context.save();
    // A plate's width goes in steps; the last few units are a stretch that nobody sees.
    context.translate(cx, cy);
    context.scale(width / plate, 1);
    sheets.stampPlate(context, key.plate, 'normal', plate, 0, 0);
    context.restore();
    if (key.value === KEY.ready) {
      write(context, 'klaar', cx - 26, cy - 3, SIZE.word, family, TEAL);
      sheets.stamp(context, 'key/done', cx + 56, cy - 3);
    } else if (key.face.startsWith('icon:')) sheets.stamp(context, `key/${key.face.slice(5)}`, cx, cy - 3);
    else write(context, key.face, cx, cy - 4, SIZE.letter, family, INK);
  }

  #offer({ key, x, y, width }: Placed, texture: string): Image {
    const { stage } = this.#base;
    const height = PLATES[key.plate].height;
    const image = stage.scene.add.image(x, y, '__DEFAULT');
    if (stage.scene.textures.exists(texture))
      image
        .setTexture(texture, frameOf(stage.scene.textures.get(texture), key, x, y, width, height))
        .setScale(1 / SCALE);
    else image.setDisplaySize(width, height).setVisible(true);
    this.#root.add(image);
    stage.offer(image, {
      id: `toets-${key.value}`,
      kind: 'key',
      value: key.value,
      label: key.label,
      size: { width: width * SCALE, height: height * SCALE },
      onPick: () => this.#press(key),
      onPress: (pressed) => image.scene && image.setY(y + (pressed ? DOWN : 0)),
    });
    return image;
  }

  #press(key: KeySpec) {
    this.#base.stage.sound.play('tik', { volume: 0.6 });
    if (key.value === KEY.layer) {
      this.#signs = !this.#signs;
      return this.#lay();
    }
    if (key.value === KEY.capital) {
      this.#capital = !this.#capital;
      return this.#lay();
    }
    if (key.value === KEY.ready) return this.#handlers.onReady();
    if (key.value === KEY.erase) return this.#handlers.onErase();
    this.#handlers.onType(key.value);
    // A capital and a letter with a sign come one at a time.
    if (!this.#capital && !this.#signs) return;
    this.#capital = false;
    this.#signs = false;
    this.#lay();
  }
}

/** Where every key of three rows lies, from the middle of the board. */
function placeKeys(rows: KeySpec[][]): Placed[] {
  return rows.flatMap((row, i) =>
    fitRow(row).map((one) => ({ ...one, y: -BOARD.height / 2 + BOARD.first + i * BOARD.rowPitch })),
  );
}

/** The part of the layer's texture that shows one key, as a frame of it. */
function frameOf(
  texture: Phaser.Textures.Texture,
  key: KeySpec,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  if (!texture.has(key.value)) {
    const [left, top] = [
      x + BOARD.width / 2 - width / 2 - AROUND,
      y + BOARD.height / 2 - height / 2 - AROUND,
    ];
    texture.add(
      key.value,
      0,
      Math.round(left * SCALE),
      Math.round(top * SCALE),
      Math.round((width + AROUND * 2) * SCALE),
      Math.round((height + AROUND * 2 + 2) * SCALE),
    );
  }
  return key.value;
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: string,
  family: string,
  colour: string,
) {
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // The middle of a font is not the middle of its letters.
  const lift = (of: string) => {
    context.font = `${size} ${of}`;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText('x');
    return (up - down) / 2;
  };
  const usual = lift(USUAL);
  context.fillText(text, x, y + lift(family) - usual);
}

function paintGround(context: CanvasRenderingContext2D, width: number, height: number) {
  const edge = (dy: number) => {
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      context.lineTo(
        x,
        8 + dy + Math.sin(x / 170) * 1.5 + Math.sin(x * 1.7) * 0.9 + Math.sin(x * 0.61) * 0.8,
      );
    context.lineTo(width, height);
    context.fill();
  };
  context.fillStyle = 'rgba(30, 39, 71, 0.12)';
  edge(-6);
  context.fillStyle = '#FBF6EA';
  edge(-3);
  context.fillStyle = '#E0D2B6';
  edge(0);
}
