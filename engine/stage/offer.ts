import type { Rect, Thing } from './thing.ts';

/** What an offer is to the answer: it decides its keys (scenes/README.md 1.7). */
export type OfferKind =
  | 'option'
  | 'tile'
  | 'slot'
  | 'gap'
  | 'bucket'
  | 'card'
  | 'key'
  | 'commit'
  | 'control'
  /** What can be taken along from the finale. */
  | 'keepsake';

export interface OfferOptions {
  /** Unique among what is offered now. */
  id: string;
  kind: OfferKind;
  /** Id of the option, tile, card or bucket; number of the slot or gap; letter of a key; `klopt` or `kloptniet`. */
  value?: string | number;
  /** What a screen reader says. */
  label: string;
  /** `KeyboardEvent.code` that picks it, besides the digits and letters its kind has by itself. */
  key?: string;
  /** Tap, Enter or Space on focus, digit or letter key. Without it a tap picks up what can be dragged. */
  onPick?(): void;
  /** Makes it draggable; tap-thing, tap-place then works too. */
  drag?: {
    /** Where it may be dropped now. */
    to(): readonly Offer[];
    onDrop(target: Offer): void;
    /** The object follows the finger by itself; with this the scene moves it. */
    onMove?(x: number, y: number): void;
    /** It was let go outside every place: by default it glides back. */
    onCancel?(): void;
  };
  /** Focus order: arrows walk within a row, up and down between rows. Without it reading order decides. */
  row?: number;
  /** Whether it can be used now; not offered to anyone while it answers false. */
  enabled?(): boolean;
  /** It is pressed while `enabled` answers false: a sign of not yet, comic and soft. It is no pick, and leads nowhere. */
  onEarly?(): void;
  /** Whether it is the one that is picked up or loaded now. */
  chosen?(): boolean;
  /** A size in u around the object's own place, when its bounds are not what the finger should hit. */
  size?: { width: number; height: number };
  /** Shows focus and press in the object's own look, besides the ring. */
  onFocus?(focused: boolean): void;
  onPress?(pressed: boolean): void;
}

/** Something the pupil can use now. */
export interface Offer extends Readonly<Omit<OfferOptions, 'enabled' | 'chosen'>> {
  readonly object: Thing;
  /** What is drawn of it now, in u of the window's stage (camera moves included). */
  rect(): Rect;
  enabled(): boolean;
  chosen(): boolean;
  /** Changes what the screen reader says. */
  relabel(label: string): void;
  /** Takes the offer back; also done when the object is destroyed. */
  remove(): void;
}

export interface GestureOptions {
  id: string;
  label: string;
  /** Where it may begin, in u; without it anywhere that is not an offer. */
  area?: () => Rect;
  onStart?(x: number, y: number): void;
  onMove?(x: number, y: number): void;
  onEnd?(x: number, y: number): void;
  /** A steering key, or one of `keys`, went down or up; key repeat is not passed on. */
  onKey?(code: string, down: boolean): void;
  /** Further keys it wants, by `KeyboardEvent.code`. */
  keys?: readonly string[];
  /** Keys that it also gets while letters are typed: never one that makes a letter. */
  whileTyping?: readonly string[];
  enabled?(): boolean;
}

export interface Gesture {
  remove(): void;
}
