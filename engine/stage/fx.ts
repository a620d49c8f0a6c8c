import type Phaser from 'phaser';
import type { Rng } from '../exercise/index.ts';
import { DEPTH } from './thing.ts';

/** Kinds of particles. */
export type FxPreset = 'splash' | 'confetti' | 'steam' | 'bubbles' | 'snow' | 'dust' | 'stars';

interface BurstOptions {
  count?: number;
  tint?: number;
  /** Width in u over which they start. */
  spread?: number;
}

interface Recipe {
  /** Its drawings in the kit's atlas: `fx-spat`, or `fx-spat-1`, `fx-spat-2` … */
  drawing: string;
  count: number;
  /** u/s at the start, and the cone it goes in (radians, 0 is right, -PI/2 up). */
  speed: [number, number];
  cone: [number, number];
  /** u/s². */
  gravity: number;
  /** ms. */
  life: [number, number];
  scale: [from: number, to: number];
  /** Turns per second, at most. */
  spin: number;
}

const UP = -Math.PI / 2;
const ALL = [-Math.PI, Math.PI] as [number, number];
const RECIPES: Record<FxPreset, Recipe> = {
  splash: {
    drawing: 'spat',
    count: 12,
    speed: [160, 420],
    cone: [UP - 1.3, UP + 1.3],
    gravity: 900,
    life: [420, 700],
    scale: [1, 0.5],
    spin: 0.5,
  },
  confetti: {
    drawing: 'confetti',
    count: 24,
    speed: [220, 520],
    cone: [UP - 0.9, UP + 0.9],
    gravity: 620,
    life: [900, 1500],
    scale: [1, 0.9],
    spin: 1.6,
  },
  steam: {
    drawing: 'stoom',
    count: 6,
    speed: [30, 70],
    cone: [UP - 0.4, UP + 0.4],
    gravity: -20,
    life: [900, 1500],
    scale: [0.6, 1.4],
    spin: 0.1,
  },
  bubbles: {
    drawing: 'bellen',
    count: 10,
    speed: [40, 140],
    cone: [UP - 0.9, UP + 0.9],
    gravity: -60,
    life: [800, 1500],
    scale: [0.6, 1],
    spin: 0,
  },
  snow: {
    drawing: 'sneeuw',
    count: 14,
    speed: [60, 200],
    cone: ALL,
    gravity: 160,
    life: [600, 1100],
    scale: [1, 0.6],
    spin: 0.4,
  },
  dust: {
    drawing: 'stof',
    count: 8,
    speed: [40, 130],
    cone: ALL,
    gravity: -10,
    life: [380, 700],
    scale: [0.6, 1.3],
    spin: 0.3,
  },
  stars: {
    drawing: 'sterren',
    count: 10,
    speed: [140, 320],
    cone: ALL,
    gravity: 80,
    life: [520, 900],
    scale: [1, 0.2],
    spin: 0.8,
  },
};
const MOST_ALIVE = 120;
const MOST_REDUCED = 8;
const FADE_FROM = 0.65;
const KIT_ATLAS = 'kit/atlas';

interface Particle {
  image: Phaser.GameObjects.Image;
  vx: number;
  vy: number;
  gravity: number;
  age: number;
  life: number;
  from: number;
  to: number;
  spin: number;
}

/** Inkt: pooled particles of the presets; no more than 120 alive, 8 with reduced motion. */
export class Fx {
  #scene: Phaser.Scene;
  #rng: Rng;
  #reducedMotion: () => boolean;
  #alive: Particle[] = [];
  #spare: Particle[] = [];
  #frames = new Map<FxPreset, string[]>();

  constructor(scene: Phaser.Scene, rng: Rng, reducedMotion: () => boolean) {
    this.#scene = scene;
    this.#rng = rng;
    this.#reducedMotion = reducedMotion;
  }

  get alive() {
    return this.#alive.length;
  }

  burst(preset: FxPreset, x: number, y: number, { count, tint, spread = 0 }: BurstOptions = {}) {
    const frames = this.#framesOf(preset);
    if (frames.length === 0) return;
    const recipe = RECIPES[preset];
    const most = this.#reducedMotion() ? MOST_REDUCED : MOST_ALIVE;
    const room = Math.max(0, most - this.#alive.length);
    for (let i = Math.min(count ?? recipe.count, room); i > 0; i--)
      this.#launch(recipe, frames, x, y, tint, spread);
  }

  step(ms: number) {
    const seconds = ms / 1000;
    for (let i = this.#alive.length - 1; i >= 0; i--) {
      const particle = this.#alive[i]!;
      particle.age += ms;
      if (particle.age >= particle.life) {
        particle.image.setVisible(false);
        this.#spare.push(particle);
        this.#alive[i] = this.#alive[this.#alive.length - 1]!;
        this.#alive.pop();
        continue;
      }
      const share = particle.age / particle.life;
      const { image } = particle;
      particle.vy += particle.gravity * seconds;
      image.x += particle.vx * seconds;
      image.y += particle.vy * seconds;
      image.rotation += particle.spin * seconds;
      image.setScale(particle.from + (particle.to - particle.from) * share);
      image.setAlpha(share < FADE_FROM ? 1 : (1 - share) / (1 - FADE_FROM));
    }
  }

  #launch(recipe: Recipe, frames: string[], x: number, y: number, tint: number | undefined, spread: number) {
    const rng = this.#rng;
    const particle = this.#spare.pop() ?? this.#make();
    const angle = rng.between(...recipe.cone);
    const speed = rng.between(...recipe.speed);
    particle.vx = Math.cos(angle) * speed;
    particle.vy = Math.sin(angle) * speed;
    particle.gravity = recipe.gravity;
    particle.age = 0;
    particle.life = rng.between(...recipe.life);
    [particle.from, particle.to] = recipe.scale;
    particle.spin = rng.between(-1, 1) * recipe.spin * Math.PI * 2;
    const { image } = particle;
    image.setFrame(rng.pick(frames)).setVisible(true).setAlpha(1);
    image.setPosition(x + rng.between(-0.5, 0.5) * spread, y).setRotation(rng.between(-0.4, 0.4));
    image.setScale(particle.from).setTint(tint ?? 0xffffff);
    this.#alive.push(particle);
  }

  #make(): Particle {
    const image = this.#scene.add.image(0, 0, KIT_ATLAS).setDepth(DEPTH.banner - 1);
    return { image, vx: 0, vy: 0, gravity: 0, age: 0, life: 1, from: 1, to: 1, spin: 0 };
  }

  /** Frames of a preset in the kit's atlas. */
  #framesOf(preset: FxPreset): string[] {
    const known = this.#frames.get(preset);
    if (known) return known;
    const names = this.#scene.textures.exists(KIT_ATLAS)
      ? this.#scene.textures.get(KIT_ATLAS).getFrameNames()
      : [];
    const drawing = `fx-${RECIPES[preset].drawing}`;
    const frames = names.filter((name) => name === drawing || name.startsWith(`${drawing}-`));
    this.#frames.set(preset, frames);
    return frames;
  }
}
