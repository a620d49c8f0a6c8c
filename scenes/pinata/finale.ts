import type { Crew, GameStage } from '../../engine/stage/index.ts';
import type { Guests } from './guests.ts';
import type { Hitter } from './hitter.ts';
import { DEPTHS, LAWN } from './places.ts';
import type { Pinata } from './pinata.ts';
import { BURSTS_AT, heap } from './rules.ts';

const HEAP = { x: 683, y: LAWN.y + 4, rows: 6, pitch: 62, scale: 1.45, from: 60 } as const;
const SIGN = { x: 683, y: 372, size: 66 } as const;
const MS = { fall: 460, each: 36, climb: 420, hop: 620, end: 5500 } as const;
const SWEETS = 8;
/** Where they sit on the heap and beside it, from the middle of its foot. */
const SEATS = { host: { x: -96, y: -146 }, own: { x: 96, y: -146 }, guests: [-410, 410, 520] } as const;

interface Ending {
  pinata: Pinata;
  hitter: Hitter;
  crew: Crew;
  guests: Guests;
  /** Sweets that were caught on the way. */
  caught: number;
}

/** The last piñata bursts in any case: a mountain of sweets, which all count. Under 6 s. */
export async function feast(stage: GameStage, { pinata, hitter, crew, guests, caught }: Ending) {
  const { clock, sound, fx } = stage;
  const began = clock.now;
  if (!pinata.isThere) await pinata.come();
  await hitter.swing();
  sound.play('boink');
  sound.play('krak');
  pinata.struck(BURSTS_AT);
  void hitter.land().then(() => hitter.putAway());
  void pinata.burst();
  sound.play('snoepregen');
  const places = heap(HEAP.rows, HEAP.pitch);
  const sign = stage.image('bord', SIGN.x, SIGN.y).setDepth(DEPTHS.candy).setScale(0);
  const count = stage.text('', SIGN.x, SIGN.y - 4, { size: SIGN.size, exercise: false });
  count.setDepth(DEPTHS.candy + 1);
  void stage.tween({
    targets: sign,
    to: { scale: 1 },
    ms: MS.climb,
    delay: MS.fall,
    ease: 'Back.Out',
    pop: true,
  });
  const falls = places.map(async ({ x, y }, i) => {
    const to = { x: HEAP.x + x, y: HEAP.y + y };
    const sweet = stage
      .image(`snoep-${(i * 5 + (i >> 2)) % SWEETS}`, to.x, -HEAP.from)
      .setDepth(DEPTHS.candy - 1);
    sweet.setScale(HEAP.scale).setAngle((i * 47) % 60);
    await stage.tween({ targets: sweet, to, ms: MS.fall, delay: i * MS.each, ease: 'Bounce.Out' });
    sound.play('tel-op', { volume: 0.5, rate: 1 + 0.02 * i });
    const share = (i + 1) / places.length;
    count.setText(`${Math.round((caught + places.length) * share)}`);
  });
  await Promise.all(falls);
  fx.burst('confetti', SIGN.x, SIGN.y - 60, { count: 30, spread: 500 });
  const { host, own } = crew;
  const climb = [
    [host, SEATS.host.x, HEAP.y + SEATS.host.y],
    [own, SEATS.own.x, HEAP.y + SEATS.own.y],
    ...guests.all.map((one, i) => [one, SEATS.guests[i]!, HEAP.y] as const),
  ] as const;
  await Promise.all(
    climb.map(([one, x, y]) => {
      one.setDepth(DEPTHS.candy + 2);
      return stage.tween({ targets: one, to: { x: HEAP.x + x, y }, ms: MS.climb, ease: 'Sine.InOut' });
    }),
  );
  while (clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    guests.cheer();
    await clock.wait(MS.hop);
  }
}
