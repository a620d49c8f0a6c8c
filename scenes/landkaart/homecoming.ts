import type { Stage } from '../../engine/stage/index.ts';
import type { Kit } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';
import type { Place } from './place.ts';

/** Where the purse hangs in the strip above the map. */
const PURSE = { x: 470, y: 44 } as const;
const STAR_MS = 520;
const COINS_SHOWN = 8;
const COIN_GAP = 90;

/** Stars fly to the roof and coins to the purse, after a game. */
export async function bringHome(
  stage: Stage & { kit: Kit },
  place: Place,
  from: Point,
  stars: number,
  coins: number,
) {
  const { camera, clock, kit, sound } = stage;
  const roof = { x: place.foot.x, y: place.foot.y - 97 };
  for (let i = 0; i < stars; i++) {
    const star = kit
      .star(from.x, from.y - 40, true)
      .setDepth(5500)
      .setScale(0.4);
    sound.play('ster', { rate: 1 + i * 0.12 });
    await stage.tween({
      targets: star,
      to: { x: roof.x + (i - 1) * 26, y: roof.y, scale: 0.5 },
      ms: STAR_MS,
      pop: true,
    });
    stage.fx.burst('sterren', roof.x + (i - 1) * 26, roof.y, { count: 6 });
    star.destroy();
  }
  if (coins <= 0) return;
  sound.play('muntregen');
  for (let i = 0; i < Math.min(COINS_SHOWN, coins); i++) {
    void kit.flyCoin(camera.toStage(from.x, from.y - 30), PURSE);
    await clock.wait(COIN_GAP);
  }
}
