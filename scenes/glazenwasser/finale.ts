import type { ExerciseResult } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { lightsOf } from './rules.ts';

const DEPTHS = { night: 200, sky: 205, tower: 210, window: 220, crew: 240 } as const;
const NIGHT = 0x2b3568;
/** Where the tower stands at the end, and the windows on it. */
const TOWER = { x: 683, y: 784, size: 0.94 } as const;
const WINDOWS = { across: [-104, -36, 36, 104], top: -500, bottom: -120, pitch: 96, size: 0.94 } as const;
const RIDE = { x: 500, from: 706, to: 250 } as const;
const STARS = { count: 18, left: -60, right: 1426, top: 96, bottom: 520 } as const;
const MOON = { x: 1080, y: 210 } as const;
const MS = { dusk: 700, light: 150, ride: 2100, twinkle: 420, end: 900 } as const;

/**
 * Dusk: the tower from afar, and its windows light up in a pattern of what was right. At most 6 s. `onDark` is called
 * once nothing of the last floor is seen any more.
 */
export async function twinkle(
  stage: GameStage,
  results: readonly ExerciseResult[],
  onDark: () => void,
): Promise<void> {
  const { left, right, top, bottom } = stage.view;
  const night = stage.scene.add
    .rectangle((left + right) / 2, (top + bottom) / 2, right - left + 400, bottom - top + 400, NIGHT)
    .setDepth(DEPTHS.night)
    .setAlpha(0);
  const tower = stage.image('toren', TOWER.x, TOWER.y).setDepth(DEPTHS.tower).setAlpha(0);
  tower.setScale(tower.scaleX * TOWER.size);
  const sky = nightSky(stage);
  const rows = lightsOf(results);
  const pitch =
    rows.length < 2 ? 0 : Math.min(WINDOWS.pitch, (WINDOWS.bottom - WINDOWS.top) / (rows.length - 1));
  const windows = rows.flatMap((row, i) =>
    row.map((light, k) => {
      const x = TOWER.x + WINDOWS.across[k]! * TOWER.size;
      const y = TOWER.y + (WINDOWS.bottom - i * pitch) * TOWER.size;
      const image = stage.image('raampje-0', x, y).setDepth(DEPTHS.window).setAlpha(0);
      return { row: i, light, image: image.setScale(WINDOWS.size) };
    }),
  );
  const ride = stage.scene.add.container(RIDE.x, RIDE.from).setDepth(DEPTHS.crew).setAlpha(0);
  const tik = stage.klodder('tik', { x: -18, y: 2, size: 76, face: 'happy' });
  const own = stage.klodder('eigen', { x: 26, y: 4, size: 60, face: 'happy' });
  ride.add([stage.image('mandje-touw', 0, 0), tik, own, stage.image('mandje', 0, 0)]);
  void stage.tween({ targets: night, to: { alpha: 1 }, ms: MS.dusk });
  await stage.tween({
    targets: [tower, ride, ...sky, ...windows.map(({ image }) => image)],
    to: { alpha: 1 },
    ms: MS.dusk,
  });
  onDark();
  stage.sound.play('katrol');
  void stage.tween({ targets: ride, to: { y: RIDE.to }, ms: MS.ride, ease: 'Sine.InOut' });
  const pace = MS.ride / Math.max(1, rows.length);
  for (let i = 0; i < rows.length; i++) {
    for (const { row, light, image } of windows) {
      if (row !== i || light === 0) continue;
      if (stage.hasImage(`raampje-${light}`)) image.setFrame(`raampje-${light}`);
      void stage.tween({
        targets: image,
        to: { scale: WINDOWS.size * 1.18 },
        ms: MS.light,
        yoyo: true,
        pop: true,
      });
    }
    stage.sound.play(`goed${1 + (i % 5)}`, { volume: 0.6 });
    await stage.clock.wait(pace);
  }
  stage.sound.play('applaus');
  stage.fx.burst('confetti', TOWER.x - 200, 250, { count: 20, spread: 300 });
  stage.fx.burst('confetti', TOWER.x + 200, 250, { count: 20, spread: 300 });
  void tik.hop(30);
  void own.hop(24);
  const bright = windows.filter(({ light }) => light === 2);
  for (const [i, { image }] of bright.entries())
    void stage.tween({
      targets: image,
      to: { alpha: 0.62 },
      ms: MS.twinkle,
      delay: (i % 4) * 110,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  await stage.clock.wait(MS.end + MS.twinkle);
}

/** Moon, stars, hills and the town asleep; still unseen. */
function nightSky(stage: GameStage): Image[] {
  const rng = stage.rng.fork('sterren');
  const stars = Array.from({ length: STARS.count }, (_, i) => {
    const x = STARS.left + ((STARS.right - STARS.left) * (i + rng.next())) / STARS.count;
    return stage.image('sterretje', x, rng.between(STARS.top, STARS.bottom)).setScale(rng.between(0.5, 1.1));
  });
  const all = [
    stage.image('maan', MOON.x, MOON.y),
    ...stars,
    stage.image('nachtstad', 250, 792),
    stage.image('nachtstad', 1116, 800).setFlipX(true),
  ];
  return all.map((image) => image.setDepth(DEPTHS.sky).setAlpha(0));
}
