import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import type { HostHandle } from '../../engine/bridge/index.ts';
import { HomeLink } from '../app/home-link.tsx';
import { queries } from '../app/queries.ts';
import { useUser } from '../app/use-session.ts';
import { common } from '../app/wording/common.ts';
import { useRememberedFullScreen } from './full-screen.ts';
import { Led } from './led.tsx';
import { mapQuery } from './map-query.ts';
import { Loading } from './parts/loading.tsx';
import { Trouble } from './parts/trouble.tsx';
import { PortraitHint } from './portrait-hint.tsx';
import { PupilScreenProvider } from './screen.ts';
import { stageHost } from './stage-host.ts';
import { TakenOver } from './taken-over.tsx';
import { pupil } from './wording.ts';
import './pupil.css';
import './hud/hud.css';

/** The pupil area: the canvas that stays, and the screens that lie over it. */
export function PupilArea() {
  const { leerlingId = '' } = useParams();
  const role = useUser()?.role;
  const own = role === 'leerling' || role === 'demo';
  const container = useRef<HTMLElement>(null);
  const [host, setHost] = useState<HostHandle>();
  const [failed, setFailed] = useState(false);
  useRememberedFullScreen();
  const onMap = useMatch('/leerling/:leerlingId/landkaart') !== null;
  useEffect(() => {
    if (onMap) void queries.prefetchQuery(mapQuery(leerlingId, own));
  }, [onMap, leerlingId, own]);

  useEffect(() => {
    const here = container.current;
    if (!here) return undefined;
    let gone = false;
    let woken: HostHandle | undefined;
    stageHost(here).then(
      (made) => {
        if (gone) return;
        woken = made;
        made.wake(here);
        setHost(made);
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      gone = true;
      woken?.park();
    };
  }, []);

  return (
    <QueryClientProvider client={queries}>
      <div className="pupil">
        <section className="canvas" ref={container} aria-label={pupil('field')} />
        {host ? (
          <PupilScreenProvider value={{ pupilId: leerlingId, own, host }}>
            <TakenOver>
              <Outlet />
            </TakenOver>
            {own && <Led />}
          </PupilScreenProvider>
        ) : failed ? (
          <Trouble text={common('offlinePage.text')} onRetry={() => window.location.reload()}>
            <HomeLink />
          </Trouble>
        ) : (
          <Loading text={pupil('loading.map')} />
        )}
        {role === 'demo' && (
          <p className="demo-mark" role="note">
            {pupil('demo')}
          </p>
        )}
        <PortraitHint host={host} />
      </div>
    </QueryClientProvider>
  );
}
