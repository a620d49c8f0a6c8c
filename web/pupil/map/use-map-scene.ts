import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { packsOf, WORLD_MAP } from '../../../scenes/index.ts';
import { THEMES, type Island, type PupilMap } from '../../../server/contract/practice.ts';
import type { Rewards } from '../../../server/contract/rewards.ts';
import type { BackFromGame } from '../game-page.tsx';
import { usePupilScreen } from '../screen.ts';
import { onIslet } from './islands.ts';

/** What the map scene is handed; `rewards` comes in when it is there. */
type MapData = PupilMap & {
  themes: typeof THEMES;
  /** The island that is shown. */
  at: string;
  chart: boolean;
  back: BackFromGame | null;
  rewards?: Rewards;
};

interface SceneWish {
  map: PupilMap;
  back: BackFromGame | null;
  rewards: Rewards | undefined;
  covered: boolean;
  island: Island;
  chart: boolean;
  /** Whether the scene has loaded. */
  isThere: boolean;
}

/** Opens the map in the canvas, and hands it what changes. Other clothes are put on once nothing covers the map. */
export function useMapScene({ map, back, rewards, covered, island, chart, isThere }: SceneWish) {
  const { host } = usePupilScreen();
  const look = JSON.stringify(map.pupil.avatar);
  const [dressed, setDressed] = useState(look);
  if (!covered && dressed !== look) setDressed(look);
  const told = useRef(false);
  const shown = useRef<Pick<SceneWish, 'map' | 'rewards' | 'chart'>>(undefined);
  const open = useEffectEvent(() => {
    const data: MapData = {
      ...map,
      themes: THEMES,
      at: island.id,
      chart,
      back: told.current ? null : back,
      ...(rewards && { rewards }),
    };
    told.current = true;
    shown.current = { map, rewards, chart };
    const { settings, pupil: owner } = map;
    void host.openMap({
      ...WORLD_MAP,
      first: [
        ...packsOf(island),
        // Who comes back from a place on an islet stands there.
        ...(back && onIslet(island, back.taskId) ? packsOf({ ...island, layout: 'eilandje' }) : []),
      ],
      settings,
      seed: island.id,
      avatar: owner.avatar,
      map: data,
    });
  });
  useEffect(() => {
    open();
    return () => host.close();
  }, [host, dressed]);
  useEffect(() => {
    // What comes in while the scene loads is told when it is there.
    if (!isThere) return;
    const before = shown.current;
    if (before?.map === map && before.rewards === rewards && before.chart === chart) return;
    shown.current = { map, rewards, chart };
    host.updateMap({
      ...map,
      themes: THEMES,
      at: island.id,
      chart,
      back: null,
      ...(rewards && { rewards }),
    } satisfies MapData);
  }, [map, rewards, chart, island.id, host, isThere]);
}
