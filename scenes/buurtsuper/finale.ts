import type { Crew, GameStage, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { noteOf } from './rules.ts';

/** The long receipt, and its words in columns. */
const ROLL = { y: 316, wide: 1258, unrolled: 0.02 } as const;
const WORDS = { rows: 3, columns: 6, left: 20, right: 46, widest: 300, room: 1190, top: -54, down: 54, size: 40, between: 26 } as const; // prettier-ignore
/** They walk under it, one behind the other. */
const WALK = { y: 726, from: -90, apart: 172, size: 1.25 } as const;
const MS = { roll: 1000, word: 95, walk: 3000, end: 5500, hop: 700 } as const;

/** The long receipt of all words rolls out of the shop, and all who were there walk under it. Under 6 s. */
export async function longReceipt(
  stage: GameStage,
  { crew, customers, words }: { crew: Crew; customers: readonly Klodder[]; words: readonly string[] },
) {
  const { sound, clock, kit, fx } = stage;
  const began = clock.now;
  const shown = [...new Set(words)].slice(-WORDS.rows * WORDS.columns);
  const columns = Math.ceil(shown.length / WORDS.rows);
  const pitch = Math.min(WORDS.widest, WORDS.room / columns);
  const wide = Math.min(ROLL.wide, columns * pitch + WORDS.left + WORDS.right);
  const left = 683 - wide / 2;
  const [scaleX, ms] = [wide / ROLL.wide, MS.roll];
  const strip = stage.image('bonlint', left, ROLL.y).setDepth(DEPTHS.receipt).setScale(ROLL.unrolled, 1);
  const roll = stage.image('bonrol', left, ROLL.y).setDepth(DEPTHS.receipt);
  sound.play('bon');
  parade([crew.own, crew.host, ...customers]);
  await Promise.all([
    stage.tween({ targets: strip, to: { scaleX }, ms, ease: 'Sine.InOut' }),
    stage.tween({ targets: roll, to: { x: left + wide, angle: 720 }, ms, ease: 'Sine.InOut' }),
  ]);
  for (const [i, word] of shown.entries()) {
    const x = left + WORDS.left + (Math.floor(i / WORDS.rows) + 0.5) * pitch;
    const y = ROLL.y + WORDS.top + (i % WORDS.rows) * WORDS.down;
    const line = kit.word(x, y, word, { size: WORDS.size }).setDepth(DEPTHS.receipt + 1);
    line.setScale(Math.min(1, (pitch - WORDS.between) / line.width));
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
function parade(all: readonly Klodder[]) {
  for (const [i, one] of all.entries()) {
    one
      .setPosition(WALK.from - i * WALK.apart, WALK.y)
      .setDepth(DEPTHS.crew + i)
      .setScale(WALK.size);
    one.look(683, ROLL.y);
    void one.walkTo(683 + ((all.length - 1) / 2 - i) * WALK.apart, WALK.y, MS.walk);
  }
}
