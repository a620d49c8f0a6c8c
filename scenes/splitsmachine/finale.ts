import type { RoundResult } from '../../engine/exercise/index.ts';
import type { Container, GameStage } from '../../engine/stage/index.ts';
import { CAKE } from './art/sizes.ts';
import { ICINGS } from './art/colours.ts';
import type { Extras } from './extras.ts';
import type { Jars } from './jars.ts';
import type { Machine } from './machine.ts';
import { DEPTHS } from './places.ts';
import { melody } from './rules.ts';
import { WordCake } from './word-cake.ts';
import type { Workers } from './workers.ts';

const BEATS = 14;
const BEAT_MS = 360;
/** Where the cakes of the round come to stand, and their greatest and smallest size. */
const SHOW = { left: 318, top: 264, right: 1050, bottom: 545 } as const;
const SIZES = [1, 0.9, 0.8, 0.72, 0.66, 0.6] as const;
const GAP = 14;
const WIDEST = 420;
const NOTES = { y: 250, rise: 130, ms: 1100 } as const;

interface Band {
  machine: Machine;
  jars: Jars;
  workers: Workers;
  extras: Extras;
}

/** The machine plays the words of the round as music, with all that was built on it. Under 6 s. */
export async function playRound(
  stage: GameStage,
  { machine, jars, workers, extras }: Band,
  words: readonly string[],
  { stars }: RoundResult,
) {
  machine.drive(1);
  machine.roll(BEATS * BEAT_MS);
  stage.sound.play('applaus', { volume: 0.6 });
  const tune = melody(words, BEATS);
  const cakes = setOut(stage, words);
  for (let beat = 0; beat < BEATS; beat++) {
    const tone = tune[beat]!;
    machine.tone(tone);
    jars.hum(beat % jars.count);
    extras.play(beat);
    cakes.forEach((cake, i) => {
      const turn = Math.floor((i * (BEATS - 2)) / cakes.length);
      if (turn === beat) popUp(stage, cake);
      else if (turn < beat && (i + beat) % 3 === 0) hop(stage, cake);
    });
    if (beat % 4 === 0) workers.cheer();
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

/** The cakes of the round, in rows, as large as they all fit; still hidden. */
function setOut(stage: GameStage, words: readonly string[]): Container[] {
  const cakes = words.map(
    (text, i) => new WordCake(stage, { text }, { icing: i % ICINGS.length, sprinkled: true, widest: WIDEST }),
  );
  const room = SHOW.right - SHOW.left;
  const fits = (size: number) => {
    let [rows, x] = [1, 0];
    for (const { width } of cakes) {
      if (x > 0 && x + width * size > room) [rows, x] = [rows + 1, 0];
      x += width * size + GAP;
    }
    return rows * (CAKE.height * size + GAP) <= SHOW.bottom - SHOW.top;
  };
  const size = SIZES.find(fits) ?? SIZES[SIZES.length - 1]!;
  const things = cakes.map(({ thing, width, height }) => thing.setSize(width * size, height * size));
  stage.kit.inRows(things, SHOW, GAP);
  return things.map((thing) => thing.setScale(size).setDepth(DEPTHS.flying).setVisible(false));
}

function popUp(stage: GameStage, cake: Container) {
  const size = cake.scale;
  stage.sound.play('plop', { volume: 0.4 });
  cake.setVisible(true).setScale(size * 0.3);
  void stage.tween({ targets: cake, to: { scale: size }, ms: 240, ease: 'Back.Out', pop: true });
}

function hop(stage: GameStage, cake: Container) {
  void stage.tween({ targets: cake, to: { y: cake.y - 12 }, ms: 120, yoyo: true, pop: true });
}
