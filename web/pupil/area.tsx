import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { session } from '../../server/contract/auth.ts';
import { HomeLink } from '../app/home-link.tsx';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { useUser } from '../app/use-session.ts';
import { common } from '../app/wording/common.ts';
import { speakTo } from '../app/wording/define.ts';
import { READER } from '../app/session/family.ts';
import { ClosedPage } from './closed-page.tsx';
import { useRememberedFullScreen } from './full-screen.ts';
import { Led } from './led.tsx';
import { mapQuery } from './map-query.ts';
import { Loading } from './parts/loading.tsx';
import { Trouble } from './parts/trouble.tsx';
import { PortraitHint } from './portrait-hint.tsx';
import { PupilScreenProvider } from './screen.ts';
import { TakenOver } from './taken-over.tsx';
import { useStage } from './use-stage.ts';
import { pupil } from './wording.ts';
import './pupil.css';
import './hud/hud.css';

/** The pupil area: the canvas that stays, and the screens that lie over it. */
export function PupilArea() {
  const { leerlingId = '' } = useParams();
  const role = useUser()?.role;
  const own = role === 'leerling' || role === 'demo';
  const { container, host, isFailed } = useStage();
  useRememberedFullScreen();
  const onMap = useMatch('/leerling/:leerlingId/landkaart') !== null;
  useEffect(() => {
    if (onMap) void queries.prefetchQuery(mapQuery(leerlingId, own));
  }, [onMap, leerlingId, own]);

  const { data } = useQuery({ ...queryOf(session, {}), enabled: own }, queries);
  // A game that was begun goes on to its end.
  const isClosed = own && onMap && data?.account?.closed === true;
  // Who helps a child is told in the words of where it lives; its role does not say that.
  if (own && data?.account) speakTo(READER[data.account.kind]);

  return (
    <QueryClientProvider client={queries}>
      <div className="pupil">
        <section className="canvas" ref={container} aria-label={pupil('field')} />
        {isClosed ? (
          <ClosedPage />
        ) : host ? (
          <PupilScreenProvider value={{ pupilId: leerlingId, own, host }}>
            <TakenOver>
              <Outlet />
            </TakenOver>
            {own && <Led />}
          </PupilScreenProvider>
        ) : isFailed ? (
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
