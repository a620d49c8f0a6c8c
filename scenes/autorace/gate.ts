import type { Mark } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { MARKS } from './board.ts';
import { CAR_Z } from './places.ts';
import type { Race } from './race.ts';
import type { Road } from './road.ts';
import { stand } from './standing.ts';

/** Sizes in u at the car: how high the beam is, how far beside the road posts stand, how wide the beam is drawn. */
const BEAM = { high: 404, drawn: 400, out: 70 } as const;
/** Posts are shorter than they are drawn: what hangs from the beam is seen under a hint. */
const POST = { tall: 0.89 } as const;
/** Marks on the beam stay large enough to be told apart from afar. */
const SIGN = { down: 58, scale: 0.95, least: 0.2 } as const;
const LIGHT = { up: 264, out: 34, scale: 1.9 } as const;
const LEAVES = 0.74;
const MOST = 4;
/** Marks painted on the lanes: so far apart, and so many rows. */
const PAINT = { apart: 2.6, rows: 3, flat: 0.36, size: 1.25, from: 1.2 } as const;
const WAVE = { ahead: 4.2, size: 2.4, pace: 0.02, turn: 11 } as const;
const FINISH = { drawn: 400, ahead: 7 } as const;

/** The gate over the road, whose lanes have the marks of the board, and barriers before those that are closed. */
export class Gate {
  readonly #stage: GameStage;
  readonly #road: Road;
  readonly #race: Race;
  readonly #posts: readonly Image[];
  readonly #flags: readonly Image[];
  readonly #beam: Image;
  readonly #wavers: readonly Image[];
  readonly #signs: readonly Image[];
  readonly #paint: readonly Image[][];
  readonly #barriers: readonly Image[];
  readonly #red: Image;
  readonly #green: Image;
  readonly #line: Image;
  #marks: readonly Mark[] = [];
  #closed: readonly number[] = [];
  /** Where along the circuit it stands, also when it is past; nowhere while there is none. */
  #at = -1;
  #lineAt = -1;
  #waveAt = -1;

  constructor(stage: GameStage, road: Road, race: Race) {
    this.#stage = stage;
    this.#road = road;
    this.#race = race;
    const hidden = (frame: string) => stage.image(frame, 0, 0).setVisible(false);
    const flags = () => {
      const [left, right] = [hidden('vlag'), hidden('vlag')];
      // They fly away from the road.
      return [left.setFlipX(true).setOrigin(1 - left.originX, left.originY), right];
    };
    const marks = () => MARKS.map((mark) => hidden(`kit/mark/${mark}-token`));
    this.#line = hidden('finish');
    this.#paint = Array.from({ length: PAINT.rows }, marks);
    this.#posts = [hidden('paal'), hidden('paal').setFlipX(true)];
    this.#flags = flags();
    this.#wavers = flags();
    this.#beam = hidden('balk');
    this.#signs = marks();
    this.#barriers = Array.from({ length: MOST }, () => hidden('hek'));
    this.#red = hidden('licht-rood');
    this.#green = hidden('licht-groen');
  }

  /** It comes, over lanes with these marks; without one they are marked from left to right. */
  come(marks: readonly (Mark | undefined)[], closed: readonly number[]) {
    this.#marks = marks.map((mark, i) => mark ?? MARKS[i % MARKS.length]!);
    this.#closed = closed;
    this.#at = this.#race.gate ?? -1;
  }

  /** Flags wave along the road behind it. */
  wave() {
    this.#waveAt = this.#race.at + WAVE.ahead;
  }

  /** It is of no use any more: it only goes by. */
  go() {
    this.#closed = [];
  }

  /** A new lap: the line comes, so far ahead. */
  finish(ahead: number = FINISH.ahead) {
    this.#lineAt = this.#race.at + ahead;
  }

  /** `wide`: how wide a lane is at the car. */
  frame(wide: number) {
    const half = (this.#marks.length * wide) / 2;
    const z = this.#at - this.#race.at;
    this.#stand(z, half + BEAM.out);
    for (const [i, mark] of MARKS.entries()) this.#marksAt(i, this.#marks.indexOf(mark), wide, z);
    const line = this.#lineAt - this.#race.at;
    stand(this.#road, this.#line, line, 0, { wide: (2 * half) / FINISH.drawn, tall: 1, over: -90 });
  }

  #stand(z: number, out: number) {
    const road = this.#road;
    const near = LEAVES;
    for (const [i, post] of this.#posts.entries()) {
      const side = i ? 1 : -1;
      stand(road, post, z, side * out, { ...POST, near });
      stand(road, this.#flags[i]!, z, side * out, { high: BEAM.high + 36, near });
      // Who came through in the right lane is waved at.
      const waving = this.#waveAt - this.#race.at;
      if (stand(road, this.#wavers[i]!, waving, side * (out + 10), { wide: WAVE.size }))
        this.#wavers[i]!.setAngle(this.#swing(i));
    }
    stand(road, this.#beam, z, 0, { high: BEAM.high, wide: (2 * out) / BEAM.drawn, tall: 1, near });
    for (const light of [this.#red, this.#green])
      stand(road, light, z, out + LIGHT.out, {
        high: LIGHT.up,
        wide: LIGHT.scale,
        near: CAR_Z,
        over: 0.2,
        if: this.#stage.calm && (light === this.#green) === this.#race.isSure,
      });
  }

  /** A mark hangs from the beam and is painted on its lane; a lane that is closed has a barrier. */
  #marksAt(i: number, lane: number, wide: number, z: number) {
    const road = this.#road;
    const beside = (lane - (this.#marks.length - 1) / 2) * wide;
    const isOpen = lane >= 0 && !this.#closed.includes(lane);
    const high = BEAM.high - SIGN.down;
    const size = Math.max(SIGN.scale, SIGN.least * z);
    stand(road, this.#signs[i]!, z, beside, { high, wide: size, near: LEAVES, over: 0.1, if: isOpen });
    const isClosed = lane >= 0 && !isOpen;
    stand(road, this.#barriers[i]!, z, beside, {
      wide: wide / 260,
      tall: 1,
      near: 0.9,
      over: 0.1,
      if: isClosed,
    });
    const round = PAINT.rows * PAINT.apart;
    for (const [row, images] of this.#paint.entries()) {
      const far = PAINT.from + ((((row * PAINT.apart - this.#race.at) % round) + round) % round);
      const { size: across, flat } = PAINT;
      const isThere = isOpen && this.#race.gate !== undefined;
      stand(road, images[i]!, far, beside, { wide: across, tall: across * flat, over: -80, if: isThere });
    }
  }

  #swing(i: number): number {
    if (this.#stage.reducedMotion) return 0;
    return Math.sin(this.#stage.clock.now * WAVE.pace + i) * WAVE.turn;
  }
}
