import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { Koi, PATTERNS } from './koi.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { swirlAt } from './rules.ts';

const RING = { x: 330, y: 150, from: 1.9, turns: 1.25, scale: 1.2 } as const;
const MS = { swim: 3400, float: 2600, late: 140, after: 700 } as const;
/** Lanterns float out over the water: three at least, and one for each that was lit. */
const FLOAT = { least: 3, from: { x: 683, y: 700 }, wide: 880, y: 560, rise: 46, scale: 1.15 } as const;

interface Evening {
  crew: Crew;
  moon: Image;
  /** How many of the kunstje were lit. */
  lanterns: number;
}

/** The moon lies on the water, lanterns float out, and all koi swim one big swirl. Under 6 s. */
export async function swirl(stage: GameStage, { crew, moon, lanterns }: Evening) {
  const { sound, fx, clock } = stage;
  sound.play('rimpel');
  sound.play('krekel');
  crew.cheer(MS.swim);
  void stage.tween({ targets: moon, to: { alpha: 1 }, ms: MS.float / 2 });
  const count = FLOAT.least + lanterns;
  for (let i = 0; i < count; i++) {
    const { from, wide, y, rise, scale } = FLOAT;
    const one = stage.image('lantaarn-aan', from.x, from.y).setDepth(DEPTHS.lantern).setScale(0);
    const to = { x: from.x + ((i + 0.5) / count - 0.5) * wide, y: y + (i % 2 ? rise : 0), scale };
    void stage.tween({ targets: one, to, ms: MS.float, delay: i * MS.late, ease: 'Sine.Out' });
  }
  const koi = Array.from({ length: PATTERNS + 1 }, (_, i) => new Koi(stage, i < PATTERNS ? i : 'goud'));
  for (const one of koi) {
    one.isSwimming = true;
    one.thing.setDepth(DEPTHS.swirl).setScale(RING.scale);
  }
  const way = { share: 0 };
  await stage.tween({
    targets: way,
    to: { share: 1 },
    ms: MS.swim,
    ease: 'Sine.Out',
    onUpdate: () => {
      const wide = 1 + (RING.from - 1) * (1 - way.share) ** 2;
      for (const [i, one] of koi.entries()) {
        const { x, y, heading } = swirlAt(i, koi.length, RING.turns * way.share);
        one.thing.setPosition(MIDDLE.x + x * RING.x * wide, MIDDLE.y + y * RING.y * wide).setAngle(heading);
        one.frame();
      }
    },
  });
  sound.play('plons');
  for (const one of koi) void one.leap();
  fx.burst('splash', MIDDLE.x, MIDDLE.y, { count: 24, spread: 420 });
  fx.burst('stars', MIDDLE.x, MIDDLE.y - 40, { count: 18, spread: 420 });
  await clock.wait(MS.after);
}
