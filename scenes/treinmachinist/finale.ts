import type { RoundResult } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { decksFor } from './rules-finale.ts';

const ARCH = { width: 240, count: 8, first: -157, below: 460 } as const;
const MS = { rise: 620, ride: 4900, puff: 260 } as const;
const WAGON = { letters: 36, room: 40, least: 116, gap: 18, plate: -54, drawn: 120, long: 190 } as const;
/** Who watches from the viaduct: behind the train, so far apart; and what hangs in the sky. */
const CROWD = { first: 330, apart: 190, size: 1.5, feet: 2, hop: 26 } as const;
const SKY = {
  moon: { x: 1120, y: 196 },
  stars: [
    [150, 150],
    [330, 210],
    [480, 128],
    [640, 200],
    [800, 132],
    [930, 214],
    [1260, 128],
    [1300, 262],
  ],
} as const;
const LOCO = { long: 176, chimney: 52, high: 100 } as const;

/** The words of the round ride over a viaduct, all coupled together. Under 6 s. */
export async function rideHome(stage: GameStage, words: readonly string[], { stars }: RoundResult) {
  const decks = decksFor(words);
  stage.sound.play('applaus', { volume: 0.6 });
  const puffs = stage.sound.play('puf', { volume: 0.5, rate: 1.2 });
  void lightSky(stage);
  await Promise.all(decks.map(({ y }, i) => rise(stage, y, i * 3)));
  stage.sound.play('fluit');
  stage.clock.after(900, () => stars > 1 && stage.fx.burst('confetti', 683, 250, { count: 24, spread: 900 }));
  stage.clock.after(
    2900,
    () => stars > 2 && stage.fx.burst('confetti', 683, 250, { count: 24, spread: 1000 }),
  );
  await Promise.all(decks.map((deck) => ride(stage, deck)));
  puffs.stop();
}

/** The viaduct stands up from the desk. */
async function rise(stage: GameStage, y: number, first: number) {
  const people = [0, 1, 2].map((i) =>
    watcher(stage, (first + i) % 6, CROWD.first + (first % 2) * 90 + i * CROWD.apart * 1.6, y),
  );
  const arches = Array.from({ length: ARCH.count }, (_, i) =>
    stage.image('brug', ARCH.first + i * ARCH.width, y + ARCH.below).setDepth(DEPTHS.bridge + y / 10),
  );
  await stage.tween({ targets: arches, to: { y }, ms: MS.rise, ease: 'Back.Out' });
  for (const person of people) person.setVisible(true);
}

/** A Klodder on the viaduct who hops and waves all the while. */
function watcher(stage: GameStage, kind: number, x: number, y: number): Image {
  const person = stage
    .image(`reiziger-${kind}-zwaait`, x, y + CROWD.feet)
    .setScale(CROWD.size)
    .setDepth(DEPTHS.bridge + y / 10 - 1)
    .setVisible(false);
  const hop = {
    targets: person,
    to: { y: person.y - CROWD.hop },
    ms: 260,
    delay: kind * 90,
    ease: 'Quad.Out',
  };
  void stage.tween({ ...hop, yoyo: true, repeat: 8, pop: true });
  return person;
}

/** The moon comes up, and the stars one after the other. */
async function lightSky(stage: GameStage) {
  const moon = stage
    .image('maan', SKY.moon.x, SKY.moon.y + 60)
    .setDepth(DEPTHS.lamps)
    .setAlpha(0);
  void stage.tween({ targets: moon, to: { y: SKY.moon.y, alpha: 1 }, ms: 1400, ease: 'Sine.Out' });
  for (const [x, y] of SKY.stars) {
    const star = stage.image('sterretje', x, y).setDepth(DEPTHS.lamps).setScale(0.2);
    void stage.tween({ targets: star, to: { scale: 1 }, ms: 320, ease: 'Back.Out', pop: true });
    await stage.clock.wait(240);
  }
}

async function ride(stage: GameStage, { words, y, toLeft }: ReturnType<typeof decksFor>[number]) {
  const { left, right } = stage.view;
  const way = toLeft ? -1 : 1;
  const train = stage.scene.add.container(toLeft ? right : left, y).setDepth(DEPTHS.wagons + y / 10);
  const loco = stage.image('zijloc', 0, 0).setFlipX(toLeft);
  train.add(loco);
  let behind = LOCO.long / 2;
  words.forEach((word, i) => {
    const { thing, width } = wagon(stage, word, i);
    thing.setX(-way * (behind + WAGON.gap + width / 2));
    behind += WAGON.gap + width;
    train.add(thing);
  });
  const smoke = stage.clock.every(MS.puff, () =>
    stage.fx.burst('steam', train.x + way * LOCO.chimney, y - LOCO.high, { count: 1, spread: 10 }),
  );
  // It stands still in the end with its last wagons in view.
  const to = toLeft ? Math.min(left + 430, right - behind - 60) : Math.max(right - 200, left + behind + 60);
  await stage.tween({ targets: train, to: { x: to }, ms: MS.ride, ease: 'Sine.InOut' });
  smoke();
}

/** A word on one flat wagon, a long one on two. */
function wagon(stage: GameStage, text: string, i: number): { thing: Container; width: number } {
  const word = stage.kit.word(0, WAGON.plate - 2, text, { size: WAGON.letters });
  const width = Math.max(WAGON.least, word.width + WAGON.room);
  const plate = stage.image('plaat', 0, WAGON.plate).setScale(width / WAGON.drawn, 1);
  const under = width > WAGON.long ? [-width / 4, width / 4] : [0];
  const wheels = under.map((x) =>
    stage.image(`zijwagon-${i % 3}`, x, 0).setScale(Math.max(0.9, width / under.length / WAGON.drawn), 1),
  );
  return { thing: stage.scene.add.container(0, 0, [...wheels, plate, word]), width };
}
