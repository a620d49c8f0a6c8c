import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { PlaySettings } from '../../engine/exercise/index.ts';
import { saveSettings, type PupilMap } from '../../server/contract/practice.ts';
import { call } from '../app/services.ts';
import { usePupilScreen } from './screen.ts';

type OwnSettings = Partial<Pick<PlaySettings, 'calm' | 'volumes' | 'voice' | 'ruler'>>;

/** Waits for the end of a movement of the slider. */
const SAVE_MS = 600;

/** Changes settings at once on the stage, and a moment later on the server. */
export function useSaveSettings(): (change: OwnSettings) => void {
  const { host, own, pupilId } = usePupilScreen();
  const queries = useQueryClient();
  const pending = useRef<OwnSettings>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const body = pending.current;
    if (Object.keys(body).length === 0) return;
    pending.current = {};
    // Without a line the choice holds until this page is left: nothing to bother a child with.
    call(saveSettings, { params: { pupil: pupilId }, body }).catch((error: unknown) =>
      console.warn('The settings could not be saved.', error),
    );
  }, [pupilId]);
  useEffect(() => flush, [flush]);

  return useCallback(
    (change) => {
      if (change.volumes) host.setVolumes(change.volumes);
      if (change.calm !== undefined) host.setCalm(change.calm);
      if (change.voice) host.setVoice(change.voice);
      if (change.ruler !== undefined) host.setRuler(change.ruler);
      queries.setQueryData<PupilMap>(
        ['map', pupilId],
        (map) => map && { ...map, settings: { ...map.settings, ...change } },
      );
      if (!own) return;
      pending.current = { ...pending.current, ...change };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, SAVE_MS);
    },
    [host, own, pupilId, queries, flush],
  );
}
