import type { Picture } from '../../exercise/index.ts';
import type { Stage } from '../stage.ts';
import type { Container } from '../thing.ts';

/** A picture file shows 116 u: 96 u of picture with its rim and shadow around. */
const SHOWN = 116 / 96;

/** Pictures of the shared set, fetched when they are asked for; they go with the scene. */
export class Pictures {
  #stage: Stage;
  #loads = new Map<string, Promise<boolean>>();
  #ended = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.scene.events.once('shutdown', () => this.#end());
    stage.scene.events.once('destroy', () => this.#end());
  }

  /** The picture, `size` u wide without its rim; when it can't be had, its text stands there (if it has one). */
  place(x: number, y: number, picture: Picture, size: number): Container {
    const { scene } = this.#stage;
    const holder = scene.add.container(x, y).setSize(size, size);
    const key = `kit/picture/${picture.name}`;
    const load = this.#loads.get(key) ?? this.#load(key, picture.url);
    this.#loads.set(key, load);
    void load.then((there) => {
      if (this.#ended || !holder.scene) return;
      if (there) holder.add(scene.add.image(0, 0, key).setDisplaySize(size * SHOWN, size * SHOWN));
      else if (picture.alt) holder.add(this.#inWords(picture.alt, size));
    });
    return holder;
  }

  /** What is to be seen, as small as it must be to stay within the room of the picture. */
  #inWords(alt: string, size: number) {
    const text = this.#stage.text(alt, 0, 0, { size: 28, wrap: size * 2 });
    return text.setScale(Math.min(1, (size * SHOWN) / Math.max(text.width, text.height)));
  }

  async #load(key: string, url: string): Promise<boolean> {
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      if (this.#ended) return false;
      this.#stage.scene.textures.addImage(key, image);
      return true;
    } catch {
      return false;
    }
  }

  #end() {
    this.#ended = true;
    const { textures } = this.#stage.scene;
    for (const key of this.#loads.keys()) if (textures.exists(key)) textures.remove(key);
    this.#loads.clear();
  }
}
