import { useQuery } from '@tanstack/react-query';
import { hudCoin } from '../../../engine/drawing/hud.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RoundButton } from '../parts/round-button.tsx';
import { usePupilScreen } from '../screen.ts';
import { overButtons } from './arrows.ts';
import { BalloonPanel } from './balloon.tsx';
import { Cabinet } from './cabinet.tsx';
import { KitePanel } from './kite.tsx';
import { rewardsQuery } from './query.ts';
import { Stall } from './stall.tsx';
import { KlodderRoom } from './klodder-room.tsx';
import { RoomTrouble } from './room-trouble.tsx';
import { ROOMS, type Room } from './rooms.ts';
import { TrophyPanel } from './trophies.tsx';
import { rewards } from './wording.ts';
import './clubhouse.css';

interface Props {
  map: PupilMap;
  room: Room;
  onRoom: (room: Room) => void;
  onClose: () => void;
}

/** The clubhouse over the map: one room at a time. */
export function Clubhouse({ map, room, onRoom, onClose }: Props) {
  const { pupilId, own } = usePupilScreen();
  const { data, error, refetch } = useQuery(rewardsQuery(pupilId, own));
  return (
    <Dialog title={rewards('title')} width={1230} height={650} onClose={onClose} className="clubhouse">
      <RoundButton icon="close" label={rewards('close')} className="sheet-close" onClick={onClose} />
      <p className="clubhouse-purse">
        <Drawing svg={hudCoin()} />
        {rewards('coins', { count: data?.coins ?? map.coins })}
      </p>
      <div className="rooms" role="tablist" aria-label={rewards('title')} onKeyDown={overButtons}>
        {ROOMS.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`room-${id}`}
            aria-controls="room"
            aria-selected={id === room}
            tabIndex={id === room ? 0 : -1}
            data-first={id === room}
            onClick={() => onRoom(id)}
          >
            {rewards(`tab.${id}`)}
          </button>
        ))}
      </div>
      {!own && <p className="looking-on">{rewards('preview')}</p>}
      <section id="room" className={`room room-${room}`} role="tabpanel" aria-labelledby={`room-${room}`}>
        {data ? (
          <>
            {room === 'kraam' && <Stall rewards={data} avatar={map.pupil.avatar} />}
            {room === 'klodder' && <KlodderRoom avatar={map.pupil.avatar} />}
            {room === 'kast' && <Cabinet volume={map.settings.volumes.speech} />}
            {room === 'trofeeen' && <TrophyPanel rewards={data} avatar={map.pupil.avatar} />}
            {room === 'ballon' && <BalloonPanel balloon={data.balloon} />}
            {room === 'vlieger' && <KitePanel rewards={data} />}
          </>
        ) : error ? (
          <RoomTrouble error={error} onRetry={() => void refetch()} />
        ) : (
          <p className="room-note" role="status">
            {rewards('loading')}
          </p>
        )}
      </section>
    </Dialog>
  );
}
