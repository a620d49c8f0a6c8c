import { Dusk, type Crew, type GameStage } from '../../engine/stage/index.ts';
import { KINDS } from './bug.ts';
import type { Lights } from './lights.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** In ms. */
const MS = { gather: 1300, apart: 55, line: 80, end: 5600, hop: 700 } as const;
/** The butterfly of stars: its middle, its size, and its outline as shares of that, all round from its head. */
const SHAPE = { x: 683, y: 424, wide: 330, high: 178 } as const;
const OUTLINE = [
  0, -0.5, 0.3, -0.95, 0.85, -0.95, 1, -0.4, 0.62, 0.06, 0.78, 0.66, 0.4, 1, 0.06, 0.5, -0.06, 0.5, -0.4, 1,
  -0.78, 0.66, -0.62, 0.06, -1, -0.4, -0.85, -0.95, -0.3, -0.95,
];
const CORNERS = OUTLINE.length / 2;
/** The ends of its feelers and its body, from its middle. */
const BODY = [
  [-56, -196],
  [56, -196],
  [0, 92],
] as const;
const HEROES = { host: 1150, own: 216, y: 716, ms: 900 } as const;
const LINE = { wide: 5, colour: 0xffe9a8 } as const;
const BIG = 1.25;
/** So much darker than the evening. */
const NIGHT = 0.42;

/** A place at a share of the way around the butterfly. */
function around(share: number): Spot {
  const from = Math.floor(share * CORNERS);
  const rest = share * CORNERS - from;
  const at = (axis: 0 | 1) => {
    const [a, b] = [0, 1].map((more) => OUTLINE[((from + more) % CORNERS) * 2 + axis]!);
    return a! + (b! - a!) * rest;
  };
  return { x: SHAPE.x + at(0) * SHAPE.wide, y: SHAPE.y + at(1) * SHAPE.high };
}

/** It is night: the lights of the round come together as a butterfly of stars, and the bugs come out to look. */
export async function starsOverGarden(stage: GameStage, lights: Lights, crew: Crew) {
  const began = stage.clock.now;
  const { all } = lights;
  stage.sound.play('applaus');
  new Dusk(stage, { alpha: NIGHT, depth: DEPTHS.dusk }).fall(true);
  void crew.host.walkTo(HEROES.host, HEROES.y, HEROES.ms);
  void crew.own.walkTo(HEROES.own, HEROES.y, HEROES.ms);
  crew.look(SHAPE.x, SHAPE.y);
  bugsComeOut(stage);
  await Promise.all(
    all.map(async ({ image, isFirst }, i) => {
      stage.scene.tweens.killTweensOf(image);
      const to = { ...around(i / all.length), scale: isFirst ? BIG : 1 };
      image.setDepth(DEPTHS.air + 1);
      await stage.tween({ targets: image, to, ms: MS.gather, delay: i * MS.apart, ease: 'Sine.InOut' });
    }),
  );
  const pen = stage.scene.add.graphics().setDepth(DEPTHS.air);
  pen.lineStyle(LINE.wide, LINE.colour, 0.8);
  for (let i = 0; i < CORNERS; i++) {
    const [from, to] = [around(i / CORNERS), around((i + 1) / CORNERS)];
    pen.lineBetween(from.x, from.y, to.x, to.y);
    if (i % 2 === 0) stage.sound.play('lichtje', { rate: 0.8 + i * 0.05, volume: 0.6 });
    stage.fx.burst('stars', to.x, to.y, { count: 2, spread: 24 });
    await stage.clock.wait(MS.line);
  }
  const head = around(0);
  for (const [x, y] of BODY) pen.lineBetween(head.x, head.y, SHAPE.x + x, SHAPE.y + y);
  while (stage.clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    await stage.clock.wait(MS.hop);
  }
}

/** One of each kind, from behind the lower edge. */
function bugsComeOut(stage: GameStage) {
  for (let i = 0; i < KINDS; i++) {
    const bug = stage.image(`beest-${i}-op`, 380 + i * 122, 820).setDepth(DEPTHS.hero);
    const to = { y: 690 + (i % 2) * 18 };
    void stage.tween({ targets: bug, to, ms: 600, delay: 300 + i * 120, ease: 'Back.Out' });
  }
}
