import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
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

  // What was changed just before one leaves the page or the tab is sent at once.
  const save = useDebouncedCallback(
    (pupil: string) => {
      const body = pending.current;
      pending.current = {};
      // Without a line the choice holds until this page is left: nothing to bother a child with.
      call(saveSettings, { params: { pupil }, body }).catch((error: unknown) =>
        console.warn('The settings could not be saved.', error),
      );
    },
    SAVE_MS,
    { flushOnExit: true },
  );

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
      save(pupilId);
    },
    [host, own, pupilId, queries, save],
  );
}
