import type { Outcome } from '../../engine/exercise/index.ts';
import type { Feat, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, MOVE, type Floor } from './rules.ts';

/** Drops that make the kunstje, as a row of marks along the tower over the bottle. */
const MARKS = { x: 62, y: 640, pitch: { x: 0, y: -26 }, size: 0.34, count: 15, fixed: true } as const;
const BOTTLE = { x: 84, y: 716, levels: 5 } as const;
/** Drops for one coin; a golden one is a coin by itself. */
const PER_COIN = 2;
const CATCH = { x: 38, up: 30, down: 74 } as const;
const BOB = { height: 5, ms: 700 } as const;
const MS = { fly: 420, bob: 130 } as const;
const SPLASH = { ink: 0x2f6fde, golden: 0xffc93c } as const;

interface Drop {
  image: Image;
  isGolden: boolean;
}

/** Ink drops in tricky places, and the bottle at the lower left that fills with what is caught. */
export class Ink {
  #stage: GameStage;
  #drops: Drop[] = [];
  #bottle: Image;
  #marks: Feat;
  #level = 0;
  #caught = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#bottle = stage.fixed(stage.image('inktpot-0', BOTTLE.x, BOTTLE.y).setDepth(DEPTHS.front));
    this.#marks = stage.kit.feat({ ...MARKS, depth: DEPTHS.front });
  }

  /** More of them, on floor `at`; the first may be a golden one. */
  lay({ drops }: Floor, at: number, golden: boolean) {
    for (const [i, { x, up }] of drops.entries()) {
      const isGolden = golden && i === 0;
      const image = this.#stage
        .image(isGolden ? 'druppel-goud' : 'druppel', x, baseOf(at) - up)
        .setDepth(DEPTHS.drop);
      this.#drops.push({ image, isGolden });
      const to = { y: image.y - BOB.height };
      void this.#stage.tween({ targets: image, to, ms: BOB.ms, yoyo: true, repeat: -1, pop: true });
    }
  }

  /** Every step: what the climber touches is caught. */
  frame(x: number, feet: number) {
    for (const drop of [...this.#drops]) {
      const over = feet - drop.image.y;
      const isNear = over >= -CATCH.up && over <= MOVE.tall / 2 + CATCH.down;
      if (isNear && Math.abs(drop.image.x - x) <= CATCH.x) this.#catch(drop);
    }
  }

  /** An exercise was done right: in calm mode that is what counts for the kunstje. */
  note(outcome: Outcome) {
    this.#marks.note(false, outcome);
  }

  clear() {
    this.leaveBelow(-Infinity);
  }

  /** Those below this height of the world are left behind. */
  leaveBelow(y: number) {
    for (const { image } of this.#drops) if (image.y > y) image.destroy();
    this.#drops = this.#drops.filter(({ image }) => image.y <= y);
  }

  #catch(drop: Drop) {
    const stage = this.#stage;
    const { image, isGolden } = drop;
    const { x, y } = image;
    this.#drops.splice(this.#drops.indexOf(drop), 1);
    image.destroy();
    stage.sound.play('druppel');
    stage.fx.burst('splash', x, y, { count: 8, tint: isGolden ? SPLASH.golden : SPLASH.ink });
    if (stage.isExample) return;
    this.#caught++;
    this.#marks.gather();
    if (isGolden || this.#caught % PER_COIN === 0) stage.tip(1, x, y);
    void this.#fill(stage.camera.toStage(x, y), isGolden);
  }

  /** A drop flies into the bottle, from a place of the window's stage. */
  async #fill(from: { x: number; y: number }, isGolden: boolean) {
    const stage = this.#stage;
    const frame = isGolden ? 'druppel-goud' : 'druppel';
    const drop = stage.fixed(stage.image(frame, from.x, from.y).setDepth(DEPTHS.flight));
    const level = Math.min(BOTTLE.levels, Math.floor((this.#caught * BOTTLE.levels) / MARKS.count));
    const place = { x: BOTTLE.x, y: BOTTLE.y - 40 };
    await stage.tween({ targets: drop, to: place, ms: MS.fly, ease: 'Quad.In' });
    drop.destroy();
    if (level > this.#level) {
      this.#level = level;
      stage.sound.play('plop', { rate: 1 + level * 0.08 });
      if (stage.hasImage('inktpot-0')) this.#bottle.setFrame(`inktpot-${level}`);
    }
    const to = { scaleX: 1.12, scaleY: 0.9 };
    await stage.tween({ targets: this.#bottle, to, ms: MS.bob, yoyo: true, pop: true });
  }
}
