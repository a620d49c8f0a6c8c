import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, type Spot } from './places.ts';

/** Its legs lift it so high; its umbrella stands here. */
const LEGS = 24;
const UMBRELLA = { x: 12, y: -94, high: 30 } as const;
const MS = { pop: 260, legs: 140, step: 130, clear: 160 } as const;
/** Walking on its legs it sways by so many degrees. */
const SWAY = 7;
const PALE = 0.4;

/** A glass with a drink, that has legs when it needs them. Its place is the middle of its foot. */
export class Glass {
  readonly thing: Container;
  /** Where it stands on the tray, from -1 to 1, and in which row; meaningless elsewhere. */
  arm = 0;
  row: 0 | 1 = 0;
  readonly kind: number;
  readonly #stage: GameStage;
  readonly #body: Image;
  readonly #legs: Image;
  readonly #umbrella: Image;

  constructor(stage: GameStage, kind: number, { x, y }: Spot) {
    this.#stage = stage;
    this.kind = kind;
    this.#legs = stage.image('beentjes', 0, 0).setVisible(false);
    this.#umbrella = stage.image('parasolletje', UMBRELLA.x, UMBRELLA.y).setVisible(false);
    this.#body = stage.image(`glas-${kind}`, 0, 0);
    this.thing = stage.scene.add
      .container(x, y, [this.#legs, this.#umbrella, this.#body])
      .setDepth(DEPTHS.glass);
  }

  /** It flies in an arc to a place that may move meanwhile. */
  async fly(to: () => Spot, ms: number, high: number) {
    const { thing } = this;
    const from = { x: thing.x, y: thing.y };
    const way = { t: 0 };
    thing.setDepth(DEPTHS.flying);
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms,
      ease: 'Sine.In',
      onUpdate: () => {
        if (!thing.scene) return;
        const { t } = way;
        const { x, y } = to();
        thing.setPosition(
          from.x + (x - from.x) * t,
          from.y + (y - from.y) * t - Math.sin(t * Math.PI) * high,
        );
      },
    });
  }

  /** A little umbrella pops up in it. */
  pop() {
    const image = this.#umbrella
      .setVisible(true)
      .setScale(0.2)
      .setY(UMBRELLA.y + UMBRELLA.high);
    const to = { scale: 1, y: UMBRELLA.y };
    void this.#stage.tween({ targets: image, to, ms: MS.pop, ease: 'Back.Out', pop: true });
  }

  /** It gets up on its legs, or sits down again. */
  async stand(up: boolean) {
    this.#legs.setVisible(true);
    const targets = [this.#body, this.#umbrella];
    const down = up ? 0 : -LEGS;
    this.#body.setY(down);
    this.#umbrella.setY(UMBRELLA.y + down);
    await Promise.all(
      targets.map((one) =>
        this.#stage.tween({ targets: one, to: { y: one.y + (up ? -LEGS : LEGS) }, ms: MS.legs }),
      ),
    );
    if (this.thing.scene) this.#legs.setVisible(up);
  }

  /** It shakes itself: not here. */
  async shake() {
    const targets = [this.#body, this.#umbrella];
    await this.#stage.tween({ targets, to: { angle: SWAY }, ms: MS.step / 2, yoyo: true, repeat: 1, pop: true }); // prettier-ignore
    if (this.thing.scene) for (const one of targets) one.setAngle(0);
  }

  /** It walks for so long, wherever it is taken meanwhile. */
  walk(ms: number) {
    const steps = Math.max(1, Math.round(ms / MS.step / 2));
    const targets = [this.#legs, this.#body];
    void this.#stage.tween({ targets, to: { angle: SWAY }, ms: MS.step, yoyo: true, repeat: steps - 1, pop: true }); // prettier-ignore
  }

  /** It is out of the game. */
  fade() {
    this.thing.setAlpha(PALE);
  }

  async clear() {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0 }, ms: MS.clear });
    this.thing.destroy();
  }
}
