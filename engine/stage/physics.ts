import Phaser from 'phaser';
import type { GameManifest } from '../exercise/index.ts';
import { STEP_MS } from './clock.ts';

export type ArcadeWorld = Phaser.Physics.Arcade.ArcadePhysics;
export type MatterWorld = Phaser.Physics.Matter.MatterPhysics;

type Physics = GameManifest['physics'];

/** What Phaser is told of the physics of a scene: it never runs by itself, the stage steps it. */
const CONFIG: Record<Physics, Phaser.Types.Core.PhysicsConfig | undefined> = {
  none: undefined,
  arcade: { default: 'arcade', arcade: { customUpdate: true, fixedStep: false } },
  matter: { default: 'matter', matter: { autoUpdate: false, gravity: { x: 0, y: 1 } } },
};

/** The same scene with the physics that its manifest names. */
export function withPhysics<T extends Phaser.Scene>(scene: new () => T, physics: Physics): new () => T {
  const config = CONFIG[physics];
  if (!config) return scene;
  // Phaser reads the settings of a scene in its constructor only.
  const Scene = scene as unknown as new (config: Phaser.Types.Scenes.SettingsConfig) => Phaser.Scene;
  const WithPhysics = class extends Scene {
    constructor() {
      super({ physics: config });
    }
  };
  return WithPhysics as unknown as new () => T;
}

interface Numbering {
  _nextId: number;
  _seed: number;
}

/** Bodies are numbered over the life of the tab, and their order decides collisions: each scene counts anew. */
export function resetPhysics(scene: Phaser.Scene): void {
  if (!matterOf(scene)) return;
  // Phaser's types do not tell of Matter itself.
  const { Matter } = Phaser.Physics.Matter as unknown as { Matter: { Common: Numbering } };
  Matter.Common._nextId = 0;
  Matter.Common._seed = 0;
}

/** One 60 Hz step of the bodies of a scene. */
export function stepPhysics(scene: Phaser.Scene, nowMs: number): void {
  arcadeOf(scene)?.world.update(nowMs, STEP_MS);
  matterOf(scene)?.world.step(STEP_MS);
}

/** The worlds; undefined in a scene whose manifest does not ask for them. */
export const arcadeOf = (scene: Phaser.Scene) => scene.physics as ArcadeWorld | undefined;
export const matterOf = (scene: Phaser.Scene) => scene.matter as MatterWorld | undefined;

/** The world of a scene; throws in a game whose manifest does not ask for it. */
export function worldOf<W>(world: W | undefined): W {
  if (!world) throw new Error('The manifest of this game does not ask for these physics.');
  return world;
}
