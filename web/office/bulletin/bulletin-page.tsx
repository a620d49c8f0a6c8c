import { Button, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listBulletin, type BulletinItem, type BulletinView } from '../../../server/contract/bulletin.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { office } from '../wording.ts';
import { bulletin as text } from './wording.ts';

const KINDS = ['notice', 'experience'] as const satisfies readonly BulletinItem['kind'][];

/** What an item says, in a few words. */
function titleOf({ item }: BulletinView): string {
  switch (item.kind) {
    case 'notice':
      return `${text(`about.${item.about}`)}: ${item.text}`;
    case 'experience':
      return text('quoted', { role: item.name || item.role, text: item.text });
  }
}

const dayText = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = ({ item }: BulletinView) => (item.kind === 'notice' ? item.until : item.day) || undefined;

const COLUMNS: Column<BulletinView>[] = [
  {
    id: 'what',
    label: text('columns.what'),
    isHead: true,
    value: titleOf,
    cell: (row) => (
      <Link component={RouterLink} to={paths.bulletinItem(row.id)}>
        {titleOf(row)}
      </Link>
    ),
  },
  {
    id: 'kind',
    label: text('columns.kind'),
    value: ({ item }) => text(`kinds.${item.kind}`),
    canFilter: true,
  },
  {
    id: 'sites',
    label: text('columns.sites'),
    value: ({ item }) => text(`sites.${item.sites}`),
    canFilter: true,
  },
  {
    id: 'day',
    label: text('columns.day'),
    value: dayOf,
    cell: (row) => {
      const day = dayOf(row);
      return day && <span style={{ whiteSpace: 'nowrap' }}>{dayText.format(Date.parse(day))}</span>;
    },
  },
];

/** What the office put on the public site: notices and experiences of users. */
export function BulletinPage() {
  const query = useQuery(queryOf(listBulletin, {}));
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography>{text('intro')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        {KINDS.map((kind) => (
          <Button key={kind} component={RouterLink} to={paths.newBulletinItem(kind)} variant="outlined">
            {text(`add.${kind}`)}
          </Button>
        ))}
      </Stack>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography>{text('emptyText')}</Typography>
            </Empty>
          ) : (
            <DataTable
              label={text('title')}
              rows={items}
              columns={COLUMNS}
              idOf={({ id }) => id}
              nameOf={titleOf}
              total={(count) => text('total', { count })}
              order={{ id: 'day', desc: true }}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}
