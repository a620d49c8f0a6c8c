import type { Picture } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './topping.ts';

const RAIL = { x: 706, y: 202 } as const;
const PLACES = [612, 706, 798] as const;
const TICKET_Y = 208;
const PICTURE = { y: 56, size: 62 } as const;
/** A dot of sauce per letter sound of the order: below a picture, or larger on a ticket of its own. */
const DOTS = {
  small: { y: 98, pitch: 15, size: 0.115, perRow: 6, row: 13 },
  large: { y: 62, pitch: 21, size: 0.16, perRow: 4, row: 21 },
} as const;
const SLIDE_MS = 280;
/** At the lower corner of a golden ticket. */
const STAR = { x: 26, y: 112, size: 0.55 } as const;

interface TicketOptions {
  picture: Picture | undefined;
  /** Length of the order. */
  dots: number;
  /** A golden ticket: double tip. */
  festive: boolean;
}

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
  next({ picture, dots, festive }: TicketOptions) {
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
    if (front && (picture || dots > 0)) {
      (front.getAt(0) as Image).setFrame('bon-leeg');
      // Without its text: that is the word to be spelled.
      if (picture) front.add(stage.kit.picture(0, PICTURE.y, { ...picture, alt: '' }, PICTURE.size));
      front.add(this.#dots(dots, DOTS[picture ? 'small' : 'large']));
    }
    if (front && festive) front.add(stage.kit.star(STAR.x, STAR.y, true).setScale(STAR.size));
    stage.sound.play(festive ? 'tip' : 'tik', { rate: 0.8 });
  }

  #dots(count: number, { y, pitch, size, perRow, row }: (typeof DOTS)[keyof typeof DOTS]): Image[] {
    const rows = Math.ceil(count / perRow);
    const inRow = Math.ceil(count / rows);
    const top = y - ((rows - 1) * row) / 2;
    return Array.from({ length: count }, (_, i) => {
      const across = Math.min(inRow, count - Math.floor(i / inRow) * inRow);
      const x = ((i % inRow) - (across - 1) / 2) * pitch;
      const dot = this.#stage.image('kuil', x, top + Math.floor(i / inRow) * row);
      return dot.setScale(size);
    });
  }

  #hang(x: number): Container {
    const ticket = this.#stage.scene.add.container(x, TICKET_Y, [this.#stage.image('bon', 0, 0)]);
    return ticket.setAngle(x % 2 ? -2 : 2).setDepth(DEPTHS.rail + 0.5);
  }
}
