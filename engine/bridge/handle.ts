import type { PieceDrawing, WornOutfit } from '../drawing/index.ts';
import type {
  Dealt,
  Earned,
  GameManifest,
  LoggedAnswer,
  Picker,
  PlaySettings,
  Speech,
} from '../exercise/index.ts';
import type { StageBus } from './events.ts';
import type { HudStore } from './hud.ts';

/** Where the files of one game are; a missing one is quietly done without. */
export interface GameArt {
  atlas?: { image: string; frames: string };
  backdrop?: string;
  /** The picture by which the game is known on cards. */
  card?: string;
  sounds?: { audio: string; sprite: string };
  music?: { audio: string; sprite: string };
  /** Further files by name: `tiles.webp` becomes the texture `<folder>/tiles`, `tiles.json` that JSON. */
  other?: Record<string, string>;
}

/** One game as the registry of `scenes/` hands it out. `load` brings the scene's class. */
export interface GameEntry {
  manifest: GameManifest;
  /** Name of the folder, which is also the prefix of its assets. */
  folder: string;
  art: GameArt;
  load(): Promise<unknown>;
  /** Brings the drawing of what a round leaves in the cabinet; not there for a game without a shelf. */
  piece?: () => Promise<PieceDrawing>;
}

/** The pupil's own Klodder. */
export interface Avatar {
  shape: string;
  colour: string;
  /** What it wears: the id of an outfit per slot. */
  worn?: WornOutfit;
}

/** A round as the server deals it. */
export interface RoundStart {
  id: string;
  seed: string;
  size: number;
  dealt: readonly Dealt[];
  settings: PlaySettings;
  /** Whether the whole example is shown. */
  firstVisit: boolean;
  /** Answers that are already stored, oldest first. */
  answers?: readonly Pick<LoggedAnswer, 'exerciseId' | 'given' | 'ms' | 'tick'>[];
  /** Says which of the dealt exercises comes next; they come in their order without it. */
  picker?: Picker | undefined;
  /** Whether play skill brings coins in this round; it does when left out. */
  tips?: boolean;
  /** What play skill brought in this round before. */
  earned?: Earned | undefined;
  avatar?: Avatar;
  /** The spoken line of explanation. */
  explain?: Speech;
}

/** What the map scene is opened with; `map` is plain data that only the map knows the shape of. */
export interface MapStart {
  load(): Promise<unknown>;
  art: GameArt;
  /** Art by name that is fetched only when the map asks for it, and those without which it can't begin. */
  packs?: Readonly<Record<string, GameArt>>;
  first?: readonly string[];
  settings: PlaySettings;
  seed: string;
  map: unknown;
  avatar?: Avatar;
}

/** What web may ask of the canvas. Everything may be called at any moment; what makes no sense then is ignored. */
export interface HostHandle {
  readonly hud: HudStore;
  readonly bus: StageBus;
  /** Opens a game and starts its round; what was open is closed first. */
  open(game: GameEntry, round: RoundStart): Promise<void>;
  openMap(start: MapStart): Promise<void>;
  /** Hands new data to the open map: a state changed, stars came in. */
  updateMap(map: unknown): void;
  /** Closes what is open and frees all that belongs to it. A round that was not over is reported as left half-way. */
  close(): void;
  /** Builds the open game again at the same exercise, after an error. */
  retry(): Promise<void>;
  pause(): void;
  resume(): void;
  hearAgain(): void;
  /** Says the line of explanation; while it is being said, stops. */
  hearExplanation(): void;
  /** Skips the example or the finale. */
  skip(): void;
  setVolumes(volumes: PlaySettings['volumes']): void;
  setMuted(muted: boolean): void;
  setCalm(calm: boolean): void;
  /** Who speaks from the next text on. */
  setVoice(voice: PlaySettings['voice']): void;
  /** Puts the reading ruler on or away. */
  setRuler(ruler: boolean): void;
  /** Stops drawing and listening while the pupil area is not on the screen. */
  park(): void;
  /** Draws again, in the given container. */
  wake(container: HTMLElement): void;
  /** Measures the container again; it is also done by itself when the window changes. */
  resize(): void;
  destroy(): void;
}
