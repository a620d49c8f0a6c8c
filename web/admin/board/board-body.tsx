import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { CLUSTERS, isHeld, type Cluster } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { ApiError } from '../../api/error.ts';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { BigBoard } from './big-board.tsx';
import type { BoardFeed } from './board-feed.ts';
import { Explanations } from './explanations.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { GroupBar } from './group-bar.tsx';
import { misconceptions } from './misconceptions.ts';
import { offersFor, sharedTopic, topicsOf } from './offers.ts';
import { LineDown } from './line-mark.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Section } from './section.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { TileList } from './tile-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useLead } from './use-lead.ts';
import { useNow, useOrder } from './use-order.ts';
import { usePracticeTime } from './use-practice-time.ts';
import { useReady } from './use-ready.ts';
import { useView } from './use-view.ts';
import { board } from './wording.ts';

interface Props extends Pick<BoardFeed, 'store'> {
  account: string;
  group: string;
}

/** The pupils of a group by how they are doing, with what goes wrong and what was done about it beside them. */
export function BoardBody({ store, account, group }: Props) {
  const { tiles, misses, hold, ahead, refused } = useStore(store);
  const lead = useLead(account, group);
  const ready = useReady(account, group);
  const time = usePracticeTime(account, group);
  const view = useView();
  const [giving, setGiving] = useState<string[]>();
  const { window } = view;

  const list = useMemo(() => Object.values(tiles ?? {}), [tiles]);
  const order = useOrder(list, view.sort, view.filter, view.search);
  const now = useNow(10_000) + ahead;
  const topics = useMemo(() => topicsOf(misses, now), [misses, now]);
  const stuckIn = useMemo(() => topicsOf(misses, now, true), [misses, now]);
  const found = useMemo(() => misconceptions(misses, window, now), [misses, window, now]);

  if (refused)
    return (
      <Failed
        error={new ApiError(404, refused.code, refused.message)}
        onRetry={() => globalThis.location.reload()}
      />
    );
  if (!tiles)
    return (
      <>
        <LineDown store={store} />
        <LoadingLines />
      </>
    );
  if (list.length === 0) return <Empty title={admin('board.noPupils')} />;
  const shown = order.flatMap((id) => tiles[id] ?? []);
  const present = shown.filter(({ state }) => state !== 'away');
  const away = shown.filter(({ state }) => state === 'away');
  const about = { ready: ready.tasks, lead };
  const tileDeps = { account, group, topics, hold, now, timeOf: time.ofPupil, onGive: setGiving, ...about };
  return (
    <>
      <LineDown store={store} />
      <Toolbar tiles={list} view={view}>
        <GroupBar lead={lead} hold={hold} now={now} onBoard={() => view.setBig(true)} />
      </Toolbar>
      {time.ofGroup !== undefined && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {time.ofGroup}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          gap: 2,
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
          {view.filter === 'all' && present.length === 0 && away.length > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{admin('board.nobody')}</Typography>
          )}
          {shown.length === 0 && (
            <Empty title={admin('board.noneFound')}>
              <Typography>{admin('board.noneFoundText')}</Typography>
            </Empty>
          )}
          {CLUSTERS.map((cluster) => {
            const own = present.filter((tile) => (tile.standing?.cluster ?? 'going') === cluster);
            if (own.length === 0) return null;
            const ids = own.map(({ pupilId }) => pupilId);
            const stumbling = cluster === 'stuck' ? stuckIn : topics;
            const name = board(`cluster.${nameOf(cluster, own)}`);
            return (
              <Section
                key={cluster}
                cluster={cluster}
                name={name}
                pupils={ids}
                topic={sharedTopic(own, stumbling)}
                offers={offersFor(own, stumbling, ready.tasks)}
                lead={lead}
                held={ids.every((id) => isHeld(hold, id))}
                onGive={setGiving}
              >
                <TileList label={name} tiles={own} {...tileDeps} />
              </Section>
            );
          })}
          {away.length > 0 && (
            <Box component="section" sx={{ display: 'grid', gap: 0.8 }}>
              <Typography variant="h2" sx={{ color: 'text.secondary' }}>
                {board('section', { name: board('away'), count: away.length })}
              </Typography>
              <TileList label={admin('board.absent')} tiles={away} {...tileDeps} />
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <RulesPanel
            found={found}
            window={window}
            onWindow={view.setWindow}
            tiles={tiles}
            now={now}
            {...about}
          />
          <StepsPanel tiles={tiles} {...about} />
          <ReadyPanel ready={ready} lead={lead} now={now} />
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
      {view.big && (
        <BigBoard
          {...{ account, group, found }}
          made={list.reduce((sum, tile) => sum + tile.today.answers, 0)}
          isAnyoneHere={list.some(({ state }) => state !== 'away')}
          onClose={() => view.setBig(false)}
        />
      )}
    </>
  );
}

/** Who is on the map only chooses what to do, and of who has no line nothing is known: neither is called being at it. */
function nameOf(
  cluster: Cluster,
  tiles: readonly Tile[],
): Cluster | 'choosing' | 'goingOrChoosing' | 'unreached' {
  if (cluster !== 'going') return cluster;
  if (tiles.every(({ state }) => state === 'offline')) return 'unreached';
  const choosing = tiles.filter(({ state }) => state === 'map').length;
  return choosing === 0 ? 'going' : choosing === tiles.length ? 'choosing' : 'goingOrChoosing';
}
