import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { PRIZES } from './art/colours.ts';
import { coarseness } from './art/sizes.ts';
import { DEPTHS } from './target.ts';

const RAIL = { y: 288, board: 297, pitch: 108, middle: 683 } as const;
const SIZE = { usual: 0.72, won: 0.9 } as const;
const STEP_MS = 460;
/** Where the prize is handed over, on the counter. */
const STAGE_OF_PRIZE = { x: 610, y: 668 } as const;

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

  /** The prize in the frame comes down to its new owner, who dances with it on the counter. */
  async win(owner: Klodder) {
    const stage = this.#stage;
    const prize = this.#plush[this.#inFrame]!;
    const { x, y } = STAGE_OF_PRIZE;
    prize.parentContainer.remove(prize);
    prize.setPosition(RAIL.middle, RAIL.y).setDepth(DEPTHS.ball + 4);
    owner.setDepth(DEPTHS.ball + 5);
    const rays = stage
      .image('stralen', x, y - 96)
      .setDepth(DEPTHS.ball + 3)
      .setScale(0.1);
    void stage.tween({
      targets: rays,
      to: { scale: coarseness('stralen') * 1.1 },
      ms: 500,
      delay: 700,
      pop: true,
    });
    if (!stage.reducedMotion)
      void stage.tween({ targets: rays, to: { angle: 30 }, ms: 1600, ease: 'Sine.Out' });
    const walked = owner.walkTo(x + 176, y + 6, 1100);
    await stage.tween({ targets: prize, to: { y: RAIL.y - 46 }, ms: 260, ease: 'Quad.Out' });
    const large = coarseness('pluche-0') * 2;
    await stage.tween({ targets: prize, to: { x, y, scale: large }, ms: 620, ease: 'Back.Out' });
    stage.sound.play('applaus');
    stage.fx.burst('confetti', x, y - 220, { count: 28, spread: 620 });
    await walked;
    owner.face('proud');
    owner.turn(true);
    for (let i = 0; i < 6; i++) {
      void owner.hop(34);
      void stage.tween({ targets: prize, to: { angle: i % 2 ? -8 : 8 }, ms: 230, yoyo: true, pop: true });
      this.#dance(i);
      if (i % 2) stage.fx.burst('confetti', i === 1 ? 300 : 1080, 330, { count: 14, spread: 320 });
      await stage.clock.wait(560);
    }
  }

  /** Those that stay behind hop along, every other one. */
  #dance(beat: number) {
    const dancers = this.#plush.filter((plush, i) => i % 2 === beat % 2 && plush.parentContainer);
    void this.#stage.tween({
      targets: dancers,
      to: { y: RAIL.y - 16 },
      ms: 150,
      yoyo: true,
      ease: 'Quad.Out',
      pop: true,
    });
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
