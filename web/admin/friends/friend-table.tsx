import { Chip } from '@mui/material';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Friend, FriendState } from '../../../server/contract/friends.ts';
import { dayOf } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { useFriendActions } from './use-friends.ts';
import { text } from './wording.ts';

const COLOURS: Partial<Record<FriendState, 'success' | 'warning' | 'error'>> = {
  trial: 'success',
  paid: 'success',
  rewarded: 'success',
  applied: 'warning',
  bounced: 'error',
};

/** Who came by an invitation, and how far each is. */
export function FriendTable({ friends }: { friends: readonly Friend[] }) {
  const { adminId = '' } = useParams();
  const { mutate } = useFriendActions(adminId).withdraw;
  const columns = useMemo<Column<Friend>[]>(
    () => [
      {
        id: 'channel',
        label: text('list.channel'),
        isHead: true,
        value: ({ channel }) => text(`list.channels.${channel}`),
      },
      {
        id: 'state',
        label: text('list.state'),
        value: ({ state }) => text(`list.states.${state}`),
        cell: ({ state }) => (
          <Chip
            label={text(`list.states.${state}`)}
            color={COLOURS[state] ?? 'default'}
            variant="outlined"
            sx={{ height: 'auto', py: 0.25, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ),
        canFilter: true,
      },
      {
        id: 'at',
        label: text('list.at'),
        value: ({ at }) => at,
        cell: ({ at }) => moment.format(at),
        inFile: [{ label: text('list.at'), value: ({ at }) => dayOf(at) }],
        canSearch: false,
      },
      {
        id: 'changed',
        label: text('list.changed'),
        value: ({ changedAt }) => changedAt,
        cell: ({ changedAt }) => moment.format(changedAt),
        inFile: [{ label: text('list.changed'), value: ({ changedAt }) => dayOf(changedAt) }],
        canSearch: false,
      },
      {
        id: 'menu',
        label: text('list.tools'),
        isTool: true,
        value: () => undefined,
        cell: ({ id, state }) =>
          (state === 'made' || state === 'opened') && (
            <RowMenu
              label={text('list.menu')}
              items={[
                {
                  key: 'withdraw',
                  label: text('list.withdraw'),
                  icon: 'undo',
                  run: () => mutate({ id, isLink: false }),
                },
              ]}
            />
          ),
      },
    ],
    [mutate],
  );
  return (
    <DataTable
      label={text('list.title')}
      rows={friends}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ channel }) => text(`list.channels.${channel}`)}
      total={(count) => text('list.total', { count })}
      order={{ id: 'at', desc: true }}
    />
  );
}
