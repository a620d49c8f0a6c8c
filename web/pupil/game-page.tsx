import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useStore } from 'zustand';
import type { GameEntry } from '../../engine/bridge/index.ts';
import { gameById } from '../../scenes/index.ts';
import type { RoundReward } from '../../server/contract/live.ts';
import { getMap } from '../../server/contract/practice.ts';
import { ApiError, messageOf } from '../api/error.ts';
import { PageTitle } from '../app/page-title.tsx';
import { paths } from '../app/paths.ts';
import { askAnew } from '../app/query-of.ts';
import { useAway } from './away.ts';
import { spotsOf } from './game/build-up.ts';
import { EndScreen } from './game/end-screen.tsx';
import { PauseMenu } from './game/pause-menu.tsx';
import { useGame } from './game/use-game.ts';
import { useHeld } from './led.tsx';
import { wordsOf } from './game/words.ts';
import { GameHud } from './hud/game-hud.tsx';
import { Loading } from './parts/loading.tsx';
import { useStill } from './parts/motion.ts';
import { Ruler } from './parts/ruler.tsx';
import { Trouble } from './parts/trouble.tsx';
import { usePupilScreen } from './screen.ts';
import { usePresence } from './use-presence.ts';
import { pupil } from './wording.ts';

/** What the map is told when a game is left, so that it can show what came of it. */
export interface BackFromGame {
  taskId: string;
  reward?: RoundReward | undefined;
}

/** A game at a task: `somvensters/{id}/taken/{id}/spellen/{game}`. */
export function GamePage() {
  const { game = '' } = useParams();
  const entry = useMemo(() => gameById(game), [game]);
  const toMap = useToMap();
  if (!entry) {
    return (
      <Trouble text={pupil('error.gameGone')}>
        <button type="button" className="paper-button" autoFocus onClick={() => toMap()}>
          {pupil('error.toMap')}
        </button>
      </Trouble>
    );
  }
  return <Game key={entry.manifest.id} entry={entry} />;
}

function useToMap() {
  const { pupilId } = usePupilScreen();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (back?: BackFromGame) => {
    void askAnew(queries, [getMap], { pupil: pupilId });
    void navigate(paths.map(pupilId), { state: back });
  };
}

function Game({ entry }: { entry: GameEntry }) {
  const { somvensterId = '', taakId = '' } = useParams();
  const { host } = usePupilScreen();
  const { paused, loading, error, phase } = useStore(host.hud);
  const still = useStill(host.hud);
  const held = useHeld();
  const isAway = useAway();
  const [turn, setTurn] = useState(0);
  const state = useGame({ somvenster: somvensterId, task: taakId, entry, turn });
  const toMap = useToMap();
  const { title } = entry.manifest;
  const round = state.step === 'playing' || state.step === 'ended' ? state.round : undefined;
  usePresence(
    state.step === 'ended' ? 'map' : paused ? 'paused' : 'game',
    round?.preview ? undefined : round?.id,
  );

  const mapButton = (
    <button type="button" className="paper-button" onClick={() => toMap()}>
      {pupil('error.toMap')}
    </button>
  );
  return (
    <main aria-label={pupil('game.region', { game: title })}>
      <PageTitle>{title}</PageTitle>
      {round && !error && (
        <GameHud title={title} explain={round.explain.text} preview={round.preview} again={round.again} />
      )}
      {state.step === 'playing' && !error && loading === undefined && (
        <Ruler settings={state.round.settings} hidden={paused || phase === 'einde'} />
      )}
      {(state.step === 'starting' || (loading !== undefined && !error)) && (
        <Loading text={pupil('loading.game')} share={loading} />
      )}
      {state.step === 'failed' && (
        <Trouble
          {...(isNotNow(state.error) && { title: pupil('error.notNow') })}
          text={textOf(state.error)}
          {...(mayRetry(state.error) && { onRetry: () => setTurn(turn + 1) })}
        >
          {mapButton}
        </Trouble>
      )}
      {error && state.step !== 'failed' && (
        <Trouble text={error} onRetry={() => void host.retry()}>
          {mapButton}
        </Trouble>
      )}
      {paused && !held && !isAway && state.step === 'playing' && !error && (
        <PauseMenu
          explain={state.round.explain}
          onGoOn={() => host.resume()}
          onStop={() => toMap({ taskId: taakId })}
        />
      )}
      {state.step === 'ended' && (
        <EndScreen
          manifest={entry.manifest}
          result={state.end.result}
          reward={state.end.reward}
          words={wordsOf(state.round.dealt, state.end)}
          spots={spotsOf(state.round.dealt)}
          preview={state.round.preview}
          still={still}
          onAgain={() => setTurn(turn + 1)}
          onMap={() => toMap({ taskId: taakId, reward: state.end.reward })}
        />
      )}
    </main>
  );
}

/** What was refused stays refused; a lost line may come back. */
const mayRetry = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

const isNotNow = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-practice-time' || error.code === 'licence-ended');

function textOf(error: unknown): string {
  if (isNotNow(error)) return messageOf(error);
  if (error instanceof ApiError && error.status === 404) return pupil('error.gameGone');
  if (error instanceof ApiError && error.status === 409) return pupil('error.taskShut');
  return messageOf(error);
}
