import type { Howl } from 'howler';
import { useEffect, useRef } from 'react';

/** Plays spoken words, one at a time. */
export function useSpeaker(volume: number) {
  const playing = useRef<{ sound: Howl; done: () => void }>(undefined);
  const stop = () => {
    playing.current?.sound.unload();
    playing.current?.done();
    playing.current = undefined;
  };
  useEffect(() => stop, []);
  /** Resolves when it was said, or can't be. */
  const say = async (url: string | undefined): Promise<void> => {
    stop();
    if (!url) return;
    const { Howl: Sound } = await import('howler');
    stop();
    await new Promise<void>((done) => {
      const sound = new Sound({ src: [url], format: ['mp3'], volume });
      playing.current = { sound, done };
      sound.once('end', () => done());
      sound.once('loaderror', () => done());
      sound.once('playerror', () => done());
      sound.play();
    });
  };
  return { say, stop };
}
