import type { PlaySettings, Speech } from '../exercise/index.ts';

/** Where each sound of a sprite file is: name -> start and length in ms, and whether it goes round for ever. */
export type Sprite = Record<
  string,
  [startMs: number, lengthMs: number] | [startMs: number, lengthMs: number, loop: boolean]
>;

/** Whose sounds they are. */
export type SoundOwner = 'kit' | 'game' | 'pack';

/** The sound files of the shared kit or of one game, as `npm run art` makes them. */
export interface SoundFiles {
  /** `sounds.mp3` with the contents of `sounds.json`. */
  effects?: { url: string; sprite: Sprite };
  /** `music.mp3` with the contents of `music.json`. */
  music?: { url: string; sprite: Sprite };
}

export interface PlayOptions {
  /** Speed and pitch, 0.5 to 2; 1 without it. */
  rate?: number;
  /** On top of the bus volume, 0 to 1; 1 without it. */
  volume?: number;
}

/** One sound that is being heard; everything is allowed at any time, also after it ended. */
export interface Playing {
  rate(rate: number): void;
  volume(volume: number): void;
  /** Lets it fade out in `fadeMs` (120 without it) and ends it. */
  stop(fadeMs?: number): void;
}

/**
 * All that is heard: effects, music and speech, each with its own volume; under speech the other two sink 12 dB.
 * Nothing here ever throws or rejects: a missing file or no sound device is simply silence.
 */
export interface Sound {
  /**
   * Gets the files of the shared kit, of the open game, or of the part of it where the pupil is now; each replaces
   * those of its owner before.
   */
  load(owner: SoundOwner, files: SoundFiles): Promise<void>;
  /** Ends and frees all that belongs to the open game: effects, music, speech, a pause. */
  unloadGame(): void;
  /** Plays a sound of the game or else of the kit. `goed` rises with a run of rights; `zachtnee` ends the run. */
  play(name: string, options?: PlayOptions): Playing;
  /** Starts or ends the music of the open game. */
  music(on: boolean): void;
  /**
   * Speaks a recording; what is asked during another waits for its turn. Resolves when it has been said, and
   * at once when it is cut off or waits for the device to give sound; with false when it can't be heard, neither as recorded
   * nor by the device's own voice.
   */
  say(speech: Speech): Promise<boolean>;
  /** Cuts off the voice and forgets what waits. */
  stopSpeech(): void;
  /** Gets recordings ahead of time. */
  preload(speech: readonly Speech[]): void;
  setVolumes(volumes: PlaySettings['volumes']): void;
  setMuted(muted: boolean): void;
  /** Whose voice is heard from the next text on. */
  setVoice(wish: Pick<PlaySettings, 'voice' | 'onlineVoices'>): void;
  /** Tells now and after each change whether the device has a good voice that may be used. */
  watchVoice(tell: (there: boolean) => void): void;
  /** Freezes everything that sounds; `resume` goes on where it was. */
  pause(): void;
  resume(): void;
  /** Frees everything; the object is silent from then on. */
  destroy(): void;
}

const SILENT_PLAYING: Playing = { rate() {}, volume() {}, stop() {} };

/** A sound that is never heard, for headless runs: speech is over at once. */
export const silentSound = (): Sound => ({
  load: () => Promise.resolve(),
  unloadGame() {},
  play: () => SILENT_PLAYING,
  music() {},
  say: () => Promise.resolve(true),
  stopSpeech() {},
  preload() {},
  setVolumes() {},
  setMuted() {},
  setVoice() {},
  watchVoice: (tell) => tell(false),
  pause() {},
  resume() {},
  destroy() {},
});
