import type Phaser from 'phaser';
import { createRng, type Rng, type Speech } from '../exercise/index.ts';
import { Acting } from './acting.ts';
import { STEP_MS, StepClock } from './clock.ts';
import { layBackdrop } from './backdrop.ts';
import type { SceneDeps } from './deps.ts';
import { Fx } from './fx.ts';
import { keyFor } from './guide.ts';
import type { Input, RawInput } from './input.ts';
import type { Labels } from './labels.ts';
import { LiveCamera } from './live-camera.ts';
import type { Gesture, GestureOptions, Offer, OfferOptions } from './offer.ts';
import { OfferDesk } from './offers.ts';
import { createPaintLayer, type PaintLayer } from './paint.ts';
import { arcadeOf, matterOf, worldOf, type ArcadeWorld, type MatterWorld } from './physics.ts';
import { FocusRing } from './ring.ts';
import { NO_RULES, type StageRules } from './rules.ts';
import { silentSound } from './sound.ts';
import { Sprites } from './sprites.ts';
import type { Stage } from './stage.ts';
import { Texts, type TextStyle } from './text.ts';
import type { Image, Rect, Text, Thing } from './thing.ts';
import { layTiles, type TileLayer, type TileOptions } from './tiles.ts';
import { runTween, type TweenSpec } from './tween.ts';
import { STAGE, type View } from './view.ts';

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
  #acting: Acting;
  #ring: FocusRing;
  #sprites: Sprites;
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
    this.#sprites = new Sprites(scene, deps.folder);
    const reduced = () => this.reducedMotion;
    this.camera = new LiveCamera(scene, this.clock, deps.view, reduced);
    this.desk = new OfferDesk(this.camera, () => this.calm);
    const { largeLetters: large, wideLetters: wide, font } = deps.settings;
    this.texts = new Texts(scene, { large, wide, font }, deps.view.zoom);
    this.fx = new Fx(scene, this.rng.fork('fx'), reduced);
    this.#ring = new FocusRing(scene, this.desk);
    this.camera.fix(this.#ring.graphics);
    this.#acting = new Acting(this, deps);
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
  get isExample() {
    return this.rules.isExample;
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
    return layBackdrop(this, this.#sprites.backdrop);
  }

  image(name: string, x: number, y: number): Image {
    return this.#sprites.add(name, x, y);
  }

  paintLayer(): PaintLayer {
    return createPaintLayer(this.scene);
  }

  partOfImage(name: string, x: number, y: number, from: number, to: number): Image {
    return this.#sprites.addPart(name, x, y, from, to);
  }

  tiles(rows: readonly (readonly (string | undefined)[])[], options: TileOptions): TileLayer {
    return layTiles(this.scene, this.#deps.folder, rows, options);
  }

  get arcade(): ArcadeWorld {
    return worldOf(arcadeOf(this.scene));
  }

  get matter(): MatterWorld {
    return worldOf(matterOf(this.scene));
  }

  hasImage(name: string): boolean {
    return this.#sprites.has(name);
  }

  text(content: string, x: number, y: number, style?: TextStyle): Text {
    return this.texts.add(content, x, y, style);
  }

  labels(): Labels {
    return this.texts.sheet();
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

  shown(): Rect[] {
    return this.desk.all.filter((offer) => this.desk.isShown(offer)).map((offer) => offer.rect());
  }

  keyFor(offer: Offer): Input | undefined {
    return keyFor(this.desk, this.rules.mode(), offer);
  }

  focusOn(offer: Offer | undefined) {
    this.desk.setFocus(offer);
  }

  async say(speech?: Speech): Promise<void> {
    if (speech) await this.sound.say(speech);
    else this.rules.hearAgain();
  }

  press(key: string) {
    this.#acting.press(key);
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

  keep(keepsake: string) {
    this.rules.keep(keepsake);
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
      this.#deps.mirror.list(
        this.desk.all.filter((offer) => this.desk.usable(offer)),
        (offer) => this.rules.nameOf(offer),
      );
    }
  }

  /** Does one raw input; also for the example's ghost hand, which goes round `intercept`. */
  act(input: RawInput) {
    this.#acting.act(input);
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
}
