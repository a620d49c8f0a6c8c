import { Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  listKnownIssuers,
  removeKnownIssuer,
  type KnownIssuer,
} from '../../../server/contract/known-issuers.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { AddServer } from './add-server.tsx';
import { text } from './wording.ts';

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeZone: ZONE });

/** As people compare it: in blocks of six. */
const blocks = (fingerprint: string) => (fingerprint.match(/.{1,6}/g) ?? []).join(' ');

/** The servers of which the office knows who runs them. */
export function KnownServersPage() {
  const query = useQuery(queryOf(listKnownIssuers, {}));
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<KnownIssuer>();
  const remove = useMutation({
    mutationFn: ({ id }: KnownIssuer) => call(removeKnownIssuer, { params: { issuer: id } }),
    onSuccess: () => tell({ message: text('removed') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled() {
      setRemoving(undefined);
      return client.invalidateQueries();
    },
  });
  const columns = useMemo(() => columnsOf(setRemoving), []);
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={
        <Button variant="contained" onClick={() => setAdding(true)}>
          {text('add')}
        </Button>
      }
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Typography sx={{ maxWidth: 760, color: 'text.secondary' }}>{text('care')}</Typography>
      <Loaded query={query}>
        {({ issuers, own }) => (
          <>
            {issuers.length === 0 ? (
              <Empty title={text('empty')} />
            ) : (
              <DataTable
                label={text('title')}
                rows={issuers}
                columns={columns}
                idOf={({ id }) => id}
                nameOf={({ origin }) => origin}
                total={(count) => text('total', { count })}
                order={{ id: 'origin', desc: false }}
              />
            )}
            <Typography variant="h2">{text('own')}</Typography>
            <Typography>{text('ownAbout')}</Typography>
            <Facts
              of={[
                [text('origin'), own.origin],
                [text('fingerprint'), blocks(own.fingerprint)],
              ]}
            />
          </>
        )}
      </Loaded>
      {isAdding && <AddServer onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={text('removeTitle', { origin: removing.origin })}
          note={text('removeText')}
          action={text('remove')}
          isGrave
          focus="back"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </AdultPage>
  );
}

/** What may be long without a space in it: on a phone it goes on below. */
const anywhere = (words: string) => <span style={{ overflowWrap: 'anywhere' }}>{words}</span>;

const columnsOf = (remove: (issuer: KnownIssuer) => void): Column<KnownIssuer>[] => [
  {
    id: 'origin',
    label: text('origin'),
    isHead: true,
    value: ({ origin }) => origin,
    cell: ({ origin }) => anywhere(origin),
  },
  { id: 'fingerprint', label: text('fingerprint'), value: ({ fingerprint }) => blocks(fingerprint) },
  { id: 'note', label: text('note'), value: ({ note }) => note, cell: ({ note }) => anywhere(note) },
  {
    id: 'at',
    label: text('at'),
    canSearch: false,
    value: ({ at }) => at,
    cell: ({ at }) => DAY.format(at),
    inFile: [{ label: text('at'), value: ({ at }) => dayOf(at) }],
  },
  { id: 'by', label: text('by'), value: ({ by }) => by || text('unknown') },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (issuer) => (
      <RowMenu
        label={text('menu', { origin: issuer.origin })}
        items={[{ key: 'remove', label: text('remove'), icon: 'trash', run: () => remove(issuer) }]}
      />
    ),
  },
];
