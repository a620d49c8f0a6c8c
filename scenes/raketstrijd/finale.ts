import type { Crew, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Krul } from './krul.ts';
import { DEPTHS } from './places.ts';
import type { Planet } from './planets.ts';
import type { Rocket } from './rocket.ts';

const PICNIC = { x: 683, y: 768, from: 1180 } as const;
/** Where they sit, and how large. */
const SEATS = {
  own: { x: 566, y: 556 },
  fien: { x: 812, y: 556 },
  krul: { x: 690, y: 476 },
  rocket: { x: 420, y: 546 },
} as const;
/** The bow of planets over the picnic. */
const BOW = { x: 683, y: 640, wide: 560, high: 400, scale: 0.72 } as const;
const MS = { rise: 900, bow: 1100, each: 60, beat: 620, whole: 3000 } as const;

/** The end: the largest planet comes up, both crews picnic on it, and all planets of the round stand in a bow over them. */
export async function picnic(
  stage: GameStage,
  { crew, rocket, krul, planets }: { crew: Crew; rocket: Rocket; krul: Krul; planets: readonly Planet[] },
) {
  const ground = stage.image('picknick', PICNIC.x, PICNIC.from).setDepth(DEPTHS.bank + 1);
  const { pilot, parts } = rocket.leave();
  const low = PICNIC.from - PICNIC.y;
  const sit = (thing: Klodder | Image, { x, y }: { x: number; y: number }, depth: number) => {
    thing.setPosition(x, y + low).setDepth(DEPTHS.bank + depth);
    void stage.tween({ targets: thing, to: { y }, ms: MS.rise, ease: 'Sine.Out' });
  };
  for (const [i, part] of parts.entries()) sit(part, SEATS.rocket, 0.4 + i * 0.1);
  sit(krul.leave(), SEATS.krul, 0.6);
  sit(pilot.setScale(0.96), SEATS.own, 2);
  sit(crew.host, SEATS.fien, 2);
  void stage.tween({ targets: ground, to: { y: PICNIC.y }, ms: MS.rise, ease: 'Sine.Out' });
  for (const [i, { image, house, isFirst }] of planets.entries()) {
    const turn = Math.PI * (planets.length < 2 ? 0.5 : i / (planets.length - 1));
    const to = {
      x: BOW.x - Math.cos(turn) * BOW.wide,
      y: BOW.y - Math.sin(turn) * BOW.high,
      scale: BOW.scale * (isFirst ? 1 : 0.8),
    };
    house?.destroy();
    image.clearTint();
    void stage.tween({ targets: image, to, ms: MS.bow, delay: i * MS.each, ease: 'Sine.InOut' });
  }
  await stage.clock.wait(MS.rise);
  crew.cheer(4000);
  krul.laugh();
  stage.sound.play('applaus');
  for (let spent = 0; spent < MS.whole; spent += MS.beat) {
    const i = Math.floor(spent / MS.beat);
    stage.fx.burst('stars', 683 + ((i % 3) - 1) * 300, 300, { count: 12, spread: 260 });
    void crew.both[i % 2]!.hop(16);
    await stage.clock.wait(MS.beat);
  }
}
