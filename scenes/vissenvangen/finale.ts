import type { Container, Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTH } from '../../engine/stage/index.ts';
import { portrait } from './fish.ts';
import type { Tank } from './tank.ts';

/** The great aquarium: where it stands, and the water in it. */
const HALL = { x: 683, y: 402, left: 250, right: 1116, y0: 396, depth: DEPTH.kit - 40 } as const;
const FISH = { most: 18, scale: 0.94, wide: 118, high: 84, turn: 0.0011 } as const;
const GUESTS = { host: { x: 560, y: 738 }, own: { x: 806, y: 738 } } as const;
const MS = { slide: 620, each: 70, end: 5500, hop: 700 } as const;

/** The great aquarium of the bay slides in; all that was caught swims there in schools, each under the token of its net. */
export async function openHall(stage: GameStage, tank: Tank, crew: Crew) {
  const began = stage.clock.now;
  const things: { image: Container; school: number; turn: number }[] = [];
  const schools = [...new Set(tank.all.map(({ school }) => school))];
  const slide = { x: 1500 };
  const wall = stage.image('hal', HALL.x, HALL.y).setDepth(HALL.depth);
  const glass = stage.image('hal-glas', HALL.x, HALL.y).setDepth(HALL.depth + 3);
  const tokens = schools.flatMap((token, i) =>
    token ? [{ i, image: stage.image(token, 0, 0).setDepth(HALL.depth + 2) }] : [],
  );
  const middle = (school: number) =>
    HALL.left + ((HALL.right - HALL.left) * (school + 0.5)) / Math.max(1, schools.length);
  for (const [i, { frame, school }] of tank.all.slice(-FISH.most).entries()) {
    const image = portrait(stage, frame)
      .setDepth(HALL.depth + 1)
      .setScale(FISH.scale);
    things.push({ image, school: schools.indexOf(school), turn: i * 2.4 });
  }
  const put = () => {
    wall.setX(HALL.x + slide.x);
    glass.setX(HALL.x + slide.x);
    for (const { i, image } of tokens) image.setPosition(middle(i) + slide.x, HALL.y0 - 150);
    for (const { image, school, turn } of things) {
      const angle = turn + (stage.reducedMotion ? 0 : stage.clock.now * FISH.turn);
      const ring = 0.45 + (turn % 1.3) / 1.6;
      const wide = schools.length > 1 ? FISH.wide : FISH.wide * 3;
      const isLeft = Math.sin(angle) > 0;
      image.setPosition(
        middle(school) + slide.x + Math.cos(angle) * wide * ring,
        HALL.y0 + Math.sin(angle) * FISH.high * ring * 1.6,
      );
      image.setScale(isLeft ? -FISH.scale : FISH.scale, FISH.scale);
    }
  };
  stage.onStep(put);
  put();
  for (const one of crew.both) one.setDepth(HALL.depth + 10).face('happy');
  void stage.tween({ targets: crew.host, to: GUESTS.host, ms: MS.slide });
  void stage.tween({ targets: crew.own, to: GUESTS.own, ms: MS.slide });
  stage.sound.play('roei-plons');
  await stage.tween({ targets: slide, to: { x: 0 }, ms: MS.slide, ease: 'Quad.Out' });
  stage.sound.play('applaus');
  while (stage.clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    stage.fx.burst('bubbles', HALL.left + ((stage.clock.now / 7) % (HALL.right - HALL.left)), HALL.y0 + 120, {
      count: 6,
      spread: 90,
    });
    await stage.clock.wait(MS.hop);
  }
}
