import type { PlateName, PlateState } from '../../drawing/index.ts';
import { MS } from '../tween.ts';
import { PLATES } from '../../drawing/index.ts';
import type { Container, Image, Text } from '../thing.ts';
import type { Look } from './api.ts';
import { KitPart, dressPlate, plateImage, type KitBase } from './part.ts';
import { plateWidth } from './sheets.ts';

/** Letters of what is out of play, or not in play yet. */
export const PENCIL = '#565E78';
/** A pressed plate lies this much lower, a chosen one higher and a little askew. */
const DOWN = 4;
const UP = -3;
const ASKEW = -1.5;
/** Below this width badges are drawn smaller. */
const NARROW = 110;

/** A usable plate that shows all looks: pressed, out of play, right, chosen. */
export class LookPart extends KitPart {
  /** Everything that moves with the plate. */
  protected readonly front: Container;
  #plate: Image;
  #name: PlateName;
  #look: Look = 'normal';
  #badges: Image[] = [];
  #letters: { text: Text; colour: string }[] = [];

  constructor(base: KitBase, x: number, y: number, name: PlateName, wanted: number) {
    const width = plateWidth(name, wanted);
    super(base, x, y, width, PLATES[name].height);
    this.#name = name;
    this.#plate = plateImage(base, name, 'normal', width);
    this.front = base.stage.scene.add.container(0, 0, [this.#plate]);
    this.add(this.front);
  }

  get look(): Look {
    return this.#look;
  }

  set look(look: Look) {
    if (look === this.#look) return;
    const before = this.#look;
    this.#look = look;
    const state: PlateState = look === 'chosen' ? 'normal' : look;
    dressPlate(this.base, this.#plate, this.#name, state, this.width);
    this.front
      .setY(look === 'pressed' ? DOWN : look === 'chosen' ? UP : 0)
      .setAngle(look === 'chosen' ? ASKEW : 0);
    for (const { text, colour } of this.#letters) text.setColor(look === 'out' ? PENCIL : colour);
    for (const badge of this.#badges) badge.destroy();
    this.#badges = badgesOf(look, this.width, this.height).map(({ frame, x, y, scale }) => {
      const image = this.base.stage.image(`kit/badge/${frame}`, x, y).setScale(scale);
      this.front.add(image);
      return image;
    });
    if (look === 'right' && before !== 'right') this.#pop();
    this.dressed(look);
  }

  /** It looks so from now on. */
  protected dressed(_look: Look) {}

  /** Another plate for the same thing. */
  protected dress(name: PlateName) {
    this.#name = name;
    dressPlate(this.base, this.#plate, name, 'normal', this.width);
  }

  /** Puts a text on the plate; on paper it turns grey when it is out of play. */
  protected write(text: Text, onPaper = true) {
    if (onPaper) this.#letters.push({ text, colour: String(text.style.color) });
    this.front.add(text);
  }

  #pop() {
    for (const badge of this.#badges) {
      const { scale } = badge;
      badge.setScale(scale * 0.3);
      void this.base.stage.tween({ targets: badge, to: { scale }, ms: MS.in, ease: 'Back.Out', pop: true });
    }
  }
}

interface Badge {
  frame: string;
  x: number;
  y: number;
  scale: number;
}

function badgesOf(look: Look, width: number, height: number): Badge[] {
  const narrow = width < NARROW;
  const [x, y] = [width / 2, height / 2];
  switch (look) {
    case 'out':
      return [{ frame: 'eraser', x: x - (narrow ? 8 : 4), y: -y + 2, scale: narrow ? 0.72 : 0.86 }];
    case 'right':
      if (narrow)
        return [
          { frame: 'sparkle', x: -x + 5, y: -y + 3, scale: 0.85 },
          { frame: 'tick', x: x - 6, y: -y + 3, scale: 0.85 },
        ];
      return [
        { frame: 'sparkle', x: -x + 2, y: -y - 3, scale: 0.95 },
        { frame: 'sparkle-pale', x: -x - 11, y: -y + 14, scale: 0.55 },
        { frame: 'sparkle', x: x + 3, y: y - 6, scale: 0.7 },
        { frame: 'tick', x: x - 4, y: -y + 2, scale: 1 },
      ];
    case 'chosen':
      return [{ frame: 'clip', x: -x + (narrow ? 13 : 20), y: -y + 1, scale: narrow ? 0.8 : 1 }];
    case 'normal':
    case 'pressed':
      return [];
  }
}
