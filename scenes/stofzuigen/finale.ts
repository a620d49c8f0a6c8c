import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { Bunny } from './bunny.ts';
import { DEPTHS } from './depths.ts';
import { seatsOn, threadOf } from './rules.ts';
import type { Zoef } from './zoef.ts';

/** The velvet cushion in the hall, and where Zoef opens his bag. */
const HALL = { x: 683, y: 384 } as const;
const CUSHION = { x: 683, y: 560, ms: 380 } as const;
const DOOR = { x: 683, y: 686, scale: 1.4, ms: 420 } as const;
const WORDS = { letters: 36, each: 260, hop: 420, high: 150 } as const;
const AFTER_MS = 1500;

/** The dust bunnies of the round get a new home on a velvet cushion: those that were right shine. */
export async function bringHome(
  stage: GameStage,
  crew: Crew,
  zoef: Zoef,
  words: readonly string[],
  rights: readonly boolean[],
) {
  const hall = stage
    .image('hal', HALL.x, HALL.y)
    .setDepth(DEPTHS.cushion - 2)
    .setAlpha(0);
  const cushion = stage.image('kussen', CUSHION.x, CUSHION.y + 300).setDepth(DEPTHS.cushion);
  for (const one of crew.both) one.setDepth(DEPTHS.guests + 2);
  zoef.root.setDepth(DEPTHS.guests + 20);
  zoef.turn('up');
  void stage.tween({ targets: zoef.root, to: { x: DOOR.x, y: DOOR.y, scale: DOOR.scale }, ms: DOOR.ms });
  void stage.tween({ targets: hall, to: { alpha: 1 }, ms: CUSHION.ms });
  await stage.tween({ targets: cushion, to: { y: CUSHION.y }, ms: CUSHION.ms, ease: 'Back.Out', pop: true });
  crew.cheer();
  const shown = words.slice(0, 12).map((text, i) => {
    const bunny = new Bunny(stage, { id: `gast-${i}`, text: threadOf(text) }, WORDS.letters);
    bunny.root
      .setPosition(DOOR.x, DOOR.y)
      .setDepth(DEPTHS.guests + i * 0.1)
      .setScale(0.3);
    return bunny;
  });
  const seats = seatsOn(shown.map(({ hit }) => hit.width));
  await Promise.all(shown.map((bunny, i) => hop(stage, bunny, seats[i]!, i, rights[i] ?? false)));
  stage.sound.play('slaap');
  crew.cheer();
  zoef.face('blij', 3000);
  await stage.clock.wait(AFTER_MS);
}

/** One bunny hops out of the bag onto its place. */
async function hop(
  stage: GameStage,
  { root }: Bunny,
  seat: { x: number; y: number; scale: number },
  at: number,
  isRight: boolean,
) {
  await stage.clock.wait(at * WORDS.each);
  root.setVisible(true);
  stage.sound.play('floep', { rate: 1 + at * 0.04, volume: 0.7 });
  const from = { x: root.x, y: root.y };
  const way = { t: 0 };
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms: WORDS.hop,
    ease: 'Linear',
    onUpdate: () => {
      const { t } = way;
      const lift = stage.reducedMotion ? 0 : Math.sin(t * Math.PI) * WORDS.high;
      root.setPosition(from.x + (seat.x - from.x) * t, from.y + (seat.y - from.y) * t - lift);
      root.setScale(0.3 + (seat.scale - 0.3) * t);
    },
  });
  if (isRight) stage.fx.burst('stars', seat.x, seat.y - 20, { count: 5 });
}
