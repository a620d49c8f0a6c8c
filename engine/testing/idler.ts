import { createRng, type Rng } from '../exercise/index.ts';
import type { RawInput } from '../stage/input.ts';
import type { StageScene } from '../stage/stage-scene.ts';
import type { HeadlessHost } from './headless.ts';

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Space',
  'Enter',
  'Backspace',
  'Digit0',
  'Digit1',
  'Digit2',
  'Digit3',
  'Digit6',
  'Digit9',
  'KeyA',
  'KeyE',
  'KeyT',
  'KeyW',
] as const;

/** A pupil who does anything but play: seeded random keys, taps and drags. */
export class Idler {
  #headless: HeadlessHost;
  #rng: Rng;

  constructor(headless: HeadlessHost, seed: string) {
    this.#headless = headless;
    this.#rng = createRng(seed);
  }

  /** Random input for so many steps; stops early when the round is over. */
  async fuzz(steps: number) {
    for (let i = 0; i < steps; i++) {
      const { scene, opened } = this.#headless.host;
      if (!scene || (opened?.round && !opened.round.current)) return;
      if (this.#rng.next() < 0.3) for (const input of this.#anything()) scene.feed(input);
      if (this.#rng.next() < 0.002) {
        this.#headless.host.pause();
        this.#headless.host.resume();
      }
      await this.#headless.step();
    }
  }

  /** Only motor slips for so many steps: taps and drags beside all that is offered and beside what a game listens to. */
  async bump(steps: number) {
    for (let i = 0; i < steps; i++) {
      const { scene } = this.#headless.host;
      if (!scene) return;
      const [x, y] = [this.#rng.between(0, 1366), this.#rng.between(72, 768)];
      if (i % 6 === 0 && isBeside(scene, x, y)) {
        scene.feed({ type: 'down', x, y });
        scene.feed({ type: 'move', x: x + this.#rng.between(-80, 80), y });
        scene.feed({ type: 'cancel' });
        scene.feed({ type: 'down', x, y });
        scene.feed({ type: 'up', x, y });
      }
      await this.#headless.step();
    }
  }

  #anything(): RawInput[] {
    const rng = this.#rng;
    const x = rng.between(0, 1366);
    const y = rng.between(0, 768);
    switch (rng.below(5)) {
      case 0:
        return [
          { type: 'down', x, y },
          { type: 'up', x, y },
        ];
      case 1:
        return [{ type: 'down', x, y }];
      case 2:
        return [{ type: 'move', x, y }];
      case 3:
        return [{ type: rng.next() < 0.9 ? 'up' : 'down', x, y }];
      default: {
        const code = rng.pick(KEYS);
        const key = code.startsWith('Key') ? code.slice(3).toLowerCase() : code;
        return [
          { type: 'keydown', code, key },
          { type: 'keyup', code, key },
        ];
      }
    }
  }
}

function isBeside({ live }: StageScene, x: number, y: number): boolean {
  if (live.desk.at(x, y)) return false;
  return live.desk.gestures.every(({ area }) => {
    const rect = area?.();
    return !rect || x < rect.x || y < rect.y || x > rect.x + rect.width || y > rect.y + rect.height;
  });
}
