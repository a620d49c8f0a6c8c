import type { Face, HatName, KlodderName } from '../../drawing/index.ts';
import type { Mark, Option, Reveal } from '../../exercise/index.ts';
import type { RoundKit } from '../round-kit.ts';
import type { Container, Image } from '../thing.ts';

export type { Face, KlodderName };

/** How a usable thing looks (scenes/README.md 2.1): out of play has pencil hatching and the eraser icon. */
export type Look = 'normal' | 'pressed' | 'out' | 'right' | 'chosen';

/** A part of the kit on the stage; its bounds are the thing itself, without rim and shadow. */
export interface KitThing extends Container {
  /** Width and height of the thing itself, in u. */
  readonly width: number;
  readonly height: number;
}

/** Woordkaart: an upright card with a word, or with a picture. As wide as its word. */
export interface WordCard extends KitThing {
  look: Look;
  /** The right spelling takes the place of its word, the hard spot bold and underlined. */
  reveal(reveal: Reveal): void;
}

/** Lettertegel: one grapheme. */
export interface LetterTile extends KitThing {
  look: Look;
  readonly text: string;
}

/** Gleuf: a place for a tile. A tile is laid at the slot's own place. */
export interface Slot extends KitThing {
  /** Shows a dotted letter to be covered (neem over); without one the slot is empty again. */
  dotted(letter?: string): void;
}

/** Bakteken: a bucket's sign with its mark (colour, shape and pattern) and label. */
export interface BucketSign extends KitThing {
  look: Look;
}

/** Knipgreep between two letters; its place is the middle of the gap on the base line of the letters. */
export interface CutHandle extends KitThing {
  look: Look;
  /** Whether it is cut here. */
  cut: boolean;
}

/** Knopbord: klopt and klopt niet, offered as options `klopt` and `kloptniet`. */
export interface VerdictButtons extends KitThing {
  readonly fits: BucketSign;
  readonly fitsNot: BucketSign;
}

export interface KeyboardHandlers {
  onType(letter: string): void;
  onErase(): void;
  onReady(): void;
}

/** Schermtoetsenbord, docked at the bottom (y 516 to 752). Every key is offered. */
export interface ScreenKeyboard {
  /** Top edge in u. */
  readonly top: number;
  show(): void;
  hide(): void;
  destroy(): void;
}

/** A line of exercise letters; the hard spot of a reveal is bold and underlined. */
export interface WordLine extends KitThing {
  setWord(text: string, hard?: Pick<Reveal, 'from' | 'to'>): void;
}

export interface KlodderOptions {
  /** The ground point between the feet. */
  x: number;
  y: number;
  /** Width of its base box in u; 96 without it. */
  size?: number;
  depth?: number;
  face?: Face;
  /** Looks to the left. */
  flip?: boolean;
  /** A white rim: only for one that can be picked. */
  rim?: boolean;
  /** Another hat than its own. */
  hat?: HatName | 'none';
}

/** A living Klodder (its `name` says which): it blinks, its eyes follow a place, its drip lock leans with its speed. */
export interface Klodder extends Container {
  /** Puts on a face; it goes back to `after` by itself when `ms` is given. */
  face(face: Face, ms?: number, after?: Face): void;
  /** The eyes follow a place on the stage; without one they look ahead. */
  look(x?: number, y?: number): void;
  /** Faces left or right; walking does it by itself. */
  turn(toLeft: boolean): void;
  /** A hop on the spot; resolves when it has landed. */
  hop(height?: number): Promise<void>;
  /** Squashes by at most 18 % and springs back (4 % with reduced motion). */
  squash(share?: number): Promise<void>;
  /** Walks to a place with little hops and footprints. */
  walkTo(x: number, y?: number, ms?: number): Promise<void>;
  /** Leaves a footprint where it stands, which fades in 2 s: for a game that moves it itself. */
  print(): void;
  /** Takes a thing in hand (two arm stubs show), or lets go of it. */
  hold(thing?: Image): void;
  /** Chews for a while. */
  munch(ms?: number): Promise<void>;
}

/** Makes a living Klodder; `eigen` is the pupil's own. */
export type KlodderMaker = (name: KlodderName | 'eigen', options: KlodderOptions) => Klodder;

/** An area in u to lay cards in. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The shared kit (scenes/README.md 1.9). Scenes never draw exercise text themselves: they use these. */
export interface Kit extends RoundKit {
  /** The Woordbanier comes under the hint, or at `place` where a game has a better spot for it. */
  readonly banner: RoundKit['banner'] & { place: { x: number; y: number } | undefined };
  readonly klodder: KlodderMaker;
  /** A card for an option; words shrink to 32 u before they are wider than `maxWidth`. */
  wordCard(
    x: number,
    y: number,
    option: Pick<Option, 'text' | 'picture'>,
    options?: { size?: number; maxWidth?: number },
  ): WordCard;
  tile(x: number, y: number, text: string): LetterTile;
  slot(x: number, y: number, width?: number): Slot;
  /**
   * A bucket's sign; its label shrinks to 28 u before it is wider than `maxWidth`. With the badge of a verdict it is
   * a sign of judge for a game that offers the two in its own way.
   */
  bucketSign(
    x: number,
    y: number,
    mark: Mark,
    label: string,
    options?: { maxWidth?: number; badge?: 'badge/klopt' | 'badge/kloptniet' },
  ): BucketSign;
  /** The bare mark of a bucket as a sticker, 46 u. */
  mark(x: number, y: number, mark: Mark): Image;
  cutHandle(x: number, y: number): CutHandle;
  /** Both buttons of judge with their board, at the bottom right or around a place. */
  verdictButtons(onPick: (fits: boolean) => void, place?: { x: number; y: number }): VerdictButtons;
  keyboard(handlers: KeyboardHandlers): ScreenKeyboard;
  /** Exercise letters, centred: for a game that puts them on its own things (a topping, a bubble). */
  word(x: number, y: number, text: string, options?: { size?: number; colour?: string }): WordLine;
  /** A letter as dots to be covered or traced (neem over): for a game whose slots are its own things. */
  dotted(x: number, y: number, letter: string, size?: number): Image;
  /** Moves cards apart within an area, as little as possible, until none overlaps (20 u apart). */
  separate(things: readonly KitThing[], area: Area): void;
  /** Lays cards in centred rows within an area, in their order. */
  inRows(things: readonly KitThing[], area: Area, gap?: number): void;
  /** A picture of the shared set, `size` u wide without its rim; its text stands in while it is not there. */
  picture(
    x: number,
    y: number,
    picture: { name: string; url: string; alt: string },
    size?: number,
  ): Container;
  /** A coin that flies in an arc from one place to another. */
  flyCoin(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  /** A star, filled or dotted, 64 u. */
  star(x: number, y: number, full: boolean): Image;
  /** Dotted stars in a row that fill one by one: how far one is with the kunstje. */
  starCount(row: StarRow): StarCount;
}

/** Where counted stars stand: the first one, the way to the next in u, and their share of a star's size. */
export interface StarRow {
  x: number;
  y: number;
  pitch: { x: number; y: number };
  count: number;
  size: number;
  depth: number;
}

export interface StarCount {
  /** Fills one more; answers whether it was the one that completes them. */
  add(): boolean;
}
