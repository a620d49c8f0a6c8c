import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pieceSvg } from '../../../engine/drawing/index.ts';
import { hudIcon } from '../../../engine/drawing/hud.ts';
import type { Piece } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useSpeaker } from '../parts/speaker.ts';
import { usePupilScreen } from '../screen.ts';
import { dayName } from './day-name.ts';
import { pieceQuery } from './query.ts';
import { RoomTrouble } from './room-trouble.tsx';
import type { ShelfLook } from './shelf-look.ts';
import { rewards } from './wording.ts';

interface Props extends Pick<ShelfLook, 'what' | 'draw'> {
  piece: Piece;
  /** Loudness of speech, 0 to 1. */
  volume: number;
  onBack: () => void;
}

/** A piece of the cabinet, opened: the words that it was made of, to see and to hear. */
export function OpenPiece({ piece, what, draw, volume, onBack }: Props) {
  const { pupilId } = usePupilScreen();
  const { data, error, refetch } = useQuery(pieceQuery(pupilId, piece.id));
  const { say, stop } = useSpeaker(volume);
  const [at, setAt] = useState(-1);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const words = data?.words ?? [];

  const hear = async (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      setAt(i);
      if ((await say(words[i]?.speech?.url)) === 'cut') return;
    }
    setAt(-1);
  };
  const silence = () => {
    stop();
    setAt(-1);
  };
  return (
    <div className="open-piece">
      <div className="open-picture">
        <Drawing
          svg={pieceSvg(draw, piece, 300)}
          label={rewards('cabinet.piece', { what, date: dayName(piece.at) })}
        />
        <p>{dayName(piece.at)}</p>
        <button ref={back} type="button" className="big-button" onClick={onBack}>
          {rewards('cabinet.back')}
        </button>
      </div>
      {data ? (
        <div className="open-words">
          <h2>{rewards('cabinet.madeOf', { count: words.length })}</h2>
          {words.length === 0 && <p>{rewards('cabinet.noWords')}</p>}
          <ul>
            {words.map(({ text, speech }, i) => (
              <li key={text}>
                <button
                  type="button"
                  data-now={i === at}
                  aria-label={speech ? rewards('cabinet.hear', { word: text }) : text}
                  disabled={!speech}
                  onClick={() => void hear(i, i + 1)}
                >
                  {speech && <Drawing svg={hudIcon('soundOn', '#1c4a9e')} />}
                  {text}
                </button>
              </li>
            ))}
          </ul>
          {words.length > 1 && (
            <button
              type="button"
              className="big-button"
              onClick={() => (at === -1 ? void hear(0, words.length) : silence())}
            >
              {rewards(at === -1 ? 'cabinet.hearAll' : 'cabinet.stop')}
            </button>
          )}
        </div>
      ) : error ? (
        <RoomTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <p className="room-note" role="status">
          {rewards('loading')}
        </p>
      )}
    </div>
  );
}
