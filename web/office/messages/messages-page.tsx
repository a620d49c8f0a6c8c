import { Button, Chip, Link, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import {
  listOfficeMessages,
  OFFICE_MESSAGES_PER_PAGE,
  type OfficeMessage,
} from '../../../server/contract/office-messages.ts';
import { text as staff } from '../../admin/messages/wording.ts';
import { dayOf } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { text } from './wording.ts';

const PAGE = 'pagina';

/** Messages that the office wrote to customers. */
export function OfficeMessagesPage() {
  const [params, set] = useAddressValue();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listOfficeMessages, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button
      component={RouterLink}
      to={paths.newOfficeMessage}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
    >
      {text('new')}
    </Button>
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={query.data && query.data.total > 0 && add}
    >
      <Loaded query={query}>
        {({ messages, total }) =>
          total === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
              {add}
            </Empty>
          ) : (
            <>
              <DataTable
                label={text('title')}
                rows={messages}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={titleOf}
                total={(count) => (count < total ? text('part', { count, total }) : text('total', { count }))}
                order={{ id: 'at', desc: true }}
              />
              {total > OFFICE_MESSAGES_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / OFFICE_MESSAGES_PER_PAGE)}
                  onChange={(_, next) => set(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
    </AdultPage>
  );
}

const titleOf = ({ title }: OfficeMessage) => title || text('withdrawn');

const STANDING_COLOURS = {
  draft: 'default',
  scheduled: 'warning',
  published: 'success',
  ended: 'default',
  withdrawn: 'error',
} as const;

/** How far a message is, in a word. */
export const StandingChip = ({ standing }: Pick<OfficeMessage, 'standing'>) => (
  <Chip label={text(`standings.${standing}`)} color={STANDING_COLOURS[standing]} variant="outlined" />
);

/** For whom a message is, in a few words. */
function targetText({
  target: { roles, kinds, variants, states, activity, accounts },
}: OfficeMessage): string {
  const parts = [
    ...roles.map((one) => text(`roles.${one}`)),
    ...kinds.map((one) => text(`accountKinds.${one}`)),
    ...variants.map((one) => text(`variants.${one}`)),
    ...states.map((one) => text(`states.${one}`)),
    ...(activity ? [text(activity.active ? 'activity.active30' : 'activity.quiet30')] : []),
    ...(accounts.length > 0 ? [text('accounts', { count: accounts.length })] : []),
  ];
  return parts.length === 0 ? text('everybody') : parts.join(', ');
}

const COLUMNS: Column<OfficeMessage>[] = [
  {
    id: 'title',
    label: text('columns.title'),
    isHead: true,
    value: titleOf,
    cell: (row) => (
      <Link component={RouterLink} to={paths.officeMessage(row.id)}>
        {titleOf(row)}
      </Link>
    ),
  },
  {
    id: 'kind',
    label: text('columns.kind'),
    value: ({ kind }) => staff(`kinds.${kind}`),
    canFilter: true,
  },
  {
    id: 'standing',
    label: text('columns.standing'),
    value: ({ standing }) => text(`standings.${standing}`),
    cell: ({ standing }) => <StandingChip standing={standing} />,
    canFilter: true,
  },
  { id: 'target', label: text('columns.target'), value: targetText },
  {
    id: 'at',
    label: text('columns.at'),
    value: ({ publishAt, createdAt }) => publishAt ?? createdAt,
    cell: ({ publishAt }) =>
      publishAt !== null && <span style={{ whiteSpace: 'nowrap' }}>{moment.format(publishAt)}</span>,
    inFile: [
      {
        label: text('columns.at'),
        value: ({ publishAt }) => (publishAt === null ? undefined : dayOf(publishAt)),
      },
    ],
    canSearch: false,
  },
  {
    id: 'read',
    label: text('columns.read'),
    align: 'right',
    value: ({ reach }) => (reach.people === 0 ? undefined : reach.read / reach.people),
    cell: ({ reach }) => reach.people > 0 && text('read', { ...reach }),
    inFile: [{ label: text('columns.read'), value: ({ reach }) => text('read', { ...reach }) }],
  },
];
