import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { GROWS } from './art/tiles.ts';
import { DEPTHS } from './depths.ts';
import { GRID } from './art/sizes.ts';
import { columnOf, lawnRect, middleOf, rowOf, type Spot } from './grid.ts';

const CREW = {
  host: { name: 'sjaak', x: 104, y: 184, size: 92, depth: DEPTHS.crew },
  own: { x: 1262, y: 184, size: 88, depth: DEPTHS.crew, flip: true },
} as const;
/** The ants that watch, on both ends of the twig. */
const ANTS = [
  { x: 498, y: 152 },
  { x: 532, y: 154 },
  { x: 1132, y: 154 },
  { x: 1166, y: 152 },
] as const;
const HAT = { x: 3, y: -19, lift: 26, ms: 190 } as const;
/** The light of the evening over the lawn, and how large the stars are that then lie there instead of dew. */
const EVENING = { colour: 0xffa94d, alpha: 0.14, ms: 900, star: 0.52 } as const;
const MS = { twig: 260, twigLater: 24, dew: 220 } as const;
const DEW_HIT = 1.25;

/** Everything in the garden that is not eaten: tiles, twigs, dew, those who watch. */
export class Garden {
  readonly crew: Crew;
  /** Cells with a twig. */
  readonly twigs = new Set<Spot>();
  #stage: GameStage;
  #branches: Image[] = [];
  #dew = new Map<Spot, Image>();
  #ants: { ant: Image; hat: Image }[];
  #evening: Phaser.GameObjects.Rectangle;
  #isEvening = false;
  #marker: Image;

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
    const { x, y, width, height } = lawnRect();
    this.#evening = stage.scene.add
      .rectangle(x + width / 2, y + height / 2, width, height, EVENING.colour, EVENING.alpha)
      .setDepth(DEPTHS.light)
      .setAlpha(0);
    this.#marker = stage.image('stip', 0, 0).setDepth(DEPTHS.marker).setVisible(false);
    this.crew = stage.kit.crew(CREW);
    this.#ants = ANTS.map(({ x, y }, i) => ({
      ant: stage
        .image('mier', x, y)
        .setDepth(DEPTHS.ants)
        .setFlipX(i > 1),
      hat: stage.image(`hoed-${i}`, x + (i > 1 ? 3 : -3), y + HAT.y).setDepth(DEPTHS.ants),
    }));
  }

  /** Evening falls over the lawn, or it is day. */
  setLight(evening: boolean) {
    if (evening === this.#isEvening) return;
    this.#isEvening = evening;
    void this.#stage.tween({ targets: this.#evening, to: { alpha: evening ? 1 : 0 }, ms: EVENING.ms });
  }

  /** A dot says where it was sent. */
  mark(at: Spot | undefined) {
    this.#marker.setVisible(at !== undefined);
    if (at === undefined) return;
    const { x, y } = middleOf(at);
    this.#marker.setPosition(x, y);
  }

  /** Lays twigs and dew for an exercise; in the evening stars lie there instead. */
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
      const drop = this.#isEvening ? stage.kit.star(x, y, true) : stage.image('dauw', x, y - 2);
      drop.setDepth(DEPTHS.dew).setScale(0);
      this.#dew.set(at, drop);
      void stage.tween({
        targets: drop,
        to: { scale: this.#isEvening ? EVENING.star : 1 },
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
    const to = { scale: drop.scale * DEW_HIT, alpha: 0, y: drop.y - 24 };
    void stage.tween({ targets: drop, to, ms: 240, pop: true }).then(() => drop.destroy());
    return true;
  }

  /** Everyone follows what moves. */
  look(x: number, y: number) {
    this.crew.look(x, y);
    for (const { ant, hat } of this.#ants) {
      const toRight = x > ant.x;
      ant.setFlipX(toRight);
      hat.setX(ant.x + (toRight ? HAT.x : -HAT.x));
    }
  }

  /** A bite that was right: one ant lifts its hat. */
  nod() {
    this.greet(1);
    this.crew.host.face('happy', 700, 'look');
  }

  #turn = 0;
  /** Hats go up: of all, when a word is done. */
  greet(count: number = ANTS.length) {
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
