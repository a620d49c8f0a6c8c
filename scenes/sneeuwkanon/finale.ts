import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Snow } from './snow.ts';

/** The ride: from where to where, and how long; then they stand there. */
const RIDE = { from: 250, to: 1236, ms: 3100 } as const;
const MS = { on: 420, end: 5600, hop: 640 } as const;
/** Where the two sit, from the middle of the sledge. */
const SEATS = { host: -26, own: 30, up: 20 } as const;
/** All that was snowed in stands along the way. */
const GUESTS = { left: 420, right: 1120, most: 12, up: 6 } as const;
/** Who was built of balls: so many at least and at most, the lowest and the highest one, and how far each is over the one before. */
const TALL = { least: 3, most: 5, wide: 1.3, narrow: 0.62, over: 42, foot: 24 } as const;

/**
 * Everybody is snowed in; the two ride down the hill, over all the snow that missed. `balls` says of each word how many balls
 * its Klodder was built of; 1 is a round one with its hat on.
 */
export async function ride(stage: GameStage, snow: Snow, crew: Crew, balls: readonly number[]) {
  const began = stage.clock.now;
  stage.sound.play('applaus');
  const guests = balls.slice(-GUESTS.most);
  for (const [i, count] of guests.entries()) {
    const x = GUESTS.left + ((GUESTS.right - GUESTS.left) * (i + 0.5)) / guests.length;
    const grow = (frame: string, y: number, scale: number, delay: number, flip = 1) => {
      const image = stage
        .image(frame, x, y)
        .setDepth(DEPTHS.post)
        .setScale(0.05, 0.05 * flip);
      const to = { scaleX: scale, scaleY: scale * flip };
      void stage.tween({ targets: image, to, ms: MS.on, delay, ease: 'Back.Out', pop: true });
    };
    const ground = snow.top(x);
    const delay = i * 70;
    if (count === 1) {
      const scale = 0.78 + (i % 3) * 0.1;
      grow('bol', ground + GUESTS.up, scale, delay);
      grow(`hoed-${i % 5}`, ground - 128 * scale, scale * 0.8, delay + 120, -1);
      continue;
    }
    const high = Math.max(TALL.least, Math.min(TALL.most, count)) - 1;
    let y = ground - TALL.foot;
    for (let k = 0; k <= high; k++) {
      const scale = TALL.wide + ((TALL.narrow - TALL.wide) * k) / high;
      grow(k < high ? 'bal' : 'kop', y, scale, delay + k * 60);
      y -= TALL.over * scale;
    }
  }
  const sledge = stage.image('slee', RIDE.from, snow.top(RIDE.from)).setDepth(DEPTHS.crew + 1);
  const { host, own } = crew;
  const seat = (x: number) => {
    const slope = Math.atan2(snow.top(x + 30) - snow.top(x - 30), 60);
    const y = Math.min(snow.top(x - 30), snow.top(x), snow.top(x + 30)) + 4;
    sledge.setPosition(x, y).setRotation(slope);
    host.setPosition(x + SEATS.host, y - SEATS.up);
    own.setPosition(x + SEATS.own, y - SEATS.up);
  };
  seat(RIDE.from);
  for (const one of crew.both) one.face('happy');
  await stage.clock.wait(MS.on);
  stage.sound.play('slee');
  const way = { x: RIDE.from as number };
  let dust = 0;
  await stage.tween({
    targets: way,
    to: { x: RIDE.to },
    ms: RIDE.ms,
    ease: 'Sine.InOut',
    onUpdate: () => {
      seat(way.x);
      if (++dust % 6 === 0) stage.fx.burst('snow', way.x - 60, sledge.y, { count: 2 });
    },
  });
  for (const one of crew.both) one.face('proud');
  while (stage.clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    stage.fx.burst('confetti', sledge.x, sledge.y - 120, { count: 10, spread: 160 });
    await stage.clock.wait(MS.hop);
  }
}
