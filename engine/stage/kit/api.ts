import type { Face, HatName, KlodderName } from '../../drawing/index.ts';
import type { Mark, Option, Outcome, Reveal } from '../../exercise/index.ts';
import type { RoundKit } from '../round-kit.ts';
import type { Container, Image, Rect, Thing } from '../thing.ts';

export type { Face, KlodderName };

/** How a usable thing looks (scenes/README.md 2.1): out of play has pencil hatching and the eraser icon. */
export type Look = 'normal' | 'pressed' | 'out' | 'right' | 'chosen';

/** A part of the kit on the stage; its bounds are the thing itself, without rim and shadow. */
export interface KitThing extends Container {
  /** Width and height of the thing itself, in u. */
  readonly width: number;
  readonly height: number;
}

/** Woordkaart: an upright card with a word, or with a picture. As wide as its word. Out of play its letters are rubbed out. */
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
  /** It does nothing yet: grey, without the white rim. */
  isWaiting: boolean;
}

/** Knipgreep between two letters; its place is the middle of the gap on the base line of the letters. */
export interface CutHandle extends KitThing {
  look: Look;
  /** Whether it is cut here. */
  cut: boolean;
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

/** A place on the stage, and the size that a thing has there. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** What a loose thing is made of. Sizes in u at scale 1. */
export interface LooseOptions {
  /** Id of the tile or card. */
  id: string;
  text: string;
  /** What is drawn under its letters: a sprite of the game, or things of its own. */
  base: string | Thing[];
  size: { width: number; height: number };
  /** Width that the letters may take. */
  room: number;
  /** Size of the letters; 44 without it. They get smaller where they do not fit, never below 32 u as they are seen. */
  letters?: number;
  /** How far the letters stand below its middle. */
  wordY?: number;
  /** Where the tick comes; at the upper right corner without it. */
  tick?: { x: number; y: number };
  home: Spot;
  /** Layers while it lies and while it flies. */
  depth: { lying: number; flying: number };
}

/** A loose thing with letters on it (a topping, a slice, a wagon): what is laid in a row. */
export interface Loose extends KitThing {
  readonly id: string;
  readonly text: string;
  /** Itself: what is offered. */
  readonly thing: Loose;
  readonly word: WordLine;
  home: Spot;
  /** The place in the row that it lies in, or -1. */
  place: number;
  /** Whether it is out of play: hatched, with the eraser icon. */
  isOut: boolean;
  /** Glides to a spot, in front of all that lies. */
  glide(to: Spot, ms: number): Promise<void>;
  /** Scales it; its letters stay as large as they fit. */
  fit(scale: number): void;
  /** Its letters have been rubbed out, or are there again. */
  blank(rubbed: boolean): void;
  /** It is right where it lies and stays there: a tick. */
  settle(): void;
}

/** The line on which is typed, with a caret that blinks while it asks. */
export interface TypedLine extends KitThing {
  /** Whether letters are asked now: the caret shows. */
  isAsking: boolean;
  /** What is typed. */
  text: string;
  /** Width in u of what is typed, or of the word that is typed over. */
  readonly wordWidth: number;
  /** Where the caret stands, from the middle of the line. */
  readonly caretX: number;
  /** neem over: shows a word pale, to be typed over; without one it goes. */
  typeOver(word?: string): void;
}

export interface WordStripOptions {
  x: number;
  y: number;
  /** How many places it has. */
  count: number;
  /** All that may come to lie on it: its places are as wide as the widest. */
  texts: readonly string[];
  /** 1060 u without it. */
  widest?: number;
  depth?: number;
  /** The words of a sentence come to stand on it: a place grows as wide as its word, and is small until then. */
  sentence?: boolean;
}

/**
 * The strip of paper on which the word that is made stands, big and always in the same spot. On goed and onthul the
 * Woordbanier is this strip, grown: while there is one, `kit.banner` shows nothing else.
 */
export interface WordStrip extends KitThing {
  readonly slots: readonly Slot[];
  /** Where a thing that flies to a place lands. */
  spot(place: number): Spot;
  /** Dotted letters in a place, to be done over; without them it is empty again. */
  dot(place: number, letters?: string): void;
  /** Letters come to stand in a place. */
  write(place: number, letters: string): void;
  /** It grows to the whole word, the hard spot bold and underlined. */
  whole(reveal: Reveal): Promise<void>;
  /** Its places are there again. */
  parts(): void;
}

/** Where the two who look on stand: the host of the game, and the pupil's own Klodder. */
export interface CrewOptions {
  host: KlodderOptions & { name: KlodderName };
  own: KlodderOptions;
}

/** Host and own Klodder, who look on and live along. */
export interface Crew {
  readonly host: Klodder;
  readonly own: Klodder;
  readonly both: readonly [Klodder, Klodder];
  /** They look at what moves. */
  look(x: number, y: number): void;
  /** It was right: both hop. */
  cheer(ms?: number): void;
  /** A slip of the game. */
  startle(ms?: number): void;
  /** It was not right. */
  wonder(ms?: number): void;
  /** They wait for what comes. */
  wait(): void;
}

/** The kunstje: a row of marks that fill as it comes nearer (scenes/README.md 1.5). */
export interface Feat {
  /** How many are filled. */
  readonly count: number;
  /**
   * An exercise is over. It counts when it was done skilfully; in calm mode, where the game does the skill by itself, when it
   * was right at the first try, and then never more than ten are asked. Nothing counts in the example. Whether it counted.
   */
  note(isSkilful: boolean, outcome: Outcome): boolean;
  /** One more was picked up on the way (a drop, a rose): it counts at once, not in calm mode and not in the example. */
  gather(): boolean;
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
  /**
   * The Woordbanier comes under the hint, or at `place` where a game has a better spot for it; at a reveal it may have one
   * of its own. `rect` is where it hangs now.
   */
  readonly banner: RoundKit['banner'] & {
    place: { x: number; y: number } | undefined;
    revealPlace: { x: number; y: number } | undefined;
    readonly rect: Rect | undefined;
  };
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
   * A bucket's sign, or one of judge with the badge of a verdict (`choicesOf` tells which); its label shrinks to 28 u
   * before it is wider than `maxWidth`.
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
  keyboard(handlers: KeyboardHandlers): ScreenKeyboard;
  /** Exercise letters, centred: for a game that puts them on its own things (a topping, a bubble). */
  word(x: number, y: number, text: string, options?: { size?: number; colour?: string }): WordLine;
  /** A loose thing with letters, that can be laid in a row. */
  loose(options: LooseOptions): Loose;
  /** Letters of exercises on a thing are gone, a smear is left: of an answer that was wrong. Signs and tiles keep theirs. */
  rubOut(thing: Thing): void;
  /** Pencil hatching over something that is out of play, around its middle. */
  hatch(width: number, height: number): Image;
  /** The line on which is typed; letters get smaller before it is wider than `widest` (760 u). */
  typedLine(x: number, y: number, options?: { size?: number; widest?: number }): TypedLine;
  /** The strip for the word that is made; one at a time. */
  wordStrip(options: WordStripOptions): WordStrip;
  /** The host of the game and the pupil's own Klodder. */
  crew(options: CrewOptions): Crew;
  /**
   * The marks of the kunstje: stars, drawings of the game, or what it moves by itself; the last one reaches it. So many are
   * `done` already, after a reload.
   */
  feat(marks: StarRow | MarkRow | Marks, done?: number): Feat;
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
  /** Dotted stars in a row that fill one by one. */
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
  /** The camera of the game moves: they stay where they are, above the world. */
  fixed?: boolean;
}

export interface StarCount {
  /** Fills one more; answers whether it was the one that completes them. */
  add(): boolean;
}

/** Marks of the kunstje in drawings of the game: shells in the sand that open one by one. */
export interface MarkRow {
  /** How many there are: ten at most. */
  count: number;
  /** Drawings of the game. */
  empty: string;
  full: string;
  /** Where each one is, in the order in which they fill. */
  at: (i: number) => { x: number; y: number };
  depth: number;
  /** A full one is turned by so many degrees. */
  turn?: number;
}

/** Marks of the kunstje that a game moves itself: roses that go along with their trellis. */
export interface Marks {
  /** How many there are: ten at most. */
  readonly count: number;
  /** One more is reached. */
  add(): void;
}
