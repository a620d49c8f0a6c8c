/** Letter types: the usual Andika, or OpenDyslexic for who reads that more easily. */
export const FONTS = ['usual', 'dyslexic'] as const;
/** Quiet grounds of word cards, panels and keys. */
export const TINTS = ['none', 'cream', 'blue', 'green', 'pink'] as const;

/** What a pupil's practice setting changes in a game. Plain data, travels with the dealt round. */
export interface PlaySettings {
  /** Calm mode: no clock, nothing flees, one thing at a time (scenes/README.md 1.6). */
  calm: boolean;
  /** Motor support: the scene does the motor part after the pupil pointed the answer out. */
  support: boolean;
  reducedMotion: boolean;
  /** Letters 20 % larger. */
  largeLetters: boolean;
  /** 8 % more space between letters. */
  wideLetters: boolean;
  font: (typeof FONTS)[number];
  /** On what exercise letters stand, where the kit draws it. */
  tint: (typeof TINTS)[number];
  /** A word that the voice says is seen for a moment too. Where the sound is off it is so for everybody, but letters that are asked stay open. */
  captions: boolean;
  /** A reading ruler: a clear strip of two lines, all else dimmed. The pupil may put it on or away. */
  ruler: boolean;
  /** No wrong word images on the screen ("zonder foute woordbeelden"). */
  noMisspellings: boolean;
  keyboard: 'qwerty' | 'azerty' | 'abc';
  /** Tempo 0 to 1 (scenes/README.md 1.1). */
  tempo: number;
  /** Volumes 0 to 1. */
  volumes: { speech: number; effects: number; music: number };
  /**
   * Who speaks: our recordings, or the device where it has a voice that is known to be good. What a person recorded goes
   * before both; a test is always spoken by ours, the same for every pupil.
   */
  voice: 'ours' | 'device';
  /** Whether the device may use a voice that sends the texts to its maker over the internet. */
  onlineVoices: boolean;
}

export const DEFAULT_SETTINGS: PlaySettings = {
  calm: false,
  support: false,
  reducedMotion: false,
  largeLetters: false,
  wideLetters: false,
  font: 'usual',
  tint: 'none',
  captions: false,
  ruler: false,
  noMisspellings: true,
  keyboard: 'qwerty',
  tempo: 0.3,
  volumes: { speech: 1, effects: 0.7, music: 0.35 },
  voice: 'ours',
  onlineVoices: false,
};
