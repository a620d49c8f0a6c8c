import type { RoundResult } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import type { Crew } from './crew.ts';
import type { Extras } from './extras.ts';
import type { Jars } from './jars.ts';
import type { Machine } from './machine.ts';
import { DEPTHS } from './places.ts';
import { melody } from './rules.ts';

const BEATS = 14;
const BEAT_MS = 360;
const NOTES = { y: 250, rise: 130, ms: 1100 } as const;

interface Band {
  machine: Machine;
  jars: Jars;
  crew: Crew;
  extras: Extras;
}

/** The machine plays the words of the round as music, with all that was built on it. Under 6 s. */
export async function playRound(
  stage: GameStage,
  { machine, jars, crew, extras }: Band,
  words: readonly string[],
  { stars }: RoundResult,
) {
  machine.drive(1);
  machine.roll(BEATS * BEAT_MS);
  stage.sound.play('applaus', { volume: 0.6 });
  const tune = melody(words, BEATS);
  for (let beat = 0; beat < BEATS; beat++) {
    const tone = tune[beat]!;
    machine.tone(tone);
    jars.hum(beat % jars.count);
    extras.play(beat);
    if (beat % 4 === 0) crew.cheer();
    rise(stage, 1162 + tone * 24, beat);
    if (beat === 3 && stars > 1) stage.fx.burst('confetti', 683, 300, { count: 24, spread: 800 });
    if (beat === 9 && stars > 2) stage.fx.burst('confetti', 683, 260, { count: 24, spread: 1000 });
    await stage.clock.wait(BEAT_MS);
  }
  machine.drive(0);
}

/** A note rises from its pipe. */
function rise(stage: GameStage, x: number, beat: number) {
  const note = stage.image(beat % 2 ? 'noot-1' : 'noot-2', x, NOTES.y).setDepth(DEPTHS.note);
  const to = { x: x - 120 - 40 * (beat % 4), y: NOTES.y - NOTES.rise, alpha: 0 };
  void stage.tween({ targets: note, to, ms: NOTES.ms, ease: 'Sine.Out' }).then(() => note.destroy());
}
