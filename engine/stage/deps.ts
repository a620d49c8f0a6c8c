import type { Avatar, HudStore, StageBus } from '../bridge/index.ts';
import type { Dealt, GameManifest, PlaySettings, Round, Speech } from '../exercise/index.ts';
import type { Mirror } from './mirror.ts';
import type { Sound } from './sound.ts';
import type { View } from './view.ts';

/** What the host hands to every scene it opens. */
export interface SceneDeps {
  /** Name of the scene's folder: the prefix of its textures. */
  folder: string;
  seed: string;
  /** Live: the pupil may switch calm on or off during play. */
  settings: PlaySettings;
  avatar: Avatar | undefined;
  hud: HudStore;
  bus: StageBus;
  sound: Sound;
  mirror: Mirror;
  view: View;
  /** Whether the last input before it opened was a key. */
  byKey: boolean;
  /** The pupil pressed the key for it. */
  pause(): void;
  toggleMute(): void;
  /** A scene that can't go on says so here; the host shows the error screen and keeps the round. */
  fail(error: unknown): void;
}

/** What a game gets besides. The round is kept by the host, so that a crash or a reload goes on in it. */
export interface RoundDeps extends SceneDeps {
  manifest: GameManifest;
  round: Round;
  /** Whether the first exercise is shown as it was left, when it had answers before; after an error it starts anew. */
  replays: boolean;
  /** The exercise that the example plays; without it the example is the line of explanation alone. */
  example: Dealt | undefined;
  firstVisit: boolean;
  /** Recordings of what is said in this round. */
  speech: readonly Speech[];
  /** Recording of the line of explanation. */
  explainSpeech: Speech | undefined;
}

/** Art that is not there from the beginning: an island, its theme. */
export interface PackDeps {
  /** Fetches a pack; its pictures are `<pack>:<frame>`, its sounds go by their name. False when it can't be had. */
  bring(pack: string): Promise<boolean>;
  /** Takes a pack out again; what shows it must be gone. */
  leave(pack: string): void;
}

/** What the world map gets besides. */
export interface MapDeps extends SceneDeps, PackDeps {
  /** Plain data from web; only the map knows its shape. */
  map: unknown;
}
