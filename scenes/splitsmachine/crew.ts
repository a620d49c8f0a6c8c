import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, sprite } from './places.ts';

const DOK = { x: 106, y: 744, size: 128 } as const;
const HELPER = { x: 1306, y: 748, size: 84 } as const;
/** Dok's hands from the ground: beside him, over his eyes, and peeping under them. */
const HANDS = { eyes: -72, peep: -44 } as const;
const MS = { cover: 120, covered: 520, peep: 420 } as const;

/** Dok, who never quite trusts his own machine, and the pupil's Klodder beside the lever. */
export class Crew {
  readonly dok: Klodder;
  readonly helper: Klodder;
  #stage: GameStage;
  #hands: Image;
  #turn = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.dok = stage.klodder('dok', { ...DOK, depth: DEPTHS.crew });
    this.helper = stage.klodder('eigen', { ...HELPER, depth: DEPTHS.crew, flip: true });
    this.#hands = sprite(stage, 'handen', DOK.x, DOK.y + HANDS.eyes)
      .setDepth(DEPTHS.hands)
      .setVisible(false);
  }

  /** They look at what moves. */
  look(x: number, y: number) {
    this.dok.look(x, y);
    this.helper.look(x, y);
  }

  /** The lever was pulled: Dok ducks, covers his eyes, and peeps. */
  async duck() {
    const turn = ++this.#turn;
    const stage = this.#stage;
    this.#hands.setVisible(true).setY(DOK.y - 20);
    this.dok.face('oops');
    await stage.tween({ targets: this.#hands, to: { y: DOK.y + HANDS.eyes }, ms: MS.cover, pop: true });
    await stage.clock.wait(MS.covered);
    if (turn === this.#turn)
      await stage.tween({ targets: this.#hands, to: { y: DOK.y + HANDS.peep }, ms: MS.cover, pop: true });
    await stage.clock.wait(MS.peep);
    if (turn === this.#turn) this.#hands.setVisible(false);
  }

  /** It worked, again. */
  cheer() {
    this.#uncover();
    this.dok.face('happy');
    this.helper.face('happy', 1200, 'look');
    void this.dok.hop();
    void this.helper.hop();
  }

  /** It hiccuped. */
  wonder() {
    this.#uncover();
    this.dok.face('think', 1800, 'look');
    this.helper.face('think', 1200, 'look');
  }

  /** They wait for the next one. */
  wait() {
    this.#uncover();
    this.dok.face('look');
    this.helper.face('look');
  }

  #uncover() {
    this.#turn++;
    this.#hands.setVisible(false);
  }
}
