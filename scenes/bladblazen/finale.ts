import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const MS = { heap: 500, run: 1100, wait: 260, leap: 620, peep: 420, end: 5600, hop: 800 } as const;
/** The biggest heap of the round lies in the middle of the lawn; it is as large as what was raked makes it. */
const HEAP = { x: 720, y: 590, least: 1.7, more: 0.05, most: 2.5 } as const;
/** Where the run-up begins, where one leaps, and how high. */
const RUN = { x: 120, y: 640, leap: 430 } as const;
const LEAP_HIGH = 330;
const HOST = { x: 980, y: 660, ms: 900 } as const;
/** So many leaves fly up from it, so far and so high, in so many shapes. */
const BURST = { count: 26, kinds: 6, wide: 620, high: 480, ms: 1500 } as const;
/** The leaf on the head of who comes up again. */
const CAP_UP = -82;

/** All leaves are raked: a run-up, and one leap into the biggest heap. */
export async function leapIn(stage: GameStage, crew: Crew, raked: number) {
  const began = stage.clock.now;
  const { own, host } = crew;
  const size = Math.min(HEAP.most, HEAP.least + raked * HEAP.more);
  const heap = stage.image('hoop', HEAP.x, HEAP.y).setDepth(DEPTHS.heap + 2).setScale(0.2); // prettier-ignore
  void stage.tween({ targets: heap, to: { scale: size }, ms: MS.heap, ease: 'Back.Out' });
  void host.walkTo(HOST.x, HOST.y, HOST.ms);
  own.setDepth(DEPTHS.hero).face('look');
  await own.walkTo(RUN.x, RUN.y, MS.run);
  crew.look(HEAP.x, HEAP.y);
  await stage.clock.wait(MS.wait);
  await own.walkTo(RUN.leap, RUN.y, MS.run / 2);
  await leap(stage, crew);
  stage.sound.play('ritsel');
  stage.sound.play('applaus');
  void stage.tween({ targets: heap, to: { scaleX: size * 1.16, scaleY: size * 0.84 }, ms: 160, yoyo: true, pop: true }); // prettier-ignore
  scatter(stage);
  own.setDepth(DEPTHS.heap + 1).setPosition(HEAP.x, HEAP.y + 30);
  own.add(stage.image('blaadje-1', 0, CAP_UP));
  const up = { y: HEAP.y - 38 * size };
  await stage.clock.wait(MS.peep);
  await stage.tween({ targets: own, to: up, ms: MS.peep, ease: 'Back.Out' });
  while (stage.clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    await stage.clock.wait(MS.hop);
  }
}

async function leap(stage: GameStage, { own }: Crew) {
  const from = { x: own.x, y: own.y };
  const way = { t: 0 };
  own.face('happy');
  stage.sound.play('fluit', { volume: 0.5 });
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms: MS.leap,
    ease: 'Linear',
    onUpdate: () => {
      if (!own.scene) return;
      const { t } = way;
      const high = Math.sin(t * Math.PI) * LEAP_HIGH;
      own.setPosition(from.x + (HEAP.x - from.x) * t, from.y + (HEAP.y - 40 - from.y) * t - high);
    },
  });
}

/** Leaves fly up from the heap and come down all over the lawn. */
function scatter(stage: GameStage) {
  const rng = stage.rng.fork('sprong');
  for (let i = 0; i < BURST.count; i++) {
    const leaf = stage.image(`blaadje-${i % BURST.kinds}`, HEAP.x, HEAP.y - 60).setDepth(DEPTHS.sky);
    const [wide, high] = [rng.between(-BURST.wide, BURST.wide), rng.between(0.4, 1) * BURST.high];
    const [turn, down] = [rng.between(-300, 300), rng.between(20, 130)];
    const way = { t: 0 };
    void stage.tween({
      targets: way,
      to: { t: 1 },
      ms: BURST.ms * rng.between(0.8, 1.3),
      ease: 'Quad.Out',
      onUpdate: () => {
        if (!leaf.scene) return;
        const { t } = way;
        leaf.setPosition(HEAP.x + wide * t, HEAP.y - 60 - Math.sin(t * Math.PI) * high + down * t);
        leaf.setAngle(turn * t);
      },
    });
  }
}
