import type { Crew, GameStage } from '../../engine/stage/index.ts';
import type { Evening } from './evening.ts';
import type { Pit } from './pit.ts';
import { DEPTHS } from './places.ts';
import { HEADS } from './skeleton.ts';

/** Skeletons that play: one for each word; where they are many, some stand on the pit, which is a stage at night. */
const BAND = { least: 5, x: 683, from: 60 } as const;
const FRONT = { most: 6, y: 690, room: 1130, scale: 1.2 } as const;
const BACK = { most: 4, y: 456, room: 660, scale: 0.94 } as const;
const MS = { rise: 320, late: 70, note: 165, hop: 150, end: 420, bow: 500 } as const;
/** The tune, in steps of the scale, as the ribs ring: up, down, and home. */
const TUNE = [0, 1, 2, 3, 4, 2, 3, 1, 2, 0, 4, 5] as const;
/** How much faster a sound is played for each step of the scale of five. */
const SCALE = [1, 1.122, 1.26, 1.498, 1.682, 2] as const;

interface Night {
  crew: Crew;
  evening: Evening;
  pit: Pit;
  /** How many words were made. */
  words: number;
}

/** Night at the museum: all skeletons come out and play the xylophone on their ribs. Under 6 s. */
export async function nightConcert(stage: GameStage, { crew, evening, pit, words }: Night) {
  evening.fall(true);
  pit.sleep();
  const count = Math.min(FRONT.most + BACK.most, Math.max(BAND.least, words));
  const behind = count > FRONT.most ? Math.min(BACK.most, Math.floor(count / 2)) : 0;
  const places = [...inRow(behind, BACK), ...inRow(count - behind, FRONT)];
  const first = stage.rng.fork('concert').below(HEADS);
  const band = places.map(({ x, y, scale }, i) =>
    stage
      .image(`dino-${(first + i) % HEADS}`, x, y + BAND.from)
      .setDepth(DEPTHS.walking + i)
      .setScale(scale)
      .setAlpha(0),
  );
  await Promise.all(
    band.map((dino, i) => {
      const to = { y: places[i]!.y, alpha: 1 };
      return stage.tween({ targets: dino, to, ms: MS.rise, delay: i * MS.late, ease: 'Back.Out' });
    }),
  );
  for (const [i, step] of TUNE.entries()) {
    const dino = band[i % count]!;
    stage.sound.play('xylofoon', { rate: SCALE[step] });
    pit.glow(step + (i < TUNE.length / 2 ? 0 : 2));
    crew.look(dino.x, dino.y);
    const { y } = places[i % count]!;
    void stage.tween({ targets: dino, to: { y: y - 30 }, ms: MS.hop, yoyo: true, ease: 'Quad.Out' });
    if (i % 3 === 0) stage.fx.burst('stars', dino.x, y - 70, { count: 4, spread: 60 });
    await stage.clock.wait(MS.note);
  }
  await stage.clock.wait(MS.end);
  stage.sound.play('skelet-dans');
  crew.cheer();
  void stage.tween({ targets: band, to: { angle: 7 }, ms: MS.hop, yoyo: true, repeat: 1, pop: true });
  stage.fx.burst('confetti', BAND.x, BACK.y, { count: 36, spread: 620 });
  await stage.clock.wait(MS.bow);
}

const inRow = (count: number, { room, y, scale }: { room: number; y: number; scale: number }) =>
  Array.from({ length: count }, (_, i) => ({ x: BAND.x + ((i + 0.5) / count - 0.5) * room, y, scale }));
