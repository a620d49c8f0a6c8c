import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Hall } from './hall.ts';
import { onArc } from './rules.ts';

/** The lorry from the side: where it stops, where it drives off to, its roof, and the boxes in it. */
const LORRY = { from: -420, x: 640, y: 700, away: 1820, roof: { x: -96, y: -286 }, cab: { x: 166, y: -176 } } as const; // prettier-ignore
const BOXES = { left: -206, pitch: 74, y: -228, count: 4 } as const;
const MS = { come: 700, leap: 560, wait: 700, leave: 1500, bounce: 170 } as const;

/** The lorry comes, both get on, and off it goes with all boxes. Under 6 s. */
export async function driveOff(stage: GameStage, hall: Hall, crew: Crew, result: { finished: number }) {
  const { sound, fx, clock } = stage;
  const { host, own } = crew;
  const boxes = Array.from({ length: BOXES.count }, (_, i) =>
    stage.image(`pakket-${i % 3}`, BOXES.left + i * BOXES.pitch, BOXES.y).setScale(1.5),
  );
  const lorry = stage.scene.add.container(LORRY.from, LORRY.y, [...boxes, stage.image('vrachtwagen', 0, 0)]);
  lorry.setDepth(DEPTHS.flying + 10);
  hall.quiet();
  sound.play('vorkheftruck');
  await stage.tween({ targets: lorry, to: { x: LORRY.x }, ms: MS.come, ease: 'Sine.Out' });
  const seats = [LORRY.cab, LORRY.roof] as const;
  await Promise.all(
    [host, own].map(async (one, i) => {
      const from = { x: one.parentContainer ? hall.lift.x + one.x : one.x, y: one.parentContainer ? hall.lift.y + one.y : one.y }; // prettier-ignore
      one.parentContainer?.remove(one);
      stage.scene.add.existing(one);
      one.setPosition(from.x, from.y).setDepth(DEPTHS.flying + 20);
      one.face('happy');
      const to = { x: LORRY.x + seats[i]!.x, y: LORRY.y + seats[i]!.y };
      const now = { share: 0 };
      sound.play('spring', { rate: 1 + i * 0.2 });
      await stage.tween({
        targets: now,
        to: { share: 1 },
        ms: MS.leap,
        delay: i * 140,
        ease: 'Linear',
        onUpdate: () => {
          const { x, y } = onArc(from, to, now.share);
          one.setPosition(x, y);
        },
      });
      sound.play('doos-plof');
      lorry.add(one);
      one.setPosition(seats[i]!.x, seats[i]!.y);
    }),
  );
  fx.burst('confetti', LORRY.x, 320, { count: 10 + result.finished * 2, spread: 460 });
  sound.play('bel');
  crew.cheer();
  await clock.wait(MS.wait);
  sound.play('vorkheftruck', { rate: 1.2 });
  for (const [i, box] of boxes.entries())
    void stage.tween({ targets: box, to: { y: BOXES.y - 22 }, ms: MS.bounce, delay: i * 60, yoyo: true, repeat: 6, pop: true }); // prettier-ignore
  await stage.tween({ targets: lorry, to: { x: LORRY.away }, ms: MS.leave, ease: 'Sine.In' });
}
