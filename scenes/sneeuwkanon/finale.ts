import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Snow } from './snow.ts';

/** The ride: from where to where, and how long; then they stand there. */
const RIDE = { from: 250, to: 1120, ms: 3100 } as const;
const MS = { on: 420, end: 5600, hop: 640 } as const;
/** Where the two sit, from the middle of the sledge. */
const SEATS = { host: -26, own: 30, up: 20 } as const;
/** All that was snowed in stands along the way. */
const GUESTS = { left: 470, right: 1290, most: 12, up: 6 } as const;

/** Everybody is snowed in; the two ride down the hill, over all the snow that missed. */
export async function ride(stage: GameStage, snow: Snow, crew: Crew, guests: number) {
  const began = stage.clock.now;
  stage.sound.play('applaus');
  const count = Math.min(GUESTS.most, guests);
  for (let i = 0; i < count; i++) {
    const x = GUESTS.left + ((GUESTS.right - GUESTS.left) * (i + 0.5)) / count;
    const guest = stage
      .image('bol', x, snow.top(x) + GUESTS.up)
      .setDepth(DEPTHS.post)
      .setScale(0.05);
    const scale = 0.78 + (i % 3) * 0.1;
    void stage.tween({
      targets: guest,
      to: { scale },
      ms: MS.on,
      delay: i * 70,
      ease: 'Back.Out',
      pop: true,
    });
    const hat = stage.image(`hoed-${i % 5}`, x, snow.top(x) - 128 * scale).setDepth(DEPTHS.post + 1);
    hat.setScale(0.05, -0.05);
    const worn = { scaleX: scale * 0.8, scaleY: -scale * 0.8 };
    void stage.tween({ targets: hat, to: worn, ms: MS.on, delay: i * 70 + 120, ease: 'Back.Out', pop: true });
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
