import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, TUB } from './places.ts';
import type { Tub } from './tub.ts';

/** Where the tub comes to lie to take the two on board, and where it sails off to. */
const LANDING = { x: 720, y: TUB.y + 40, scale: 1.5 } as const;
const AWAY = { x: 1560, scale: 1.2 } as const;
const SEATS = [-46, 42] as const;
const SEAT = -54;
/** The pelican sits in front and looks where they go. */
const BOW = { x: 104, y: -82, from: { x: 220, y: -260 }, scale: 0.72 } as const;
const SAIL = { x: 8, y: -150 } as const;
const MS = { come: 620, board: 420, sail: 360, perch: 620, wait: 900, leave: 2100, spray: 170 } as const;

/** The tub comes for the two on the jetty, an umbrella is its sail, and off they go with all fish. Under 6 s. */
export async function sailOff(
  stage: GameStage,
  tub: Tub,
  crew: Crew,
  pelican: string,
  result: { finished: number },
) {
  const { sound, fx, clock } = stage;
  const { thing } = tub;
  thing.setDepth(DEPTHS.leaping);
  await stage.tween({ targets: thing, to: { ...LANDING }, ms: MS.come, ease: 'Sine.InOut' });
  await Promise.all(
    crew.both.map(async (one, i) => {
      one.face('happy');
      const to = { x: LANDING.x + SEATS[i]! * LANDING.scale, y: LANDING.y + SEAT * LANDING.scale };
      const now = { share: 0 };
      const from = { x: one.x, y: one.y };
      await stage.tween({
        targets: now,
        to: { share: 1 },
        ms: MS.board,
        delay: i * 120,
        onUpdate: () => {
          const { share } = now;
          const lift = Math.sin(share * Math.PI) * 110;
          one.setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - lift);
        },
      });
      sound.play('plons', { rate: 1.1 + i * 0.1 });
      fx.burst('splash', to.x, LANDING.y - 20, { count: 10, spread: 80 });
      tub.board(one, SEATS[i]!, SEAT, 1 / LANDING.scale);
    }),
  );
  const sail = stage.image('paraplu', SAIL.x, 0).setScale(0.3).setAlpha(0);
  thing.addAt(sail, 0);
  sound.play('zeil');
  const bird = stage.image(pelican, BOW.from.x, BOW.from.y).setScale(-BOW.scale, BOW.scale);
  thing.add(bird);
  sound.play('pelikaan', { rate: 1.2 });
  void stage.tween({ targets: bird, to: { x: BOW.x, y: BOW.y }, ms: MS.perch, ease: 'Sine.Out' });
  await stage.tween({ targets: sail, to: { y: SAIL.y, scale: 1, alpha: 1 }, ms: MS.sail, ease: 'Back.Out' });
  fx.burst('confetti', LANDING.x, 240, { count: 10 + result.finished * 2, spread: 420 });
  crew.cheer();
  await clock.wait(MS.wait);
  const dry = clock.every(MS.spray, () => fx.burst('splash', thing.x - 120, LANDING.y + 20, { count: 4 }));
  const to = { x: AWAY.x, scale: AWAY.scale };
  await stage.tween({ targets: thing, to, ms: MS.leave, ease: 'Sine.In' });
  dry();
}
