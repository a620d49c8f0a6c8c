import type { Mark } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { MARKS } from './board.ts';
import { CAR_Z, DEPTHS } from './places.ts';
import type { Race } from './race.ts';
import { FAR, type Road } from './road.ts';

/** Sizes in u at the car: how high the beam is, how far beside the road posts stand, how wide the beam is drawn. */
const BEAM = { high: 452, drawn: 400, out: 70 } as const;
/** Marks on the beam stay large enough to be told apart from afar. */
const SIGN = { down: 58, scale: 0.95, least: 0.2 } as const;
const LIGHT = { up: 300, scale: 1.9 } as const;
const LEAVES = 0.74;
const MOST = 4;
/** Marks painted on the lanes: so far apart, and so many rows. */
const PAINT = { apart: 2.6, rows: 3, flat: 0.36, size: 1.25, from: 1.2 } as const;
const WAVE = { ms: 1400, pace: 0.02, turn: 9 } as const;
const FINISH = { drawn: 400, ahead: 7 } as const;

/** The gate over the road, whose lanes have the marks of the board, and barriers before those that are closed. */
export class Gate {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #race: Race;
  readonly #posts: readonly Image[];
  readonly #flags: readonly Image[];
  readonly #beam: Image;
  readonly #signs: readonly Image[][];
  readonly #paint: readonly Image[][];
  readonly #barriers: readonly Image[];
  readonly #light: Image;
  readonly #green: Image;
  readonly #line: Image;
  #marks: readonly Mark[] = [];
  #closed: readonly number[] = [];
  /** Where along the circuit it stands, also when it is past; nowhere while there is none. */
  #at = -1;
  #lineAt = -1;
  #waves = 0;

  constructor(stage: GameStage, road: Road, race: Race) {
    this.#stage = stage;
    this.#road = road;
    this.#race = race;
    const hidden = (frame: string) => stage.image(frame, 0, 0).setVisible(false);
    const marks = (flat: boolean) =>
      MARKS.map((mark) => hidden(`kit/mark/${mark}-token`).setAlpha(flat ? 0.85 : 1));
    this.#line = hidden('finish');
    this.#paint = Array.from({ length: PAINT.rows }, () => marks(true));
    this.#posts = [hidden('paal'), hidden('paal').setFlipX(true)];
    this.#flags = [hidden('vlag'), hidden('vlag').setFlipX(true)];
    this.#beam = hidden('balk');
    this.#signs = [marks(false)];
    this.#barriers = Array.from({ length: MOST }, () => hidden('hek'));
    this.#light = hidden('licht-rood');
    this.#green = hidden('licht-groen');
  }

  /** It comes, over lanes with these marks; without one they are marked from left to right. */
  come(marks: readonly (Mark | undefined)[], closed: readonly number[]) {
    this.#marks = marks.map((mark, i) => mark ?? MARKS[i % MARKS.length]!);
    this.#closed = closed;
    this.#waves = 0;
    this.#at = this.#race.gate ?? -1;
  }

  /** Its flags wave. */
  wave() {
    this.#waves = this.#stage.clock.now + WAVE.ms;
  }

  /** It is of no use any more: it only goes by. */
  go() {
    this.#closed = [];
  }

  /** A new lap: the line comes. */
  finish() {
    this.#lineAt = this.#race.at + FINISH.ahead;
  }

  /** `wide`: how wide a lane is at the car. */
  frame(wide: number) {
    const z = this.#at - this.#race.at;
    const half = (this.#marks.length * wide) / 2;
    this.#stand(z, half);
    this.#marksAt(wide, z);
    this.#finishLine(half);
  }

  #stand(z: number, half: number) {
    const isThere = this.#at >= 0 && z > LEAVES && z < FAR;
    const depth = z < CAR_Z ? DEPTHS.gate : DEPTHS.along - z;
    for (const [i, post] of this.#posts.entries()) {
      const { x, y, scale } = this.#road.spot(z, (i ? 1 : -1) * (half + BEAM.out));
      post.setVisible(isThere).setPosition(x, y).setScale(scale).setDepth(depth);
      const flag = this.#flags[i]!.setVisible(isThere).setPosition(x, y - (BEAM.high + 36) * scale);
      flag.setScale(scale).setDepth(depth).setAngle(this.#swing(i));
    }
    const { x, y, scale } = this.#road.spot(z, 0);
    const wide = (2 * (half + BEAM.out)) / BEAM.drawn;
    this.#beam.setVisible(isThere).setPosition(x, y - BEAM.high * scale);
    this.#beam.setScale(wide * scale, scale).setDepth(depth);
    const isCalm = isThere && this.#stage.calm && z > CAR_Z;
    for (const light of [this.#light, this.#green]) {
      light.setPosition(x + (half + BEAM.out) * scale, y - LIGHT.up * scale).setScale(LIGHT.scale * scale);
      light.setDepth(depth).setVisible(isCalm && (light === this.#green) === this.#race.isSure);
    }
  }

  /** Signs hang from the beam; the same marks are painted on the lanes. */
  #marksAt(wide: number, z: number) {
    const { at } = this.#race;
    const isThere = this.#at >= 0 && z > LEAVES && z < FAR;
    for (const [i, mark] of MARKS.entries()) {
      const lane = this.#marks.indexOf(mark);
      const beside = (lane - (this.#marks.length - 1) / 2) * wide;
      const isOpen = lane >= 0 && !this.#closed.includes(lane);
      for (const [row, signs] of this.#signs.entries()) {
        const { x, y, scale } = this.#road.spot(z, beside);
        const sign = signs[i]!.setVisible(isThere && isOpen).setPosition(
          x,
          y - (BEAM.high - SIGN.down) * scale,
        );
        sign.setScale(Math.max(SIGN.least, SIGN.scale * scale));
        sign.setDepth((z < CAR_Z ? DEPTHS.gate : DEPTHS.along - z) + 0.1 + row);
      }
      const barrier = this.#barriers[i]!.setVisible(isThere && lane >= 0 && !isOpen && z > 0.9);
      if (barrier.visible) {
        const { x, y, scale } = this.#road.spot(z, beside);
        barrier
          .setPosition(x, y)
          .setScale((wide / 260) * scale, scale)
          .setDepth(DEPTHS.along - z + 0.1);
      }
      for (const [row, images] of this.#paint.entries()) {
        const round = PAINT.rows * PAINT.apart;
        const painted = PAINT.from + ((((row * PAINT.apart - at) % round) + round) % round);
        const { x, y, scale, isSeen } = this.#road.spot(painted, beside);
        images[i]!.setVisible(
          isOpen && this.#race.gate !== undefined && isSeen && painted > PAINT.from + 0.05,
        )
          .setPosition(x, y)
          .setScale(PAINT.size * scale, PAINT.size * PAINT.flat * scale)
          .setDepth(DEPTHS.along - 90);
      }
    }
  }

  #finishLine(half: number) {
    const z = this.#lineAt - this.#race.at;
    const isThere = this.#lineAt >= 0 && z > 0.7 && z < FAR;
    this.#line.setVisible(isThere);
    if (!isThere) return;
    const { x, y, scale } = this.#road.spot(z, 0);
    this.#line
      .setPosition(x, y)
      .setScale(((2 * half) / FINISH.drawn) * scale, scale)
      .setDepth(DEPTHS.along - 95);
  }

  #swing(i: number): number {
    const { now } = this.#stage.clock;
    if (now > this.#waves || this.#stage.reducedMotion) return 0;
    return Math.sin(now * WAVE.pace + i) * WAVE.turn;
  }
}
