import type { GameStage, KlodderName } from '../../engine/stage/index.ts';
import type { Car } from './car.ts';
import type { Race } from './race.ts';
import { DEPTHS, GROUND, MIDDLE } from './places.ts';

/** The three boxes, from the middle: how far aside, and how high their tops are over the ground. */
const BOXES = [
  { x: 0, top: 335 },
  { x: -302, top: 225 },
  { x: 302, top: 164 },
] as const;
/** So much larger than it is drawn. */
const LARGE = 1.28;
const BASE = GROUND + 10;
const OTHERS: readonly KlodderName[] = ['tik', 'pleun'];
const SIZE = 132;
/** A cup stands beside its face. */
const CUP = { x: 106, scale: 1.05 } as const;
const MS = { roll: 800, rise: 620, climb: 640, cup: 420, hop: 640, hops: 4 } as const;
/** With so many turbos one is first or second: for fun, all are near each other. */
const PLACES = [3, 1] as const;

/** Over the finish, and onto the podium of cereal boxes; everyone gets a cup. */
export async function podium(stage: GameStage, { car, race }: { car: Car; race: Race }, turbos: number) {
  const place = stage.calm || turbos >= PLACES[0] ? 0 : turbos >= PLACES[1] ? 1 : 2;
  const { klodder } = car;
  const boxes = stage
    .image('podium', MIDDLE, BASE + 470)
    .setScale(LARGE)
    .setDepth(DEPTHS.finale);
  stage.sound.play('ronde');
  await stage.clock.wait(MS.roll);
  race.finish();
  car.leave();
  const from = { x: car.x, y: car.y };
  await stage.tween({ targets: boxes, to: { y: BASE }, ms: MS.rise, ease: 'Back.Out' });
  const order = OTHERS.slice();
  const all = BOXES.map(({ x, top }, i) => {
    const to = { x: MIDDLE + x, y: BASE - top };
    const own = i === place;
    const one = own
      ? klodder.setPosition(from.x, from.y)
      : stage.klodder(order.shift()!, { x: MIDDLE + Math.sign(x || 1) * 800, y: BASE, size: SIZE });
    one.setDepth(DEPTHS.finale + 1);
    return { one, to, own };
  });
  klodder.setScale((klodder.scaleX * SIZE) / 52);
  stage.sound.play('applaus');
  await Promise.all(
    all.map(async ({ one, to }, i) => {
      one.face('happy');
      await stage.tween({ targets: one, to, ms: MS.climb, delay: i * 90, ease: 'Back.Out' });
    }),
  );
  const cups = all.map(({ to }, i) =>
    stage
      .image(`beker-${i}`, to.x + CUP.x, to.y - 420)
      .setDepth(DEPTHS.finale + 2)
      .setScale(CUP.scale),
  );
  stage.sound.play('munt');
  await Promise.all(
    cups.map((cup, i) =>
      stage.tween({ targets: cup, to: { y: all[i]!.to.y }, ms: MS.cup, delay: i * 80, ease: 'Bounce.Out' }),
    ),
  );
  klodder.face('proud');
  for (let i = 0; i < MS.hops; i++) {
    for (const { one } of all) void one.hop();
    stage.fx.burst('confetti', MIDDLE + ((i % 3) - 1) * 260, 300, { count: 20, spread: 320 });
    await stage.clock.wait(MS.hop);
  }
}
