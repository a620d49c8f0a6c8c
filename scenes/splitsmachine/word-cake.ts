import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { CAKE } from './art/sizes.ts';
import { CAKE_Y, DEPTHS, MIDDLE } from './places.ts';

const LETTERS = 40;
const PICTURE = 84;
/** Room beside a word, and the least width of a cake. */
const ROOM = 56;
const LEAST = 168;
/** Letters stand a little under the icing. */
const LIFT = 8;
const FOLD_MS = 150;

/** A whole cake with a word or a picture on it. */
export class WordCake {
  readonly thing: Container;
  readonly width: number;
  readonly height = CAKE.height;
  #stage: GameStage;
  #image: Image;
  #out: Image[] = [];

  constructor(stage: GameStage, option: Pick<Option, 'text' | 'picture'>, icing: number, widest = 640) {
    this.#stage = stage;
    const frame = `taart-${icing}`;
    const content = option.picture
      ? stage.kit.picture(0, LIFT, option.picture, PICTURE)
      : stage.kit.word(0, LIFT, (option.text ?? '').replaceAll('___', '__'), { size: LETTERS });
    const letters = option.picture ? PICTURE + 20 : content.width;
    const scale = Math.min(1, (widest - ROOM) / letters);
    content.setScale(scale);
    this.width = Math.max(LEAST, letters * scale + ROOM);
    this.#image = stage.image(frame, 0, 0).setScale(this.width / CAKE.width, 1);
    this.thing = stage.scene.add.container(MIDDLE, CAKE_Y + 6, [this.#image, content]).setDepth(DEPTHS.cake);
  }

  /** The cake folds as an accordion and springs back; what is on it stays upright. */
  async fold() {
    const across = this.#image.scaleX;
    const high = this.#image.scaleY;
    await this.#stage.tween({
      targets: this.#image,
      to: { scaleX: across * 0.8, scaleY: high * 1.16 },
      ms: FOLD_MS,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    if (this.#image.scene) this.#image.setScale(across, high);
  }

  /** Out of play: pencil hatching and the eraser icon. */
  ruleOut() {
    if (this.#out.length > 0) return;
    const hatch = this.#stage.image('arcering', 0, 0);
    hatch.setScale(this.width / 100, this.height / 100);
    this.#out = [hatch, this.#stage.image('kit/badge/eraser', this.width / 2 - 14, -this.height / 2 + 6)];
    this.thing.add(this.#out);
  }

  destroy() {
    this.thing.destroy();
  }
}
