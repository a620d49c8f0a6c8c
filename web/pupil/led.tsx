import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { SendTo } from '../../server/contract/board.ts';
import { getMap, type PupilMap } from '../../server/contract/practice.ts';
import { live } from '../app/live-service.ts';
import { paths } from '../app/paths.ts';
import { Klodder } from '../ui/klodder.tsx';
import { askAnew } from '../app/query-of.ts';
import { help } from './help-wording.ts';
import { mapQuery } from './map-query.ts';
import { Dialog } from './parts/dialog.tsx';
import { usePupilScreen } from './screen.ts';
import { pupil } from './wording.ts';

/** In the address of the map: the task whose panel is to be opened. */
export const PLACE_PARAM = 'plek';

/** Whether the teacher has this pupil's screen stand still; never so for staff who look on. */
export function useHeld(): boolean {
  const { own } = usePupilScreen();
  const { held } = useStore(live().hold);
  return own && held;
}

/** What the teacher does with this screen: it stands still, it goes to the map, something was set ready on it. */
export function Led() {
  const held = useHeld();
  useStandingStill(held);
  useSent();
  if (!held) return null;
  return (
    // Only the teacher ends it.
    <Dialog title={pupil('held.title')} width={620} height={440} onClose={() => undefined}>
      <Klodder name="tik" face="look" size={170} />
      <p tabIndex={-1} data-first style={{ outline: 'none' }}>
        {help('held')}
      </p>
    </Dialog>
  );
}

/** While held, an open game stands still, also one that comes in later. Whoever had paused before stays paused. */
function useStandingStill(held: boolean) {
  const { host } = usePupilScreen();
  const { screen, paused, loading } = useStore(host.hud);
  const byUs = useRef(false);
  useEffect(() => {
    if (held && screen === 'game' && !paused && loading === undefined) {
      byUs.current = true;
      host.pause();
    }
    if (!held && byUs.current) {
      byUs.current = false;
      if (screen === 'game') host.resume();
    }
  }, [held, host, screen, paused, loading]);
}

/** Goes where the teacher sends, and fetches the map again when it changed, or may have while the line was away. */
function useSent() {
  const { pupilId, own } = usePupilScreen();
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const { socket } = live();
    const refresh = () => askAnew(queries, [getMap], { pupil: pupilId });
    const onSent = async (to: SendTo) => {
      // The map at once; the place on it when the map of now is there.
      await navigate(paths.map(pupilId));
      await refresh();
      if (to.place === 'map') return;
      const map = await queries.fetchQuery(mapQuery(pupilId, own));
      const task = placeOf(map, to.category);
      if (task) await navigate(`${paths.map(pupilId)}?${PLACE_PARAM}=${encodeURIComponent(task)}`);
    };
    const sent = (to: SendTo) => void onSent(to).catch((error: unknown) => console.warn('Not sent.', error));
    const changed = () => void refresh();
    let wasUp = socket.connected;
    const onConnect = () => {
      if (wasUp) changed();
      wasUp = true;
    };
    socket.on('connect', onConnect);
    socket.on('sent', sent);
    socket.on('mapChanged', changed);
    return () => {
      socket.off('connect', onConnect);
      socket.off('sent', sent);
      socket.off('mapChanged', changed);
    };
  }, [own, pupilId, queries, navigate]);
}

/** The task where a category is practised: the one that was set ready, else one that is open. */
function placeOf(map: PupilMap, category: string): string | undefined {
  const tasks = map.islands.flatMap((island) => island.tasks).filter((task) => task.category === category);
  const ready = tasks.find(({ state }) => state === 'klaargezet');
  return (ready ?? tasks.find(({ state }) => state !== 'dicht'))?.id;
}
