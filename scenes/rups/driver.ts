import { steer, type GameStage, type Heading } from '../../engine/stage/index.ts';
import { Arrows } from './arrows.ts';
import { beside, isUnderArrows, lawnRect, spotAt, type Spot } from './grid.ts';
import type { Lawn } from './lawn.ts';

/** What the pupil tells the caterpillar: by keys, by finger, and with motor support by arrows on the lawn. */
export class Driver {
  readonly #lawn: Pick<Lawn, 'crawl' | 'caterpillar' | 'garden'>;
  readonly #walls: () => ReadonlySet<Spot>;
  readonly #arrows: Arrows | undefined;

  constructor(
    stage: GameStage,
    lawn: Pick<Lawn, 'crawl' | 'caterpillar' | 'garden'>,
    walls: () => ReadonlySet<Spot>,
  ) {
    this.#lawn = lawn;
    this.#walls = walls;
    const isOpen = () => !lawn.crawl.frozen;
    steer(stage, {
      id: 'gras',
      label: 'gras',
      area: lawnRect,
      swipes: true,
      enabled: isOpen,
      turn: (heading, down) => down && this.#turn(heading),
      point: (x, y) => this.#point(x, y),
      key: (code, down) => code === 'Space' && down && this.#doze(!lawn.crawl.paused),
    });
    if (stage.settings.support) this.#arrows = new Arrows(stage, isOpen, (heading) => this.#turn(heading));
  }

  /** Where the pupil pointed is where it goes. */
  send(goals: ReadonlySet<Spot>) {
    this.#doze(false);
    this.#lawn.crawl.goTo(goals);
  }

  frame() {
    this.#arrows?.fade(this.#lawn.crawl.body.some(isUnderArrows));
  }

  /** The finale has no use for arrows. */
  leave() {
    this.#arrows?.leave();
  }

  #point(x: number, y: number) {
    const at = spotAt(x, y);
    if (at === undefined || this.#walls().has(at)) return;
    this.#lawn.garden.mark(at);
    this.send(new Set([at]));
  }

  #turn(heading: Heading) {
    const { crawl, caterpillar, garden } = this.#lawn;
    if (crawl.paused) caterpillar.mood('look');
    crawl.steer(heading);
    garden.mark(undefined);
    const head = crawl.body[0];
    if (head !== undefined) caterpillar.look(beside(head, heading));
  }

  /** Made to stand still it takes a nap. */
  #doze(asleep: boolean) {
    const { crawl, caterpillar } = this.#lawn;
    if (asleep === crawl.paused) return;
    crawl.paused = asleep;
    caterpillar.mood(asleep ? 'blink' : 'look');
  }
}
