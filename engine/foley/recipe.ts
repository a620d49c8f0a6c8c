/** How loud a layer is over time, in seconds; `sustain` is a level, 0 to 1. */
export interface Envelope {
  attack: number;
  decay?: number;
  sustain?: number;
  release: number;
}

/** A filter whose frequency may glide from `from` to `to` over the length of the layer. */
export interface FilterShape {
  type: 'lowpass' | 'highpass' | 'bandpass';
  from: number;
  to?: number;
  q?: number;
}

interface Common {
  /** Start in seconds. */
  at?: number;
  gain?: number;
}

interface Held extends Common {
  /** Seconds until the release begins. */
  length: number;
  envelope?: Envelope;
  /** Loud and soft again, `rate` times a second; `depth` 0 to 1. */
  tremolo?: { rate: number; depth: number };
}

/** A pitched sound. `reed` is a soft row of overtones, for horns, hums and ducks. */
export interface Tone extends Held {
  kind: 'tone';
  wave: 'sine' | 'triangle' | 'reed';
  from: number;
  /** Where the pitch glides to, evenly in semitones. */
  to?: number;
  vibrato?: { rate: number; semitones: number };
  filter?: FilterShape;
}

/** Air, paper, water, crackle: noise through a filter. */
export interface Noise extends Held {
  kind: 'noise';
  filter: FilterShape;
}

/** What is struck: the overtones of the thing and how long they ring. */
export type Body = 'marimba' | 'kalimba' | 'bell' | 'glass' | 'wood' | 'skin';

/** A thing that is struck and rings out. */
export interface Struck extends Common {
  kind: 'struck';
  body: Body;
  pitch: number;
  /** Seconds until it is 60 dB softer; the body's own time without it. */
  ring?: number;
}

/** Many copies of one layer, strewn over a time: crackle, applause, rain. */
export interface Scatter extends Common {
  kind: 'scatter';
  of: Tone | Noise | Struck;
  count: number;
  over: number;
  /** How far the copies differ in pitch, in semitones up and down. */
  semitones?: number;
  /** Where most copies fall: evenly, at first, or in the middle. */
  shape?: 'even' | 'early' | 'swell';
}

export type Layer = Tone | Noise | Struck | Scatter;

/** One sound, as data. */
export interface Recipe {
  layers: readonly Layer[];
  /** How much of a small wooden room is heard, 0 to 1. */
  room?: number;
  /** Louder or softer than the house level, in dB. */
  level?: number;
  /** Goes round for ever, after this many seconds. */
  loop?: number;
}

/** What `scenes/<id>/art/sounds.ts` gives: the game's own sounds by name, and the tune of its cluster. */
export interface SoundSet {
  sounds: Readonly<Record<string, Recipe>>;
  /** A file in `assets/sounds/`, without `.json`. */
  music?: string;
}

/** Types a game's sounds; the names stay known. */
export const defineSounds = <T extends SoundSet>(set: T): T => set;
