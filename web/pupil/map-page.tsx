import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { PupilMap } from '../../server/contract/practice.ts';
import { ApiError, messageOf } from '../api/error.ts';
import { HomeLink } from '../app/home-link.tsx';
import { NotFoundPage } from '../app/not-found-page.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { TEST_PARAM } from '../app/paths.ts';
import type { BackFromGame } from './game-page.tsx';
import { PLACE_PARAM } from './led.tsx';
import { ListView } from './map/list-view.tsx';
import { MapHud } from './map/map-hud.tsx';
import { islandOf } from './map/islands.ts';
import { MapMenu } from './map/map-menu.tsx';
import { emptyText, MapLine, NoPlaces, Resume } from './map/map-tags.tsx';
import { PlacePanel } from './map/place-panel.tsx';
import { useMapScene } from './map/use-map-scene.ts';
import { usePracticeTime } from './map/use-practice-time.ts';
import { mapQuery } from './map-query.ts';
import { GoldenHour } from './rewards/golden-hour.tsx';
import { HangingKite } from './rewards/kite.tsx';
import { News } from './rewards/news.tsx';
import { rewardsQuery } from './rewards/query.ts';
import { ROOM_PARAM, roomOf, type Room } from './rewards/rooms.ts';
import { Loading } from './parts/loading.tsx';
import { Trouble } from './parts/trouble.tsx';
import { usePupilScreen } from './screen.ts';
import { TestCard } from './test/test-card.tsx';
import { TestView } from './test/test-page.tsx';
import { usePresence } from './use-presence.ts';
import { pupil } from './wording.ts';

const Clubhouse = lazy(async () => ({ default: (await import('./rewards/clubhouse.tsx')).Clubhouse }));

/** Stars and coins fly, and paths draw themselves, for at most so long after a game (scenes/landkaart/README.md 4.4). */
const HOMECOMING_MS = 5000;

/** The map is there so long before what comes after it is fetched. */
const LOOK_AROUND_MS = 1200;

/** The world map of tasks (l-landkaart). */
export function MapPage() {
  const { pupilId, own } = usePupilScreen();
  const back = useBack();
  const { data, error, refetch, isFetching, failureCount } = useQuery(mapQuery(pupilId, own));
  usePresence('map');
  const [isHome, setHome] = useState(back === null);
  if (!isHome && data && !isFetching) setHome(true);
  const [params] = useSearchParams();
  const test = params.get(TEST_PARAM);
  if (test !== null) return <TestView test={test} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  // Back from a game: what came of it belongs on the map. Without a line the map is shown as it was. Later it changes as it lies.
  if (data && (isHome || !isFetching || failureCount > 0)) return <OpenMap map={data} back={back} />;
  if (error) {
    return (
      <Trouble text={messageOf(error)} onRetry={() => void refetch()}>
        <HomeLink />
      </Trouble>
    );
  }
  return <Loading text={pupil('loading.map')} />;
}

