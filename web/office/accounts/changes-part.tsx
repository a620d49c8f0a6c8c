import { Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAccountChanges, type AccountChange } from '../../../server/contract/office-account-notes.ts';
import { moment } from '../../app/moments.ts';
import { queryKeyOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Section } from './section.tsx';
import { text } from './wording.ts';

/** What the office did to a customer and what became of its licence, with who and why. */
export function ChangesPart({ account }: { account: string }) {
  const params = { account };
  const query = useInfiniteQuery({
    queryKey: [...queryKeyOf(listAccountChanges, { params }), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listAccountChanges, { params, query: pageParam, signal }),
    initialPageParam: {} as { at?: number; id?: string },
    getNextPageParam: ({ changes, more }) => {
      const last = changes.at(-1);
      return more && last ? { at: last.at, id: last.id } : undefined;
    },
  });
  return (
    <Section title={text('changes.title')} hint={text('changes.hint')}>
      <Loaded query={query}>
        {({ pages }) => {
          const changes = pages.flatMap((page) => page.changes);
          if (changes.length === 0) return <Typography>{text('changes.none')}</Typography>;
          return (
            <DataTable
              label={text('changes.title')}
              rows={changes}
              columns={COLUMNS}
              idOf={({ id }) => id}
              nameOf={({ what }) => what}
              total={String}
              order={{ id: 'when', desc: true }}
              // Newest first, as the server gives them.
              served={{ bar: null }}
            />
          );
        }}
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('changes.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

const COLUMNS: Column<AccountChange>[] = [
  {
    id: 'what',
    label: text('changes.what'),
    isHead: true,
    value: ({ what }) => what,
    canSort: false,
  },
  {
    id: 'when',
    label: text('changes.when'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
    canSort: false,
  },
  { id: 'by', label: text('changes.by'), value: ({ by }) => by ?? text('changes.itself'), canSort: false },
  {
    id: 'reason',
    label: text('changes.reason'),
    value: ({ reason }) => reason ?? undefined,
    cell: ({ reason, detail }) => [reason, detail && `(${detail})`].filter(Boolean).join(' '),
    canSort: false,
  },
];
