import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { PRIZES } from './art/colours.ts';
import { coarseness } from './art/sizes.ts';
import { DEPTHS } from './target.ts';

const RAIL = { y: 288, board: 297, pitch: 108, middle: 683 } as const;
const SIZE = { usual: 0.72, won: 0.9 } as const;
const STEP_MS = 460;

/** The rail with plush Klodders: each right word brings the next one into the gold frame. */
export class Prizes {
  #stage: GameStage;
  #plush: Image[];
  #moved = { steps: 0 };
  #wanted = 0;

  /** `won` is how many words were right before. */
  constructor(stage: GameStage, won: number) {
    this.#stage = stage;
    this.#moved.steps = this.#wanted = won;
    const board = stage.image('plank', RAIL.middle, RAIL.board).setDepth(DEPTHS.prize - 1);
    board.setScale((coarseness('plank') * 1096) / 560, coarseness('plank'));
    stage
      .image('lijst', RAIL.middle, 230)
      .setScale(coarseness('lijst'))
      .setDepth(DEPTHS.prize - 1);
    this.#plush = Array.from({ length: PRIZES }, (_, i) => stage.image(`pluche-${i}`, 0, RAIL.y));
    stage.scene.add.container(0, 0, this.#plush).setDepth(DEPTHS.prize);
    this.#draw();
  }

  /** The rail moves one prize on. */
  async next() {
    this.#wanted++;
    await this.#stage.tween({
      targets: this.#moved,
      to: { steps: this.#wanted },
      ms: STEP_MS,
      ease: 'Back.Out',
      onUpdate: () => this.#draw(),
    });
  }

  /** The prize in the frame comes down to its new owner. */
  async win(owner: Klodder, at: { x: number; y: number }) {
    const stage = this.#stage;
    const prize = this.#plush[this.#inFrame]!;
    prize.parentContainer.remove(prize);
    prize.setPosition(RAIL.middle, RAIL.y).setDepth(DEPTHS.ball + 4);
    const rays = stage
      .image('stralen', at.x, at.y - 96)
      .setDepth(DEPTHS.ball + 3)
      .setScale(0.1);
    const large = coarseness('stralen') * 1.25;
    void stage.tween({ targets: rays, to: { scale: large }, ms: 600, delay: 500, pop: true });
    if (!stage.reducedMotion)
      void stage.tween({ targets: rays, to: { angle: 70 }, ms: 5600, ease: 'Linear' });
    await stage.tween({ targets: prize, to: { y: RAIL.y - 46 }, ms: 260, ease: 'Quad.Out' });
    await stage.tween({
      targets: prize,
      to: { x: at.x, y: at.y, scale: coarseness('pluche-0') * 2 },
      ms: 640,
      ease: 'Back.Out',
    });
    stage.sound.play('applaus');
    stage.fx.burst('confetti', at.x, at.y - 120, { count: 26, spread: 420 });
    owner.face('proud');
    await owner.walkTo(at.x + 190, undefined, 620);
    for (let i = 0; i < 4; i++) {
      void owner.hop();
      void stage.tween({ targets: prize, to: { angle: i % 2 ? -7 : 7 }, ms: 200, yoyo: true, pop: true });
      if (i === 1) stage.fx.burst('sterren', at.x, at.y - 200, { count: 12, spread: 300 });
      await stage.clock.wait(520);
    }
  }

  get #inFrame() {
    return this.#wanted % PRIZES;
  }

  #draw() {
    const times = coarseness('pluche-0');
    this.#plush.forEach((plush, i) => {
      const turn = (((i - this.#moved.steps) % PRIZES) + PRIZES) % PRIZES;
      const at = turn > PRIZES / 2 ? turn - PRIZES : turn;
      const near = Math.max(0, 1 - Math.abs(at));
      // At both ends they come and go behind the posts.
      const edge = Math.max(0, Math.min(1, (PRIZES / 2 - Math.abs(at)) / 0.5));
      plush.setX(RAIL.middle + at * RAIL.pitch).setAlpha(edge);
      plush.setScale(times * (SIZE.usual + (SIZE.won - SIZE.usual) * near));
    });
  }
}
