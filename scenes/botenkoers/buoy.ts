import type { Tile } from '../../engine/exercise/index.ts';
import type { GameStage, Graphics, Image, Loose } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import type { Point } from './route.ts';

/** How many bodies and flags are drawn. */
const BODIES = 6;
const FLAGS = 4;
/** A buoy with a grapheme, and one that carries a word on a raft. */
const ROUND = { width: 88, height: 92, room: 58, letters: 44, wordY: 4 } as const;
const RAFT = { height: 80, room: 52, least: 96, letters: 40, plate: 62 } as const;
/** The course runs by here, behind the plate. */
const MOORING = -6;
/** It drifts so far around its anchor, in u. */
const DRIFT = 8;
const MS = { come: 240, ring: 110 } as const;

/** How large what carries these words is, in u. */
export function sizesOf(stage: GameStage, texts: readonly string[], isRaft: boolean) {
  return texts.map((text) => {
    if (!isRaft) return { width: ROUND.width, height: ROUND.height };
    const line = stage.kit.word(0, 0, text, { size: RAFT.letters });
    const width = Math.max(RAFT.least, line.width + RAFT.room);
    line.destroy();
    return { width, height: RAFT.height };
  });
}

/** A buoy on the chart: it drifts until the course goes by it, and rings when the boat does. */
export class Buoy {
  readonly loose: Loose;
  readonly #stage: GameStage;
  readonly #flag: Image;
  readonly #anchor: Point;
  readonly #phase: number;
  #drifted = 0;

  /** `number` is its place among those of the exercise. */
  constructor(
    stage: GameStage,
    { id, text }: Tile,
    spot: Point,
    size: { width: number; height: number },
    options: { number: number; isRaft: boolean; scale: number },
  ) {
    const { number, isRaft, scale } = options;
    this.#stage = stage;
    this.#anchor = spot;
    this.#phase = number * 2.4;
    const look = isRaft ? RAFT : ROUND;
    this.loose = stage.kit.loose({
      id,
      text,
      base: isRaft ? raft(stage, size.width, number) : `boei-${number % BODIES}`,
      size,
      room: isRaft ? size.width - RAFT.room + 12 : ROUND.room,
      letters: look.letters,
      ...(!isRaft && { wordY: ROUND.wordY }),
      tick: { x: size.width / 2 - 8, y: -size.height / 2 + 14 },
      home: { ...spot, scale },
      depth: { lying: DEPTHS.buoy, flying: DEPTHS.buoy },
    });
    this.#flag = stage
      .image('vlag-0', isRaft ? -size.width / 2 + 16 : -26, -size.height / 2 + 16)
      .setVisible(false);
    this.loose.add(this.#flag);
  }

  /** Where the course runs by. */
  get mooring(): Point {
    return { x: this.loose.x, y: this.loose.y + MOORING };
  }

  /** It bobs up. */
  come(delay: number) {
    const { loose } = this;
    const scale = loose.scaleX;
    loose.setScale(scale * 0.3).setAlpha(0);
    const to = { scale, alpha: 1 };
    return this.#stage.tween({ targets: loose, to, ms: MS.come, delay, ease: 'Back.Out', pop: true });
  }

  /** The course goes by it, as number `place`; -1 when it does not. */
  flag(place: number) {
    const flag = this.#flag.setVisible(place >= 0);
    if (place < 0) return;
    flag.setFrame(`vlag-${place % FLAGS}`);
    const { scaleX: scale } = flag;
    flag.setScale(scale, 0);
    void this.#stage.tween({
      targets: flag,
      to: { scaleY: scale },
      ms: MS.come,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** The boat comes by: its bell rings, a tone higher for each place. */
  ring(place: number) {
    const stage = this.#stage;
    stage.sound.play('boei', { rate: 2 ** ([0, 2, 4, 7, 9, 12, 14, 16][Math.min(place, 7)]! / 12) });
    const targets = this.loose.setAngle(-7);
    void stage
      .tween({ targets, to: { angle: 7 }, ms: MS.ring, yoyo: true, repeat: 1, pop: true })
      .then(() => targets.scene && targets.setAngle(0));
  }

  /** So many u a second it drifts, while the course does not go by it. */
  drift(ms: number, speed: number) {
    if (speed === 0 || this.loose.place >= 0) return;
    this.#drifted += (ms / 1000) * (speed / DRIFT);
    const at = this.#drifted + this.#phase;
    const out = Math.min(1, this.#drifted);
    this.loose.setPosition(
      this.#anchor.x + DRIFT * out * Math.cos(at),
      this.#anchor.y + DRIFT * 0.6 * out * Math.sin(at),
    );
  }
}

/** A plank on two floats, as wide as its word. */
function raft(stage: GameStage, width: number, number: number): (Image | Graphics)[] {
  const high = RAFT.plate;
  const plank = stage.scene.add.graphics();
  plank.fillStyle(0xfffdf6).fillRoundedRect(-width / 2, -high / 2, width, high, 18);
  plank.fillStyle(0x1e2747).fillRoundedRect(-width / 2 + 6, -high / 2 + 6, width - 12, high - 12, 13);
  plank.fillStyle(0xfffdf6).fillRoundedRect(-width / 2 + 10, -high / 2 + 10, width - 20, high - 20, 9);
  const float = (x: number) => stage.image(`drijver-${number % 3}`, x, 18);
  return [float(-width / 2 + 24), float(width / 2 - 24), plank];
}
