import type { Container, GameStage, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const PLACE = { x: 1238, y: 668 } as const;
const HIT = { width: 128, height: 124 } as const;
const MS = { lift: 110, back: 260 } as const;

/** The guard's whistle: blowing it is the commit. */
export class Whistle {
  #stage: GameStage;
  #thing: Container;
  #offer: Offer | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#thing = stage.scene.add
      .container(PLACE.x, PLACE.y, [stage.image('fluitje', 0, 0)])
      .setDepth(DEPTHS.whistle)
      .setVisible(false);
  }

  show(on: boolean) {
    this.#thing.setVisible(on);
  }

  offer(onBlow: () => void) {
    this.release();
    this.#offer = this.#stage.offer(this.#thing, {
      id: 'fluitje',
      kind: 'commit',
      label: 'Fluitje: de trein vertrekt',
      size: HIT,
      onPress: (pressed) => this.#thing.setY(PLACE.y + (pressed ? 4 : 0)),
      onPick: () => {
        void this.#blow();
        onBlow();
      },
    });
  }

  release() {
    this.#offer?.remove();
    this.#offer = undefined;
  }

  async #blow() {
    const stage = this.#stage;
    stage.sound.play('fluit');
    stage.fx.burst('steam', PLACE.x + 46, PLACE.y - 24, { count: 2, spread: 10 });
    await stage.tween({ targets: this.#thing, to: { angle: -14 }, ms: MS.lift, ease: 'Back.Out', pop: true });
    await stage.tween({ targets: this.#thing, to: { angle: 0 }, ms: MS.back, ease: 'Back.Out', pop: true });
  }
}
