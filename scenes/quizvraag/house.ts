import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { BOARD, DEPTHS, HOST } from './places.ts';

const CROWD = { x: [228, 683, 1138], y: 774, jump: 20, after: 110, ms: 170 } as const;
const BULBS = { y: 368, swaps: 5, ms: 190 } as const;
/** Where the spotlights hang, how far they swing, and how they rest. */
const BEAMS = { x: [330, 1036], y: 60, rest: [-16, 16], swing: 30, ms: 520, evening: 2600 } as const;
const TRICKS = { count: 4, ways: 3, ms: 300, hold: 620 } as const;

/** The house: audience, lamps round the board, two spotlights, and the tricks of the presenter. */
export class House {
  readonly #stage: GameStage;
  readonly #crowd: readonly Image[];
  readonly #bulbs: readonly Image[];
  readonly #beams: readonly Image[];
  readonly #tricks: readonly Image[];
  #trick = 0;
  #isSweeping = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#crowd = CROWD.x.map((x, i) => stage.image(`publiek-${i}`, x, CROWD.y).setDepth(DEPTHS.crowd));
    this.#bulbs = [0, 1].map((i) => stage.image(`lampjes-${i}`, BOARD.x, BULBS.y).setDepth(DEPTHS.bulbs));
    this.#beams = BEAMS.x.map((x, i) =>
      stage.image('bundel', x, BEAMS.y).setDepth(DEPTHS.beam).setAngle(BEAMS.rest[i]!),
    );
    this.#tricks = Array.from({ length: TRICKS.count }, (_, i) =>
      stage.image(`truc-${i}`, HOST.trick.x, HOST.trick.y).setDepth(DEPTHS.trick).setVisible(false),
    );
    this.#light(0);
  }

  /** It was right: lamps run round the board, spotlights swing, and the audience makes a wave. */
  cheer() {
    const stage = this.#stage;
    void this.#runLamps();
    this.#crowd.forEach((part, i) => {
      void stage.tween({
        targets: part,
        to: { y: CROWD.y - CROWD.jump },
        ms: CROWD.ms,
        delay: i * CROWD.after,
        yoyo: true,
        ease: 'Sine.Out',
        pop: true,
      });
    });
    if (this.#isSweeping) return;
    this.#beams.forEach((beam, i) => {
      const angle = BEAMS.rest[i]! + (i ? BEAMS.swing : -BEAMS.swing);
      void stage.tween({ targets: beam, to: { angle }, ms: BEAMS.ms, yoyo: true, pop: true });
    });
  }

  /** The last third of a round: spotlights sweep through the evening. */
  sweep(isEvening: boolean) {
    const stage = this.#stage;
    if (!isEvening || this.#isSweeping) return;
    this.#isSweeping = true;
    if (stage.reducedMotion) return;
    this.#beams.forEach((beam, i) => {
      const angle = -BEAMS.rest[i]!;
      void stage.tween({ targets: beam, to: { angle }, ms: BEAMS.evening, yoyo: true, repeat: -1 });
    });
  }

  /** The presenter does a trick with cards: twelve different ones in a round. */
  async trick(host: Klodder) {
    const stage = this.#stage;
    const card = this.#tricks[this.#trick % TRICKS.count]!;
    const way = Math.floor(this.#trick / TRICKS.count) % TRICKS.ways;
    this.#trick++;
    const { x, y } = HOST.trick;
    card
      .setPosition(x + (way === 1 ? 60 : 0), y)
      .setAngle(way === 2 ? -180 : 0)
      .setScale(0.2)
      .setVisible(true);
    const to = { x, y: y - (way === 0 ? 24 : 0), angle: 0, scale: 1 };
    host.look(x, y);
    await stage.tween({ targets: card, to, ms: TRICKS.ms, ease: 'Back.Out', pop: true });
    await stage.clock.wait(TRICKS.hold);
    await stage.tween({ targets: card, to: { scale: 0 }, ms: TRICKS.ms / 2, pop: true });
    card.setVisible(false);
  }

  async #runLamps() {
    for (let i = 1; i <= BULBS.swaps; i++) {
      await this.#stage.clock.wait(BULBS.ms);
      this.#light(i);
    }
  }

  #light(turn: number) {
    this.#bulbs.forEach((bulbs, i) => bulbs.setVisible(turn % 2 === i));
  }
}
