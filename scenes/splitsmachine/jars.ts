import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const COUNT = 6;
const FIRST = 303;
const PITCH = 152;
const Y = 694;
/** Letters on a tag, its width as drawn, and room beside the letters. */
const TAG = { letters: 32, drawn: 120, room: 34, widest: 300, y: -50 } as const;

/** The jars under the belt; each sings when a piece falls in. */
export class Jars {
  readonly count = COUNT;
  #stage: GameStage;
  #jars: Image[];
  #chutes: Container;
  #tags: Container[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    const all = Array.from({ length: COUNT }, (_, i) => i);
    this.#chutes = stage.scene.add
      .container(
        0,
        0,
        all.map((i) => stage.image('goot', this.placeOf(i).x, 634)),
      )
      .setDepth(DEPTHS.jar - 1);
    this.#jars = all.map((i) => stage.image('pot-slaapt', this.placeOf(i).x, Y).setDepth(DEPTHS.jar));
  }

  placeOf(jar: number) {
    return { x: FIRST + jar * PITCH, y: Y };
  }

  /** Jars stand there only where pieces fall. */
  show(on: boolean) {
    for (const thing of [...this.#jars, this.#chutes]) thing.setVisible(on);
  }

  /** They wake up: there is work coming. */
  wake() {
    for (const jar of this.#jars) this.#face(jar, 'pot-wakker');
  }

  /** A piece fell in: the jar lights and sings, and a tag says what it holds. */
  sing(jar: number, part: string, icing: number) {
    const stage = this.#stage;
    const image = this.#jars[jar]!;
    const { x, y } = this.placeOf(jar);
    this.#face(image, 'pot-zingt');
    this.#tags.push(this.#tag(x, y + TAG.y, part), this.#lump(x, y, icing));
    stage.fx.burst('stars', x, y - 60, { count: 3, spread: 60 });
    image.setScale(1.08, 0.92);
    void stage.tween({
      targets: image,
      to: { scale: 1 },
      ms: 320,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** One jar sings along, without a piece. */
  hum(jar: number) {
    const image = this.#jars[jar]!;
    for (const other of this.#jars) this.#face(other, other === image ? 'pot-zingt' : 'pot-wakker');
    void this.#stage.tween({ targets: image, to: { y: Y - 12 }, ms: 130, yoyo: true, pop: true });
  }

  /** Back to sleep; empty again. */
  rest() {
    for (const tag of this.#tags) tag.destroy();
    this.#tags = [];
    for (const jar of this.#jars) this.#face(jar, 'pot-slaapt');
  }

  #face(jar: Image, frame: string) {
    jar.setFrame(frame, false, true);
  }

  #tag(x: number, y: number, part: string): Container {
    const stage = this.#stage;
    const word = stage.kit.word(0, -2, part, { size: TAG.letters });
    word.setScale(Math.min(1, TAG.widest / word.width));
    const paper = stage.image('kaartje', 0, 0);
    paper.scaleX *= Math.max(0.5, (word.displayWidth + TAG.room) / TAG.drawn);
    return stage.scene.add.container(x, y, [paper, word]).setDepth(DEPTHS.tag);
  }

  #lump(x: number, y: number, icing: number): Container {
    return this.#stage.scene.add
      .container(x, y + 46, [this.#stage.image(`klont-${icing}`, 0, 0).setAlpha(0.9)])
      .setScale(0.85, 0.5)
      .setDepth(DEPTHS.tag - 1);
  }
}
