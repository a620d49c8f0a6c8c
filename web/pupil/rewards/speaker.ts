import type { Howl } from 'howler';
import { useEffect, useRef } from 'react';

/** Plays spoken words, one at a time; nothing any more once its screen is gone. */
export function useSpeaker(volume: number) {
  const playing = useRef<{ sound: Howl; done: (untilEnd: boolean) => void }>(undefined);
  /** Counts up with all that is to be said and every silence. */
  const turn = useRef(0);
  const stop = () => {
    turn.current++;
    playing.current?.sound.unload();
    playing.current?.done(false);
    playing.current = undefined;
  };
  useEffect(() => stop, []);
  /** Resolves with true when it was said or can't be, and with false when it was cut short: then nothing should follow. */
  const say = async (url: string | undefined): Promise<boolean> => {
    stop();
    if (!url) return true;
    const mine = turn.current;
    const { Howl: Sound } = await import('howler');
    if (mine !== turn.current) return false;
    return new Promise((done) => {
      const sound = new Sound({ src: [url], format: ['mp3'], volume });
      playing.current = { sound, done };
      sound.once('end', () => done(true));
      sound.once('loaderror', () => done(true));
      sound.once('playerror', () => done(true));
      sound.play();
    });
  };
  return { say, stop };
}
