import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { HAND, TABLE, WELL, type Side } from './places.ts';
import { isSweet } from './rules.ts';
import type { Ball, Table } from './table.ts';

const MS = { apart: 240, play: 3000, cheer: 900 } as const;
/** Balls come in at the top, and the keeper kicks them far up. */
const IN = { y: TABLE.top + 40, apart: 70, vx: 90 } as const;
const KICK = { vx: 260, vy: -900 } as const;

/** Multiball: balls of paper by the handful, and nothing is asked. Under 6 s. */
export async function multiball(stage: GameStage, table: Table, crew: Crew) {
  const { clock, fx, sound } = stage;
  sound.play('hup');
  crew.cheer();
  table.balls.forEach((ball, i) =>
    clock.after(i * MS.apart, () => {
      const side = i % 2 === 0 ? 1 : -1;
      table.free(ball, { x: TABLE.x + (i - 2.5) * IN.apart, y: IN.y, vx: side * IN.vx, vy: 0 });
    }),
  );
  await clock.wait(table.balls.length * MS.apart + MS.play);
  sound.play('plons');
  fx.burst('splash', WELL.x, WELL.y, { count: 18, spread: 240 });
  fx.burst('confetti', WELL.x, WELL.y - 80, { count: 30, spread: 320 });
  crew.cheer();
  await clock.wait(MS.cheer);
}

/** The rulers play by themselves, and no ball is lost. */
export function playOn(table: Table) {
  for (const flipper of table.flippers) {
    if (table.balls.some((ball) => ball.where === 'table' && isSweet(flipper, ball.motion))) flipper.press();
    else flipper.letGo();
  }
}

/** A ball that fell past the rulers in the finale. */
export function kickUp(table: Table, ball: Ball, side: Side) {
  table.free(ball, { ...HAND, vx: side * KICK.vx, vy: KICK.vy });
}
