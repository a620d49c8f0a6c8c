import type { Container, Crew, GameStage, Image } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** The surface comes down to here, and the sky above it; where the whale leaps, and how high. */
const SKY = { x: 683, from: -560, y: 470 } as const;
const LEAP = { from: { x: 330, y: 900 }, to: { x: 1010, y: 900 }, high: 720, turn: 0.57, ms: 1900 } as const;
/** Where the two ride on its back, beside its middle, and how large they are there. */
const SEATS = [{ x: -54, y: -98 }, { x: 34, y: -106 }] as const; // prettier-ignore
const RIDER = 0.9;
/** Who lives in the sea looks on from below: beside its middle, under the surface; how clear they are. */
const GUESTS = [[-430, 212], [-190, 130], [420, 116], [140, 224]] as const; // prettier-ignore
const CLEAR = 0.75;
/** Small fish leap along with it, one after another. */
const HOPS = { count: 4, x: 520, y: 540, apart: 84, far: 220, high: 230, turn: 0.8, after: 160, ms: 800, size: 1.5 } as const; // prettier-ignore
/** Its fountain. */
const SPOUT = { x: 40, y: -140, each: 130 } as const;
/** Then it floats there, and bobs. */
const FLOATS = { x: 683, y: 408, bob: 10 } as const;
const MS = { dive: 500, rise: 700, come: 560, bob: 420, after: 900 } as const;

/** The sea ends, the sky is there: full-grown it leaps out as a whale, with both on its back. Under 6 s. */
export async function breach(stage: GameStage, fish: Fish, crew: Crew, rights: number) {
  const { sound, fx, clock } = stage;
  sound.play('walvis');
  void stage.tween({ targets: fish.thing, to: { y: 900, alpha: 0 }, ms: MS.dive, ease: 'Quad.In' });
  void stage.tween({ targets: [...crew.both], to: { y: 900 }, ms: MS.dive, ease: 'Quad.In' });
  const sky = stage.image('lucht', SKY.x, SKY.from).setDepth(DEPTHS.finale);
  const guests = GUESTS.map(([x, y], i) => stage.image(`leven-${i}`, x, y).setAlpha(CLEAR));
  const front = stage.scene.add.container(SKY.x, SKY.from, [stage.image('golf', 0, 0), ...guests]);
  front.setDepth(DEPTHS.finale + 2);
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
  for (let i = 0; i < HOPS.count; i++) {
    const { x, y } = HOPS;
    const fish = stage.image(`visje-${i % 3}`, x, y).setDepth(DEPTHS.finale + 1);
    const from = { x: x - i * HOPS.apart, y };
    const way = { ...HOPS, from, to: { x: from.x + HOPS.far, y }, delay: i * HOPS.after };
    void leap(stage, fish.setScale(HOPS.size), way).then(() => fish.destroy());
  }
  await leap(stage, whale, LEAP);
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

interface Leap extends Record<'from' | 'to', Spot> {
  high: number;
  /** It goes up turned by so much, and down as much to the other side, in radians. */
  turn: number;
  ms: number;
  delay?: number;
}

/** Somebody leaps out of the water and in again. */
async function leap(stage: GameStage, thing: Container | Image, { from, to, high, turn, ...time }: Leap) {
  const way = { share: 0 };
  const onUpdate = () => {
    const y = from.y - Math.sin(way.share * Math.PI) * high;
    thing.setPosition(from.x + (to.x - from.x) * way.share, y).setRotation((way.share * 2 - 1) * turn);
  };
  await stage.tween({ targets: way, to: { share: 1 }, onUpdate, ...time });
}
