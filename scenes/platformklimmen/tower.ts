import { Dusk, type GameStage, type Image, type TileLayer } from '../../engine/stage/index.ts';
import { towerRows, TILE } from './masonry.ts';
import { DEPTHS } from './places.ts';
import { baseOf, eyeOf, footOf, TOWER } from './rules.ts';

/** What is seen outside, and how it sinks while one climbs: places at the foot and at the top of the tower. */
const OUTSIDE = [
  { frame: 'wolkenzee', x: 683, foot: 1240, top: 610, scale: 2.4, depth: 3 },
  { frame: 'heuvels', x: 683, foot: 700, top: 1180, scale: 2.4, depth: 2 },
  { frame: 'wolk-1', x: 250, foot: 180, top: 700, scale: 1, depth: 1 },
  { frame: 'wolk-2', x: 1010, foot: 60, top: 560, scale: 1, depth: 1 },
  { frame: 'wolk-1', x: 1330, foot: 320, top: 760, scale: 0.8, depth: 1 },
  { frame: 'wolk-2', x: 40, foot: -160, top: 420, scale: 0.9, depth: 1 },
  { frame: 'maan', x: 1330, foot: -420, top: 190, scale: 1, depth: 0 },
] as const;
const ATTIC_SCALE = 2;
/** How dark the evening is. */
const DARK = 0.42;
/** Width in u that a board is drawn with. */
const BOARD = 200;
/** Storeys of masonry under the first floor. */
const BELOW = 4;
/** The camera is so much behind who climbs, in ms, and is there when it is so near, in u. */
const LAG_MS = 110;
const NEAR = 0.4;

/** The crooked bookcase tower, and the world outside its windows. */
export class Tower {
  #stage: GameStage;
  #sky: Image;
  #outside: { image: Image; foot: number; top: number }[];
  #tiles: TileLayer;
  #rows: number;
  /** Of each floor its lowest board and its base. */
  #boards: Image[][];
  #attic: Image;
  #evening: Dusk;
  #floors: number;
  #eye = NaN;
  /** Where the camera is going, to keep up with the climber. */
  #wanted: number | undefined;

  /** `floors` that are climbed; over them is the attic. */
  constructor(stage: GameStage, floors: number) {
    this.#stage = stage;
    this.#floors = floors;
    this.#sky = stage.backdrop();
    this.#outside = OUTSIDE.map(({ frame, x, foot, top, scale, depth }) => ({
      image: stage
        .image(frame, x, foot)
        .setDepth(DEPTHS.outside + depth)
        .setScale(scale),
      foot,
      top,
    }));
    const rows = towerRows(floors, BELOW, stage.rng.fork('toren'));
    this.#rows = rows.length;
    this.#tiles = stage.tiles(rows, {
      x: TOWER.left - TILE / 2,
      y: footOf(floors),
      size: TILE,
      depth: DEPTHS.wall,
    });
    const board = (y: number) =>
      stage
        .image('plank', TOWER.middle, y)
        .setDepth(DEPTHS.board - 1)
        .setScale((TOWER.right - TOWER.left) / BOARD, 1);
    this.#boards = Array.from({ length: floors + 1 }, (_, at) => [
      board(footOf(at)),
      ...(at < floors ? [board(baseOf(at))] : []),
    ]);
    this.#attic = stage
      .image('zolder', TOWER.middle, footOf(floors))
      .setDepth(DEPTHS.wall + 1)
      .setScale(ATTIC_SCALE);
    this.#evening = new Dusk(stage, { alpha: DARK, depth: DEPTHS.evening });
  }

  /** Evening falls outside and over the shelves; `atOnce` where it was evening already. */
  darken(isEvening: boolean, atOnce: boolean) {
    this.#evening.fall(isEvening, atOnce);
  }

  /** Where the attic's floor is, in the world. */
  get attic() {
    return footOf(this.#floors);
  }

  /** Looks at a floor at once. */
  lookAt(at: number) {
    this.#wanted = undefined;
    this.#stage.camera.lookAt(TOWER.middle, eyeOf(at));
    this.#cover(at);
  }

  /** Floor `at` and the one over it have boards of their own: one is climbing from the one to the other. */
  open(at: number) {
    this.#cover(at, at + 1);
  }

  /** Only this floor has boards of its own again. */
  arriveAt(at: number) {
    this.#cover(at);
  }

  /** Looks along with who has climbed this share of the way from floor `at` to the next. */
  follow(at: number, share: number) {
    // With reduced motion it looks up once, at the end.
    const to = this.#stage.reducedMotion ? Math.floor(share) : share;
    this.#wanted = eyeOf(at) + (eyeOf(at + 1) - eyeOf(at)) * to * to * (3 - 2 * to);
  }

  /** Glides up to a floor. */
  async riseTo(at: number, ms: number) {
    this.#wanted = undefined;
    this.#cover(at - 1);
    await this.#stage.camera.glideTo(TOWER.middle, eyeOf(at), ms);
    this.#cover(at);
  }

  /** The round got shorter: the attic comes down to this floor. */
  endAt(floors: number) {
    if (floors >= this.#floors) return;
    const gone = (this.#floors - floors) * (TOWER.floor / TILE);
    for (let row = 0; row < Math.min(gone, this.#rows); row++)
      for (let column = 0; column < TOWER_COLUMNS; column++) this.#tiles.put(column, row, undefined);
    this.#floors = floors;
    this.#attic.setY(footOf(floors));
  }

  /** No floor is played any more: every board lies in its place. */
  close() {
    this.#wanted = undefined;
    this.#cover();
  }

  /** Every step: the camera keeps up, and the world outside follows it in its own way. */
  frame(ms: number) {
    if (this.#wanted !== undefined) this.#keepUp(this.#wanted, ms);
    const eye = this.#stage.camera.toWorld(TOWER.middle, 384).y;
    if (eye === this.#eye) return;
    this.#eye = eye;
    const share = this.#stage.reducedMotion ? 0 : (384 - eye) / (this.#floors * TOWER.floor);
    const top = eye - 384;
    this.#sky.setY(eye);
    this.#evening.follow(eye);
    for (const { image, foot, top: end } of this.#outside) image.setY(top + foot + (end - foot) * share);
  }

  #keepUp(wanted: number, ms: number) {
    const left = wanted - this.#eye;
    const isThere = this.#stage.reducedMotion || Math.abs(left) < NEAR;
    const to = isThere ? wanted : this.#eye + left * (1 - Math.exp(-ms / LAG_MS));
    if (to !== this.#eye) this.#stage.camera.lookAt(TOWER.middle, to);
  }

  /** Floors that are played have boards of their own; all others lie as they always did. */
  #cover(...played: number[]) {
    for (const [i, [foot, base]] of this.#boards.entries()) {
      foot?.setVisible(!played.includes(i) && i <= this.#floors);
      base?.setVisible(!played.includes(i) && i < this.#floors);
    }
  }
}

const TOWER_COLUMNS = Math.round((TOWER.right - TOWER.left) / TILE) + 1;
