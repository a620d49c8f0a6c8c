import type { Crew, GameStage } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import { DEPTHS } from './places.ts';

/** The surface comes down to here, and the sky above it; where the whale leaps, how high, and how large it is. */
const SKY = { x: 683, from: -560, y: 470 } as const;
const LEAP = {
  from: { x: 330, y: 900 },
  to: { x: 1010, y: 900 },
  high: 720,
  turn: [-0.95, 0.95],
  size: 1,
} as const;
/** Where the two ride on its back, beside its middle, and how large they are there. */
const SEATS = [
  { x: -54, y: -98 },
  { x: 34, y: -106 },
] as const;
const RIDER = 0.9;
/** Its fountain. */
const SPOUT = { x: 40, y: -140, each: 130 } as const;
/** Then it floats there, and bobs. */
const FLOATS = { x: 683, y: 408, bob: 10 } as const;
const MS = { dive: 500, rise: 700, leap: 1900, come: 560, bob: 420, after: 900 } as const;

/** The sea ends, the sky is there: full-grown it leaps out as a whale, with both on its back. Under 6 s. */
export async function breach(stage: GameStage, fish: Fish, crew: Crew, rights: number) {
  const { sound, fx, clock } = stage;
  sound.play('walvis');
  void stage.tween({ targets: fish.thing, to: { y: 900, alpha: 0 }, ms: MS.dive, ease: 'Quad.In' });
  void stage.tween({ targets: [...crew.both], to: { y: 900 }, ms: MS.dive, ease: 'Quad.In' });
  const sky = stage.image('lucht', SKY.x, SKY.from).setDepth(DEPTHS.finale);
  const front = stage.image('golf', SKY.x, SKY.from).setDepth(DEPTHS.finale + 2);
  await stage.tween({ targets: [sky, front], to: { y: SKY.y }, ms: MS.rise, ease: 'Sine.Out' });
  const whale = stage.scene.add.container(LEAP.from.x, LEAP.from.y).setDepth(DEPTHS.finale + 1);
  for (const [i, one] of crew.both.entries()) {
    const { x, y } = SEATS[i]!;
    one.setPosition(x, y).setScale(one.scaleX * RIDER, one.scaleY * RIDER);
    one.turn(false);
    one.face('happy');
    whale.add(one);
  }
  whale.add(stage.image('walvis', 0, 0));
  sound.play('plons');
  fx.burst('splash', LEAP.from.x + 80, SKY.y, { count: 24, spread: 260 });
  const spout = clock.every(SPOUT.each, () => {
    fx.burst('splash', whale.x + SPOUT.x, whale.y + SPOUT.y, { count: 2 });
    fx.burst('stars', whale.x + SPOUT.x, whale.y + SPOUT.y, { count: 1 + Math.round(rights / 4) });
  });
  const way = { share: 0 };
  await stage.tween({
    targets: way,
    to: { share: 1 },
    ms: MS.leap,
    onUpdate: () => {
      const { share } = way;
      const lift = Math.sin(share * Math.PI) * LEAP.high;
      whale
        .setPosition(LEAP.from.x + (LEAP.to.x - LEAP.from.x) * share, LEAP.from.y - lift)
        .setRotation((LEAP.turn[0] + (LEAP.turn[1] - LEAP.turn[0]) * share) * 0.6);
    },
  });
  spout();
  sound.play('plons', { rate: 0.8 });
  sound.play('applaus');
  fx.burst('splash', LEAP.to.x, SKY.y, { count: 40, spread: 420 });
  whale.setPosition(FLOATS.x, LEAP.to.y).setRotation(0);
  await stage.tween({ targets: whale, to: { x: FLOATS.x, y: FLOATS.y }, ms: MS.come, ease: 'Back.Out' });
  fx.burst('confetti', SKY.x, 200, { count: 10 + rights * 2, spread: 620 });
  crew.cheer();
  const bob = { y: FLOATS.y + FLOATS.bob };
  void stage.tween({ targets: whale, to: bob, ms: MS.bob, yoyo: true, repeat: 1, pop: true });
  await clock.wait(MS.after);
}
