import './canvas-stub.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Phaser from 'phaser';
import type { GameEntry, MapStart, RoundStart } from '../bridge/index.ts';
import { addAtlas, type Loaded } from '../host/assets.ts';
import { Host } from '../host/host.ts';
import type { HostOptions } from '../host/inside.ts';
import { GameScene } from '../stage/game-scene.ts';
import type { StageScene } from '../stage/stage-scene.ts';
import { silentSound } from '../stage/sound.ts';
import { settle } from '../stage/settle.ts';

// A canvas that is redrawn is sent to the graphics card; without one there is nothing to send it to.
Phaser.Textures.TextureSource.prototype.update = () => {};

const ART = join(import.meta.dirname, '../../.build/art');

/** A blank backdrop, and an atlas by the measures that the art pipeline wrote; none where none was made. */
const loadBlankArt: NonNullable<HostOptions['manual']>['loadArt'] = async (game, owner, { other = {} }) => {
  const loaded: Loaded = { textures: [], json: [] };
  const read = (name: string): unknown => JSON.parse(readFileSync(join(ART, owner, name), 'utf8'));
  const addImage = (key: string) => {
    game.textures.addImage(key, blank(1600, 960));
    loaded.textures.push(key);
  };
  addImage(`${owner}/backdrop`);
  for (const name of Object.keys(other)) {
    const key = `${owner}/${name.replace(/\.\w+$/, '')}`;
    if (!name.endsWith('.json')) addImage(key);
    else if (existsSync(join(ART, owner, name))) {
      game.cache.json.add(key, read(name));
      loaded.json.push(key);
    }
  }
  if (existsSync(join(ART, owner, 'atlas.json'))) {
    const json = read('atlas.json') as Atlas;
    addAtlas(game, `${owner}/atlas`, blank(json.meta.size.w, json.meta.size.h), json);
    loaded.textures.push(`${owner}/atlas`);
  }
  return loaded;
};

type Atlas = Parameters<typeof addAtlas>[3] & { meta: { size: { w: number; h: number } } };

function blank(width: number, height: number): HTMLImageElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas as unknown as HTMLImageElement;
}

/** The real host without a browser: no pixels, no sound, and time that goes on only when it is asked to. */
export class HeadlessHost {
  readonly host: Host;
  readonly container: HTMLElement;
  #size = { width: 1366, height: 768 };

  constructor(hook?: HostOptions['hook'], sound = silentSound()) {
    this.container = document.createElement('div');
    Object.defineProperty(this.container, 'clientWidth', { get: () => this.#size.width });
    Object.defineProperty(this.container, 'clientHeight', { get: () => this.#size.height });
    document.body.append(this.container);
    this.host = new Host(this.container, {
      kit: {},
      sound,
      renderer: 'headless',
      manual: { loadArt: loadBlankArt, soundFiles: () => Promise.resolve({}) },
      ...(hook && { hook }),
    });
  }

  /** Opens a game and lets its first step pass. */
  async open(entry: GameEntry, round: RoundStart): Promise<GameScene> {
    await this.host.open(entry, round);
    await this.step();
    return this.game;
  }

  /** Opens the map and lets its first step pass. */
  async openMap(start: MapStart): Promise<StageScene> {
    await this.host.openMap(start);
    await this.step();
    const { scene } = this.host;
    if (scene) return scene;
    throw this.host.lastError ?? new Error('The map is not open.');
  }

  /** The open game; throws with the error it ended in. */
  get game(): GameScene {
    const { scene } = this.host;
    if (scene instanceof GameScene) return scene;
    throw this.host.lastError ?? new Error('No game is open.');
  }

  async step(count = 1) {
    for (let i = 0; i < count; i++) await this.host.step();
    if (this.host.hud.getState().paused) await settle();
  }

  resize(width: number, height: number) {
    this.#size = { width, height };
    this.host.resize();
  }

  /** What is there that a scene could leave behind. */
  get remains() {
    const { machine } = this.host;
    return {
      textures: machine?.game.textures.getTextureKeys().length ?? 0,
      scenes: machine?.game.scene.scenes.length ?? 0,
      busListeners: this.host.bus.size,
      gameListeners:
        machine?.game.events
          .eventNames()
          .reduce((sum, name) => sum + machine.game.events.listenerCount(name), 0) ?? 0,
      mirrored: this.host.mirror.root.querySelectorAll('button').length,
    };
  }

  destroy() {
    this.host.destroy();
    this.container.remove();
  }
}
