import type { GameObjects } from 'phaser';
import type { StageScene } from './stage-scene.ts';

/** How much a scene asks of the machine now (scenes/README.md 6, rule 16). */
export interface Load {
  /** Things on the stage: hidden ones do not count, and a container is one thing. */
  objects: number;
  /** Pictures, texts and shapes that are drawn, those inside containers too. */
  drawn: number;
  texts: number;
  bodies: number;
  particles: number;
}

export const NO_LOAD: Load = { objects: 0, drawn: 0, texts: 0, bodies: 0, particles: 0 };

/** Measures a scene. */
export function loadOf(scene: StageScene): Load {
  const { list } = scene.children;
  return {
    objects: list.filter(isShown).length,
    drawn: countDrawn(list),
    texts: scene.live.texts.count,
    bodies: countBodies(scene),
    particles: scene.live.fx.alive,
  };
}

const isShown = (object: GameObjects.GameObject) => !('visible' in object) || object.visible === true;

function countDrawn(list: readonly GameObjects.GameObject[]): number {
  return list.reduce((sum, object) => {
    if (!isShown(object)) return sum;
    return sum + ('list' in object ? countDrawn(object.list as GameObjects.GameObject[]) : 1);
  }, 0);
}

function countBodies({ physics, matter }: StageScene): number {
  const arcade = physics?.world?.bodies.size ?? 0;
  return arcade + (matter?.world?.getAllBodies().length ?? 0);
}
