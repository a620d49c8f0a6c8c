import type { Container, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const SIZE = { width: 236, height: 72, text: 30, pressed: 4 } as const;

/** A paper label with words that can be pressed; it is pressed once. */
export class PaperButton {
  #thing: Container;

  constructor(
    stage: GameStage,
    { x, y }: { x: number; y: number },
    label: string,
    onPick: () => void,
    key?: string,
  ) {
    const text = stage.text(label, 0, -4, { size: SIZE.text, exercise: false });
    this.#thing = stage.scene.add
      .container(x, y, [stage.image('label', 0, 0), text])
      .setDepth(DEPTHS.buttons);
    stage.offer(this.#thing, {
      id: `knop-${label.replaceAll(' ', '-')}`,
      kind: 'control',
      label,
      size: { width: SIZE.width, height: SIZE.height },
      ...(key && { key }),
      onPress: (down) => this.#thing.setY(y + (down ? SIZE.pressed : 0)),
      onPick: () => {
        this.remove();
        onPick();
      },
    });
  }

  remove() {
    this.#thing.destroy();
  }
}
