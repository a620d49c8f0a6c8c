import {
  clearedHud,
  type GameEntry,
  type HudStore,
  type MapStart,
  type RoundStart,
  type StageBus,
} from '../bridge/index.ts';
import type { PlaySettings } from '../exercise/index.ts';
import type { PackDeps, SceneDeps } from '../stage/deps.ts';
import { withPhysics } from '../stage/physics.ts';
import type { Sound } from '../stage/sound.ts';
import { StageScene } from '../stage/stage-scene.ts';
import { bringFont } from './letters.ts';
import type { Machine } from './machine.ts';
import { openingAgain, openingOfGame, openingOfMap, type Opening } from './opening.ts';
import { SceneFiles, type FileSource } from './scene-files.ts';

const SCENE = 'open';
const CRASH = 'Oeps, er ging iets mis in het spel. Wat je al gedaan hebt, is bewaard.';

type SceneClass = new () => StageScene;

interface ShowingHelp {
  hud: HudStore;
  bus: StageBus;
  sound: Sound;
  source: FileSource;
  /** The machine as soon as it runs; none where the browser can't draw. */
  machine(): Promise<Machine | undefined>;
  /** What a scene gets besides what belongs to its own game. */
  shared(): Pick<SceneDeps, 'mirror' | 'view' | 'byKey' | 'pause' | 'toggleMute'>;
  /** A scene came or went: draw anew, and don't catch up with the time it took. */
  changed(): void;
}

/** What is shown in the canvas: a game with its round, or the map. It opens, closes, breaks and is tried again. */
export class Showing {
  opening: Opening | undefined;
  /** Errors that were caught since the start, and the last of them. */
  errors = 0;
  lastError: unknown;
  #help: ShowingHelp;
  #files: SceneFiles;
  #machine: Machine | undefined;
  #start: RoundStart | undefined;
  /** Whether the end of the open round was told. */
  #isReported = false;
  /** Counts what is opened, so that a slow load that was overtaken is dropped. */
  #turn = 0;

  constructor(help: ShowingHelp) {
    this.#help = help;
    this.#files = new SceneFiles(help.source, help.sound);
    help.bus.on('roundEnded', () => (this.#isReported = true));
  }

  get scene(): StageScene | undefined {
    const scene = this.#machine?.game.scene.getScene(SCENE);
    return scene instanceof StageScene ? scene : undefined;
  }

  async openGame(game: GameEntry, start: RoundStart) {
    this.#start = start;
    await this.#open(openingOfGame(game, start, withStillness(start.settings)));
  }

  async openMap(start: MapStart) {
    this.#start = undefined;
    await this.#open(openingOfMap(start, withStillness(start.settings)));
  }

  /** The same again, after an error. */
  async retry() {
    const { opening } = this;
    if (opening) await this.#open(this.#start ? openingAgain(opening, this.#start) : opening);
  }

  close() {
    this.#turn++;
    const { hud, bus, sound } = this.#help;
    const { round } = this.opening ?? {};
    this.#drop();
    this.opening = this.#start = undefined;
    sound.unloadGame();
    hud.setState(clearedHud());
    if (!round || this.#isReported) return;
    // Left half-way, or in the middle of its finale: then it was whole.
    if (round.current) round.stop();
    bus.emit('roundEnded', {
      result: round.result(),
      results: round.progress.results,
      asked: round.asked,
    });
  }

  /** The canvas goes: nothing can be shown any more. */
  end() {
    this.close();
    this.#machine = undefined;
  }

  /** The scene can't go on: the error screen comes, and the round waits for `retry`. */
  fail(error: unknown) {
    console.error(error);
    this.errors++;
    this.lastError = error;
    const turn = this.#turn;
    // Not now: the scene may be in the middle of its step.
    queueMicrotask(() => {
      if (turn !== this.#turn) return;
      this.#turn++;
      this.#drop();
      this.#help.hud.setState({ error: CRASH, loading: undefined, paused: false, canSkip: false });
    });
  }

  async #open(opening: Opening) {
    const turn = ++this.#turn;
    const isWanted = () => turn === this.#turn;
    const { hud } = this.#help;
    this.#drop();
    this.opening = opening;
    this.#isReported = false;
    const { screen, settings, title } = opening;
    const { calm, reducedMotion, volumes, voice, ruler } = settings;
    hud.setState({
      ...clearedHud(),
      screen,
      title,
      loading: 0,
      calm,
      reducedMotion,
      volumes,
      voice,
      ruler,
    });
    const machine = await this.#help.machine();
    if (!machine || !isWanted()) return;
    this.#machine = machine;
    try {
      const onProgress = (loading: number) => isWanted() && hud.setState({ loading });
      const [module, font] = await Promise.all([
        this.#files.bring(machine, opening, { isWanted, onProgress }),
        bringFont(settings.font),
      ]);
      settings.font = font;
      if (!isWanted()) return;
      hud.setState({ loading: undefined });
      machine.add(
        SCENE,
        withPhysics(sceneClass(module), opening.physics),
        this.#deps(opening, machine, isWanted),
      );
      this.#help.changed();
    } catch (error) {
      if (isWanted()) this.fail(error);
    }
  }

  #deps(opening: Opening, machine: Machine, isWanted: () => boolean): SceneDeps & PackDeps {
    const { folder, seed, settings, avatar, deps } = opening;
    const { hud, bus, sound, shared } = this.#help;
    const fail = (error: unknown) => this.fail(error);
    const packs: PackDeps = {
      bring: (pack) => this.#files.bringPack(machine, opening, pack, isWanted),
      leave: (pack) => this.#files.dropPack(machine, pack),
    };
    return { folder, seed, settings, avatar, hud, bus, sound, fail, ...packs, ...shared(), ...deps };
  }

  /** Takes the open scene and its files out; the round stays. */
  #drop() {
    if (!this.#machine) return;
    this.#help.sound.stopSpeech();
    if (this.scene) this.#machine.remove(SCENE);
    this.#files.drop(this.#machine);
    this.#help.changed();
  }
}

/** Who asked the machine for less motion gets less here too. */
function withStillness(settings: PlaySettings): PlaySettings {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return { ...settings, reducedMotion: settings.reducedMotion || still };
}

function sceneClass(module: unknown): SceneClass {
  const found = (module as { default?: unknown }).default;
  if (typeof found !== 'function') throw new Error('A scene file exports its class as default.');
  return found as SceneClass;
}
