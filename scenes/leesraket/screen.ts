import type { Container, GameStage, Image, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS, SCREEN } from './places.ts';
import { lettersIn, pagesOf, type Page } from './rules.ts';

const LINE = { pitch: 1.34, large: 1.2, wide: 0.08, usual: 0.02 } as const;
const TITLE = { size: 30, y: 268, lower: 28 } as const;
const LAMPS = { y: 226, width: 690 } as const;
/** The hull of the plan, from the motor to the nose, and the size of a part as it is drawn. */
const HULL = { left: -210, width: 360, high: 66, part: { width: 118, height: 62 } } as const;

/** The control screen: what is to be read, or else the plan of the rocket, in which its parts come to lie; over it a lamp for each. */
export class Screen {
  readonly #stage: GameStage;
  readonly #plan: Container;
  #lamps: Image[] = [];
  #lit = 0;
  #frameOf: (at: number) => string = () => '';
  #letters: WordLine[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('scherm', SCREEN.x, SCREEN.y).setDepth(DEPTHS.screen);
    this.#plan = stage.scene.add
      .container(SCREEN.x, SCREEN.y, [stage.image('plan', 0, 0)])
      .setDepth(DEPTHS.screen + 1);
  }

  /** So many lamps, some of them lit already; `frameOf` tells which part belongs to which. */
  setLamps(count: number, lit: number, frameOf: (at: number) => string) {
    this.#frameOf = frameOf;
    const pitch = LAMPS.width / count;
    this.#lamps = Array.from({ length: count }, (_, i) =>
      this.#stage
        .image('lamp-uit', SCREEN.x + (i - (count - 1) / 2) * pitch, LAMPS.y)
        .setDepth(DEPTHS.screen + 1),
    );
    for (let i = 0; i < lit; i++) this.light();
  }

  /** One more part stands: its lamp goes on, and it lies in the plan. */
  light() {
    this.#paint(this.#lit);
    const lamp = this.#lamps[this.#lit++];
    if (lamp && this.#stage.hasImage('lamp-aan')) lamp.setFrame('lamp-aan', false, false);
    if (lamp) void this.#stage.tween({ targets: lamp, to: { scale: 1.4 }, ms: 140, yoyo: true, pop: true });
  }

  /** The pages that a text in steps takes, in the letters of this pupil. */
  pagesOf(steps: readonly string[]): Page[] {
    const { largeLetters, wideLetters } = this.#stage.settings;
    return pagesOf(steps, (size) => {
      const real = largeLetters ? size * LINE.large : size;
      return lettersIn(SCREEN.room, real, Math.max(1, real * (wideLetters ? LINE.wide : LINE.usual)));
    });
  }

  /** Shows a page, with what stands above it. */
  show({ size, lines }: Page, title?: string) {
    this.clear();
    const { kit, settings } = this.#stage;
    this.#plan.setVisible(false);
    const real = settings.largeLetters ? size * LINE.large : size;
    const middle = SCREEN.y + (title === undefined ? 0 : TITLE.lower);
    this.#letters = lines.map((line, i) =>
      kit.word(SCREEN.text, middle + (i - (lines.length - 1) / 2) * real * LINE.pitch, line, { size }),
    );
    const widest = Math.max(...this.#letters.map(({ width }) => width));
    for (const line of this.#letters) line.setScale(Math.min(1, SCREEN.room / widest));
    if (title !== undefined) this.#letters.push(kit.word(SCREEN.text, TITLE.y, title, { size: TITLE.size }));
    for (const line of this.#letters) line.setDepth(DEPTHS.letters);
  }

  /** Nothing is written there; `bare`, and the plan is not seen either. */
  clear(bare = false) {
    for (const line of this.#letters.splice(0)) line.destroy();
    this.#plan.setVisible(!bare);
  }

  /** The part lies on its side there, as long as its share of the hull. */
  #paint(at: number) {
    const share = HULL.width / this.#lamps.length;
    const scale = { x: HULL.high / HULL.part.width, y: share / HULL.part.height };
    const part = this.#stage.image(this.#frameOf(at), HULL.left + (at + 0.5) * share, 0);
    this.#plan.add(part.setAngle(90).setScale(scale.x, scale.y));
  }
}
