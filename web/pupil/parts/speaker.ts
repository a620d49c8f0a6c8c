import type { Howl } from 'howler';
import { useEffect, useRef } from 'react';

/** How it ended: said to its end, cut short (then nothing should follow), or it could not be said. */
export type Said = 'said' | 'cut' | 'failed';

/** Plays spoken texts, one at a time; nothing any more once its screen is gone. */
export function useSpeaker(volume: number) {
  const playing = useRef<{ sound: Howl; done: (how: Said) => void }>(undefined);
  /** Counts up with all that is to be said and every silence. */
  const turn = useRef(0);
  const stop = () => {
    turn.current++;
    playing.current?.sound.unload();
    playing.current?.done('cut');
    playing.current = undefined;
  };
  useEffect(() => stop, []);
  const say = async (url: string | undefined): Promise<Said> => {
    stop();
    if (!url) return 'failed';
    const mine = turn.current;
    const { Howl: Sound } = await import('howler');
    if (mine !== turn.current) return 'cut';
    return new Promise((done) => {
      const sound = new Sound({ src: [url], format: ['mp3'], volume });
      playing.current = { sound, done };
      sound.once('end', () => done('said'));
      sound.once('loaderror', () => done('failed'));
      sound.once('playerror', () => done('failed'));
      sound.play();
    });
  };
  return { say, stop };
}
