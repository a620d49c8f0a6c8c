import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
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
export class Workers {
  readonly #stage: GameStage;
  readonly #crew: Crew;
  readonly #hands: Image;
  #turn = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#crew = stage.kit.crew({
      host: { ...DOK, name: 'dok', depth: DEPTHS.crew },
      own: { ...HELPER, depth: DEPTHS.crew, flip: true },
    });
    this.#hands = stage
      .image('handen', DOK.x, DOK.y + HANDS.eyes)
      .setDepth(DEPTHS.hands)
      .setVisible(false);
  }

  /** Dok stands where he can watch, or aside where there is no room. */
  stand(aside: boolean) {
    const { x, y, size } = aside ? ASIDE : DOK;
    this.#crew.host.setPosition(x, y).setScale(size / DRAWN);
    this.#hands.setX(x).setScale(size / DOK.size);
  }

  /** They look at what moves. */
  look(x: number, y: number) {
    this.#crew.look(x, y);
  }

  /** The lever was pulled: Dok ducks, covers his eyes, and peeps. */
  async duck() {
    const turn = ++this.#turn;
    const stage = this.#stage;
    this.#hands.setVisible(true).setY(this.#at(HANDS.low));
    this.#crew.host.face('oops');
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
    this.#crew.cheer();
  }

  /** It hiccuped. */
  wonder() {
    this.#uncover();
    this.#crew.wonder();
  }

  /** They wait for the next one. */
  wait() {
    this.#uncover();
    this.#crew.wait();
  }

  /** A height on Dok, whatever his size. */
  #at = (up: number) => this.#crew.host.y + (up * this.#crew.host.scale * DRAWN) / DOK.size;

  #uncover() {
    this.#turn++;
    this.#hands.setVisible(false);
  }
}
