import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import type { Fans } from './fans.ts';
import { DEPTHS, LINE } from './places.ts';
import type { Rival } from './rival.ts';
import type { River } from './river.ts';

/** The last sprint, in ms and u: the way to the arch, a stroke each so often, and what comes after. */
const SPRINT = { ms: 2300, far: 2300, stroke: 330, from: 420, to: 760 } as const;
const ARCH = { x: 900, y: 330 } as const;
const TOSS = { times: 3, up: 150, ms: 280, apart: 60 } as const;
const MS = { rest: 300, cheer: 480 } as const;

interface Race {
  boat: Boat;
  river: River;
  fans: Fans;
  rival: Rival;
}

/** The last sprint to the arch with flags, along the cheering bank; and the crew tosses its drummer. */
export async function finish(stage: GameStage, { boat, river, fans, rival }: Race) {
  const { clock, fx, sound } = stage;
  const arch = stage.image('boog', ARCH.x + SPRINT.far, ARCH.y).setDepth(DEPTHS.back - 4);
  rival.finish(SPRINT.from);
  const isOver = hurry(stage, boat, fans);
  await sprint(stage, boat, river, arch);
  isOver();
  sound.play('finishbel');
  sound.play('applaus', { volume: 0.8 });
  fx.burst('confetti', 500, 300, { count: 34, spread: 320 });
  fx.burst('confetti', 960, 300, { count: 34, spread: 320 });
  boat.cheer(3000);
  await clock.wait(MS.rest);
  await toss(stage, boat, fans);
}

/** Everything passes by, and the arch comes. */
async function sprint(stage: GameStage, boat: Boat, river: River, arch: Image) {
  const way = { share: 0 };
  const from = boat.x;
  let flowed = 0;
  await stage.tween({
    targets: way,
    to: { share: 1 },
    ms: SPRINT.ms,
    ease: 'Sine.InOut',
    onUpdate: () => {
      river.flow(SPRINT.far * (way.share - flowed));
      flowed = way.share;
      boat.x = from + (SPRINT.to + 330 - from) * way.share;
      boat.y += (LINE.split - boat.y) * 0.08;
      arch.setX(ARCH.x + SPRINT.far * (1 - way.share));
    },
  });
}

/** A stroke after the other, faster than any drum, and the bank hops; until it is called off. */
function hurry(stage: GameStage, boat: Boat, fans: Fans): () => void {
  const pull = () => {
    boat.beat(0.5);
    boat.stroke(true);
    fans.cheer();
  };
  pull();
  return stage.clock.every(SPRINT.stroke, pull);
}

/** Up goes the drummer, three times. */
async function toss(stage: GameStage, boat: Boat, fans: Fans) {
  for (let i = 0; i < TOSS.times; i++) {
    fans.cheer();
    stage.sound.play('koor', { rate: [1, 1.26, 1.498][i]! });
    for (const rower of boat.rowers) void rower.hop(14);
    await boat.toss(TOSS.up, TOSS.ms);
    await stage.clock.wait(TOSS.apart);
  }
  await stage.clock.wait(MS.cheer);
}
