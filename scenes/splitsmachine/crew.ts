import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const DOK = { x: 106, y: 744, size: 128 } as const;
/** Out of the way of what fills the floor. */
const ASIDE = { x: 72, y: 752, size: 84 } as const;
/** Width of a Klodder at scale 1. */
const DRAWN = 96;
const HELPER = { x: 1276, y: 750, size: 84 } as const;
/** Dok's hands from the ground: beside him, over his eyes, and peeping under them. */
const HANDS = { eyes: -72, peep: -44, low: -20 } as const;
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
    this.#hands = stage
      .image('handen', DOK.x, DOK.y + HANDS.eyes)
      .setDepth(DEPTHS.hands)
      .setVisible(false);
  }

  /** Dok stands where he can watch, or aside where there is no room. */
  stand(aside: boolean) {
    const { x, y, size } = aside ? ASIDE : DOK;
    this.dok.setPosition(x, y).setScale(size / DRAWN);
    this.#hands.setX(x).setScale(size / DOK.size);
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
    this.#hands.setVisible(true).setY(this.#at(HANDS.low));
    this.dok.face('oops');
    await stage.tween({ targets: this.#hands, to: { y: this.#at(HANDS.eyes) }, ms: MS.cover, pop: true });
    await stage.clock.wait(MS.covered);
    if (turn === this.#turn)
      await stage.tween({ targets: this.#hands, to: { y: this.#at(HANDS.peep) }, ms: MS.cover, pop: true });
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

  /** A height on Dok, whatever his size. */
  #at = (up: number) => this.dok.y + (up * this.dok.scale * DRAWN) / DOK.size;

  #uncover() {
    this.#turn++;
    this.#hands.setVisible(false);
  }
}
