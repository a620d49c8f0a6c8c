import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { HostHandle } from '../../../../engine/bridge/index.ts';
import { gameById } from '../../../../scenes/index.ts';
import { newId } from '../../../../server/contract/id.ts';
import type { DemoRound } from '../../../../server/contract/site-rounds.ts';
import { GameHud } from '../../../pupil/hud/game-hud.tsx';
import '../../../pupil/hud/hud.css';
import '../../../pupil/pupil.css';
import { PupilScreenProvider } from '../../../pupil/screen.ts';
import { useStage } from '../../../pupil/use-stage.ts';
import { pageAddress } from '../../address.ts';
import { ask, faultOf } from '../../ask.ts';
import { ButtonLink } from '../../ui/index.ts';
import { demo } from '../../wording/demo.ts';

const NONE: readonly string[] = [];

interface Props {
  game: string;
  onStop: () => void;
}

/** The canvas with one round of a game; what is played is not recorded. */
export function DemoGame({ game, onStop }: Props) {
  const { container, host, isFailed } = useStage();
  const [fault, setFault] = useState<string>();

  const problem = fault ?? (isFailed ? demo('failedWhy') : undefined);
  return (
    <div className="pupil">
      <section
        className="canvas"
        ref={container}
        aria-label={demo('region', { game: gameById(game)?.manifest.title ?? game })}
      />
      {host && (
        <PupilScreenProvider value={{ pupilId: '', own: false, host }}>
          <Round game={game} host={host} onStop={onStop} onFault={setFault} />
        </PupilScreenProvider>
      )}
      <button type="button" className="paper-button quiet demo-stop" onClick={onStop}>
        {demo('stop')}
      </button>
      {problem && (
        <div className="demo-over" role="alert">
          <section className="paper-sheet">
            <h2>{demo('failed')}</h2>
            <p>{problem}</p>
            <button type="button" className="paper-button" onClick={onStop}>
              {demo('stop')}
            </button>
          </section>
        </div>
      )}
    </div>
  );
}

interface RoundProps extends Props {
  host: HostHandle;
  onFault: (message: string | undefined) => void;
}

function Round({ game, host, onStop, onFault }: RoundProps) {
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<number>();
  const [explain, setExplain] = useState('');
  const { paused, loading, error } = useStore(host.hud);
  const entry = gameById(game);

  useEffect(() => {
    let gone = false;
    const off = host.bus.on('roundEnded', ({ result, results }) => {
      if (!gone && result.complete) setDone(results.length);
    });
    const start = async () => {
      const round = await ask<DemoRound>('POST', '/api/site/demo-rounds', { id: newId(), game });
      if (gone || !entry) return;
      setExplain(round.explain.text);
      await host.open(entry, { ...round, firstVisit: turn === 0, tips: false });
    };
    start().catch((caught: unknown) => {
      if (!gone) onFault(faultOf(caught, 'game'));
    });
    return () => {
      gone = true;
      host.close();
      off();
    };
  }, [game, entry, host, turn, onFault]);

  useEffect(() => {
    if (error) onFault(error);
  }, [error, onFault]);

  return (
    <>
      <GameHud title={entry?.manifest.title ?? game} explain={explain} preview={false} again={NONE} />
      {loading !== undefined && (
        <p className="demo-over demo-wait" role="status">
          {demo('loading')}
        </p>
      )}
      {paused && done === undefined && (
        <div className="demo-over">
          <section className="paper-sheet" role="dialog" aria-label={demo('paused')}>
            <h2>{demo('paused')}</h2>
            <div className="demo-actions">
              <button type="button" className="paper-button" autoFocus onClick={() => host.resume()}>
                {demo('goOn')}
              </button>
              <button type="button" className="paper-button quiet" onClick={onStop}>
                {demo('stop')}
              </button>
            </div>
          </section>
        </div>
      )}
      {done !== undefined && (
        <div className="demo-over">
          <section className="paper-sheet" role="dialog" aria-label={demo('endTitle')}>
            <h2>{demo('endTitle')}</h2>
            <p>{demo('endText', { count: done })}</p>
            <p>{demo('endMore')}</p>
            <div className="demo-actions">
              <ButtonLink to={pageAddress('aanvraagformulier')}>{demo('apply')}</ButtonLink>
              <button
                type="button"
                className="paper-button quiet"
                autoFocus
                onClick={() => {
                  setDone(undefined);
                  setTurn(turn + 1);
                }}
              >
                {demo('again')}
              </button>
            </div>
          </section>
        </div>
      )}
    </>
  );
}
