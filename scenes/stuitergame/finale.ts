import type { Crew, GameStage, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, FIELD, FLOOR } from './places.ts';
import type { Field } from './field.ts';

/** What he flies past: from above the window down out of it, in turn. */
const PASSED = [
  { frame: 'zon', x: 330, ms: 1500, wait: 450 },
  { frame: 'maan', x: 1040, ms: 1400, wait: 850 },
  { frame: 'satelliet', x: 400, ms: 1500, wait: 1250 },
] as const;
const PATH = { from: -160, to: 940 } as const;
/** How much larger he is up there, and stars he leaves behind: from so far below his feet, how often. */
const CLOSE = { size: 1.9, stars: 20, each: 90 } as const;
const RISE = { y: 360, turn: 22, ms: 620, wait: 2350, down: 620, back: 760 } as const;

/** One giant bounce: past sun, moon and a surprised satellite, and down again on the blanket. Under 6 s. */
export async function bounceHigh(stage: GameStage, field: Field, crew: Crew, other: Klodder) {
  const { sound, fx, clock } = stage;
  const { host } = crew;
  host.setDepth(DEPTHS.flying).setAngle(0).setPosition(FIELD.middle, FLOOR);
  field.leave(true);
  field.quiet();
  await host.squash();
  sound.play('suizen');
  const { scaleX, scaleY } = host;
  const near = { scaleX: scaleX * CLOSE.size, scaleY: scaleY * CLOSE.size };
  void stage.tween({ targets: host, to: { y: RISE.y, ...near }, ms: RISE.ms, ease: 'Quad.Out' });
  const trail = clock.every(CLOSE.each, () => fx.burst('stars', host.x, host.y + CLOSE.stars, { count: 1 }));
  for (const { frame, x, ms, wait } of PASSED) {
    const image = stage.image(frame, x, PATH.from).setDepth(DEPTHS.flying - 1);
    void stage.tween({ targets: image, to: { y: PATH.to }, ms, delay: wait, ease: 'Linear' });
    clock.after(wait + ms / 3, () => {
      host.look(x, RISE.y);
      sound.play('tik', { rate: 1.3 });
    });
  }
  void stage.tween({ targets: host, to: { angle: RISE.turn }, ms: RISE.wait / 4, delay: RISE.ms, yoyo: true, repeat: 1, pop: true }); // prettier-ignore
  await clock.wait(RISE.ms + RISE.wait - RISE.back);
  field.leave(false);
  trail();
  await clock.wait(RISE.back);
  host.look();
  sound.play('parachute');
  await stage.tween({
    targets: host,
    to: { y: FLOOR, angle: 0, scaleX, scaleY },
    ms: RISE.down,
    ease: 'Quad.In',
  });
  sound.play('boing', { rate: 0.8 });
  fx.burst('confetti', FIELD.middle, FLOOR - 60, { count: 26, spread: 300 });
  crew.cheer();
  void other.hop();
  await clock.wait(800);
}
