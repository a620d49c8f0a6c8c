import type { Picture } from '../../engine/exercise/index.ts';
import type { Container, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';

const RAIL = { x: 706, y: 202 } as const;
const PLACES = [612, 706, 798] as const;
const TICKET_Y = 208;
const PICTURE = { y: 62, size: 66 } as const;
const SLIDE_MS = 280;

/** The rail with tickets: the order that is made hangs in front, the next ones beside it. */
export class Tickets {
  #stage: GameStage;
  #tickets: Container[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('rail', RAIL.x, RAIL.y).setDepth(DEPTHS.rail);
    this.#tickets = PLACES.map((x) => this.#hang(x));
  }

  /** The front ticket goes, the others move up and a new one is clipped on. */
  next(picture: Picture | undefined) {
    const stage = this.#stage;
    const done = this.#tickets.shift()!;
    void stage
      .tween({ targets: done, to: { y: TICKET_Y - 30, alpha: 0 }, ms: SLIDE_MS })
      .then(() => done.destroy());
    this.#tickets.push(this.#hang(PLACES[2] + 90).setAlpha(0));
    this.#tickets.forEach((ticket, i) => {
      void stage.tween({ targets: ticket, to: { x: PLACES[i]!, alpha: 1 }, ms: SLIDE_MS });
    });
    const [front] = this.#tickets;
    if (picture && front) front.add(stage.kit.picture(0, PICTURE.y, picture, PICTURE.size));
    stage.sound.play('tik', { rate: 0.8 });
  }

  #hang(x: number): Container {
    const ticket = this.#stage.scene.add.container(x, TICKET_Y, [this.#stage.image('bon', 0, 0)]);
    return ticket.setAngle(x % 2 ? -2 : 2).setDepth(DEPTHS.rail + 0.5);
  }
}
