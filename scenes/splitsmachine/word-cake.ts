import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { CAKE } from './art/sizes.ts';
import { CAKE_Y, DEPTHS, MIDDLE } from './places.ts';
import { sprinkle } from './sprinkles.ts';

const LETTERS = 40;
const PICTURE = 84;
/** Room beside a word, and the least width of a cake. */
const ROOM = 56;
const LEAST = 168;
/** Letters stand a little under the icing. */
const LIFT = 8;
const FOLD_MS = 150;
/** Sprinkles begin so far under the top of the cake, and leave its ends free. */
const SPRINKLES = { below: 8, ends: 34 } as const;

interface Dressed {
  icing: number;
  sprinkled: boolean;
  widest?: number;
}

/** A whole cake with a word or a picture on it. */
export class WordCake {
  readonly thing: Container;
  readonly width: number;
  readonly height = CAKE.height;
  #stage: GameStage;
  #image: Image;

  constructor(
    stage: GameStage,
    option: Pick<Option, 'text' | 'picture'>,
    { icing, sprinkled, widest = 640 }: Dressed,
  ) {
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
    if (!sprinkled) return;
    const top = -this.height / 2 + SPRINKLES.below;
    this.thing.addAt(sprinkle(stage, this.width - SPRINKLES.ends, top, option.text ?? ''), 1);
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
    const { width, height } = this;
    const badge = this.#stage.image('kit/badge/eraser', width / 2 - 14, -height / 2 + 6);
    this.thing.add([this.#stage.kit.hatch(width, height), badge]);
  }

  destroy() {
    this.thing.destroy();
  }
}
