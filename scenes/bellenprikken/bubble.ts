import type { Container, GameStage, Image, Stage, Thing, WordLine } from '../../engine/stage/index.ts';
import { FLYING } from './cactus.ts';
import { giveBack, takeLetter } from './letters.ts';

/** Radii in which letter bubbles are drawn. */
const DRAWN = [34, 42, 51] as const;
const POP = { from: 0.7, to: 1.14, ms: 260, drops: 3 } as const;
/** Size of a letter as a share of the radius, its floor, and the grey to type over. */
const LETTER = { size: 1.12, least: 32, grey: '#7C849B' } as const;
/** How far the sheen turns after the pointer, at which distance, and the smallest bubble that has one. */
const SHEEN = { turn: 0.7, reach: 500, least: 40 } as const;
/** A letter that slips in grows to its size. */
const SLIP = { from: 0.4, ms: 170 } as const;
/** A letter without its bubble hangs so long in the air before it falls, in ms. */
export const HANG_MS = 500;
const FALL = { gravity: 1500, turn: 24 } as const;
/** Depth of all bubbles: in front of the water, behind the tub. */
export const BUBBLES = 10;

/** How a film is drawn: with a paper face, empty, or hatched. */
export type Skin = '' | 'empty-' | 'out-';

const drawnFor = (r: number) => DRAWN.find((size) => size >= r - 3) ?? DRAWN[2];

/** One soap bubble with at most one letter or grapheme in it. */
export class Bubble {
  readonly root: Container;
  #stage: GameStage;
  #skin: Image;
  #sheen: Image | undefined;
  #giggle: Image | undefined;
  #word: WordLine | undefined;
  #text = '';
  #grey = false;
  /** Radius for which the letter was made; it is scaled along with a smaller bubble. */
  #letterR: number;
  #r: number;
  #look: Skin = 'empty-';

  constructor(stage: GameStage, r: number) {
    this.#stage = stage;
    this.#r = r;
    this.#letterR = r;
    this.#skin = stage.image(`bel-empty-${drawnFor(r)}`, 0, 0);
    // On the smallest nobody sees it, and a long word has many.
    if (r >= SHEEN.least) this.#sheen = stage.image(`glans-${drawnFor(r)}`, 0, 0);
    this.root = stage.scene.add.container(0, 0, this.#film).setDepth(BUBBLES);
    this.resize(r);
  }

  get r() {
    return this.#r;
  }

  /** Whether its film is whole. */
  get whole() {
    return this.#skin.visible;
  }

  get #letterScale() {
    return Math.min(1, this.#r / this.#letterR);
  }

  get #film(): Image[] {
    return this.#sheen ? [this.#skin, this.#sheen] : [this.#skin];
  }

  get textWidth() {
    return this.#word ? this.#word.width * this.#letterScale : 0;
  }

  resize(r: number) {
    this.#r = r;
    const drawn = drawnFor(r);
    for (const part of this.#film) part.setScale(r / drawn);
    this.#sheen?.setFrame(`glans-${drawn}`);
    this.#skin.setFrame(`bel-${this.#look}${drawn}`);
    this.#word?.setScale(this.#letterScale);
  }

  /** Puts a letter in it, in ink, or grey to be typed over; answers whether it is another one. */
  write(text: string, grey = false): boolean {
    if (text === this.#text && grey === this.#grey) return false;
    this.#text = text;
    this.#letGo();
    this.#grey = grey;
    if (text === '') return true;
    this.#letterR = this.#r;
    const size = Math.max(LETTER.least, Math.round(this.#r * LETTER.size));
    this.#word = takeLetter(this.#stage, text, { size, ...(grey && { colour: LETTER.grey }) });
    this.root.add(this.#word);
    return true;
  }

  /** Its letter grows to its size, for one that was typed just now. */
  slipIn() {
    const word = this.#word?.setScale(SLIP.from);
    if (word)
      void this.#stage.tween({ targets: word, to: { scale: 1 }, ms: SLIP.ms, ease: 'Back.Out', pop: true });
  }

  /** Paper-white when there is a letter in it, so that it is easy to read; hatched when it is out of play. */
  skin(look: Skin) {
    if (look === this.#look) return;
    this.#look = look;
    this.resize(this.#r);
  }

  /** Turns its sheen towards the light at `x`. */
  shine(x: number) {
    const share = Math.max(-1, Math.min(1, (x - this.root.x) / SHEEN.reach));
    this.#sheen?.setRotation(share * SHEEN.turn);
  }

  /** Only the letter shows, without a film. */
  bare() {
    for (const part of this.#film) part.setVisible(false);
  }

  /** Blows the film again. */
  blow() {
    for (const part of this.#film) part.setVisible(true);
  }

  /** The film bursts; the letter stays hanging. */
  pop() {
    if (!this.whole) return;
    this.bare();
    const { x, y } = this.root;
    const stage = this.#stage;
    const size = this.#r / 51;
    const burst = stage
      .image('knal', x, y)
      .setDepth(FLYING - 1)
      .setScale(size * POP.from);
    const to = { scale: size * POP.to, alpha: 0 };
    void stage
      .tween({ targets: burst, to, ms: POP.ms, ease: 'Quad.Out', pop: true })
      .then(() => burst.destroy());
    stage.fx.burst('bubbles', x, y, { count: POP.drops });
  }

  /** Bursts with its letter and all. */
  vanish() {
    this.pop();
    this.#word?.setVisible(false);
  }

  /** Laughs because it was tickled: its face shows instead of its letter. */
  async laugh() {
    const stage = this.#stage;
    this.#giggle ??= stage.image('giechel', 0, 0);
    this.root.add(this.#giggle);
    this.#giggle.setScale(this.#r / 51).setVisible(true);
    this.blow();
    this.#word?.setVisible(false);
    await stage.tween({ targets: this.root, to: { angle: 7 }, ms: 90, yoyo: true, repeat: 3, pop: true });
    await stage.clock.wait(240);
    this.#giggle.setVisible(false);
    this.#word?.setVisible(true);
  }

  /** Blows its letter out: it floats up and is gone. */
  async blowOut() {
    const word = this.#word;
    if (!word) return;
    this.#word = undefined;
    this.#text = '';
    const { x, y } = this.root;
    this.root.remove(word);
    word.setPosition(x, y).setDepth(FLYING);
    const to = { y: y - 90, x: x + 40, angle: 20, alpha: 0 };
    await this.#stage.tween({ targets: word, to, ms: 520, ease: 'Quad.Out' });
    giveBack(this.#stage, word);
  }

  destroy() {
    this.#letGo();
    this.root.destroy();
  }

  #letGo() {
    if (this.#word) giveBack(this.#stage, this.#word);
    this.#word = undefined;
  }
}

/** Lets a letter hang for half a second and then fall into the water at `bottom`. */
export async function letFall(
  stage: Stage,
  letter: Thing,
  bottom: number,
  hang: number = HANG_MS,
): Promise<void> {
  await stage.clock.wait(hang);
  const { y } = letter;
  const seconds = Math.sqrt((2 * Math.max(1, bottom - y)) / FALL.gravity);
  await stage.tween({
    targets: letter,
    to: { y: bottom, angle: FALL.turn },
    ms: seconds * 1000,
    ease: 'Quad.In',
  });
}
