import {
  createHud,
  StageBus,
  type GameEntry,
  type HostHandle,
  type MapStart,
  type RoundStart,
} from '../bridge/index.ts';
import type { PlaySettings } from '../exercise/index.ts';
import { GameScene } from '../stage/game-scene.ts';
import type { RawInput } from '../stage/input.ts';
import { Mirror } from '../stage/mirror.ts';
import type { StageScene } from '../stage/stage-scene.ts';
import type { View } from '../stage/view.ts';
import { loadArt, soundFiles } from './assets.ts';
import { Blackout } from './blackout.ts';
import { Field, rectOf, sameView } from './field.ts';
import { listen } from './inputs.ts';
import type { HostInside, HostOptions } from './inside.ts';
import { Loop } from './loop.ts';
import { Machine } from './machine.ts';
import type { FileSource } from './scene-files.ts';
import { Showing } from './showing.ts';

const CANT_DRAW = 'Deze browser kan het spel niet tekenen. Vraag je juf of meester om een andere browser.';
/** What is hurried through passes this many times faster. */
const HURRY_SPEED = 6;

/** Hosts the one canvas of the tab: sizes, steps and draws it, hands inputs on, and tells web how things are. */
export class Host implements HostHandle, HostInside {
  readonly hud = createHud();
  readonly bus = new StageBus();
  readonly mirror: Mirror;
  machine: Machine | undefined;
  view: View;
  #options: HostOptions;
  #source: FileSource;
  #showing: Showing;
  #field: Field;
  #blackout = new Blackout(this.hud);
  #ready: Promise<void>;
  #stopListening: () => void = () => {};
  #removeHook: () => void = () => {};
  #loop = new Loop({
    // While nothing is open nothing moves: each step would draw an empty field, while something is being fetched.
    step: () => (this.scene ? this.step() : Promise.resolve()),
    draw: () => this.#draw(),
    speed: () => (this.scene instanceof GameScene && this.scene.isHurrying ? HURRY_SPEED : 1),
    isStopped: (realMs) => this.#blackout.isDark(this.machine, realMs),
  });
  #byKey = false;
  #isParked = false;
  #isDirty = true;

  constructor(container: HTMLElement, options: HostOptions) {
    this.#options = options;
    this.#source = options.manual ?? { loadArt, soundFiles };
    this.#field = new Field(container, () => this.resize());
    this.mirror = new Mirror(document);
    this.view = this.#field.measure();
    this.#ready = this.#boot().catch((error: unknown) => {
      console.error(error);
      this.hud.setState({ error: CANT_DRAW });
    });
    options.sound.watchVoice((hasDeviceVoice) => this.hud.setState({ hasDeviceVoice }));
    this.#showing = new Showing({
      hud: this.hud,
      bus: this.bus,
      sound: options.sound,
      source: this.#source,
      machine: () => this.#ready.then(() => this.machine),
      shared: () => ({
        mirror: this.mirror,
        view: this.view,
        byKey: this.#byKey,
        pause: () => this.pause(),
        toggleMute: () => this.setMuted(!this.hud.getState().muted),
      }),
      changed: () => {
        this.#isDirty = true;
        this.#loop.forget();
      },
    });
  }

  get handle(): HostHandle {
    return this;
  }

  get scene(): StageScene | undefined {
    return this.#showing.scene;
  }

  get opened() {
    return this.#showing.opening;
  }

  get errors(): number {
    return this.#showing.errors;
  }

  get lastError(): unknown {
    return this.#showing.lastError;
  }

  get canvasBox(): DOMRect | undefined {
    return this.machine?.game.canvas?.getBoundingClientRect();
  }

  open(game: GameEntry, start: RoundStart) {
    return this.#showing.openGame(game, start);
  }

  openMap(start: MapStart) {
    return this.#showing.openMap(start);
  }

  updateMap(map: unknown) {
    this.scene?.updateMap?.(map);
  }

  close() {
    this.#showing.close();
  }

  retry() {
    return this.#showing.retry();
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

  hearExplanation() {
    if (!this.hud.getState().paused) this.scene?.live.rules.hearExplanation();
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

  setVoice(voice: PlaySettings['voice']) {
    const { opened } = this;
    if (opened) {
      opened.settings.voice = voice;
      this.#options.sound.setVoice(opened.settings);
    }
    this.hud.setState({ voice });
  }

  setRuler(ruler: boolean) {
    if (this.opened) this.opened.settings.ruler = ruler;
    this.hud.setState({ ruler });
  }

  park() {
    this.#isParked = true;
    this.#loop.stop();
    this.#field.leave();
    this.#options.sound.pause();
  }

  wake(container: HTMLElement) {
    this.#isParked = false;
    this.#field.moveTo(container, this.machine?.game.canvas, this.mirror.root);
    if (!this.hud.getState().paused) this.#options.sound.resume();
    this.resize();
    this.#run();
  }

  resize() {
    const view = this.#field.measure();
    this.#isDirty = true;
    this.hud.setState({ rect: rectOf(view) });
    if (sameView(view, this.view)) return;
    this.view = view;
    this.machine?.resize(view);
    this.scene?.resize(view);
  }

  destroy() {
    this.#showing.end();
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
      this.#showing.fail(error);
    }
    this.#isDirty = true;
  }

  async #boot() {
    this.machine = new Machine(this.#field.container, this.view, this.#options.renderer ?? 'auto');
    const fonts = (document as Partial<Document>).fonts;
    await Promise.all([
      this.machine.ready,
      fonts?.load('400 40px Andika'),
      fonts?.load('700 40px Andika'),
      this.#source.loadArt(this.machine.game, 'kit', this.#options.kit, () => {}),
    ]);
    // Nothing that is seen waits for what is heard.
    void this.#source.soundFiles(this.#options.kit).then((files) => this.#options.sound.load('kit', files));
    const { best } = this.machine;
    if (best !== 'headless') this.#options.onRenderer?.(best);
    this.#field.fill(this.machine.game.canvas, this.mirror.root);
    this.#stopListening = listen({
      canvas: this.machine.game.canvas,
      mirror: this.mirror,
      view: () => this.view,
      isOpen: () => this.scene !== undefined && !this.#isParked && !this.hud.getState().paused,
      feed: (input) => this.#feed(input),
      away: () => this.pause(),
      capsLock: (on) => this.hud.getState().capsLock !== on && this.hud.setState({ capsLock: on }),
    });
    this.mirror.onPick = (id) => this.scene?.feed({ type: 'pick', id });
    this.#removeHook = this.#options.hook?.(this) ?? (() => {});
    this.resize();
    this.#run();
  }

  #feed(input: RawInput) {
    if (input.type !== 'move') this.#byKey = input.type === 'keydown' || input.type === 'text';
    this.scene?.feed(input);
  }

  #run() {
    if (!this.#options.manual && !this.#isParked) this.#loop.start();
  }

  #draw() {
    // Not every browser tells of it, and none by the size.
    if (this.#field.hasOtherPixels) this.resize();
    if (!this.#isDirty) return;
    this.#isDirty = false;
    this.machine?.draw();
  }
}
