import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, FLOOR } from './places.ts';
import { onLine, type Bounce, type Goal } from './rules.ts';

/** The dotted line: so many dots, and what tempo 0 and 1 show of it. */
const DOTS = { count: 14, shown: [1, 0.45], up: 30 } as const;
/** How long and narrow he gets as he shoots up, and how round as he falls over head. */
const SHAPE = { tall: 0.2, narrow: 0.14, reduced: 0.2 } as const;
/** From his feet to the middle of him: he turns round that. */
const MIDDLE = 34;
/** He wriggles in a cloud: so many degrees, so fast. */
const WRIGGLE = { most: 13, ms: 70 } as const;
/** Below this he falls before the clouds. */
const BEFORE = 580;
const CHUTE = { up: 82, sway: 6, ms: 300 } as const;

/** Tik as he is seen: he bounces, shoots up, turns over, hangs in a cloud, and glides down. */
export class Jumper {
  readonly klodder: Klodder;
  readonly #stage: GameStage;
  readonly #bounce: Bounce;
  readonly #size: number;
  readonly #dots: Image[];
  readonly #chute: Image;
  #isGliding = false;
  #age = 0;

  constructor(stage: GameStage, klodder: Klodder, bounce: Bounce) {
    this.#stage = stage;
    this.klodder = klodder;
    this.#bounce = bounce;
    this.#size = klodder.scaleX;
    this.#chute = stage
      .image('parachute', 0, 0)
      .setDepth(DEPTHS.clouds - 2)
      .setVisible(false);
    this.#dots = Array.from({ length: DOTS.count }, (_, i) =>
      stage
        .image('stip', 0, 0)
        .setDepth(DEPTHS.dots)
        .setScale(1 - (0.4 * i) / DOTS.count)
        .setVisible(false),
    );
  }

  /** He wriggles out of a cloud that was wrong, and glides down. */
  glide() {
    this.#isGliding = true;
  }

  /** `isAiming` where it is shown at what a super bounce would end; answers with that. */
  frame(ms: number, isAiming: boolean): Goal | undefined {
    this.#age += ms;
    const { leg } = this.#bounce;
    if (leg === 'hop') this.#isGliding = false;
    this.#draw();
    const aim = isAiming && leg !== 'sink' ? this.#bounce.aim : undefined;
    const { next, tied } = this.#bounce;
    const share = tied || this.#stage.calm ? 1 : this.#stage.lerp(...DOTS.shown);
    const from = { x: next, y: FLOOR - DOTS.up };
    this.#dots.forEach((dot, i) => {
      const at = (i + 1) / (DOTS.count + 1);
      dot.setVisible(aim !== undefined && at <= share);
      if (!aim) return;
      const { x, y } = onLine(from, aim.to, at);
      dot.setPosition(x, y);
    });
    return aim?.goal;
  }

  #draw() {
    const { klodder } = this;
    const { leg, share, spot } = this.#bounce;
    const isUp = leg === 'rise' || leg === 'hang';
    const still = this.#stage.reducedMotion;
    const shape = leg === 'rise' ? (1 - share) * (still ? SHAPE.reduced : 1) : 0;
    klodder.setScale(this.#size * (1 - SHAPE.narrow * shape), this.#size * (1 + SHAPE.tall * shape));
    // Behind what is read.
    const isBehind = isUp || (leg === 'drop' && spot.y < BEFORE);
    klodder.setDepth(isBehind ? DEPTHS.clouds - 1 : leg === 'sink' ? DEPTHS.pillows - 1 : DEPTHS.jumper);
    const isFalling = leg === 'drop' && !this.#isGliding;
    const wriggle = leg === 'hang' && this.#isGliding ? Math.sin(this.#age / WRIGGLE.ms) * WRIGGLE.most : 0;
    const angle = isFalling && !still ? share * 360 : wriggle;
    const turn = (angle * Math.PI) / 180;
    klodder.setAngle(angle);
    klodder.setPosition(spot.x - MIDDLE * Math.sin(turn), spot.y - MIDDLE + MIDDLE * Math.cos(turn));
    const isHanging = leg === 'drop' && this.#isGliding;
    this.#chute.setVisible(isHanging);
    if (!isHanging) return;
    const sway = still ? 0 : Math.sin(this.#age / CHUTE.ms) * CHUTE.sway;
    this.#chute.setPosition(spot.x, spot.y - CHUTE.up).setAngle(sway);
  }
}
