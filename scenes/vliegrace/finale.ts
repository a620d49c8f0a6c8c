import type { GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, DESK } from './places.ts';
import type { Plane } from './plane.ts';

/** Where the planes come to stand on the ruler: the pupil's own, and the others behind it. */
const OWN = { x: 800, y: DESK - 30 } as const;
const OTHERS = [620, 450, 290] as const;
const STRIP = { x: 640, y: DESK + 22 } as const;
/** The folded cup, beside the winner. */
const CUP = { x: 980, y: DESK + 4, from: 220 } as const;
/** Where one looks, and how much nearer. */
const LOOK = { x: 668, y: 504, zoom: 1.34, ms: 1500 } as const;
const HOP = { by: 34, ms: 190 } as const;
const MS = { strip: 500, land: 1500, apart: 220, cup: 700, party: 1700, beat: 425 } as const;

/** It jumps for joy, a few times. */
const hop = (stage: GameStage, targets: { y: number }, delay: number) =>
  stage.tween({
    targets,
    to: { y: targets.y - HOP.by },
    ms: HOP.ms,
    delay,
    ease: 'Quad.Out',
    yoyo: true,
    repeat: 3,
  });

/** The end: a ruler for a landing strip, a folded cup, and all planes in a row. */
export async function landOnTheRuler(
  stage: GameStage,
  plane: Plane,
  others: readonly { put(x: number, y: number): void; cheer(): void }[],
) {
  const { flight } = plane;
  flight.coast();
  plane.land();
  const strip = stage.image('baan', STRIP.x + 1200, STRIP.y).setDepth(DEPTHS.shadow - 1);
  void stage.tween({ targets: strip, to: { x: STRIP.x }, ms: MS.strip, ease: 'Quad.Out' });
  void stage.camera.glideTo(LOOK.x, LOOK.y, LOOK.ms, LOOK.zoom);
  stage.sound.play('landing');
  const landings = others.map(async ({ put, cheer }, i) => {
    const way = { x: -160 - i * 60, y: 380 + i * 30 };
    put(way.x, way.y);
    const stop = stage.onStep(() => put(way.x, way.y));
    const to = { x: OTHERS[i]!, y: OWN.y + 8 };
    await stage.tween({ targets: way, to, ms: MS.land, delay: (i + 1) * MS.apart, ease: 'Sine.Out' });
    cheer();
    void hop(stage, way, i * 90);
    await stage.clock.wait(MS.party * 2);
    stop();
  });
  await stage.tween({ targets: flight, to: { x: OWN.x, y: OWN.y }, ms: MS.land, ease: 'Sine.Out' });
  stage.fx.burst('dust', OWN.x, DESK, { count: 8, spread: 120 });
  plane.klodder.face('proud');
  const cup = stage.image('beker', CUP.x, CUP.from).setDepth(DEPTHS.plane).setAlpha(0);
  await stage.tween({ targets: cup, to: { y: CUP.y, alpha: 1 }, ms: MS.cup, ease: 'Bounce.Out' });
  stage.sound.play('applaus');
  plane.klodder.face('happy');
  void hop(stage, flight, 0);
  for (let spent = 0; spent < MS.party; spent += MS.beat) {
    stage.fx.burst('stars', CUP.x, CUP.y - 110, { count: 5, spread: 140 });
    stage.fx.burst('confetti', 400 + ((spent / MS.beat) % 3) * 240, 300, { count: 16, spread: 240 });
    await stage.clock.wait(MS.beat);
  }
  void Promise.all(landings);
}
