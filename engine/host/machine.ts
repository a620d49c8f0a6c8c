import Phaser from 'phaser';
import { settle } from '../stage/settle.ts';
import { STEP_MS } from '../stage/clock.ts';
import type { View } from '../stage/view.ts';
import { drawTilesOnce } from './fitted-tiles.ts';
import { FittedDrawing } from './fitted.ts';

export type RendererChoice = 'auto' | 'webgl' | 'canvas' | 'headless';

const TYPES = { webgl: Phaser.WEBGL, canvas: Phaser.CANVAS, headless: Phaser.HEADLESS } as const;

/** Names of renderers that draw without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** WebGL only where a graphics card does the work: on software it is five times slower than Canvas. */
function realWebGl(): boolean {
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const isReal = !isSoftware(gl);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isReal;
}

function isSoftware(gl: WebGLRenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return SOFTWARE.test(String(info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''));
}

/** The one Phaser.Game of the tab, with its own loop taken out: it moves only when it is stepped. */
export class Machine {
  readonly game: Phaser.Game;
  readonly ready: Promise<void>;
  kind: 'webgl' | 'canvas' | 'headless';
  #time = 0;
  #isRunning = false;

  /** Throws when the browser can draw neither way. */
  constructor(parent: HTMLElement, view: View, choice: RendererChoice) {
    this.kind = choice === 'auto' ? (realWebGl() ? 'webgl' : 'canvas') : choice;
    let whenReady!: () => void;
    this.ready = new Promise((resolve) => (whenReady = resolve));
    try {
      this.game = this.#make(parent, view, whenReady);
    } catch (error) {
      // What was there the last time may be gone.
      if (this.kind !== 'webgl') throw error;
      this.kind = 'canvas';
      this.game = this.#make(parent, view, whenReady);
    }
    if (this.kind === 'headless') this.#bootWithoutPictures();
    else if (this.kind === 'canvas') {
      drawTilesOnce();
      void this.ready.then(() => new FittedDrawing(this.game));
    }
    // The canvas fills its container; its own size in px is the view's.
    this.game.canvas?.style.setProperty('width', '100%', 'important');
    this.game.canvas?.style.setProperty('height', '100%', 'important');
    this.game.canvas?.style.setProperty('touch-action', 'none');
    this.game.canvas?.style.setProperty('display', 'block');
    this.game.canvas?.setAttribute('aria-hidden', 'true');
  }

  /** How it is best drawn the next time: WebGL that turns out to be software is none. */
  get best(): Machine['kind'] {
    const { renderer } = this.game;
    return this.kind === 'webgl' && renderer && 'gl' in renderer && isSoftware(renderer.gl)
      ? 'canvas'
      : this.kind;
  }

  #make(parent: HTMLElement, view: View, whenReady: () => void): Phaser.Game {
    return new Phaser.Game({
      type: TYPES[this.kind],
      parent,
      width: view.pixelWidth,
      height: view.pixelHeight,
      backgroundColor: '#F2EAD8',
      banner: false,
      autoFocus: false,
      scale: { mode: Phaser.Scale.NONE },
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      render: { maxTextures: 1, antialias: true, powerPreference: 'default' },
      ...(this.kind === 'headless' && { images: { default: null, missing: null, white: null } }),
      callbacks: {
        postBoot: () =>
          queueMicrotask(() => {
            this.#takeOver();
            this.#isRunning = true;
            whenReady();
          }),
      },
    });
  }

  /** One fixed step of everything, and then all that was waiting for it. */
  async step() {
    if (!this.#isRunning) return;
    this.#time += STEP_MS;
    this.game.headlessStep(this.#time, STEP_MS);
    await settle();
  }

  draw() {
    const { renderer, scene } = this.game;
    if (!renderer || !this.#isRunning || this.isLost) return;
    renderer.preRender();
    scene.render(renderer);
    renderer.postRender();
  }

  /** Whether the browser took the graphics context away; Phaser restores it by itself. */
  get isLost(): boolean {
    const { renderer } = this.game;
    return renderer !== null && 'contextLost' in renderer && renderer.contextLost;
  }

  resize(view: View) {
    this.game.scale.resize(view.pixelWidth, view.pixelHeight);
  }

  add<D extends object>(key: string, scene: new () => Phaser.Scene, deps: D): Phaser.Scene {
    const added = this.game.scene.add(key, scene, true, deps);
    if (!added) throw new Error(`The scene "${key}" could not be added.`);
    return added;
  }

  remove(key: string) {
    this.game.scene.remove(key);
  }

  destroy() {
    this.#isRunning = false;
    this.game.destroy(true);
    // Phaser ends itself in its next step.
    this.game.headlessStep(this.#time, STEP_MS);
  }

  /** Phaser's loop and its own handling of a hidden tab go out; the host has both. */
  #takeOver() {
    const { loop, events } = this.game;
    loop.stop();
    for (const name of ['hidden', 'visible', 'blur', 'focus']) events.removeAllListeners(name);
    window.onblur = null;
    window.onfocus = null;
  }

  /** Without pictures Phaser would wait for its three own ones for ever. */
  #bootWithoutPictures() {
    const { textures } = this.game;
    const keys = ['__DEFAULT', '__MISSING', '__WHITE'];
    for (const key of keys) {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 32;
      textures.addCanvas(key, canvas);
    }
    for (const key of keys) textures.emit(Phaser.Textures.Events.LOAD, key);
  }
}
