import { useCallback, useEffect, useRef, useState } from 'react';
import { hearTestWord } from '../../../server/contract/own-tests.ts';
import { ApiError } from '../../api/error.ts';
import { callFile } from '../../app/services.ts';
import type { TestAddress } from './device.ts';

/**
 * Plays words of a test by their number; nothing any more once the page is gone. `isFailed` after one that could not be heard. `hear` gives
 * whether it counts as a hearing: not where there was no line.
 */
export function useHearing({ pupil, test, account, device }: TestAddress, volume: number) {
  const [isPlaying, setPlaying] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const sound = useRef<HTMLAudioElement>(undefined);
  const turn = useRef(0);
  const stop = useCallback(() => {
    turn.current++;
    sound.current?.pause();
    sound.current = undefined;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const hear = useCallback(
    async (n: number, play: number): Promise<boolean> => {
      stop();
      const mine = turn.current;
      setFailed(false);
      setPlaying(true);
      let url: string | undefined;
      try {
        const blob = await callFile(hearTestWord, {
          params: { pupil, test, n },
          query: { account, device, play },
        });
        if (mine !== turn.current) return true;
        url = URL.createObjectURL(new Blob([blob], { type: 'audio/mpeg' }));
        const audio = new Audio(url);
        audio.volume = volume;
        sound.current = audio;
        await audio.play();
        await new Promise((done) => {
          audio.onended = audio.onpause = audio.onerror = done;
        });
        return true;
      } catch (error) {
        if (mine === turn.current) setFailed(true);
        return !(error instanceof ApiError && error.status === 0);
      } finally {
        if (url !== undefined) URL.revokeObjectURL(url);
        if (mine === turn.current) setPlaying(false);
      }
    },
    [stop, pupil, test, account, device, volume],
  );
  return { hear, isPlaying, isFailed };
}
