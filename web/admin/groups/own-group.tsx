import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import type { Group } from '../../../server/contract/groups.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { listWordLists } from '../../../server/contract/word-lists.ts';
import { live } from '../../app/live-service.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { yearText } from '../../app/wording/year.ts';
import { Icon } from '../../ui/icon.tsx';
import { createBoardFeed } from '../board/board-feed.ts';
import { tooHardIn } from '../board/offers.ts';
import { needsHelp } from '../board/order.ts';
import { text } from './wording.ts';

/** Names that are told before the rest is a number. */
const FEW = 4;

/** The groups of one's own beside each other, as many as fit. */
export const OwnGroups = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
    }}
  >
    {children}
  </Box>
);

interface Props {
  adminId: string;
  group: Group;
}

/** A group of one's own as one meets it in the morning: who plays now, who needs help, what lies ready this week. */
export function OwnGroup({ adminId, group }: Props) {
  const [feed] = useState(() => createBoardFeed(live(), group.id));
  useEffect(() => feed.follow(), [feed]);
  const { tiles: known, refused } = useStore(feed.store);
  const tiles = known && Object.values(known);
  const told = (tell: (of: readonly Tile[]) => string) =>
    tiles ? tell(tiles) : (refused?.message ?? text('today.loading'));
  const lists = useQuery(queryOf(listWordLists, { params: { account: adminId, group: group.id } }));
  const ready = lists.data?.lists.filter(({ readyAt }) => readyAt !== undefined);
  const about = [group.groep.map(yearText).join(', '), text('pupilCount', { count: group.pupils })];
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={group.name}
      sx={{ display: 'grid', alignContent: 'start', gap: 1, p: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            <MuiLink component={Link} to={paths.pupils(adminId, group.id)} underline="hover">
              {group.name}
            </MuiLink>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Button
          component={Link}
          to={paths.groupProgress(adminId, group.id)}
          variant="contained"
          startIcon={<Icon name="live" size={18} />}
          aria-label={text('links.boardOf', { name: group.name })}
        >
          {text('links.board')}
        </Button>
      </Stack>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', m: 0, columnGap: 1.5, rowGap: 0.5 }}
      >
        <Line name={text('today.now')}>{told(nowText)}</Line>
        <Line name={text('today.help')}>{told(helpText)}</Line>
        <Line name={text('today.lists')}>
          {ready === undefined ? (
            text('today.loading')
          ) : ready.length === 0 ? (
            <MuiLink component={Link} to={paths.wordList(adminId, group.id, 'nieuw')}>
              {text('today.noList')}
            </MuiLink>
          ) : (
            ready.map(({ id, name }, i) => (
              <span key={id}>
                {i > 0 && ', '}
                <MuiLink component={Link} to={paths.wordList(adminId, group.id, id)}>
                  {name}
                </MuiLink>
              </span>
            ))
          )}
        </Line>
        {group.warnings.length > 0 && (
          <Line name={text('warnings')}>
            <Box component="span" sx={{ color: 'warning.main', fontWeight: 700 }}>
              {group.warnings.map((name) => text(`warning.${name}`)).join(', ')}
            </Box>
          </Line>
        )}
      </Box>
    </Card>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

/** Who is there at this moment. */
function nowText(tiles: readonly Tile[]): string {
  const playing = tiles.filter(({ state }) => state === 'playing').length;
  const there = tiles.filter(({ state }) => state !== 'away').length - playing;
  if (playing + there === 0) return text('today.nobody');
  return [
    text('today.playing', { count: playing }),
    ...(there > 0 ? [text('today.there', { count: there })] : []),
  ].join(', ');
}

/** Who gets no further now; where nobody does, how many find something too hard that they can practise first. */
function helpText(tiles: readonly Tile[]): string {
  const stuck = tiles.filter(needsHelp).map(({ name }) => name);
  if (stuck.length > 0) {
    const more = stuck.length - FEW;
    return [...stuck.slice(0, FEW), ...(more > 0 ? [text('today.others', { count: more })] : [])].join(', ');
  }
  const back = new Set(tooHardIn(tiles).flatMap(({ pupilIds }) => pupilIds));
  return back.size > 0 ? text('today.back', { count: back.size }) : text('today.noHelp');
}
