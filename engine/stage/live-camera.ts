import type Phaser from 'phaser';
import type { CameraHelper } from './camera.ts';
import type { StepClock } from './clock.ts';
import type { Rect, Thing } from './thing.ts';
import { EASE, runTween } from './tween.ts';
import { STAGE, type View } from './view.ts';

const SHAKE = { ms: 180, strength: 5 };

/**
 * The camera of a scene. As long as a scene does not move it there is one Phaser camera; the first move splits off
 * a second one that draws what is `fixed`.
 */
export class LiveCamera implements CameraHelper {
  /** What the middle of the window looks at, and how much larger than usual. */
  #at = { x: STAGE.centreX as number, y: STAGE.centreY as number, zoom: 1 };
  #offset = { x: 0, y: 0 };
  #shakeLeft = 0;
  #shakeLength = 1;
  #shakeStrength = 0;
  #scene: Phaser.Scene;
  #clock: StepClock;
  #reducedMotion: () => boolean;
  #view: View;
  #fixedCamera: Phaser.Cameras.Scene2D.Camera | undefined;
  #fixed = new Set<Thing>();

  constructor(scene: Phaser.Scene, clock: StepClock, view: View, reducedMotion: () => boolean) {
    this.#scene = scene;
    this.#clock = clock;
    this.#view = view;
    this.#reducedMotion = reducedMotion;
    this.resize(view);
  }

  resize(view: View) {
    this.#view = view;
    for (const camera of this.#scene.cameras.cameras) camera.setSize(view.pixelWidth, view.pixelHeight);
    this.#fixedCamera?.setZoom(view.zoom).centerOn(STAGE.centreX, STAGE.centreY);
    this.#apply();
  }

  fix(object: Thing) {
    this.#fixed.add(object);
    object.once('destroy', () => this.#fixed.delete(object));
    this.#sort(object);
  }

  async glideTo(x: number, y: number, ms: number, zoom = 1): Promise<void> {
    this.#split();
    if (this.#reducedMotion()) return this.lookAt(x, y, zoom);
    await runTween(
      this.#scene,
      { targets: this.#at, to: { x, y, zoom }, ms, ease: EASE.travel, onUpdate: () => this.#apply() },
      false,
    );
  }

  lookAt(x: number, y: number, zoom = 1) {
    this.#split();
    this.#at.x = x;
    this.#at.y = y;
    this.#at.zoom = zoom;
    this.#apply();
  }

  shake(ms = SHAKE.ms, strength = SHAKE.strength) {
    if (this.#reducedMotion()) return;
    this.#split();
    this.#shakeLength = this.#shakeLeft = ms;
    this.#shakeStrength = strength;
  }

  /** Every step: lets a shake die out. */
  step(ms: number) {
    if (this.#shakeLeft <= 0) return;
    this.#shakeLeft = Math.max(0, this.#shakeLeft - ms);
    const strength = this.#shakeStrength * (this.#shakeLeft / this.#shakeLength);
    this.#offset.x = Math.sin(this.#clock.now * 0.09) * strength;
    this.#offset.y = Math.cos(this.#clock.now * 0.11) * strength * 0.6;
    this.#apply();
  }

  toStage(x: number, y: number) {
    const { zoom } = this.#at;
    return {
      x: (x - this.#at.x - this.#offset.x) * zoom + STAGE.centreX,
      y: (y - this.#at.y - this.#offset.y) * zoom + STAGE.centreY,
    };
  }

  toWorld(x: number, y: number) {
    const { zoom } = this.#at;
    return {
      x: (x - STAGE.centreX) / zoom + this.#at.x + this.#offset.x,
      y: (y - STAGE.centreY) / zoom + this.#at.y + this.#offset.y,
    };
  }

  /** How many u of the window one u of the world is, for this thing. */
  zoomOf(object: Thing) {
    return this.#isFixed(object) ? 1 : this.#at.zoom;
  }

  /** Turns a rectangle of the world into one of the window's stage, in place. */
  mapRect(object: Thing, rect: Rect): Rect {
    if (!this.#fixedCamera || this.#isFixed(object)) return rect;
    const { zoom } = this.#at;
    rect.x = (rect.x - this.#at.x - this.#offset.x) * zoom + STAGE.centreX;
    rect.y = (rect.y - this.#at.y - this.#offset.y) * zoom + STAGE.centreY;
    rect.width *= zoom;
    rect.height *= zoom;
    return rect;
  }

  #isFixed(object: Thing): boolean {
    let root = object;
    while (root.parentContainer) root = root.parentContainer as Thing;
    return this.#fixed.has(root);
  }

  #apply() {
    this.#scene.cameras.main
      .setZoom(this.#view.zoom * this.#at.zoom)
      .centerOn(this.#at.x + this.#offset.x, this.#at.y + this.#offset.y);
  }

  /** From now on what is fixed is drawn by a camera of its own; each thing is drawn by exactly one of the two. */
  #split() {
    if (this.#fixedCamera) return;
    const { pixelWidth, pixelHeight, zoom } = this.#view;
    this.#fixedCamera = this.#scene.cameras.add(0, 0, pixelWidth, pixelHeight);
    this.#fixedCamera.setZoom(zoom).centerOn(STAGE.centreX, STAGE.centreY);
    for (const child of this.#scene.children.list) this.#sort(child);
    this.#scene.events.on('addedtoscene', (child: Phaser.GameObjects.GameObject) => this.#sort(child));
    // In a container a thing is drawn with its container.
    this.#scene.events.on(
      'removedfromscene',
      (child: Phaser.GameObjects.GameObject) => (child.cameraFilter = 0),
    );
  }

  #sort(child: Phaser.GameObjects.GameObject) {
    if (!this.#fixedCamera || child.parentContainer) return;
    child.cameraFilter = this.#fixed.has(child as Thing) ? this.#scene.cameras.main.id : this.#fixedCamera.id;
  }
}
