import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import type { Chamber } from './chamber.ts';
import { beside } from './maze.ts';
import { DEPTHS } from './places.ts';

/** Sizes as the sprites are drawn: the tile they belong to, where the number hangs, what a finger hits. */
const DRAWN = { tile: 73, number: -44, hit: { width: 70, height: 88 }, middle: -36 } as const;
const PAINTS = 4;
const MS = { shake: 70, fall: 300, bloom: 240, each: 70 } as const;
/** Roses round an arch, from its left foot over the top to its right. */
const ROSES = [
  [-38, -6],
  [-40, -34],
  [-30, -62],
  [0, -80],
  [30, -62],
  [40, -34],
  [38, -6],
] as const;

/** One door of a chamber; behind a painted one is a hedge. */
export class Door {
  readonly tile: number;
  /** The tile to stand on when knocking. */
  readonly spot: number;
  readonly option: Option | undefined;
  readonly thing: Container;
  /** In which order it was found, from 1; 0 when it wasn't. */
  number = 0;
  /** Whether it turned out to be painted. */
  isOut = false;
  #stage: GameStage;
  #chamber: Chamber;
  #paint: number;
  #front: Image;
  #outline: Image;
  #plate: Container | undefined;
  #isOpen = false;

  constructor(stage: GameStage, chamber: Chamber, tile: number, index: number, option?: Option) {
    this.#stage = stage;
    this.#chamber = chamber;
    this.tile = tile;
    this.option = option;
    this.spot = beside(chamber.maze, tile)[0]!;
    this.#paint = index % PAINTS;
    const { size } = chamber.ground;
    const { x, y } = chamber.middle(tile);
    this.#outline = stage.image('omtrek', 0, 0).setVisible(false);
    this.#front = stage.image(`deur-${this.#paint}`, 0, 0);
    this.thing = stage.scene.add.container(x, y + size * 0.44, [this.#outline, this.#front]);
    this.thing.setScale(size / DRAWN.tile).setDepth(DEPTHS.dark + chamber.rowOf(tile));
    this.frame();
  }

  /** The middle of the door on the stage. */
  get middle(): { x: number; y: number } {
    return { x: this.thing.x, y: this.thing.y + DRAWN.middle * this.thing.scale };
  }

  /** What a finger hits, in u. */
  get hit() {
    const { width, height } = DRAWN.hit;
    return { width: width * this.thing.scale, height: height * this.thing.scale };
  }

  /** A light line round it: it may be seen by all, or is to be knocked on. */
  outlined(on: boolean) {
    this.#outline.setVisible(on);
  }

  /** Hangs its number on it. */
  found(number: number) {
    this.number = number;
    const stage = this.#stage;
    const label = stage.text(String(number), 0, -1, { size: 28, bold: true, exercise: false });
    const { x, y, scale } = this.thing;
    this.#plate = stage.scene.add
      .container(x, y + DRAWN.number * scale, [stage.image('nummer', 0, 0), label])
      .setScale(Math.max(1, scale))
      .setDepth(this.#chamber.depth(this.tile));
  }

  /** It trembles under a knock. */
  async shake(times: number) {
    this.#stage.sound.play('klop');
    await this.#stage.tween({
      targets: this.#front,
      to: { angle: 2.5 },
      ms: MS.shake,
      yoyo: true,
      repeat: times - 1,
    });
    this.#front.setAngle(0);
  }

  /** Right: it opens, warm light falls out and roses bloom around it. */
  async open() {
    const stage = this.#stage;
    stage.sound.play('deur');
    this.#isOpen = true;
    this.outlined(false);
    this.thing.setDepth(this.#chamber.depth(this.tile));
    if (stage.hasImage(`deur-open-${this.#paint}`)) this.#front.setFrame(`deur-open-${this.#paint}`);
    const light = stage.image('licht-deur', 0, -30).setScale(0.8).setAlpha(0);
    this.thing.addAt(light, 0);
    void stage.tween({ targets: light, to: { scale: 3, alpha: 0.9 }, ms: 500, ease: 'Quad.Out' });
    const roses = ROSES.map(([x, y], i) => {
      const rose = stage.image(i % 2 ? 'roos-rood' : 'roos-roze', x, y).setScale(0);
      this.thing.add(rose);
      return rose;
    });
    await Promise.all(
      roses.map((rose, i) =>
        stage.tween({
          targets: rose,
          to: { scale: 0.9 },
          ms: MS.bloom,
          delay: i * MS.each,
          ease: 'Back.Out',
        }),
      ),
    );
  }

  /** Geschilderd! The cloth drops off; there is only hedge behind it. */
  async drop() {
    const stage = this.#stage;
    this.isOut = true;
    this.outlined(false);
    if (stage.hasImage('deur-heg')) this.#front.setFrame('deur-heg');
    const cloth = stage.image(`doek-${this.#paint}`, 0, 0);
    this.thing.add(cloth);
    stage.sound.play('gordijn');
    await stage.tween({ targets: cloth, to: { scaleY: 0.32, y: 4 }, ms: MS.fall, ease: 'Quad.In' });
    if (stage.hasImage(`hoop-${this.#paint}`)) cloth.setFrame(`hoop-${this.#paint}`);
    cloth.setScale(1, 0.7).setY(2);
    await stage.tween({ targets: cloth, to: { scaleY: 1 }, ms: 160, ease: 'Back.Out', pop: true });
  }

  /** It is there as soon as its tile was seen. */
  frame() {
    const isKnown = this.#chamber.knows(this.tile);
    this.thing.setVisible(isKnown);
    this.#plate?.setVisible(isKnown && !this.isOut && !this.#isOpen);
  }

  destroy() {
    this.thing.destroy();
    this.#plate?.destroy();
  }
}
