import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { gameById } from '../../../scenes/index.ts';
import type { MapTask, PupilMap } from '../../../server/contract/practice.ts';
import { dayOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { localStore } from '../../app/session/storage.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { RoundButton } from '../parts/round-button.tsx';
import { Stars } from '../parts/stars.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';
import { GameCard, SurpriseCard, type CardProps } from './game-card.tsx';
import { freshAmong, offeredGames } from './offered.ts';
import { began, visited } from './played.ts';
import './place-panel.css';

const SURPRISE = 'verras';

interface Props {
  map: PupilMap;
  somvensterId: string;
  task: MapTask;
  onClose: () => void;
}

/** What can be done at a place: its goal, the stars so far, three games or a surprise, and Start. */
export function PlacePanel({ map, somvensterId, task, onClose }: Props) {
  const { pupilId, own } = usePupilScreen();
  const navigate = useNavigate();
  const [swap, setSwap] = useState(0);
  const [today] = useState(() => dayOf());
  const [memory] = useState(() => visited(localStore, pupilId));
  const games = useMemo(
    () =>
      offeredGames({
        task,
        day: today,
        swap,
        calm: map.settings.calm,
        played: memory.last,
        visit: memory.visits,
        manifest: (id) => gameById(id)?.manifest,
      }),
    [task, today, swap, map.settings.calm, memory],
  );
  const fresh = freshAmong(task.games);
  const [chosen, setChosen] = useState('');
  const pick = chosen || games[0]?.id || SURPRISE;

  // Staff who look on are not kept from looking.
  const closed = own && !task.anyTime ? map.practiceTime.closed : undefined;
  const begun = map.resume?.taskId === task.id ? gameById(map.resume.game) : undefined;

  const line = closed ?? (task.tooHard ? task.reason : pupil('place.choose'));
  const told =
    task.games.length === 0
      ? pupil('place.noGames')
      : `${line.replace(/[^.!?]$/, '$&.')} ${games.map(({ title }) => title).join(', ')}.`;

  const play = (game: string) => {
    began(localStore, pupilId, game);
    void navigate(paths.game(pupilId, somvensterId, task.id, game));
  };
  const start = () => {
    if (closed !== undefined) return;
    const others = task.games.filter((game) => !games.includes(game) && !memory.last.includes(game.id));
    const pool =
      [fresh.filter((game) => others.includes(game)), others, task.games].find(({ length }) => length > 0) ??
      [];
    const game = pick === SURPRISE ? pool[Math.floor(Math.random() * pool.length)]?.id : pick;
    if (game) play(game);
  };

  return (
    <Dialog title={task.goal} width={970} height={644} onClose={onClose} className="place-panel">
      <ReadAloud text={`${task.goal}. ${told}`} className="sheet-listen" />
      <RoundButton icon="close" label={pupil('place.close')} className="sheet-close" onClick={onClose} />
      <Stars count={task.stars} size={56} />
      {task.games.length === 0 ? (
        <p>{pupil('place.noGames')}</p>
      ) : (
        <>
          <p role="status">{line}</p>
          <Cards
            ids={[...games.map(({ id }) => id), SURPRISE]}
            pick={pick}
            onPick={setChosen}
            onStart={start}
          >
            {(id, props) => {
              const game = games.find((other) => other.id === id);
              return game ? (
                <GameCard key={id} game={game} isFresh={fresh.includes(game)} {...props} />
              ) : (
                <SurpriseCard key={id} {...props} />
              );
            }}
          </Cards>
          <div className="place-buttons">
            {closed !== undefined && begun ? (
              <button type="button" className="big-button main" onClick={() => play(begun.manifest.id)}>
                {pupil('place.goOn', { game: begun.manifest.title })}
              </button>
            ) : (
              <button
                type="button"
                className="big-button main"
                disabled={closed !== undefined}
                onClick={start}
              >
                {pupil('place.start')}
              </button>
            )}
            {task.games.length > games.length && swap === 0 && (
              <button
                type="button"
                className="big-button"
                onClick={() => {
                  setSwap(swap + 1);
                  setChosen('');
                }}
              >
                {pupil('place.others')}
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

interface CardsProps {
  ids: readonly string[];
  pick: string;
  onPick: (id: string) => void;
  onStart: () => void;
  children: (id: string, props: CardProps) => React.ReactNode;
}

/** The row of cards: one of them is chosen; arrows choose the next one, Enter starts. */
function Cards({ ids, pick, onPick, onStart, children }: CardsProps) {
  const row = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (ids.indexOf(pick) + by + ids.length) % ids.length;
    onPick(ids[next]!);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={row}
      className="game-cards"
      role="radiogroup"
      aria-label={pupil('place.choose')}
      onKeyDown={onKey}
    >
      {ids.map((id) => children(id, { checked: id === pick, onPick: () => onPick(id), onStart }))}
    </div>
  );
}
