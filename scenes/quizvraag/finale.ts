import type { Crew, GameStage } from '../../engine/stage/index.ts';
import type { Climb } from './climb.ts';
import { DEPTHS } from './places.ts';

const WELL = { x: 683, y: 330, scale: 2.5 } as const;
/** The pupil's own Klodder and the rival come to stand beside it. */
const STAND = { y: 660, own: 548, rival: 826, size: 1.8 } as const;
/** Ticker tape with the words that were right, in two columns that fall down on both sides. */
const TAPE = { x: [340, 1020], top: 190, pitch: 66, rows: 6, from: -160, size: 38, room: 250 } as const;
const MS = { fly: 900, tape: 150, fall: 700, end: 1600 } as const;

interface Show {
  crew: Crew;
  climb: Climb;
  words: readonly string[];
}

/** The golden inkwell comes down, the winner and the rival beside it, and ticker tape with all the words. Under 6 s. */
export async function award(stage: GameStage, { crew, climb, words }: Show) {
  const { kit, sound, fx, clock } = stage;
  const { well, rival } = climb;
  const { own } = crew;
  sound.play('trom');
  crew.cheer(MS.fly);
  const rays = stage.image('stralen', WELL.x, WELL.y).setDepth(DEPTHS.finale).setAlpha(0);
  void stage.tween({ targets: rays, to: { alpha: 1 }, ms: MS.fly });
  well.setDepth(DEPTHS.finale + 1);
  for (const thing of [own, rival]) thing.setDepth(DEPTHS.finale + 2);
  const travel = { ms: MS.fly, ease: 'Cubic.InOut' };
  void stage.tween({ targets: own, to: { x: STAND.own, y: STAND.y, scale: STAND.size }, ...travel });
  void stage.tween({ targets: rival, to: { x: STAND.rival, y: STAND.y, scale: STAND.size }, ...travel });
  await stage.tween({ targets: well, to: WELL, ...travel });
  sound.play('klap');
  fx.burst('confetti', WELL.x, WELL.y - 120, { count: 28, spread: 520 });
  own.face('proud');
  void own.hop();
  const shown = [...new Set(words)].slice(-TAPE.x.length * TAPE.rows);
  for (const [i, word] of shown.entries()) {
    const y = TAPE.top + Math.floor(i / TAPE.x.length) * TAPE.pitch;
    const letters = kit.word(0, -2, word, { size: TAPE.size });
    letters.setScale(Math.min(1, TAPE.room / letters.width));
    const strip = stage.scene.add
      .container(TAPE.x[i % TAPE.x.length]!, TAPE.from, [stage.image('slinger', 0, 0), letters])
      .setDepth(DEPTHS.finale + 3);
    void stage.tween({ targets: strip, to: { y }, ms: MS.fall, ease: 'Back.Out', pop: true });
    await clock.wait(MS.tape);
  }
  own.face('happy');
  await clock.wait(MS.end);
}
