import { createContext, useContext } from 'react';
import type { HostHandle } from '../../engine/bridge/index.ts';

/** What the pupil area gives its screens. */
interface PupilScreen {
  pupilId: string;
  /** Whether the pupil is here in person; staff look on and nothing is kept. */
  own: boolean;
  host: HostHandle;
}

const Context = createContext<PupilScreen | null>(null);
export const PupilScreenProvider = Context.Provider;

/** The pupil area around this screen. */
export function usePupilScreen(): PupilScreen {
  const screen = useContext(Context);
  if (!screen) throw new Error('This screen belongs in the pupil area.');
  return screen;
}
