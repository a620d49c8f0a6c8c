import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DRINKS } from './art/sizes.ts';
import { Glass } from './glass.ts';
import { TRAY } from './places.ts';
import type { Tray } from './tray.ts';

const MS = { each: 110, hop: 240, held: 500, step: 900, end: 5600, hops: 800 } as const;
/** The pyramid: of so many; how far apart glasses stand, and how high a row is. */
const PYRAMID = { most: 21, pitch: 66, row: 70, glass: 0.72 } as const;
/** How far it sways in the one step, in degrees. */
const SWAYS = [7, -10, 12, -5, 0] as const;

/** All glasses of the round on one tray, as a pyramid, and one breath-taking step. */
export async function pyramid(stage: GameStage, crew: Crew, tray: Tray, count: number) {
  const began = stage.clock.now;
  tray.lay(1, []);
  tray.balance.angle = 0;
  tray.frame();
  const places = placesOf(Math.min(PYRAMID.most, count));
  const glasses = places.map((_, i) => {
    const glass = new Glass(stage, i % DRINKS, { x: i % 2 ? 1440 : -80, y: 300 });
    glass.thing.setScale(PYRAMID.glass);
    return glass;
  });
  const lands = glasses.map(async (glass, i) => {
    await stage.clock.wait(i * MS.each);
    await glass.fly(() => places[i]!, MS.hop, 90);
    stage.sound.play('klink', { volume: 0.4, rate: 0.8 + i * 0.04 });
    glass.pop();
  });
  await Promise.all(lands);
  crew.look(TRAY.x, TRAY.y - 240);
  crew.own.face('think');
  await stage.clock.wait(MS.held);
  await step(stage, glasses, places, tray);
  stage.sound.play('applaus');
  stage.fx.burst('confetti', TRAY.x, 260, { count: 40, spread: 400 });
  while (stage.clock.now - began + MS.hops < MS.end) {
    crew.cheer();
    await stage.clock.wait(MS.hops);
  }
}

/** Rows of the pyramid from its foot up. */
function placesOf(count: number) {
  const places: { x: number; y: number }[] = [];
  const foot = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  for (let row = 0, wide = foot; wide > 0; row++, wide--)
    for (let i = 0; i < wide && places.length < count; i++)
      places.push({
        x: TRAY.x + (i - (wide - 1) / 2) * PYRAMID.pitch,
        y: TRAY.y - TRAY.up - row * PYRAMID.row,
      });
  return places;
}

async function step(
  stage: GameStage,
  glasses: readonly Glass[],
  places: readonly { x: number; y: number }[],
  tray: Tray,
) {
  const sway = { angle: 0 };
  const { balance } = tray;
  for (const angle of SWAYS) {
    stage.sound.play('wankel', { rate: 1 + Math.abs(angle) * 0.03 });
    await stage.tween({
      targets: sway,
      to: { angle },
      ms: MS.step / SWAYS.length,
      onUpdate: () => {
        balance.angle = sway.angle;
        tray.frame();
        const turn = (sway.angle * Math.PI) / 180;
        for (const [i, { thing }] of glasses.entries()) {
          if (!thing.scene) return;
          const [x, y] = [places[i]!.x - TRAY.x, places[i]!.y - TRAY.y];
          thing
            .setPosition(
              TRAY.x + Math.cos(turn) * x - Math.sin(turn) * y,
              TRAY.y + Math.sin(turn) * x + Math.cos(turn) * y,
            )
            .setAngle(sway.angle);
        }
      },
    });
  }
}
