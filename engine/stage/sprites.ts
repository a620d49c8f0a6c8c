import type Phaser from 'phaser';
import { partOf } from './frames.ts';
import type { Image } from './thing.ts';

/** The drawings of the open game and of the kit, as sprites. */
export class Sprites {
  #scene: Phaser.Scene;
  #folder: string;

  constructor(scene: Phaser.Scene, folder: string) {
    this.#scene = scene;
    this.#folder = folder;
  }

  /** Texture key of the game's own background. */
  get backdrop(): string {
    const wanted = `${this.#folder}/backdrop`;
    return this.#scene.textures.exists(wanted) ? wanted : '__DEFAULT';
  }

  has(name: string): boolean {
    const [atlas, frame] = this.#find(name);
    const { textures } = this.#scene;
    return textures.exists(atlas) && textures.get(atlas).has(frame);
  }

  add(name: string, x: number, y: number): Image {
    const [atlas, frame] = this.#find(name);
    if (!this.has(name)) return this.#scene.add.image(x, y, '__DEFAULT');
    return this.#scene.add.image(x, y, atlas, frame);
  }

  addPart(name: string, x: number, y: number, from: number, to: number): Image {
    const [atlas, frame] = this.#find(name);
    if (!this.has(name)) return this.add(name, x, y);
    return partOf(this.#scene, this.#scene.textures.get(atlas), frame, x, y, from, to);
  }

  #find(name: string): [atlas: string, frame: string] {
    if (name.startsWith('kit/')) return ['kit/atlas', name.slice(4)];
    const [pack, frame] = name.split(':') as [string, string?];
    return frame === undefined ? [`${this.#folder}/atlas`, name] : [`${this.#folder}/${pack}/atlas`, frame];
  }
}
