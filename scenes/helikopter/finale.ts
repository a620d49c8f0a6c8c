import type { Crew, GameStage } from '../../engine/stage/index.ts';
import type { Copter } from './copter.ts';
import { DEPTHS } from './places.ts';
import { SHIP, type Ship } from './ship.ts';

const MS = { sail: 1300, hop: 420, beats: 8 } as const;
const AT = { x: 640, y: 600, scale: 1.35 } as const;
/** Surprises in a row over the rail, and on the roof. */
const ROW = { most: 12, pitch: 52, x: -150, y: -14, up: 46 } as const;
/** The water before it. */
const WAVE = 722;
const FLY = { x: 640, y: 300 } as const;
const NOTES = [1, 1.122, 1.26, 1.498, 1.26, 1.498, 1.682, 2] as const;

interface Load {
  copter: Copter;
  ship: Ship;
  crew: Crew;
  surprises: readonly string[];
}

/** The ship sails with all its surprises, which make music; the helicopter flies along. Under 6 s. */
export async function sailOut(stage: GameStage, { copter, ship, crew, surprises }: Load) {
  ship.leave();
  stage.sound.play('scheepsfluit');
  copter.flight.goTo(FLY.x, FLY.y);
  const names = surprises.slice(-ROW.most);
  const band = names.map((name, i) =>
    stage.image(`verrassing-${name}`, ROW.x + (i % 6) * ROW.pitch, ROW.y - Math.floor(i / 6) * ROW.up),
  );
  const hull = stage.image('schip', 0, 0);
  const whole = stage.scene.add.container(SHIP.x, SHIP.y, [hull, ...band]).setDepth(DEPTHS.finale);
  stage.image('golf', 683, WAVE).setDepth(DEPTHS.finale + 1);
  await stage.tween({ targets: whole, to: { ...AT }, ms: MS.sail, ease: 'Sine.InOut' });
  for (let beat = 0; beat < MS.beats; beat++) {
    stage.sound.play('verrassing', { rate: NOTES[beat]! / 1.2, volume: 0.8 });
    const players = band.filter((_, i) => i % 2 === beat % 2);
    void stage.tween({
      targets: players,
      to: { scale: 1.2, angle: beat % 2 ? 8 : -8 },
      ms: MS.hop / 2,
      yoyo: true,
      pop: true,
    });
    if (beat % 2 === 0) {
      crew.cheer();
      stage.fx.burst('confetti', 340 + beat * 90, 300, { count: 14, spread: 260 });
    }
    await stage.clock.wait(MS.hop);
  }
}
