import type { GameStage, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { SQUARE } from './street.ts';
import { GUESTS, type Taxi } from './taxi.ts';

const ROUND = { r: 112, turns: 1.75, ms: 4200 } as const;
const PILE = {
  size: 44,
  seats: [
    [-30, -8],
    [-8, -16],
    [16, -14],
    [-22, -40],
    [6, -46],
    [-6, -72],
  ],
} as const;
const LOOK = { zoom: 1.25, ms: 600 } as const;
const SPRAY_EVERY = 260;

/** Last guest delivered: all of them in the taxi, much too full, round the fountain. */
export async function roundTheFountain(stage: GameStage, taxi: Taxi, lookUp: () => void) {
  const { car, driver } = taxi;
  const guests: Klodder[] = GUESTS.map((name) =>
    stage.kit.klodder(name, {
      x: SQUARE.x,
      y: SQUARE.y,
      size: PILE.size,
      depth: DEPTHS.guest + 2,
      face: 'happy',
    }),
  );
  const at = { turn: -0.25 };
  let sprayed = 0;
  const step = () => {
    const angle = at.turn * Math.PI * 2;
    car.x = SQUARE.x + Math.cos(angle) * ROUND.r;
    car.y = SQUARE.y + Math.sin(angle) * ROUND.r * 0.86;
    car.angle = angle + Math.PI / 2;
    for (const [i, guest] of guests.entries()) {
      const [x, y] = PILE.seats[i]!;
      const bob = stage.reducedMotion ? 0 : Math.abs(Math.sin(stage.clock.now / 120 + i)) * 5;
      guest.setPosition(car.x + x, car.y + y - bob + 26).setDepth(DEPTHS.guest + 2 + i);
      guest.look(SQUARE.x, SQUARE.y);
    }
    if (stage.clock.now - sprayed < SPRAY_EVERY) return;
    sprayed = stage.clock.now;
    stage.fx.burst('bubbles', SQUARE.x, SQUARE.y - 10, { count: 5, spread: 60 });
  };
  step();
  lookUp();
  stage.sound.play('fontein');
  void stage.camera.glideTo(SQUARE.x, SQUARE.y - 10, LOOK.ms, LOOK.zoom);
  driver.face('proud');
  const turning = stage.tween({
    targets: at,
    to: { turn: at.turn + ROUND.turns },
    ms: ROUND.ms,
    ease: 'Sine.InOut',
    onUpdate: step,
  });
  await stage.clock.wait(ROUND.ms / 2);
  stage.sound.play('toeter');
  stage.fx.burst('confetti', SQUARE.x, SQUARE.y - 120, { count: 40, spread: 420 });
  await turning;
  for (const guest of guests) void guest.hop();
  await stage.clock.wait(700);
}
