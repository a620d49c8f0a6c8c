import { Button, Link, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import {
  CAMPAIGNS_PER_PAGE,
  listCampaigns,
  type CampaignSummary,
} from '../../../server/contract/campaigns.ts';
import { longDay } from '../../admin/progress/days.ts';
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

/** Invitations that the office sent, and how many of each led to something. */
export function CampaignsPage() {
  const [params, set] = useAddressValue();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listCampaigns, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button
      component={RouterLink}
      to={paths.newCampaign}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
    >
      {text('send')}
    </Button>
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={query.data && query.data.total > 0 && add}
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {({ campaigns, total }) =>
          total === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
              {add}
            </Empty>
          ) : (
            <>
              <DataTable
                label={text('title')}
                rows={campaigns}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={nameOf}
                total={(count) => (count < total ? text('part', { count, total }) : text('total', { count }))}
                order={{ id: 'at', desc: true }}
              />
              {total > CAMPAIGNS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / CAMPAIGNS_PER_PAGE)}
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

/** A campaign has no name: it is known by when it was sent. */
const nameOf = ({ at }: Pick<CampaignSummary, 'at'>) => moment.format(at);

const countColumn = (id: 'all' | 'sent' | 'opened' | 'started'): Column<CampaignSummary> => ({
  id,
  label: text(`columns.${id}`),
  align: 'right',
  value: ({ counts }) => counts[id],
});

const COLUMNS: Column<CampaignSummary>[] = [
  {
    id: 'at',
    label: text('columns.at'),
    isHead: true,
    value: ({ at }) => at,
    cell: (row) => (
      <Link component={RouterLink} to={paths.campaign(row.id)}>
        {nameOf(row)}
      </Link>
    ),
    inFile: [{ label: text('columns.at'), value: ({ at }) => dayOf(at) }],
    canSearch: false,
  },
  {
    id: 'letter',
    label: text('columns.letter'),
    value: ({ template }) => text(`templates.${template}`),
    canFilter: true,
  },
  { id: 'by', label: text('columns.by'), value: ({ by }) => by ?? text('nobody'), canFilter: true },
  ...(['all', 'sent', 'opened', 'started'] as const).map(countColumn),
  {
    id: 'until',
    label: text('columns.until'),
    value: ({ expiresOn }) => expiresOn,
    cell: ({ expiresOn, isOver }) => (isOver ? `${longDay(expiresOn)}, ${text('over')}` : longDay(expiresOn)),
    canSearch: false,
  },
];
