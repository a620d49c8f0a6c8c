import { Box, InputAdornment, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { getGroup } from '../../../server/contract/groups.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { ApiError } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { createBoardFeed, type BoardFeed } from './board-feed.ts';
import { Counts } from './counts.tsx';
import { LineMark } from './line-mark.tsx';
import { Today } from './today.tsx';
import { arrange, FILTERS, SORTS, type Filter, type Sort } from './order.ts';
import { PupilTile } from './tile.tsx';

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
    </>
  );
  return (
    <AdultPage title={title} crumbs={crumbs} aside={aside}>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : <Tiles store={feed.store} />}
    </AdultPage>
  );
}

const oneOf = <T extends string>(list: readonly T[], value: string | null, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

function Tiles({ store }: Pick<BoardFeed, 'store'>) {
  const { tiles, ahead, refused } = useStore(store);
  const [params, setParams] = useSearchParams();
  const sort = oneOf<Sort>(SORTS, params.get('volgorde'), 'name');
  const filter = oneOf<Filter>(FILTERS, params.get('toon'), 'all');
  const search = params.get('zoek') ?? '';
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
  const isAway = (id: string) => tiles?.[id]?.state === 'away';
  const present = order.filter((id) => !isAway(id));
  const away = order.filter(isAway);

  if (refused)
    return (
      <Failed
        error={new ApiError(404, refused.code, refused.message)}
        onRetry={() => window.location.reload()}
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
      {filter === 'all' && present.length === 0 && away.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{admin('board.nobody')}</Typography>
      )}
      {order.length === 0 ? (
        <Empty title={admin('board.noneFound')}>
          <Typography>{admin('board.noneFoundText')}</Typography>
        </Empty>
      ) : (
        [present, away].map(
          (ids, i) =>
            ids.length > 0 && (
              <Box
                key={i}
                component="ul"
                aria-label={admin(i === 0 ? 'board.present' : 'board.absent')}
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
                  const tile = tiles[id];
                  if (!tile) return null;
                  const still = tile.seenAt > 0 ? Math.floor((now - tile.seenAt) / 60_000) : 0;
                  return <PupilTile key={id} tile={tile} still={still} />;
                })}
              </Box>
            ),
        )
      )}
    </>
  );
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
