import type { Crew, Dusk, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { HEADS } from './skeleton.ts';

/** Skeletons that play: one for each word, in two rows where they are many. */
const BAND = { least: 5, most: 12, row: 6, x: 683, y: 690, back: 566, room: 1130, scale: 1.2, from: 60 } as const; // prettier-ignore
const MS = { rise: 320, late: 70, note: 165, hop: 150, end: 420, bow: 500 } as const;
/** The tune, in steps of the scale, as the ribs ring: up, down, and home. */
const TUNE = [0, 1, 2, 3, 4, 2, 3, 1, 2, 0, 4, 5] as const;
/** How much faster a sound is played for each step of the scale of five. */
const SCALE = [1, 1.122, 1.26, 1.498, 1.682, 2] as const;

interface Night {
  crew: Crew;
  dusk: Dusk;
  /** How many words were made. */
  words: number;
}

/** Night at the museum: all skeletons come out and play the xylophone on their ribs. Under 6 s. */
export async function nightConcert(stage: GameStage, { crew, dusk, words }: Night) {
  dusk.fall(true);
  const count = Math.min(BAND.most, Math.max(BAND.least, words));
  const rows = count > BAND.row ? [Math.floor(count / 2), Math.ceil(count / 2)] : [count];
  const places = rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: BAND.x + ((i + 0.5) / inRow - 0.5) * BAND.room,
      y: row === rows.length - 1 ? BAND.y : BAND.back,
    })),
  );
  const first = stage.rng.fork('concert').below(HEADS);
  const band = places.map(({ x, y }, i) =>
    stage
      .image(`dino-${(first + i) % HEADS}`, x, y + BAND.from)
      .setDepth(DEPTHS.walking + i)
      .setScale(BAND.scale)
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
  stage.fx.burst('confetti', BAND.x, BAND.back, { count: 36, spread: 620 });
  await stage.clock.wait(MS.bow);
}
