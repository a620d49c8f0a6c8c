import type Phaser from 'phaser';
import { createRng, type Rng } from '../exercise/index.ts';
import { STEP_MS, StepClock } from './clock.ts';
import { placeAt, placeOf } from './bounds.ts';
import { layBackdrop } from './backdrop.ts';
import type { SceneDeps } from './deps.ts';
import { partOf } from './frames.ts';
import { Fx } from './fx.ts';
import type { RawInput } from './input.ts';
import { KeyRouter, type KeyMode } from './keys.ts';
import { LiveCamera } from './live-camera.ts';
import type { Gesture, GestureOptions, Offer, OfferOptions } from './offer.ts';
import { OfferDesk } from './offers.ts';
import { createPaintLayer, type PaintLayer } from './paint.ts';
import { PointerRouter } from './pointer.ts';
import { FocusRing } from './ring.ts';
import { silentSound } from './sound.ts';
import type { Stage } from './stage.ts';
import { Texts, type TextStyle } from './text.ts';
import type { Image, Text, Thing } from './thing.ts';
import { runTween, type TweenSpec } from './tween.ts';
import { STAGE, type View } from './view.ts';

/** What answers the keys and the voice; a game's round and the map each bring their own. */
export interface StageRules {
  mode(): KeyMode;
  type(text: string): void;
  undo(): void;
  ready(): void;
  /** Speaks the prompt again. */
  hearAgain(): void;
  tip(count: number, x: number, y: number): void;
  feat(): void;
  /** The pupil picked something that is offered. */
  picked(offer: Offer): void;
  /** Takes a raw input for itself (to skip something) by answering true. */
  intercept(input: RawInput): boolean;
}

const NO_RULES: StageRules = {
  mode: () => ({ typing: false, letters: false }),
  type() {},
  undo() {},
  ready() {},
  hearAgain() {},
  tip() {},
  feat() {},
  picked() {},
  intercept: () => false,
};

const SILENCE = silentSound();

/** The stage of one open scene. */
export class LiveStage implements Stage {
  readonly scene: Phaser.Scene;
  readonly rng: Rng;
  readonly clock = new StepClock();
  readonly camera: LiveCamera;
  readonly desk: OfferDesk;
  readonly texts: Texts;
  readonly fx: Fx;
  rules: StageRules = NO_RULES;
  /** Nothing is heard of what happens now. */
  isHushed = false;
  view: View;
  /** Whether the last input was a key: only then the focus ring shows. */
  byKey: boolean;
  readonly pointer: { x: number; y: number } = { x: STAGE.centreX, y: STAGE.centreY };
  #deps: SceneDeps;
  #pointer: PointerRouter;
  #keys: KeyRouter;
  #ring: FocusRing;
  #onResize: ((view: View) => void)[] = [];
  #onStep: ((ms: number) => void)[] = [];
  #mirrored = -1;
  #ended = false;

