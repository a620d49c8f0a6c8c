import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pieceSvg } from '../../../engine/drawing/index.ts';
import type { Piece } from '../../../server/contract/rewards.ts';
import { messageOf } from '../../api/error.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { usePupilScreen } from '../screen.ts';
import { overButtons } from './arrows.ts';
import { dayName } from './day-name.ts';
import { OpenPiece } from './open-piece.tsx';
import { collectionQuery, emptyShelvesQuery, olderPieces } from './query.ts';
import { RoomTrouble } from './room-trouble.tsx';
import type { ShelfLook } from './shelf-look.ts';
import { rewards } from './wording.ts';

/** The cabinet: a shelf per game with the pieces that its rounds made. A piece can be opened. */
export function Cabinet({ volume }: { volume: number }) {
  const { pupilId } = usePupilScreen();
  const { data, error, refetch } = useQuery(collectionQuery(pupilId));
  const [open, setOpen] = useState<Piece>();
  const last = useRef('');
  const shelves = useRef<HTMLDivElement>(null);
  // Back from a piece: the focus is where it was.
  useEffect(() => {
    if (!open && last.current)
      shelves.current?.querySelector<HTMLElement>(`[data-piece="${last.current}"]`)?.focus();
  }, [open]);
  if (error && !data) return <RoomTrouble error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <p className="room-note" role="status">
        {rewards('loading')}
      </p>
    );
  if (data.length === 0) return <EmptyCabinet />;
  const look = data.find(({ game }) => game === open?.game);
  return (
    <>
      {open && look && (
        <OpenPiece
          piece={open}
          what={look.what}
          draw={look.draw}
          volume={volume}
          onBack={() => setOpen(undefined)}
        />
      )}
      {/* Stays while a piece is open, with the older pieces that were fetched. */}
      <div className="shelves" ref={shelves} hidden={open !== undefined}>
        {data.map((shelf) => (
          <Shelf
            key={shelf.game}
            {...shelf}
            onOpen={(piece) => {
              last.current = piece.id;
              setOpen(piece);
            }}
          />
        ))}
      </div>
    </>
  );
}

interface ShelfProps extends Pick<ShelfLook, 'what' | 'draw'> {
  game: string;
  total: number;
  pieces: Piece[];
  onOpen: (piece: Piece) => void;
}

function Shelf({ game, what, draw, total, pieces, onOpen }: ShelfProps) {
  const { pupilId } = usePupilScreen();
  const [older, setOlder] = useState<Piece[]>([]);
  const [trouble, setTrouble] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const all = [...pieces, ...older];
  /** Where the older pieces begin that came last. */
  const from = useRef(0);
  // Their button may be gone: the focus goes on with the first of them.
  useEffect(() => {
    if (older.length > 0) row.current?.querySelectorAll('button')[from.current]?.focus();
  }, [older]);
  const more = async () => {
    try {
      setTrouble('');
      from.current = all.length;
      setOlder([...older, ...(await olderPieces(pupilId, game, all.at(-1)!.at))]);
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return (
    <section className="shelf" aria-label={`${what}: ${total}`}>
      <h2>
        {what} <span>{total}</span>
      </h2>
      <div className="shelf-pieces" ref={row} onKeyDown={overButtons}>
        {all.map((piece, i) => (
          <button
            key={piece.id}
            type="button"
            data-piece={piece.id}
            tabIndex={i === 0 ? 0 : -1}
            aria-label={rewards('cabinet.piece', { what, date: dayName(piece.at) })}
            title={dayName(piece.at)}
            onClick={() => onOpen(piece)}
          >
            <Drawing svg={pieceSvg(draw, piece)} />
          </button>
        ))}
        {all.length < total && (
          <button type="button" className="shelf-more" tabIndex={-1} onClick={() => void more()}>
            {rewards('cabinet.older')} ({total - all.length})
          </button>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** Nothing collected yet: which games fill the cabinet. */
function EmptyCabinet() {
  const { data = [] } = useQuery(emptyShelvesQuery());
  return (
    <div className="empty-room">
      <h2>{rewards('cabinet.empty')}</h2>
      <p>{rewards('cabinet.emptyMore')}</p>
      <ul className="empty-shelf">
        {data.map(({ title, draw }) => (
          <li key={title}>
            <Drawing svg={pieceSvg(draw, { id: 'voorbeeld' })} />
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
