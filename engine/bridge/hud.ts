import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExerciseResult, PlaySettings } from '../exercise/index.ts';
import type { Phase } from './phase.ts';

/** Where the stage is in the container, in CSS px: the HUD lies over the top 72 u of it. */
export interface StageRect {
  /** CSS px per u. */
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the HUD shows; it changes on events, never per frame. */
export interface HudState {
  /** What is in the canvas. */
  screen: 'none' | 'map' | 'game';
  title: string;
  phase: Phase;
  /** One entry per exercise of the round. */
  results: readonly ExerciseResult[];
  /** Number of the exercise that is asked, from 0. */
  at: number;
  /** Its id; undefined when nothing is asked any more. */
  exerciseId: string | undefined;
  /** The line of explanation, while it is still said and the first exercise is there already. */
  explain: string | undefined;
  /** Whether the line of explanation is being said because the pupil asked for it. */
  isExplaining: boolean;
  /** The short line that the map says now. */
  line: string | undefined;
  /** Coins of this round so far. */
  coins: number;
  paused: boolean;
  muted: boolean;
  volumes: PlaySettings['volumes'];
  calm: boolean;
  voice: PlaySettings['voice'];
  /** Whether the reading ruler lies over what is read. */
  ruler: boolean;
  /** Whether the device has a good voice of its own that may be used. */
  hasDeviceVoice: boolean;
  reducedMotion: boolean;
  canHearAgain: boolean;
  /** Caps Lock is on while letters are typed on the keyboard of the machine. */
  capsLock: boolean;
  /** The example or the finale is playing and may be skipped. */
  canSkip: boolean;
  /** 0 to 1 while a game is being fetched; undefined when it is there. */
  loading: number | undefined;
  /** A Dutch message when the canvas can't go on; the round is kept. */
  error: string | undefined;
  rect: StageRect;
}

export type HudStore = StoreApi<HudState>;

const EMPTY: HudState = {
  screen: 'none',
  title: '',
  phase: 'laden',
  results: [],
  at: 0,
  exerciseId: undefined,
  explain: undefined,
  isExplaining: false,
  line: undefined,
  coins: 0,
  paused: false,
  muted: false,
  volumes: { speech: 1, effects: 0.7, music: 0.35 },
  calm: false,
  voice: 'ours',
  ruler: false,
  hasDeviceVoice: false,
  reducedMotion: false,
  canHearAgain: false,
  capsLock: false,
  canSkip: false,
  loading: undefined,
  error: undefined,
  rect: { scale: 1, left: 0, top: 0, width: 1366, height: 768 },
};

/** Makes the store through which web reads the state of the canvas. */
export const createHud = (): HudStore => createStore<HudState>(() => ({ ...EMPTY }));

/** Empties what belongs to one game or map; sound, motion and size stay. */
export const clearedHud = (): Partial<HudState> => ({
  screen: 'none',
  title: '',
  phase: 'laden',
  results: [],
  at: 0,
  exerciseId: undefined,
  explain: undefined,
  isExplaining: false,
  line: undefined,
  coins: 0,
  paused: false,
  canHearAgain: false,
  capsLock: false,
  canSkip: false,
  loading: undefined,
  error: undefined,
});
