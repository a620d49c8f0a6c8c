import { useMemo, type ReactNode } from 'react';
import { avatarSvg } from '../../../engine/drawing/index.ts';
import type { RoundReward } from '../../../server/contract/live.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Count } from '../hud/count.tsx';
import { OfflineMark } from '../hud/offline-mark.tsx';
import { Strip } from '../hud/strip.tsx';
import { useStill } from '../parts/motion.ts';
import { RoundButton } from '../parts/round-button.tsx';
import type { Room } from '../rewards/rooms.ts';
import { rewards } from '../rewards/wording.ts';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';

interface Props {
  map: PupilMap;
  /** Where the pupil is: the name of the island, or of the sea. */
  place: string;
  /** What a game that was just left brought. */
  reward: RoundReward | undefined;
  /** Whether the plain list shows instead of the map. */
  list: boolean;
  onList: () => void;
  /** Whether the chart of all islands shows. */
  chart: boolean;
  onChart: () => void;
  onMenu: () => void;
  onRoom: (room: Room) => void;
  /** The kite of the week, or what was earned. */
  sky: ReactNode;
}

/** The HUD of the map: who, stars, coins, the island, the kite of the week, list and menu. */
export function MapHud({ map, place, reward, list, onList, chart, onChart, onMenu, onRoom, sky }: Props) {
  const { host, own } = usePupilScreen();
  const still = useStill(host.hud);
  const [firstName] = map.pupil.name.split(' ');
  const { avatar: look } = map.pupil;
  const avatar = useMemo(() => avatarSvg(look), [look]);
  return (
    <Strip label={pupil('map.region', { name: map.pupil.name })}>
      <Drawing svg={avatar} className="map-avatar" />
      <span className="map-name" title={map.pupil.name}>
        {firstName}
      </span>
      <Count what="stars" count={map.stars} still={still} />
      <button
        type="button"
        className="purse"
        aria-label={rewards('purse', { count: map.coins })}
        title={rewards('purse', { count: map.coins })}
        onClick={() => onRoom('kraam')}
      >
        <Count what="coins" count={map.coins} from={map.coins - (reward?.coins ?? 0)} still={still} />
      </button>
      <span className="island-name">{place}</span>
      <span className="strip-gap">
        {own ? (
          <>
            <OfflineMark />
            {sky}
          </>
        ) : (
          <span className="preview-mark" title={pupil('hud.preview')}>
            {pupil('hud.previewShort')}
          </span>
        )}
      </span>
      {!list && (
        <RoundButton
          icon={chart ? 'home' : 'map'}
          label={pupil(chart ? 'hud.island' : 'hud.chart')}
          onClick={onChart}
        />
      )}
      <RoundButton
        icon={list ? 'map' : 'list'}
        label={pupil(list ? 'hud.map' : 'hud.list')}
        onClick={onList}
      />
      <RoundButton icon="clubhouse" label={rewards('open')} onClick={() => onRoom('kraam')} />
      <RoundButton icon="menu" label={pupil('hud.menu')} onClick={onMenu} />
    </Strip>
  );
}