function OpenMap({ map, back }: { map: PupilMap; back: BackFromGame | null }) {
  const { host, pupilId, own } = usePupilScreen();
  const { loading, error, paused } = useStore(host.hud);
  // The map goes without it: what it brings comes in when it is there.
  const { data: rewards } = useQuery(rewardsQuery(pupilId, own));
  usePracticeTime(map);
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState('');
  const [menu, setMenu] = useState(false);
  const asList = params.get('weergave') === 'lijst' || error !== undefined;
  const setList = (on: boolean) => setParams(on ? { weergave: 'lijst' } : {}, { replace: true });
  const room = roomOf(params);
  const setRoom = useCallback(
    (next?: Room) =>
      setParams(
        (now) => {
          if (next) now.set(ROOM_PARAM, next);
          else now.delete(ROOM_PARAM);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  const [shownId, setShown] = useState('');
  const [chart, setChart] = useState(false);
  const island = islandOf(map, { shownId, taskId: back?.taskId });
  // A place to which the teacher sent the pupil stands open as one that was picked.
  const panel = params.get(PLACE_PARAM) ?? picked;
  const setPanel = useCallback(
    (id: string) => {
      setPicked(id);
      setParams(
        (now) => {
          now.delete(PLACE_PARAM);
          return now;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const panelIsland = map.islands.find(({ tasks }) => tasks.some(({ id }) => id === panel));
  const task = panelIsland?.tasks.find(({ id }) => id === panel);
  // The page of a game comes in while the pupil looks around: a line that drops then spoils nothing.
  useEffect(() => {
    if (shownId === '') return undefined;
    const soon = setTimeout(() => void import('./game-page.tsx').catch(() => undefined), LOOK_AROUND_MS);
    return () => clearTimeout(soon);
  }, [shownId]);

  useEffect(() => {
    const off = [
      host.bus.on('placePicked', ({ taskId }) => setPanel(taskId)),
      host.bus.on('mapWish', ({ wish }) => {
        if (wish === 'menu') setMenu(true);
        else if (wish === 'list') setParams({ weergave: 'lijst' });
        else if (wish === 'chart' || wish === 'island') setChart(wish === 'chart');
        else setRoom(wish);
      }),
      host.bus.on('islandShown', ({ somvensterId }) => setShown(somvensterId)),
    ];
    return () => off.forEach((stop) => stop());
  }, [host, setPanel, setParams, setRoom]);

  // What lies over the map stops it; otherwise it goes on as soon as someone is there again.
  const covered = task !== undefined || menu || asList || room !== undefined;
  useMapScene({ map, back, rewards, covered, island, chart, isThere: loading === undefined });
  useEffect(() => {
    if (covered) host.pause();
    else host.resume();
  }, [covered, host]);
  useEffect(() => {
    if (!paused || covered) return undefined;
    const goOn = () => document.hasFocus() && !document.hidden && host.resume();
    // Nothing to wait for: the pause key means nothing here. Away from the window, the map waits for who comes back.
    goOn();
    const stop = new AbortController();
    for (const name of ['focus', 'pointerdown', 'keydown'])
      window.addEventListener(name, goOn, { signal: stop.signal });
    return () => stop.abort();
  }, [paused, covered, host]);

  useEffect(() => {
    if (task || menu || room) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (asList) {
        if (!error && ['Escape', 'Backspace', 'l', 'L'].includes(key)) setParams({}, { replace: true });
        // Who walks by arrow is on the map again: Enter opens the place, not the button that was left.
      } else if (key.startsWith('Arrow') && document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [task, menu, room, asList, error, setParams]);

  const empty = emptyText(map, island);
  return (
    <main aria-label={pupil('map.region', { name: map.pupil.name })}>
      <PageTitle>{pupil('map.title')}</PageTitle>
      <TestCard />
      <MapHud
        map={map}
        place={chart ? pupil('map.sea') : island.name}
        reward={back?.reward}
        list={asList}
        chart={chart}
        onChart={() => setChart(!chart)}
        onList={() => setList(!asList)}
        onMenu={() => setMenu(true)}
        onRoom={setRoom}
        sky={
          rewards && (
            <News
              rewards={rewards}
              onLook={setRoom}
              otherwise={<HangingKite kite={rewards.kite} onLook={() => setRoom('vlieger')} />}
            />
          )
        }
      />
      {rewards?.today.golden && !asList && <div className="golden-hour" />}
      {loading !== undefined && !asList && <Loading text={pupil('loading.map')} share={loading} />}
      {asList && (
        <ListView
          map={map}
          here={island.id}
          {...(error && { note: pupil('error.canvas') })}
          onPick={setPanel}
        />
      )}
      {!covered && loading === undefined && (
        <div className="map-foot">
          <MapLine />
          {!chart && (empty === undefined || map.resume ? <Resume map={map} /> : <NoPlaces text={empty} />)}
        </div>
      )}
      {task && panelIsland && (
        <PlacePanel map={map} somvensterId={panelIsland.id} task={task} onClose={() => setPanel('')} />
      )}
      {menu && <MapMenu onClose={() => setMenu(false)} />}
      {rewards && own && loading === undefined && !covered && !chart && (
        <GoldenHour
          today={rewards.today}
          volume={map.settings.volumes.speech}
          wait={back?.reward ? HOMECOMING_MS : 0}
        />
      )}
      {room && (
        <Suspense>
          <Clubhouse map={map} room={room} onRoom={setRoom} onClose={() => setRoom()} />
        </Suspense>
      )}
    </main>
  );
}

/** What a game that was just left tells; once, not again after a reload. */
function useBack(): BackFromGame | null {
  const [back] = useState(useLocation().state as BackFromGame | null);
  const navigate = useNavigate();
  useEffect(() => {
    if (back) void navigate({ search: window.location.search }, { replace: true, state: null });
  }, [back, navigate]);
  return back;
}
