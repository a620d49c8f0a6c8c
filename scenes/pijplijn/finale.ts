import type { ExerciseResult } from '../../engine/exercise/index.ts';
import type { Crew, GameStage, KlodderName } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const BAR = { x: 683, y: 560, below: 260 } as const;
const GLASSES = { y: 498, pitch: 92, straw: -62 } as const;
const GUESTS: readonly KlodderName[] = ['moes', 'tik', 'sjaak', 'fien'];
/** So high that the glasses hide no face: who is small is drawn larger. */
const GUEST = { y: 516, from: 398, pitch: 190, size: 190, small: 264 } as const;
const MS = { bar: 420, pour: 230, straw: 260, toast: 360, end: 700 } as const;

/** The juice bar opens: a glass for every word, with a slice of orange where it was right at once; straws rise, and all toast. */
export async function toast(stage: GameStage, crew: Crew, results: readonly ExerciseResult[]) {
  const filled = results.filter((result) => result !== 'open');
  const guests = GUESTS.map((name, i) =>
    stage.kit.klodder(name, {
      x: GUEST.from + i * GUEST.pitch,
      y: GUEST.y + BAR.below,
      size: name === 'tik' ? GUEST.small : GUEST.size,
      depth: DEPTHS.plates,
      face: 'happy',
    }),
  );
  const bar = stage.image('toog', BAR.x, BAR.y + BAR.below).setDepth(DEPTHS.pipes);
  const left = BAR.x - ((filled.length - 1) * GLASSES.pitch) / 2;
  const glasses = filled.map((_, i) =>
    stage.image('glas-leeg', left + i * GLASSES.pitch, GLASSES.y + BAR.below).setDepth(DEPTHS.juice),
  );
  const up = [...guests, bar, ...glasses];
  await Promise.all(
    up.map((one) =>
      stage.tween({ targets: one, to: { y: one.y - BAR.below }, ms: MS.bar, ease: 'Back.Out' }),
    ),
  );
  for (const [i, glass] of glasses.entries()) {
    const third = Math.floor((i * 3) / filled.length);
    glass.setFrame(`glas-${third}`, false, true);
    stage.sound.play('vat-plop', { rate: 0.9 + i * 0.05, volume: 0.6 });
    const straw = stage.image('rietje', glass.x + 8, GLASSES.y).setDepth(DEPTHS.pipes + 1);
    void stage.tween({
      targets: straw,
      to: { y: GLASSES.y + GLASSES.straw },
      ms: MS.straw,
      ease: 'Back.Out',
    });
    if (filled[i] === 'first-try')
      stage.image('schijf', glass.x - 20, GLASSES.y - 34).setDepth(DEPTHS.juice + 1);
    await stage.clock.wait(MS.pour);
  }
  stage.sound.play('proost');
  crew.cheer();
  for (const guest of guests) void guest.hop();
  await stage.tween({
    targets: glasses,
    to: { y: GLASSES.y - 26 },
    ms: MS.toast,
    yoyo: true,
    ease: 'Sine.InOut',
  });
  stage.fx.burst('confetti', BAR.x, 260, { count: 30, spread: 500 });
  for (const guest of guests) void guest.hop();
  await stage.clock.wait(MS.end);
}
