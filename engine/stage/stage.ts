import type Phaser from 'phaser';
import type { Avatar } from '../bridge/index.ts';
import type { PlaySettings, Rng, Speech } from '../exercise/index.ts';
import type { CameraHelper } from './camera.ts';
import type { Clock } from './clock.ts';
import type { FxPreset } from './fx.ts';
import type { Labels } from './labels.ts';
import type { Gesture, GestureOptions, Offer, OfferOptions } from './offer.ts';
import type { PaintLayer } from './paint.ts';
import type { ArcadeWorld, MatterWorld } from './physics.ts';
import type { Sound } from './sound.ts';
import type { TextStyle } from './text.ts';
import type { Input } from './input.ts';
import type { Image, Rect, Text, Thing } from './thing.ts';
import type { TileLayer, TileOptions } from './tiles.ts';
import type { TweenSpec } from './tween.ts';
import type { View } from './view.ts';

/** What a scene and the kit build with. One per open scene; everything it made goes with the scene. */
export interface Stage {
  /** For making game objects; its input, time and sound are not used. */
  readonly scene: Phaser.Scene;
  /** Seeded chance of this round; fork one per purpose. */
  readonly rng: Rng;
  readonly clock: Clock;
  readonly settings: Readonly<PlaySettings>;
  /** 0 to 1. */
  readonly tempo: number;
  readonly calm: boolean;
  readonly reducedMotion: boolean;
  /** Whether the ghost hand of the example plays: nothing of it counts. */
  readonly isExample: boolean;
  readonly avatar: Avatar | undefined;
  /** The part of the stage that is in the window; a new object after each resize. */
  readonly view: View;
  readonly camera: CameraHelper;
  readonly sound: Sound;
  readonly fx: {
    burst(
      preset: FxPreset,
      x: number,
      y: number,
      options?: { count?: number; tint?: number; spread?: number },
    ): void;
  };

  /** `a→b` of scenes/README.md 1.1: `a` at tempo 0, `b` at tempo 1. */
  lerp(a: number, b: number): number;
  /** Calls back after every change of the window, and once at once. */
  onResize(run: (view: View) => void): void;
  /** Calls back every 60 Hz step until the returned function is called. */
  onStep(run: (ms: number) => void): () => void;
  /** A tween that resolves when it is done; never, when the scene ends before. */
  tween(spec: TweenSpec): Promise<void>;
  /** The game's own background over the whole window. */
  backdrop(): Image;
  /** A sprite of the game's atlas, or of the kit's when the name starts with `kit/`. Sizes are in u. */
  image(frame: string, x: number, y: number): Image;
  /** Something to paint on, 1120x460 u, that keeps what was painted; at most one per scene. */
  paintLayer(): PaintLayer;
  /** Only a part of a sprite, from share `from` to share `to` of its width, lying where it lies in the whole one. */
  partOfImage(frame: string, x: number, y: number, from: number, to: number): Image;
  /** Whether the atlas has this frame. */
  hasImage(frame: string): boolean;
  /** Live text, centred; exercise text is the kit's work. */
  text(content: string, x: number, y: number, style?: TextStyle): Text;
  /** A sheet for labels that never change and are drawn together: where there are many of them. */
  labels(): Labels;
  /** A floor of tiles from the sheet that the game's `tiles` became; one per scene. */
  tiles(rows: readonly (readonly (string | undefined)[])[], options: TileOptions): TileLayer;
  /** The bodies of a game whose manifest says `arcade`; they are stepped at 60 Hz before `frame`. */
  readonly arcade: ArcadeWorld;
  /** The bodies of a game whose manifest says `matter`; they are stepped at 60 Hz before `frame`. */
  readonly matter: MatterWorld;
  /** Draws this above the world, apart from camera moves. */
  fixed<T extends Thing>(object: T): T;
  offer(object: Thing, options: OfferOptions): Offer;
  gesture(options: GestureOptions): Gesture;
  /** Where the pointer was last, in u of the window's stage; for the eye only (who looks at the finger). */
  readonly pointer: { readonly x: number; readonly y: number };
  /** A key of the Schermtoetsenbord: a letter, `Backspace` or `Enter`. The draft follows by itself. */
  press(key: string): void;
  /** What is offered now, in focus order. */
  offers(): readonly Offer[];
  /** Where everything lies that is offered and seen now, whether it can be used or not; in u of the window's stage. */
  shown(): Rect[];
  /** The key that picks an offer at once: its own, its letter or its digit; undefined where one has to walk to it. */
  keyFor(offer: Offer): Input | undefined;
  /** Moves the focus of the keys, for a game whose arrows lead somewhere else than from offer to offer. */
  focusOn(offer: Offer | undefined): void;
  /** Speaks a recording; without one the prompt of the exercise again. Never wait for it: time is the clock's. */
  say(speech?: Speech): Promise<void>;
  /** Tells a screen reader something that is only seen otherwise. */
  announce(text: string): void;
  /** Coins for play skill, at a place from where they fly. */
  tip(count: number, x: number, y: number): void;
  /** The kunstje was reached. */
  feat(): void;
  /** In the finale: the pupil takes this along, a name of the game's own; the last one that is named counts. */
  keep(keepsake: string): void;
}
