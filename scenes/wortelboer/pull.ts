import type { Container, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { bedAt, DEPTHS, depthAt, standAt } from './places.ts';
import { popsAt, tensionAt, thickAt } from './rules.ts';

/** The gauge beside a carrot: its size, and where it stands. */
const GAUGE = { height: 104, thin: 12, thick: 26, x: 56, y: -46, edge: 4 } as const;
const TONES = { ink: 0x1e2747, paper: 0xfffdf6, thick: 0x1fa39b, needle: 0xee6a50 } as const;
/** How much longer he and the leaves get who are pulled at. */
const STRETCH = { farmer: 0.85, leaves: 0.35 } as const;

interface PullHelp {
  farmer: Klodder;
  /** The leaves in a bed. */
  leavesAt(bed: number): Image | undefined;
  /** A carrot popped out. */
  popped(bed: number): void;
  /** It slipped back. */
  slipped(bed: number): void;
  /** Where the farmer stands when he does not pull. */
  home(): number | undefined;
  /** It began or ended. */
  changed(): void;
}

/** Pulling at a carrot: the needle goes up and down, and what is let go in the thick part of the gauge pops out. */
export class Pull {
  readonly #stage: GameStage;
  readonly #help: PullHelp;
  readonly #gauge: Container;
  readonly #needle: Phaser.GameObjects.Graphics;
  readonly #height: number;
  #bed: number | undefined;
  #ms = 0;

  constructor(stage: GameStage, help: PullHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#height = help.farmer.scaleY;
    this.#needle = stage.scene.add.graphics();
    this.#gauge = this.#draw().setDepth(DEPTHS.flying).setVisible(false);
  }

  /** The bed that is pulled at. */
  get bed(): number | undefined {
    return this.#bed;
  }

  /** Takes hold of the leaves in a bed. */
  start(bed: number) {
    const { farmer } = this.#help;
    const { x, y } = bedAt(bed);
    this.#bed = bed;
    this.#ms = 0;
    this.#stand(bed);
    farmer.turn(false);
    farmer.face('think');
    this.#gauge.setPosition(x + GAUGE.x, y + GAUGE.y).setVisible(true);
    this.#show();
    this.#stage.sound.play('rek');
    this.#help.changed();
  }

  /** Lets go. */
  release() {
    const bed = this.#bed;
    if (bed === undefined) return;
    const isOut = popsAt(tensionAt(this.#ms), this.#stage.tempo);
    this.stop();
    if (isOut) this.#help.popped(bed);
    else this.#help.slipped(bed);
  }

  /** Nobody pulls any more. */
  stop() {
    const bed = this.#bed;
    if (bed === undefined) return;
    this.#bed = undefined;
    this.#gauge.setVisible(false);
    const { farmer, home, leavesAt, changed } = this.#help;
    this.#stand(home());
    farmer.scaleY = this.#height;
    farmer.face('look');
    leavesAt(bed)?.setScale(1);
    changed();
  }

  frame(ms: number) {
    if (this.#bed === undefined) return;
    this.#ms += ms;
    this.#show();
  }

  #stand(bed: number | undefined) {
    const { x, y } = standAt(bed);
    this.#help.farmer.setPosition(x, y).setDepth(depthAt(bed) + 4);
  }

  #show() {
    const tension = tensionAt(this.#ms);
    const { farmer, leavesAt } = this.#help;
    this.#needle.setY(GAUGE.height * (0.5 - tension));
    farmer.scaleY = this.#height * (1 + STRETCH.farmer * tension);
    leavesAt(this.#bed!)?.setScale(1 - 0.1 * tension, 1 + STRETCH.leaves * tension);
  }

  /** A thin tube with a thick part, and the needle at its left. */
  #draw(): Container {
    const { scene, tempo } = this.#stage;
    const { height, thin, thick, edge } = GAUGE;
    const { from, to } = thickAt(tempo);
    const tube = scene.add.graphics();
    const part = (wide: number, low: number, high: number, grow: number, tone: number) => {
      const tall = height * (high - low) + 2 * grow;
      tube.fillStyle(tone);
      tube.fillRoundedRect(-wide / 2 - grow, height * (0.5 - high) - grow, wide + 2 * grow, tall, wide / 2);
    };
    for (const [grow, tone] of [
      [2 * edge, TONES.paper],
      [edge, TONES.ink],
    ] as const) {
      part(thin, 0, 1, grow, tone);
      part(thick, from, to, grow, tone);
    }
    part(thin, 0, 1, 0, TONES.paper);
    part(thick, from, to, 0, TONES.thick);
    const reach = thick / 2 + 18;
    this.#needle
      .fillStyle(TONES.ink)
      .fillTriangle(-reach - 4, -14, -reach - 4, 14, -5, 0)
      .fillStyle(TONES.needle)
      .fillTriangle(-reach, -9, -reach, 9, -12, 0);
    return scene.add.container(0, 0, [tube, this.#needle]);
  }
}
