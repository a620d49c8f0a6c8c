import {
  clearedHud,
  createHud,
  StageBus,
  type GameArt,
  type GameEntry,
  type HostHandle,
  type MapStart,
  type RoundStart,
} from '../bridge/index.ts';
import type { PlaySettings, Round } from '../exercise/index.ts';
import type { SceneDeps } from '../stage/deps.ts';
import { GameScene } from '../stage/game-scene.ts';
import type { RawInput } from '../stage/input.ts';
import { Mirror } from '../stage/mirror.ts';
import type { Sound, SoundFiles } from '../stage/sound.ts';
import { StageScene } from '../stage/stage-scene.ts';
import { viewFor, type View } from '../stage/view.ts';
import { loadArt, soundFiles, unload, type Loaded } from './assets.ts';
import { listen } from './inputs.ts';
import { Machine, type RendererChoice } from './machine.ts';
import { Loop } from './loop.ts';
import { openingAgain, openingOfGame, openingOfMap, type Opening } from './opening.ts';

const SCENE = 'open';
const MESSAGES = {
  drawing: 'Deze browser kan het spel niet tekenen. Vraag je juf of meester om een andere browser.',
  crash: 'Oeps, er ging iets mis in het spel. Wat je al gedaan hebt, is bewaard.',
  graphics: 'De computer tekent even niet meer. Probeer het nog eens.',
} as const;
/** A lost graphics context usually comes back at once; after this long we say so. */
const LOST_MS = 4000;
/** What is hurried through passes this many times faster. */
const HURRY_SPEED = 6;

/** Where the files of a scene come from. */
interface Files {
  loadArt: typeof loadArt;
  soundFiles: typeof soundFiles;
}

