import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Points } from './rules.ts';

/** How the arm points, in degrees: to the upper and to the lower branch. */
const ANGLES = [-34, 34] as const;
const HIT = 78;
const MS = { throw: 160, shut: 200 } as const;
const SHUT_SCALE = 0.8;

/** One set of points with its lever. */
export class Stand {
  readonly points: Points;
  readonly thing: Container;
  #stage: GameStage;
  #base: Image;
  #arm: Image;
  #offer: Offer | undefined;
  #state = 0;

  constructor(
    stage: GameStage,
    points: Points,
    { state, row, onThrow, enabled }: { state: number; row: number; onThrow(): void; enabled(): boolean },
  ) {
    this.#stage = stage;
    this.points = points;
    this.#state = state;
    this.#base = stage.image('wissel', 0, 0);
    this.#arm = stage.image('wissel-arm', 0, 0).setAngle(ANGLES[state] ?? 0);
    this.thing = stage.scene.add
      .container(points.x, points.y, [this.#base, this.#arm])
      .setDepth(DEPTHS.points);
    this.#offer = stage.offer(this.thing, {
      id: `wissel-${points.id}`,
      kind: 'slot',
      value: points.id,
      label: this.#label(),
      row,
      size: { width: HIT, height: HIT },
      enabled,
      onPick: onThrow,
      onPress: (pressed) => this.#base.scene && this.#base.setY(pressed ? 4 : 0),
    });
  }

  /** Throws the lever over. */
  set(state: number) {
    if (state === this.#state) return;
    this.#state = state;
    this.#offer?.relabel(this.#label());
    this.#stage.sound.play('wissel-klak', { rate: state ? 0.92 : 1.06 });
    void this.#stage.tween({
      targets: this.#arm,
      to: { angle: ANGLES[state]! },
      ms: MS.throw,
      ease: 'Back.Out',
    });
  }

  /** The train is on it or has passed it: its signal falls shut. */
  shut(isLast: boolean) {
    this.#offer?.remove();
    this.#offer = undefined;
    this.#base.setFrame('wissel-dicht', false, true).setY(0);
    this.#stage.sound.play('ping', { volume: isLast ? 0.8 : 0.4, rate: isLast ? 1 : 1.2 });
    void this.#stage.tween({
      targets: this.#arm,
      to: { scale: SHUT_SCALE, alpha: 0.7 },
      ms: MS.shut,
      ease: 'Bounce.Out',
      pop: true,
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #label = () => `wissel ${this.points.id + 1}: ${this.#state ? 'omlaag' : 'omhoog'}`;
}
