import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Cut, Road } from './road.ts';

const COLOURS = {
  desk: 0xf3d4a4,
  grain: 0xeac894,
  road: 0x8b93b3,
  kerb: 0xfff6e0,
  pencil: 0xee6a50,
  dash: 0xfff6e0,
  lit: 0xffe9a8,
} as const;
/** Widths in u at the car. */
const KERB = 34;
const DASH = 9;
/** Dashes and grain farther off are too small to be seen. */
const SEEN = { dash: 13, grain: 7 } as const;

/** How wide and how far the lamps of the car shine. */
const LAMPS = { wide: 104, near: 1.1, far: 5 } as const;

interface Drawn {
  lanes: number;
  /** How wide a lane is. */
  wide: number;
  /** The lane that was chosen. */
  lit: number | undefined;
  /** Where the car's lamps shine, beside the middle; nowhere by day. */
  lamps: number | undefined;
}

/** The land and the road, drawn anew at each step with few shapes: one for the asphalt, one for each colour of kerb and line. */
export class Surface {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #pen: Graphics;

  constructor(stage: GameStage, road: Road) {
    this.#stage = stage;
    this.#road = road;
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.road);
  }

  draw({ lanes, wide, lit, lamps }: Drawn) {
    const half = (lanes * wide) / 2;
    const pen = this.#pen.clear();
    this.#land();
    pen.fillStyle(COLOURS.kerb);
    this.#strip(-half - KERB, half + KERB);
    pen.fillStyle(COLOURS.pencil);
    this.#stripes(-half - KERB, -half, 2);
    this.#stripes(half, half + KERB, 2);
    pen.fillStyle(COLOURS.road);
    this.#strip(-half, half);
    if (lit !== undefined) {
      pen.fillStyle(COLOURS.lit, 0.42);
      this.#strip(-half + lit * wide, -half + (lit + 1) * wide);
    }
    if (lamps !== undefined) {
      pen.fillStyle(COLOURS.lit, 0.38);
      this.#strip(lamps - LAMPS.wide, lamps + LAMPS.wide, LAMPS);
    }
    pen.fillStyle(COLOURS.dash);
    for (let i = 1; i < lanes; i++) {
      const x = -half + i * wide;
      this.#stripes(x - DASH / 2, x + DASH / 2, 2, SEEN.dash);
    }
  }

  /** The desk, with the grain of its wood across. */
  #land() {
    const { left, right, bottom } = this.#stage.view;
    const pen = this.#pen;
    const { top, cuts } = this.#road;
    pen.fillStyle(COLOURS.desk).fillRect(left, top, right - left, bottom - top);
    pen.fillStyle(COLOURS.grain);
    for (let i = 0; i + 1 < cuts.length && cuts[i]!.z < SEEN.grain; i++) {
      const [near, far] = [cuts[i]!, cuts[i + 1]!];
      if (near.stripe % 4 === 0 && far.isSeen) pen.fillRect(left, far.y, right - left, near.y - far.y);
    }
  }

  /** The road between two places beside its middle, as one piece. */
  #strip(from: number, to: number, { near, far } = { near: 0, far: Infinity }) {
    const { cuts } = this.#road;
    const pen = this.#pen;
    pen.beginPath();
    let isFirst = true;
    for (const cut of cuts) {
      if (!cut.isSeen || cut.z < near || cut.z > far) continue;
      const x = cut.x + from * cut.scale;
      if (isFirst) pen.moveTo(x, cut.y);
      else pen.lineTo(x, cut.y);
      isFirst = false;
    }
    for (let i = cuts.length - 1; i >= 0; i--) {
      const cut = cuts[i]!;
      if (cut.isSeen && cut.z >= near && cut.z <= far) pen.lineTo(cut.x + to * cut.scale, cut.y);
    }
    pen.closePath();
    pen.fillPath();
  }

  /** Every so many stripes a piece of it. */
  #stripes(from: number, to: number, every: number, most = Infinity) {
    const { cuts } = this.#road;
    const pen = this.#pen;
    pen.beginPath();
    for (let i = 0; i + 1 < cuts.length && cuts[i]!.z < most; i++) {
      const [near, far] = [cuts[i]!, cuts[i + 1]!];
      if (near.stripe % every === 0 && near.isSeen && far.isSeen) this.#piece(near, far, from, to);
    }
    pen.fillPath();
  }

  #piece(near: Cut, far: Cut, from: number, to: number) {
    const pen = this.#pen;
    pen.moveTo(near.x + from * near.scale, near.y);
    pen.lineTo(far.x + from * far.scale, far.y);
    pen.lineTo(far.x + to * far.scale, far.y);
    pen.lineTo(near.x + to * near.scale, near.y);
    pen.closePath();
  }
}