export interface HostOptions {
  /** Art and sounds that all games share. */
  kit: GameArt;
  /** Where sound comes from. */
  sound: Sound;
  /** `auto` takes WebGL where a graphics card does the work, else Canvas. */
  renderer?: RendererChoice;
  /** Only in test and preview builds: sets up the test hook. */
  hook?: (inside: HostInside) => () => void;
  /** The caller steps by hand, and brings the files without fetching them (tests). */
  manual?: Files;
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

type SceneClass = new () => StageScene;

/** Hosts the one canvas of the tab: opens and closes scenes in it, steps them, and tells web how things are. */
export class Host implements HostHandle, HostInside {
  readonly hud = createHud();
  readonly bus = new StageBus();
  readonly mirror: Mirror;
  machine: Machine | undefined;
  view: View;
  errors = 0;
  lastError: unknown;
  opened: Opening | undefined;
  #start: RoundStart | undefined;
  #options: HostOptions;
  #files: Files;
  #container: HTMLElement;
  #ready: Promise<void>;
  #loaded: Loaded | undefined;
  #loading: Promise<void> = Promise.resolve();
  #stopListening: () => void = () => {};
  #removeHook: () => void = () => {};
  #observer: ResizeObserver | undefined;
  #loop = new Loop({
    step: () => this.step(),
    draw: () => this.#draw(),
    speed: () => (this.scene instanceof GameScene && this.scene.isHurrying ? HURRY_SPEED : 1),
    isStopped: (realMs) => this.#isLost(realMs),
  });
  #byKey = false;
  /** Whether the end of the open round was told. */
  #isReported = false;
  #lostFor = 0;
  #isParked = false;
  #isDirty = true;
  /** Counts what is opened, so that a slow load that was overtaken is dropped. */
  #turn = 0;

  constructor(container: HTMLElement, options: HostOptions) {
    this.#options = options;
    this.#files = options.manual ?? { loadArt, soundFiles };
    this.#container = container;
    this.mirror = new Mirror(document);
    this.bus.on('roundEnded', () => (this.#isReported = true));
    this.view = this.#measure();
    this.#ready = this.#boot().catch((error: unknown) => {
      console.error(error);
      this.hud.setState({ error: MESSAGES.drawing });
    });
  }

  get handle(): HostHandle {
    return this;
  }

  get scene(): StageScene | undefined {
    const scene = this.machine?.game.scene.getScene(SCENE);
    return scene instanceof StageScene ? scene : undefined;
  }

  get canvasBox(): DOMRect | undefined {
    return this.machine?.game.canvas?.getBoundingClientRect();
  }

  async open(game: GameEntry, start: RoundStart) {
    this.#start = start;
    await this.#open(openingOfGame(game, start, this.#settings(start.settings)));
  }

  async openMap(start: MapStart) {
    await this.#open(openingOfMap(start, this.#settings(start.settings)));
  }

  updateMap(map: unknown) {
    this.scene?.updateMap?.(map);
  }

  close() {
    this.#turn++;
    const { round } = this.opened ?? {};
    this.#drop();
    this.opened = this.#start = undefined;
    this.#options.sound.unloadGame();
    this.hud.setState(clearedHud());
    if (!round || this.#isReported) return;
    // Left half-way, or in the middle of its finale: then it was whole.
    if (round.current) round.stop();
    this.bus.emit('roundEnded', { result: round.result(), results: round.progress.results });
  }

  async retry() {
    const { opened } = this;
    if (opened) await this.#open(this.#start ? openingAgain(opened, this.#start) : opened);
  }

  pause() {
    if (!this.scene || this.hud.getState().paused || this.hud.getState().error) return;
    this.scene.letGo();
    this.hud.setState({ paused: true });
    this.#options.sound.pause();
  }

  resume() {
    if (!this.hud.getState().paused) return;
    this.#loop.forget();
    this.hud.setState({ paused: false });
    this.#options.sound.resume();
    this.scene?.focusTyping?.();
  }

  hearAgain() {
    if (!this.hud.getState().paused) this.scene?.live.rules.hearAgain();
  }

  skip() {
    if (this.scene instanceof GameScene) this.scene.flow.skip();
  }

  setVolumes(volumes: PlaySettings['volumes']) {
    this.#options.sound.setVolumes(volumes);
    if (this.opened) this.opened.settings.volumes = volumes;
    this.hud.setState({ volumes });
  }

  setMuted(muted: boolean) {
    this.#options.sound.setMuted(muted);
    this.hud.setState({ muted });
  }

  setCalm(calm: boolean) {
    if (this.opened) this.opened.settings.calm = calm;
    this.#options.sound.music(!calm);
    this.hud.setState({ calm });
  }

  park() {
    this.#isParked = true;
    this.#loop.stop();
    this.#observer?.disconnect();
    this.#options.sound.pause();
  }

  wake(container: HTMLElement) {
    this.#isParked = false;
    this.#container = container;
    this.#attach();
    if (!this.hud.getState().paused) this.#options.sound.resume();
    this.resize();
    this.#run();
  }

  resize() {
    const view = this.#measure();
    this.#isDirty = true;
    this.hud.setState({ rect: rectOf(view) });
    if (sameView(view, this.view)) return;
    this.view = view;
    this.machine?.resize(view);
    this.scene?.resize(view);
  }

  destroy() {
    this.close();
    this.park();
    this.#removeHook();
    this.#stopListening();
    this.mirror.root.remove();
    this.machine?.destroy();
    this.machine = undefined;
    this.#options.sound.destroy();
  }

  /** One fixed step; returns when all that waited for it has gone on. */
  async step() {
    if (!this.machine || this.hud.getState().paused) return;
    try {
      await this.machine.step();
    } catch (error) {
      this.#fail(error);
    }
    this.#isDirty = true;
  }

  async #boot() {
    this.machine = new Machine(this.#container, this.view, this.#options.renderer ?? 'auto');
    const fonts = (document as Partial<Document>).fonts;
    await Promise.all([
      this.machine.ready,
      fonts?.load('400 40px Andika'),
      fonts?.load('700 40px Andika'),
      this.#files.loadArt(this.machine.game, 'kit', this.#options.kit, () => {}),
      this.#files.soundFiles(this.#options.kit).then((files) => this.#options.sound.load('kit', files)),
    ]);
    this.#attach();
    this.#stopListening = listen({
      canvas: this.machine.game.canvas,
      mirror: this.mirror,
      view: () => this.view,
      isOpen: () => this.scene !== undefined && !this.#isParked && !this.hud.getState().paused,
      feed: (input) => this.#feed(input),
      away: () => this.pause(),
    });
    this.mirror.onPick = (id) => this.scene?.feed({ type: 'pick', id });
    this.#removeHook = this.#options.hook?.(this) ?? (() => {});
    this.resize();
    this.#run();
  }

  #attach() {
    if (this.machine?.game.canvas) this.#container.append(this.machine.game.canvas);
    this.#container.append(this.mirror.root);
    this.#observer?.disconnect();
    if (typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(() => this.resize());
    this.#observer.observe(this.#container);
  }

  async #open(opening: Opening) {
    const turn = ++this.#turn;
    this.#drop();
    this.opened = opening;
    this.#isReported = false;
    const { screen, settings, title, art, folder } = opening;
    const { calm, reducedMotion, volumes } = settings;
    this.hud.setState({ ...clearedHud(), screen, title, loading: 0, calm, reducedMotion, volumes });
    await this.#ready;
    const { machine } = this;
    if (!machine || turn !== this.#turn) return;
    try {
      const [files, module] = await Promise.all([
        this.#files.soundFiles(art),
        opening.load(),
        this.#loadNext(machine, folder, art, turn),
      ]);
      if (turn !== this.#turn) return;
      this.#listenTo(opening, files);
      this.hud.setState({ loading: undefined });
      machine.add(SCENE, sceneClass(module), this.#deps(opening));
      this.#loop.forget();
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /**
   * Fetches the art of what is opened, one after the other: the same folder may be asked for twice in a row, and
   * what was overtaken goes out before the next comes in.
   */
  #loadNext(machine: Machine, folder: string, art: GameArt, turn: number): Promise<void> {
    const onProgress = (loading: number) => turn === this.#turn && this.hud.setState({ loading });
    this.#loading = this.#loading.then(async () => {
      if (turn !== this.#turn) return;
      const loaded = await this.#files.loadArt(machine.game, folder, art, onProgress);
      if (turn === this.#turn) this.#loaded = loaded;
      else unload(machine.game, loaded);
    });
    return this.#loading;
  }

  #listenTo({ settings, speech }: Opening, files: SoundFiles) {
    const { sound } = this.#options;
    sound.setVolumes(settings.volumes);
    void sound.load('game', files);
    sound.preload(speech);
    if (!settings.calm) sound.music(true);
  }

  #deps(opening: Opening): SceneDeps {
    const { folder, seed, settings, avatar, deps } = opening;
    return {
      folder,
      seed,
      settings,
      avatar,
      hud: this.hud,
      bus: this.bus,
      sound: this.#options.sound,
      mirror: this.mirror,
      view: this.view,
      byKey: this.#byKey,
      pause: () => this.pause(),
      toggleMute: () => this.setMuted(!this.hud.getState().muted),
      fail: (error: unknown) => this.#fail(error),
      ...deps,
    };
  }

  #feed(input: RawInput) {
    if (input.type !== 'move') this.#byKey = input.type === 'keydown' || input.type === 'text';
    this.scene?.feed(input);
  }

  /** Takes the open scene and its files out; the round stays. */
  #drop() {
    if (!this.machine) return;
    this.#options.sound.stopSpeech();
    if (this.scene) this.machine.remove(SCENE);
    if (this.#loaded) unload(this.machine.game, this.#loaded);
    this.#loaded = undefined;
    this.#isDirty = true;
  }

  /** The scene can't go on: the error screen comes, and the round waits for `retry`. */
  #fail(error: unknown) {
    console.error(error);
    this.errors++;
    this.lastError = error;
    const turn = this.#turn;
    // Not now: the scene may be in the middle of its step.
    queueMicrotask(() => {
      if (turn !== this.#turn) return;
      this.#turn++;
      this.#drop();
      this.hud.setState({ error: MESSAGES.crash, loading: undefined, paused: false, canSkip: false });
    });
  }

  #run() {
    if (!this.#options.manual && !this.#isParked) this.#loop.start();
  }

  #draw() {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    this.machine?.draw();
  }

  /** While the browser has taken the graphics context away time stands still. */
  #isLost(realMs: number): boolean {
    const isLost = this.machine?.isLost ?? true;
    if (!isLost && this.#lostFor >= LOST_MS) this.hud.setState({ error: undefined });
    this.#lostFor = isLost ? this.#lostFor + realMs : 0;
    if (this.machine && this.#lostFor >= LOST_MS && !this.hud.getState().error)
      this.hud.setState({ error: MESSAGES.graphics });
    return isLost;
  }

  #measure(): View {
    const { clientWidth, clientHeight } = this.#container;
    return viewFor(clientWidth || 1366, clientHeight || 768, window.devicePixelRatio || 1);
  }

  #settings(settings: PlaySettings): PlaySettings {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    return { ...settings, reducedMotion: settings.reducedMotion || still };
  }
}

function sceneClass(module: unknown): SceneClass {
  const found = (module as { default?: unknown }).default;
  if (typeof found !== 'function') throw new Error('A scene file exports its class as default.');
  return found as SceneClass;
}

const rectOf = ({ left, top, scale }: View) => ({
  scale,
  left: -left * scale,
  top: -top * scale,
  width: 1366 * scale,
  height: 768 * scale,
});

const sameView = (a: View, b: View) =>
  a.pixelWidth === b.pixelWidth &&
  a.pixelHeight === b.pixelHeight &&
  a.scale === b.scale &&
  a.zoom === b.zoom;
