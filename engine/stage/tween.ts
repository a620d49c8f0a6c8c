import type Phaser from 'phaser';

/** Standard eases and times (scenes/README.md 2.7). */
export const EASE = { in: 'Back.Out', out: 'Quad.In', travel: 'Sine.InOut' } as const;
export const MS = { in: 220, out: 160, fade: 150 } as const;

export interface TweenSpec {
  targets: object | object[];
  /** Properties and what they go to: `{ x: 100, scale: 1.2 }`. */
  to: Record<string, number>;
  ms: number;
  ease?: string;
  delay?: number;
  /** Goes there and back. */
  yoyo?: boolean;
  /** Times it is done again; -1 for ever. */
  repeat?: number;
  /** A pop for the eye only: with reduced motion it ends in a 150 ms fade. Motion that is the game is not. */
  pop?: boolean;
  onUpdate?(): void;
}

/** Starts a tween and resolves when it is done. */
export function runTween(scene: Phaser.Scene, spec: TweenSpec, reducedMotion: boolean): Promise<void> {
  const {
    targets,
    to,
    ms,
    ease = EASE.travel,
    delay = 0,
    yoyo = false,
    repeat = 0,
    pop = false,
    onUpdate,
  } = spec;
  if (reducedMotion && pop && (yoyo || repeat !== 0)) return Promise.resolve();
  const duration = reducedMotion && pop ? Math.min(ms, MS.fade) : ms;
  return new Promise((resolve) => {
    scene.tweens.add({
      targets,
      props: to,
      duration,
      delay,
      ease: reducedMotion && pop ? 'Linear' : ease,
      yoyo,
      repeat,
      onComplete: () => resolve(),
      ...(onUpdate && { onUpdate }),
    });
  });
}
