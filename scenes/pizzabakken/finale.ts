import type { RoundResult } from '../../engine/exercise/index.ts';
import type { Crew, GameStage, Klodder } from '../../engine/stage/index.ts';
import type { Guests } from './guests.ts';
import { Photos } from './photos.ts';
import { DEPTHS } from './topping.ts';

/** Where the pupil's own Klodder comes to sing. */
const SINGER = { x: 566, y: 417 } as const;
const BEAT_MS = 640;
/** The song: one note of the shared scale at every beat. */
const SONG = [1, 3, 5, 4, 3, 1] as const;

/** The end: every word pizza hangs on the wall as a photo, and all sing along. At most 6 s. */
export async function singAlong(
  stage: GameStage,
  guests: Guests,
  { own, both }: Crew,
  words: readonly string[],
  { stars }: RoundResult,
) {
  const photos = new Photos(stage).hang(words);
  stage.sound.play('applaus');
  own.setPosition(SINGER.x, SINGER.y).setDepth(DEPTHS.cook);
  for (const [beat, note] of SONG.entries()) {
    guests.cheer();
    for (const klodder of both) {
      klodder.face('happy');
      void klodder.hop();
    }
    stage.sound.play(`goed${note}`, { volume: 0.6 });
    raiseNote(stage, guests.all[beat % 3]!, beat);
    await stage.clock.wait(BEAT_MS);
    if (beat === 1 && stars > 1) stage.fx.burst('confetti', 683, 300, { count: 20, spread: 700 });
  }
  await photos;
}

/** A note rises from whoever sings. */
function raiseNote(stage: GameStage, { x, y }: Klodder, beat: number) {
  const note = stage.image(beat % 2 ? 'noot-1' : 'noot-2', x + 40, y - 130);
  note.setDepth(DEPTHS.balloon).setScale(0.6);
  void stage
    .tween({ targets: note, to: { y: note.y - 90, scale: 1.1, alpha: 0 }, ms: 1200, ease: 'Sine.Out' })
    .then(() => note.destroy());
}
