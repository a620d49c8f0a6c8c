import type { GameArt, HostHandle } from '../bridge/index.ts';
import type { PlaySettings, Round } from '../exercise/index.ts';
import type { Sound } from '../stage/sound.ts';
import type { StageScene } from '../stage/stage-scene.ts';
import type { View } from '../stage/view.ts';
import type { Machine, RendererChoice } from './machine.ts';
import type { FileSource } from './scene-files.ts';

export interface HostOptions {
  /** Art and sounds that all games share. */
  kit: GameArt;
  /** Where sound comes from. */
  sound: Sound;
  /** `auto` takes WebGL where a graphics card does the work, else Canvas. */
  renderer?: RendererChoice;
  /** Told how it is best drawn from now on, once the canvas is there: who gives that back saves looking at the machine. */
  onRenderer?: (kind: 'canvas' | 'webgl') => void;
  /** Only in test and preview builds: sets up the test hook. */
  hook?: (inside: HostInside) => () => void;
  /** The caller steps by hand, and brings the files without fetching them (tests). */
  manual?: FileSource;
}

/** The inside of a host, for the test hook and the robot; never for web. */
export interface HostInside {
  readonly handle: HostHandle;
  readonly machine: Machine | undefined;
  readonly scene: StageScene | undefined;
  readonly view: View;
  /** Errors that were caught since the start, and the last of them. */
  readonly errors: number;
  readonly lastError: unknown;
  readonly canvasBox: DOMRect | undefined;
  /** What is open: the seed and the game of the round. */
  readonly opened: { id: string; seed: string; settings: PlaySettings; round?: Round } | undefined;
}
