import type { Sound, SoundFiles } from '../stage/sound.ts';
import { unload, type loadArt, type Loaded, type soundFiles } from './assets.ts';
import type { Machine } from './machine.ts';
import type { Opening } from './opening.ts';

/** Where the files of a scene come from. */
export interface FileSource {
  loadArt: typeof loadArt;
  soundFiles: typeof soundFiles;
}

interface Wish {
  /** Whether it is still what must be opened: something else may have been asked for meanwhile. */
  isWanted(): boolean;
  onProgress(share: number): void;
}

/** The pictures and sounds of what is open: in with it, and out with it. */
export class SceneFiles {
  #source: FileSource;
  #sound: Sound;
  #loaded: Loaded | undefined;
  #packs = new Map<string, Loaded>();
  #loading: Promise<void> = Promise.resolve();

  constructor(source: FileSource, sound: Sound) {
    this.#source = source;
    this.#sound = sound;
  }

  /** Fetches all that an opening needs, its code included; returns the module of its scene. */
  async bring(machine: Machine, opening: Opening, wish: Wish): Promise<unknown> {
    const [sounds, module] = await Promise.all([
      this.#source.soundFiles(opening.art),
      opening.load(),
      this.#bringArt(machine, opening, wish),
    ]);
    if (wish.isWanted()) this.#listenTo(opening, sounds);
    return module;
  }

  /** Fetches a pack of an opening; false when there is none, or something else was opened meanwhile. */
  async bringPack(
    machine: Machine,
    opening: Opening,
    pack: string,
    isWanted: () => boolean,
  ): Promise<boolean> {
    const art = opening.packs[pack];
    if (!art) return false;
    if (this.#packs.has(pack)) return true;
    const [loaded, sounds] = await Promise.all([
      this.#source.loadArt(machine.game, `${opening.folder}/${pack}`, art, () => undefined),
      this.#source.soundFiles(art),
    ]);
    if (!isWanted() || this.#packs.has(pack)) {
      if (!this.#packs.has(pack)) unload(machine.game, loaded);
      return isWanted();
    }
    this.#packs.set(pack, loaded);
    if (sounds.effects) void this.#sound.load('pack', sounds);
    return true;
  }

  /** Takes a pack out again. */
  dropPack(machine: Machine, pack: string) {
    const loaded = this.#packs.get(pack);
    if (loaded) unload(machine.game, loaded);
    this.#packs.delete(pack);
  }

  /** Takes the pictures out again; sounds go when the game is closed. */
  drop(machine: Machine) {
    for (const pack of this.#packs.keys()) this.dropPack(machine, pack);
    if (this.#loaded) unload(machine.game, this.#loaded);
    this.#loaded = undefined;
  }

  /**
   * One after the other: the same folder may be asked for twice in a row, and what was overtaken goes out before the
   * next comes in.
   */
  #bringArt(machine: Machine, opening: Opening, { isWanted, onProgress }: Wish): Promise<void> {
    const { folder, art } = opening;
    this.#loading = this.#loading.then(async () => {
      if (!isWanted()) return;
      const [loaded] = await Promise.all([
        this.#source.loadArt(machine.game, folder, art, onProgress),
        ...opening.first.map((pack) => this.bringPack(machine, opening, pack, isWanted)),
      ]);
      if (isWanted()) this.#loaded = loaded;
      else unload(machine.game, loaded);
    });
    return this.#loading;
  }

  #listenTo({ settings, speech }: Opening, files: SoundFiles) {
    const sound = this.#sound;
    sound.setVolumes(settings.volumes);
    sound.setVoice(settings);
    void sound.load('game', files);
    sound.preload(speech);
    if (!settings.calm) sound.music(true);
  }
}
