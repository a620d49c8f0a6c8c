import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { GROWS } from './art/tiles.ts';
import { DEPTHS } from './depths.ts';
import { GRID } from './art/sizes.ts';
import { columnOf, middleOf, rowOf, type Spot } from './grid.ts';

const SJAAK = { x: 104, y: 184, size: 92 } as const;
const OWN = { x: 1262, y: 184, size: 88 } as const;
/** The ants that watch, on both ends of the twig. */
const ANTS = [
  { x: 498, y: 152 },
  { x: 532, y: 154 },
  { x: 1132, y: 154 },
  { x: 1166, y: 152 },
] as const;
const HAT = { x: 3, y: -19, lift: 26, ms: 190 } as const;
const MS = { twig: 260, twigLater: 24, dew: 220 } as const;
const DEW_HIT = 1.25;

/** Everything in the garden that is not eaten: tiles, twigs, dew, those who watch. */
export class Garden {
  readonly sjaak: Klodder;
  readonly own: Klodder;
  /** Cells with a twig. */
  readonly twigs = new Set<Spot>();
  #stage: GameStage;
  #branches: Image[] = [];
  #dew = new Map<Spot, Image>();
  #ants: { ant: Image; hat: Image }[];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.backdrop();
    const rng = stage.rng.fork('tegels');
    const rows = Array.from({ length: GRID.rows }, (_, row) =>
      Array.from(
        { length: GRID.columns },
        (_, column) => `${rng.pick(GROWS)}-${(row + column) % 2 ? 'a' : 'b'}`,
      ),
    );
    stage.tiles(rows, { x: GRID.x, y: GRID.y, size: GRID.cell, depth: DEPTHS.tiles });
    this.sjaak = stage.klodder('sjaak', { ...SJAAK, depth: DEPTHS.crew });
    this.own = stage.klodder('eigen', { ...OWN, depth: DEPTHS.crew, flip: true });
    this.#ants = ANTS.map(({ x, y }, i) => ({
      ant: stage
        .image('mier', x, y)
        .setDepth(DEPTHS.ants)
        .setFlipX(i > 1),
      hat: stage.image(`hoed-${i}`, x + (i > 1 ? 3 : -3), y + HAT.y).setDepth(DEPTHS.ants),
    }));
  }

  /** Lays twigs and dew for an exercise. */
  furnish(twigs: readonly Spot[], dew: readonly Spot[]) {
    const stage = this.#stage;
    this.bare();
    twigs.forEach((at, i) => {
      const { x, y } = middleOf(at);
      const branch = stage
        .image(`tak-${(columnOf(at) + rowOf(at)) % 3}`, x, y)
        .setDepth(DEPTHS.twigs)
        .setFlipX(i % 2 > 0)
        .setScale(0);
      this.twigs.add(at);
      this.#branches.push(branch);
      void stage.tween({
        targets: branch,
        to: { scale: 1 },
        ms: MS.twig,
        delay: i * MS.twigLater,
        ease: 'Back.Out',
        pop: true,
      });
    });
    for (const at of dew) {
      const { x, y } = middleOf(at);
      const drop = stage
        .image('dauw', x, y - 2)
        .setDepth(DEPTHS.dew)
        .setScale(0);
      this.#dew.set(at, drop);
      void stage.tween({
        targets: drop,
        to: { scale: 1 },
        ms: MS.dew,
        delay: 200,
        ease: 'Back.Out',
        pop: true,
      });
    }
  }

  /** No twigs, no dew. */
  bare() {
    for (const image of [...this.#branches, ...this.#dew.values()]) image.destroy();
    this.#branches = [];
    this.#dew.clear();
    this.twigs.clear();
  }

  /** Picks up the dew in a cell; whether there was any. */
  drink(at: Spot): boolean {
    const drop = this.#dew.get(at);
    if (!drop) return false;
    this.#dew.delete(at);
    const stage = this.#stage;
    stage.sound.play('dauw');
    const to = { scale: DEW_HIT, alpha: 0, y: drop.y - 24 };
    void stage.tween({ targets: drop, to, ms: 240, pop: true }).then(() => drop.destroy());
    return true;
  }

  /** Everyone follows what moves. */
  look(x: number, y: number) {
    this.sjaak.look(x, y);
    this.own.look(x, y);
    for (const { ant, hat } of this.#ants) {
      const toRight = x > ant.x;
      ant.setFlipX(toRight);
      hat.setX(ant.x + (toRight ? HAT.x : -HAT.x));
    }
  }

  /** A bite that was right: one ant lifts its hat. */
  nod() {
    this.#greet(1);
    this.sjaak.face('happy', 700, 'look');
  }

  /** A word that is done: all hats go up, and those on the pots hop. */
  cheer() {
    this.#greet(ANTS.length);
    for (const klodder of [this.sjaak, this.own]) {
      klodder.face('happy', 1300, 'look');
      void klodder.hop();
    }
  }

  /** A bitter bite. */
  startle() {
    this.sjaak.face('oops', 1200, 'look');
    this.own.face('think', 1200, 'look');
  }

  #turn = 0;
  #greet(count: number) {
    const stage = this.#stage;
    const first = this.#turn++;
    for (let i = 0; i < count; i++) {
      const { ant, hat } = this.#ants[(first + i) % this.#ants.length]!;
      const y = ant.y + HAT.y;
      hat.setY(y);
      void stage.tween({
        targets: hat,
        to: { y: y - HAT.lift },
        ms: HAT.ms,
        delay: i * 60,
        ease: 'Quad.Out',
        yoyo: true,
        pop: true,
      });
      void stage.tween({
        targets: ant,
        to: { scaleY: 1.12 },
        ms: HAT.ms,
        delay: i * 60,
        yoyo: true,
        pop: true,
      });
    }
  }
}
