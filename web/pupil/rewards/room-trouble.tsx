import { messageOf } from '../../api/error.ts';
import { common } from '../../app/wording/common.ts';

/** A room that can't be shown now, with the way on. */
export const RoomTrouble = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="room-trouble" role="alert">
    <p>{messageOf(error)}</p>
    <button type="button" className="big-button" onClick={onRetry}>
      {common('retry')}
    </button>
  </div>
);
