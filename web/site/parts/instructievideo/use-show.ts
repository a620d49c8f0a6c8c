import { useEffect, useRef, useState } from 'react';
import type { ShowChapter } from '../../../../server/contract/site-shows.ts';

/** Reading time of a step without a voice, in ms: some 15 letters a second, and a breath. */
const readingTime = (text: string) => 2_000 + text.length * 65;
/** Rest between two spoken steps, in ms. */
const REST_MS = 900;

interface Show {
  /** Number of the step that is shown, from 0. */
  at: number;
  isPlaying: boolean;
  /** The voice could not be had: steps go on by reading time. */
  isMute: boolean;
  go: (at: number) => void;
  toggle: () => void;
}

/**
 * Plays the steps of a chapter: each is spoken when `voice` is set, and the next comes when it was said, or when there was
 * time to read it. `texts` are what the steps say.
 */
export function useShow({ id }: ShowChapter, texts: readonly string[], voice: boolean): Show {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isMute, setMute] = useState(false);
  const addresses = useRef<readonly string[]>(undefined);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sound: HTMLAudioElement | undefined;
    const next = () => {
      if (isOver) return;
      if (at + 1 < texts.length) setAt(at + 1);
      else setPlaying(false);
    };
    const waitToRead = () => {
      timer = setTimeout(next, readingTime(texts[at]!));
    };
    const speak = async () => {
      addresses.current ??= await addressesOf(id);
      if (isOver) return;
      sound = new Audio(addresses.current[at]);
      sound.addEventListener('ended', () => (timer = setTimeout(next, REST_MS)));
      await sound.play();
    };
    if (voice) {
      speak().catch(() => {
        if (isOver) return;
        setMute(true);
        waitToRead();
      });
    } else waitToRead();
    return () => {
      isOver = true;
      clearTimeout(timer);
      sound?.pause();
    };
  }, [at, id, isPlaying, texts, voice]);

  return {
    at,
    isPlaying,
    isMute,
    go: setAt,
    toggle() {
      if (!isPlaying && at === texts.length - 1) setAt(0);
      setMute(false);
      setPlaying(!isPlaying);
    },
  };
}

/** Where the steps of a chapter can be heard, in their order. */
async function addressesOf(chapter: string): Promise<string[]> {
  const { ask } = await import('../../ask.ts');
  const { steps } = await ask<{ steps: { url: string }[] }>('GET', `/api/site/shows/${chapter}`);
  return steps.map(({ url }) => url);
}
