import { HEADINGS, type Container, type GameStage, type Heading } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import { GRID, PAD } from './art/sizes.ts';

const ARROW = { pitch: 84, size: 72, top: 40, pressed: 4, thin: 0.45 } as const;
const LABELS: Record<Heading, string> = {
  up: 'omhoog',
  right: 'naar rechts',
  down: 'omlaag',
  left: 'naar links',
};
const PLACES: Record<Heading, readonly [number, number]> = {
  up: [0, 0],
  left: [-1, 1],
  down: [0, 1],
  right: [1, 1],
};

/** Arrows over a corner of the lawn, for who needs support in steering. */
export class Arrows {
  readonly #buttons: Container[] = [];
  #isThin = false;

  constructor(stage: GameStage, isOpen: () => boolean, steer: (heading: Heading) => void) {
    for (const [i, heading] of HEADINGS.entries()) {
      const [dx, dy] = PLACES[heading];
      const x = GRID.x + ((PAD.column + GRID.columns) / 2) * GRID.cell + dx * ARROW.pitch;
      const y = GRID.y + PAD.row * GRID.cell + ARROW.top + dy * ARROW.pitch;
      const icon = stage.image('pijl', 0, -1).setAngle(i * 90);
      const face: Container = stage.scene.add.container(0, 0, [stage.image('pijl-knop', 0, 0), icon]);
      const button = stage.scene.add.container(x, y, [face]).setDepth(DEPTHS.arrows);
      this.#buttons.push(button);
      stage.offer(button, {
        id: `pijl-${heading}`,
        kind: 'control',
        label: LABELS[heading],
        size: { width: ARROW.size, height: ARROW.size },
        onPick: () => steer(heading),
        enabled: isOpen,
        onPress: (pressed) => face.setY(pressed ? ARROW.pressed : 0),
      });
    }
  }

  /** They let through what crawls under them. */
  fade(isOver: boolean) {
    if (isOver === this.#isThin) return;
    this.#isThin = isOver;
    for (const button of this.#buttons) button.setAlpha(isOver ? ARROW.thin : 1);
  }

  /** The finale has no use for them. */
  leave() {
    for (const button of this.#buttons) button.setVisible(false);
  }
}
