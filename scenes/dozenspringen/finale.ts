import type { Container, Crew, GameStage, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Hall } from './hall.ts';
import { onArc, type Spot } from './rules.ts';

/** The lorry from the side: where it comes from and drives out, where it stops; its roof, its cab, and where a mouse gets on. */
const LORRY = { from: -420, x: 640, y: 700, away: 1800, roof: { x: 52, y: -224 }, cab: { x: 166, y: -176 }, mouse: { x: 262, y: -138 } } as const; // prettier-ignore
/** The boxes in its roof, from which toys look at last. */
const BOXES = {
  left: -206,
  pitch: 62,
  y: -232,
  count: 4,
  scale: 1.5,
  toy: { hidden: -230, out: -304 },
} as const;
const HOP = 26;
const MS = {
  depart: 420,
  come: 620,
  leap: 520,
  wait: 240,
  leave: 800,
  back: 900,
  bounce: 150,
  toy: 320,
  each: 90,
} as const;

/** The lorry comes, both get on, off it goes, and round the house back into the hall, where toys spring from its boxes. Under 6 s. */
export async function driveRound(stage: GameStage, hall: Hall, crew: Crew, result: { finished: number }) {
  const { sound, fx, clock } = stage;
  const { host, own } = crew;
  const places = Array.from({ length: BOXES.count }, (_, i) => BOXES.left + i * BOXES.pitch);
  const boxes = places.map((x, i) => stage.image(`pakket-${i % 3}`, x, BOXES.y).setScale(BOXES.scale));
  const toys = places.map((x, i) => stage.image(`veer-${i % 3}`, x, BOXES.toy.hidden).setVisible(false));
  const lorry = stage.scene.add.container(LORRY.from, LORRY.y, [
    ...toys,
    ...boxes,
    stage.image('vrachtwagen', 0, 0),
  ]);
  lorry.setDepth(DEPTHS.flying + 10);
  const drive = async (x: number, ms: number, ease: 'Sine.In' | 'Sine.Out') => {
    sound.play('vorkheftruck', { rate: ease === 'Sine.In' ? 1.2 : 1 });
    const hop = { to: { y: BOXES.y - HOP }, ms: MS.bounce, yoyo: true, repeat: 2, pop: true };
    boxes.forEach((box, i) => void stage.tween({ targets: box, delay: i * 50, ...hop }));
    await stage.tween({ targets: lorry, to: { x }, ms, ease });
  };
  hall.quiet();
  void hall.depart(MS.depart);
  await drive(LORRY.x, MS.come, 'Sine.Out');
  await Promise.all([
    board(stage, lorry, { who: host, from: placeOf(host, hall.lift), seat: LORRY.cab, delay: 0 }),
    board(stage, lorry, { who: own, from: placeOf(own, hall.lift), seat: LORRY.roof, delay: 140 }),
  ]);
  sound.play('bel');
  crew.cheer();
  await clock.wait(MS.wait);
  await drive(LORRY.away, MS.leave, 'Sine.In');
  // Somebody got on while it was out.
  lorry.add(stage.image('muis', LORRY.mouse.x, LORRY.mouse.y));
  lorry.setX(LORRY.from);
  await drive(LORRY.x, MS.back, 'Sine.Out');
  fx.burst('confetti', LORRY.x, 300, { count: 10 + result.finished * 2, spread: 460 });
  crew.cheer();
  for (const [i, toy] of toys.entries()) {
    sound.play('veer', { rate: 1 + i * 0.12, volume: 0.6 });
    const out = { y: BOXES.toy.out };
    void stage.tween({ targets: toy.setVisible(true), to: out, ms: MS.toy, ease: 'Back.Out', pop: true });
    await clock.wait(MS.each);
  }
  await clock.wait(MS.toy);
}

/** Where one is on the stage: by itself, or as a part of the forklift. */
const placeOf = ({ x, y, parentContainer }: Klodder, lift: Spot): Spot =>
  parentContainer ? { x: lift.x + x, y: lift.y + y } : { x, y };

interface Passenger {
  who: Klodder;
  from: Spot;
  seat: Spot;
  delay: number;
}

/** One leaps to its seat on the lorry. */
async function board(stage: GameStage, lorry: Container, { who, from, seat, delay }: Passenger) {
  who.parentContainer?.remove(who);
  stage.scene.add.existing(who);
  who.setPosition(from.x, from.y).setDepth(DEPTHS.flying + 20);
  who.face('happy');
  const to = { x: LORRY.x + seat.x, y: LORRY.y + seat.y };
  const now = { share: 0 };
  stage.sound.play('spring', { rate: 1 + delay / 700 });
  await stage.tween({
    targets: now,
    to: { share: 1 },
    ms: MS.leap,
    delay,
    ease: 'Linear',
    onUpdate: () => {
      const { x, y } = onArc(from, to, now.share);
      who.setPosition(x, y);
    },
  });
  stage.sound.play('doos-plof');
  lorry.add(who);
  who.setPosition(seat.x, seat.y);
}