  constructor(scene: Phaser.Scene, deps: SceneDeps) {
    this.scene = scene;
    this.#deps = deps;
    this.view = deps.view;
    this.byKey = deps.byKey;
    this.rng = createRng(deps.seed);
    const reduced = () => this.reducedMotion;
    this.camera = new LiveCamera(scene, this.clock, deps.view, reduced);
    this.desk = new OfferDesk(this.camera, () => this.calm);
    this.texts = new Texts(
      scene,
      { large: deps.settings.largeLetters, wide: deps.settings.wideLetters },
      deps.view.zoom,
    );
    this.fx = new Fx(scene, this.rng.fork('fx'), reduced);
    this.#ring = new FocusRing(scene, this.desk);
    this.camera.fix(this.#ring.graphics);
    this.#pointer = new PointerRouter({
      desk: this.desk,
      camera: this.camera,
      isCalm: () => this.calm,
      picked: (offer) => this.rules.picked(offer),
      glide: (object, x, y, ms) => this.#glideHome(object, x, y, ms),
    });
    this.#keys = new KeyRouter({
      desk: this.desk,
      pick: (offer) => this.#pointer.pick(offer),
      mode: () => this.rules.mode(),
      type: (text) => this.rules.type(text),
      undo: () => this.rules.undo(),
      ready: () => this.rules.ready(),
      hearAgain: () => this.rules.hearAgain(),
      toggleMute: () => deps.toggleMute(),
      pause: () => deps.pause(),
    });
  }

  get settings() {
    return this.#deps.settings;
  }
  get sound() {
    return this.isHushed ? SILENCE : this.#deps.sound;
  }
  get avatar() {
    return this.#deps.avatar;
  }
  get calm() {
    return this.#deps.settings.calm;
  }
  get reducedMotion() {
    return this.#deps.settings.reducedMotion;
  }
  get tempo() {
    // Motion that is the game stays at its slowest with reduced motion and in calm mode.
    return this.calm || this.reducedMotion ? 0 : this.#deps.settings.tempo;
  }

  lerp(a: number, b: number) {
    return a + (b - a) * this.tempo;
  }

  onResize(run: (view: View) => void) {
    this.#onResize.push(run);
    run(this.view);
  }

  onStep(run: (ms: number) => void): () => void {
    this.#onStep.push(run);
    return () => {
      const at = this.#onStep.indexOf(run);
      if (at >= 0) this.#onStep.splice(at, 1);
    };
  }

  tween(spec: TweenSpec): Promise<void> {
    return runTween(this.scene, spec, this.reducedMotion);
  }

  backdrop(): Image {
    const wanted = `${this.#deps.folder}/backdrop`;
    const key = this.scene.textures.exists(wanted) ? wanted : '__DEFAULT';
    return layBackdrop(this, key);
  }

  image(name: string, x: number, y: number): Image {
    const [atlas, frame] = this.#find(name);
    if (!this.hasImage(name)) return this.scene.add.image(x, y, '__DEFAULT');
    return this.scene.add.image(x, y, atlas, frame);
  }

  paintLayer(): PaintLayer {
    return createPaintLayer(this.scene);
  }

  partOfImage(name: string, x: number, y: number, from: number, to: number): Image {
    const [atlas, frame] = this.#find(name);
    if (!this.hasImage(name)) return this.image(name, x, y);
    return partOf(this.scene, this.scene.textures.get(atlas), frame, x, y, from, to);
  }

  hasImage(name: string): boolean {
    const [atlas, frame] = this.#find(name);
    return this.scene.textures.exists(atlas) && this.scene.textures.get(atlas).has(frame);
  }

  text(content: string, x: number, y: number, style?: TextStyle): Text {
    return this.texts.add(content, x, y, style);
  }

  fixed<T extends Thing>(object: T): T {
    this.camera.fix(object);
    return object;
  }

  offer(object: Thing, options: OfferOptions): Offer {
    return this.desk.add(object, options);
  }

  gesture(options: GestureOptions): Gesture {
    return this.desk.addGesture(options);
  }

  offers(): readonly Offer[] {
    return this.desk.rows().flat();
  }

  async say(url?: string): Promise<void> {
    if (url) return this.sound.say(url);
    this.rules.hearAgain();
  }

  press(key: string) {
    if (key === 'Backspace') this.rules.undo();
    else if (key === 'Enter') this.#keys.ready();
    else this.rules.type(key);
  }

  announce(text: string) {
    this.#deps.mirror.announce(text);
  }

  tip(count: number, x: number, y: number) {
    this.rules.tip(count, x, y);
  }

  feat() {
    this.rules.feat();
  }

  /** One fixed step: inputs first, then time. */
  step(inputs: readonly RawInput[]) {
    for (const input of inputs) {
      if ('x' in input) {
        this.pointer.x = input.x;
        this.pointer.y = input.y;
      }
      if (input.type !== 'move' && input.type !== 'keyup')
        this.byKey = input.type === 'keydown' || input.type === 'text';
      if (!this.rules.intercept(input)) this.act(input);
    }
    this.clock.step();
    this.camera.step(STEP_MS);
    // By number: a listener may take itself away while it runs.
    for (let i = this.#onStep.length - 1; i >= 0; i--) this.#onStep[i]?.(STEP_MS);
    this.fx.step(STEP_MS);
  }

  /** After the scene's own frame: what follows from where things are now. */
  afterStep() {
    this.desk.keepPlace();
    this.#ring.step(this.byKey);
    // Whether something is enabled can change without a word, so the list is also read four times a second.
    if (this.#mirrored !== this.desk.version || this.clock.tick % 15 === 0) {
      this.#mirrored = this.desk.version;
      this.#deps.mirror.list(this.desk.all.filter((offer) => this.desk.usable(offer)));
    }
  }

  /** Does one raw input; also for the example's ghost hand, which goes round `intercept`. */
  act(input: RawInput) {
    switch (input.type) {
      case 'down':
        return this.#pointer.down(input.x, input.y);
      case 'move':
        return this.#pointer.move(input.x, input.y);
      case 'up':
        return this.#pointer.up(input.x, input.y);
      case 'cancel':
        this.#pointer.cancel();
        return this.#keys.release();
      case 'keydown':
        return this.#keys.down(input.code, input.key, input.repeat);
      case 'keyup':
        return this.#keys.up(input.code);
      case 'text':
        if (this.rules.mode().typing) this.rules.type(input.text);
        return;
      case 'pick': {
        const offer = this.desk.all.find((one) => one.id === input.id);
        if (offer) this.#pointer.pick(offer);
      }
    }
  }

  resize(view: View) {
    this.view = view;
    this.camera.resize(view);
    this.texts.redraw(view.zoom);
    for (const run of this.#onResize) run(view);
  }

  /** Frees everything that is not a game object. */
  end() {
    if (this.#ended) return;
    this.#ended = true;
    this.clock.end();
    this.desk.clear();
    this.#onResize.length = 0;
    this.#onStep.length = 0;
    this.rules = NO_RULES;
    this.#deps.mirror.clear();
  }

  #find(name: string): [atlas: string, frame: string] {
    return name.startsWith('kit/') ? ['kit/atlas', name.slice(4)] : [`${this.#deps.folder}/atlas`, name];
  }

  async #glideHome(object: Thing, x: number, y: number, ms: number) {
    const at = placeOf(object);
    await this.tween({
      targets: at,
      to: { x, y },
      ms,
      onUpdate: () => object.scene && placeAt(object, at.x, at.y),
    });
  }
}
