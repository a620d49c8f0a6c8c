import { Button, DialogContentText, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MOST_PUPILS_AT_ONCE } from '../../../server/contract/cards.ts';
import { daysAfter } from '../../../server/contract/days.ts';
import { listGroups } from '../../../server/contract/groups.ts';
import { getLicence, getSeats, type SeatList } from '../../../server/contract/licence.ts';
import { listPupils, trashPupils } from '../../../server/contract/pupils.ts';
import { listTrash } from '../../../server/contract/trash.ts';
import { messageOf } from '../../api/error.ts';
import { inParts } from '../../api/in-parts.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { shortDay, today } from '../progress/days.ts';
import { text as toTrash } from '../trash/wording.ts';
import { text } from './wording.ts';

type Seated = SeatList['pupils'][number];

/** Who did not practise for so many days is easily found. */
const LONG_AGO_DAYS = 90;

/** Who uses a seat: by group, with when there was practice, and a way to free seats. */
export function SeatTable({ adminId }: { adminId: string }) {
  const seats = useQuery(queryOf(getSeats, { params: { account: adminId } }));
  const columns = useMemo(() => columnsOf(), []);
  const [trashing, setTrashing] = useState<{ rows: readonly Seated[]; clear: () => void }>();
  const trash = useTrash(adminId);
  return (
    <section aria-labelledby="seats-title">
      <Typography variant="h2" id="seats-title">
        {text('list.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text('list.about')}</Typography>
      <Loaded query={seats}>
        {({ pupils }) =>
          pupils.length === 0 ? (
            <Empty title={text('list.empty')} />
          ) : (
            <DataTable
              label={text('list.title')}
              name="plaats"
              rows={pupils}
              columns={columns}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              total={(count) => text('list.total', { count })}
              order={{ id: 'group', desc: false }}
              bulk={(rows, clear) => (
                <Button
                  startIcon={<Icon name="trash" size={18} />}
                  onClick={() => setTrashing({ rows, clear })}
                >
                  {text('list.trash')}
                </Button>
              )}
            />
          )
        }
      </Loaded>
      {trashing && (
        <ConfirmDialog
          title={text('list.confirm', { count: trashing.rows.length })}
          note={text('list.confirmText')}
          action={text('list.trash')}
          isBusy={trash.isPending}
          canConfirm={trashing.rows.some(({ group }) => group !== null)}
          onConfirm={() =>
            trash.mutate(trashing.rows, {
              onSuccess: trashing.clear,
              onSettled: () => setTrashing(undefined),
            })
          }
          onClose={() => setTrashing(undefined)}
        >
          {trashing.rows.some(({ group }) => group === null) && (
            <DialogContentText>{text('list.groupless')}</DialogContentText>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Puts pupils in the trash, group by group. */
function useTrash(account: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(rows: readonly Seated[]) {
      let count = 0;
      for (const [group, own] of Map.groupBy(rows, (row) => row.group?.id)) {
        if (group === undefined) continue;
        const ids = own.map(({ id }) => id);
        await inParts(ids, MOST_PUPILS_AT_ONCE, (pupils) =>
          call(trashPupils, { params: { account, group }, body: { pupils, trashed: true } }),
        );
        count += ids.length;
      }
      return count;
    },
    onSuccess: (count) =>
      tell({
        message: text('list.trashed', { count }),
        link: { label: toTrash('look'), to: paths.trash(account) },
      }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(client, [getSeats, getLicence, listGroups, listPupils, listTrash], { account }),
  });
}

const columnsOf = (): Column<Seated>[] => [
  { id: 'name', label: text('list.name'), isHead: true, value: ({ name }) => name },
  {
    id: 'group',
    label: text('list.group'),
    value: ({ group }) =>
      group === null
        ? text('list.noGroup')
        : group.isArchived
          ? text('list.archived', { name: group.name })
          : group.name,
    canFilter: true,
  },
  {
    id: 'last',
    label: text('list.last'),
    value: ({ lastOn }) => lastOn ?? '',
    cell: ({ lastOn }) => (lastOn === null ? text('list.never') : shortDay(lastOn)),
    canSearch: false,
  },
  {
    id: 'since',
    label: text('list.since'),
    value: ({ lastOn }) =>
      text(
        lastOn === null
          ? 'list.notYet'
          : lastOn > daysAfter(today(), -LONG_AGO_DAYS)
            ? 'list.recent'
            : 'list.long',
      ),
    canFilter: true,
    canSearch: false,
  },
];
