import { Box, Button, InputAdornment, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { getGroup } from '../../../server/contract/groups.ts';
import { CLUSTERS, isHeld, type Miss } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { ApiError } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { Toast } from '../../ui/toast.tsx';
import { ProgressTabs } from '../progress/tabs.tsx';
import { admin } from '../wording.ts';
import { BigBoard } from './big-board.tsx';
import { createBoardFeed, type BoardFeed } from './board-feed.ts';
import { Counts } from './counts.tsx';
import { Explanations } from './explanations.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { GroupBar } from './group-bar.tsx';
import { LineMark } from './line-mark.tsx';
import { misconceptions, WINDOWS, type Window } from './misconceptions.ts';
import { PupilsMenu } from './pupils-menu.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Section } from './section.tsx';
import { Today } from './today.tsx';
import { arrange, FILTERS, SORTS, type Filter, type Sort } from './order.ts';
import { PupilTile } from './tile.tsx';
import { useLead, type Topic } from './use-lead.ts';
import { board } from './wording.ts';

/** Tiles change places at most this often: a board that jumps can't be read. */
const REORDER_MS = 4000;

/** Group progress: the live board, a tile per pupil. */
export function BoardPage() {
  const { groepId = '' } = useParams();
  return <Board key={groepId} groupId={groepId} />;
}

function Board({ groupId }: { groupId: string }) {
  const { adminId = '' } = useParams();
  const {
    data: group,
    error,
    refetch,
  } = useQuery({
    queryKey: ['group', adminId, groupId],
    queryFn: ({ signal }) => call(getGroup, { params: { account: adminId, group: groupId }, signal }),
  });
  const [feed] = useState(() => createBoardFeed(live(), groupId));
  useEffect(() => feed.follow(), [feed]);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const crumbs = [
    { label: admin('root'), to: paths.groups(adminId) },
    { label: admin('groups.title'), to: paths.groups(adminId) },
  ];
  const title = admin('board.title', { name: group?.name ?? admin('board.group') });
  const aside = (
    <>
      <LineMark />
      <Today store={feed.store} />
      <Button
        component={Link}
        to={paths.settings(adminId, groupId)}
        startIcon={<Icon name="sliders" size={18} />}
        sx={{ ml: 'auto' }}
      >
        {admin('groups.settings')}
      </Button>
    </>
  );
  return (
    <AdultPage title={title} crumbs={crumbs} aside={aside}>
      <ProgressTabs adminId={adminId} groupId={groupId} here="live" />
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Tiles store={feed.store} account={adminId} group={groupId} />
      )}
    </AdultPage>
  );
}

