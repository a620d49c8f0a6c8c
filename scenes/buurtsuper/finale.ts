import type { Crew, GameStage, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { noteOf } from './rules.ts';

/** The long receipt, and its words in columns. */
const ROLL = { x: 54, y: 316, wide: 1258, end: 1312 } as const;
const WORDS = {
  rows: 3,
  columns: 6,
  first: 166,
  pitch: 207,
  top: -54,
  down: 54,
  size: 38,
  room: 190,
} as const;
/** They walk under it, one behind the other. */
const WALK = { y: 724, from: -90, to: 1180, apart: 132, size: 1.15 } as const;
const MS = { roll: 1000, word: 95, walk: 3000, end: 5500, hop: 700 } as const;

/** The long receipt of all words rolls out of the shop, and all who were there walk under it. Under 6 s. */
export async function longReceipt(
  stage: GameStage,
  { crew, customers, words }: { crew: Crew; customers: readonly Klodder[]; words: readonly string[] },
) {
  const { sound, clock, kit, fx } = stage;
  const began = clock.now;
  const strip = stage
    .image('bonlint', ROLL.x, ROLL.y)
    .setDepth(DEPTHS.receipt)
    .setScale(stage.reducedMotion ? 1 : 0.02, 1);
  const roll = stage.image('bonrol', ROLL.x, ROLL.y).setDepth(DEPTHS.receipt);
  sound.play('bon');
  void parade(stage, [crew.own, crew.host, ...customers]);
  const ms = MS.roll;
  await Promise.all([
    stage.tween({ targets: strip, to: { scaleX: 1 }, ms, ease: 'Sine.InOut' }),
    stage.tween({ targets: roll, to: { x: ROLL.end, angle: 720 }, ms, ease: 'Sine.InOut' }),
  ]);
  const shown = [...new Set(words)].slice(-WORDS.rows * WORDS.columns);
  for (const [i, word] of shown.entries()) {
    const x = WORDS.first + Math.floor(i / WORDS.rows) * WORDS.pitch;
    const y = ROLL.y + WORDS.top + (i % WORDS.rows) * WORDS.down;
    const line = kit.word(x, y, word, { size: WORDS.size }).setDepth(DEPTHS.receipt + 1);
    line.setScale(Math.min(1, WORDS.room / line.width));
    sound.play('piep', { rate: noteOf(i % 5, 5), volume: 0.4 });
    await clock.wait(MS.word);
  }
  sound.play('rinkel');
  fx.burst('confetti', 683, 300, { count: 36, spread: 560 });
  while (clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    for (const one of customers) {
      one.face('happy');
      void one.hop();
    }
    await clock.wait(MS.hop);
  }
}

/** All walk in a row to the right, and look up. */
async function parade(stage: GameStage, all: readonly Klodder[]) {
  for (const [i, one] of all.entries()) {
    one
      .setPosition(WALK.from - i * WALK.apart, WALK.y)
      .setDepth(DEPTHS.crew + i)
      .setScale(WALK.size);
    one.look(683, ROLL.y);
    void one.walkTo(WALK.to - i * WALK.apart, WALK.y, MS.walk);
  }
  await stage.clock.wait(MS.walk);
}
