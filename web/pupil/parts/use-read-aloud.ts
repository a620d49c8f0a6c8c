import { useEffect, useRef, useState } from 'react';
import type { Speech } from '../../../engine/exercise/index.ts';
import { LONGEST_TEXT, readAloud } from '../../../server/contract/speech.ts';
import { call } from '../../app/services.ts';
import { sayByDevice } from './device-voice.ts';
import { useSpeaker } from './speaker.ts';

/** What is going on: nothing, it is being fetched or said, or it can't be had. */
export type Reading = 'quiet' | 'reading' | 'failed';

interface Options {
  volume: number;
  /** Its sound, where that is known already. */
  speech?: Speech | undefined;
  onChange?: ((reading: Reading) => void) | undefined;
}

/**
 * Reads a text aloud, and stops when it is asked again or its screen is gone. The server's voice does it; where there is no line, the
 * device's own.
 */
export function useReadAloud(text: string, { volume, speech, onChange }: Options) {
  const [reading, setReading] = useState<Reading>('quiet');
  const { say, stop } = useSpeaker(volume);
  const stopDevice = useRef<() => void>(undefined);
  /** Counts up with all that is to be read and every silence. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current++;
      stopDevice.current?.();
    },
    [],
  );
  const change = (to: Reading) => {
    setReading(to);
    onChange?.(to);
  };

  const start = async () => {
    const mine = ++turn.current;
    change('reading');
    const url = speech?.url ?? (await addressOf(text));
    if (mine !== turn.current) return;
    const how = await say(url);
    if (mine !== turn.current) return;
    if (how === 'failed') {
      stopDevice.current = sayByDevice(text, volume, (said) => change(said ? 'quiet' : 'failed'));
      if (!stopDevice.current) change('failed');
    } else change('quiet');
  };

  const toggle = () => {
    if (reading !== 'reading') return void start();
    turn.current++;
    stop();
    stopDevice.current?.();
    change('quiet');
  };
  return { reading, toggle };
}

const addressOf = (text: string) =>
  call(readAloud, { body: { text: text.slice(0, LONGEST_TEXT) } }).then(
    ({ speech }) => speech.url,
    () => undefined,
  );