const oneOf = <T extends string>(list: readonly T[], value: string | null, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

interface TilesProps extends Pick<BoardFeed, 'store'> {
  account: string;
  group: string;
}

function Tiles({ store, account, group }: TilesProps) {
  const { tiles, misses, hold, ahead, refused } = useStore(store);
  const lead = useLead(account, group);
  const [giving, setGiving] = useState<string[]>();
  const [params, setParams] = useSearchParams();
  const sort = oneOf<Sort>(SORTS, params.get('volgorde'), 'name');
  const filter = oneOf<Filter>(FILTERS, params.get('toon'), 'all');
  const search = params.get('zoek') ?? '';
  const big = params.get('bord') === '1';
  const window = oneOf<Window>(WINDOWS, params.get('periode'), 'today');
  const set = (name: string, value: string, standard: string) =>
    setParams(
      (before) => {
        if (value === standard) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  const list = useMemo(() => Object.values(tiles ?? {}), [tiles]);
  const order = useOrder(list, sort, filter, search);
  const now = useNow(10_000) + ahead;
  const found = useMemo(() => misconceptions(misses, window, now), [misses, window, now]);
  const isAway = (id: string) => tiles?.[id]?.state === 'away';
  const present = order.filter((id) => !isAway(id));
  const away = order.filter(isAway);

  if (refused)
    return (
      <Failed
        error={new ApiError(404, refused.code, refused.message)}
        onRetry={() => globalThis.location.reload()}
      />
    );
  if (!tiles) return <LoadingLines />;
  if (list.length === 0) return <Empty title={admin('board.noPupils')} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Counts tiles={list} chosen={filter} onChoose={(value) => set('toon', value, 'all')} />
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <TextField
            label={admin('board.search')}
            value={search}
            onChange={(event) => set('zoek', event.target.value, '')}
            sx={{ width: 170 }}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Icon name="search" size={18} />
                  </InputAdornment>
                ),
              },
            }}
          />
          <TextField
            select
            label={admin('board.sort')}
            value={sort}
            onChange={(event) => set('volgorde', event.target.value, 'name')}
            sx={{ width: 210 }}
          >
            <MenuItem value="name">{admin('board.sortName')}</MenuItem>
            <MenuItem value="need">{admin('board.sortNeed')}</MenuItem>
            <MenuItem value="state">{admin('board.sortState')}</MenuItem>
          </TextField>
        </Box>
      </Box>
      <GroupBar lead={lead} hold={hold} now={now} onBoard={() => set('bord', '1', '')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 300px' }, gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
          {filter === 'all' && present.length === 0 && away.length > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{admin('board.nobody')}</Typography>
          )}
          {order.length === 0 && (
            <Empty title={admin('board.noneFound')}>
              <Typography>{admin('board.noneFoundText')}</Typography>
            </Empty>
          )}
          {CLUSTERS.map((cluster) => {
            const ids = present.filter((id) => (tiles[id]?.standing?.cluster ?? 'going') === cluster);
            if (ids.length === 0) return null;
            return (
              <Section
                key={cluster}
                cluster={cluster}
                pupils={ids}
                topic={topicOf(misses, ids)}
                lead={lead}
                held={ids.every((id) => isHeld(hold, id))}
                onGive={setGiving}
              >
                {tilesOf(ids, board(`cluster.${cluster}`))}
              </Section>
            );
          })}
          {away.length > 0 && tilesOf(away, admin('board.absent'))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <RulesPanel
            found={found}
            window={window}
            onWindow={(value) => set('periode', value, 'today')}
            nameOf={(id) => tiles[id]?.name ?? ''}
            lead={lead}
          />
          <Explanations account={account} group={group} />
        </Box>
      </Box>
      {giving && (
        <GiveDialog
          {...{ account, group }}
          pupils={giving}
          onGive={(topic) => lead.setReady(topic, giving)}
          onClose={() => setGiving(undefined)}
        />
      )}
      {big && (
        <BigBoard
          {...{ account, group, found }}
          made={list.reduce((sum, tile) => sum + tile.today.answers, 0)}
          onClose={() => set('bord', '', '')}
        />
      )}
      {!big && <Toast text={lead.toast} onClose={lead.closeToast} />}
    </>
  );

  function tilesOf(ids: readonly string[], label: string) {
    return (
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
          gap: 1.2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {ids.map((id) => {
          const tile = tiles?.[id];
          if (!tile) return null;
          const still = tile.activeAt > 0 ? Math.floor((now - tile.activeAt) / 60_000) : 0;
          const held = tile.state !== 'away' && isHeld(hold, id);
          const menu = (
            <PupilsMenu
              label={tile.name}
              pupils={[id]}
              lead={lead}
              held={isHeld(hold, id)}
              topic={topicOf(misses, [id])}
              onGive={setGiving}
              views={viewsOf(account, group, tile)}
            />
          );
          return <PupilTile key={id} tile={tile} still={still} held={held} menu={menu} />;
        })}
      </Box>
    );
  }
}

/** The progress and the setting of a pupil, and the screens that staff may look at as the pupil sees them: nothing is recorded there. */
function viewsOf(account: string, group: string, { pupilId, place, game }: Tile) {
  const address = (path: string) => `/app${path}`;
  const own = [
    { label: board('menu.progress'), href: address(paths.pupilProgress(account, group, pupilId)) },
    { label: board('menu.setting'), href: address(paths.pupilSetting(account, group, pupilId)) },
  ];
  const map = { label: board('menu.seeMap'), href: address(paths.map(pupilId)) };
  if (!place || !game) return [...own, map];
  const path = paths.game(pupilId, place.somvensterId, place.taskId, game);
  return [...own, map, { label: board('menu.seeGame'), href: address(path) }];
}

/** What these pupils stumble over most today and can practise. */
function topicOf(misses: readonly Miss[], pupils: readonly string[]): Topic | undefined {
  const own = misses.filter(({ pupilId, task }) => task !== undefined && pupils.includes(pupilId));
  const [most] = misconceptions(own, 'today', 0);
  return most?.task === undefined ? undefined : { category: most.category, name: most.task };
}

/** Ids in the chosen order; when only answers changed, the order is renewed now and then. */
function useOrder(list: readonly Tile[], sort: Sort, filter: Filter, search: string): string[] {
  const beat = Math.floor(useNow(REORDER_MS) / REORDER_MS);
  const key = [sort, filter, search, list.length, beat].join('|');
  const [kept, setKept] = useState<{ key: string; ids: string[] }>({ key: '', ids: [] });
  if (kept.key === key) return kept.ids;
  const ids = arrange(list, sort, filter, search).map((tile) => tile.pupilId);
  setKept({ key, ids });
  return ids;
}

/** The time, renewed every `ms`. */
function useNow(ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
