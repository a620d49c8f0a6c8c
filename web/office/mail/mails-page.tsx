import { Alert, Button, Chip, Link, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { listMails, MAIL_STATES, MAILS_PER_PAGE, type MailHead } from '../../../server/contract/mail.ts';
import { momentOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PAGE, useTableAddress } from '../../ui/table/use-table-address.ts';
import { office } from '../wording.ts';
import { moment } from '../../app/moments.ts';
import { StateChip } from './state-chip.tsx';
import { mail } from './wording.ts';

/** In the address: only those of the last week that did not arrive. */
const TROUBLE = 'problemen';

/** Mails that went out, and those that did not. */
export function MailsPage() {
  const address = useTableAddress();
  const [params, setParams] = useSearchParams();
  const { search } = address;
  const state = MAIL_STATES.find((one) => mail(`states.${one}`) === address.filters['state']);
  const isTrouble = params.has(TROUBLE);
  const isNarrowed = search !== '' || state !== undefined;
  // What is searched for is looked for among all, and the newest are shown.
  const page = isNarrowed ? 1 : Math.max(1, Number(params.get(PAGE)) || 1);
  const mails = useQuery({
    ...queryOf(listMails, {
      query: {
        page,
        ...(search && { search }),
        ...(state && { state }),
        ...(isTrouble && { trouble: 'true' }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdultPage title={mail('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Loaded query={mails}>
        {({ mails: rows, total, isSending }) => (
          <>
            {isTrouble && (
              <Alert
                severity="info"
                action={
                  <Button component={RouterLink} to={paths.mails} size="small">
                    {mail('troubleAll')}
                  </Button>
                }
              >
                {mail('trouble')}
              </Alert>
            )}
            {!isSending && <Alert severity="info">{mail('notSending')}</Alert>}
            {total === 0 && !isNarrowed && !isTrouble ? (
              <Empty title={mail('emptyTitle')}>
                <Typography>{mail('emptyText')}</Typography>
              </Empty>
            ) : (
              <DataTable
                label={mail('title')}
                rows={rows}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={({ subject }) => subject}
                total={(count) => (count < total ? mail('part', { count, total }) : mail('total', { count }))}
                order={{ id: 'when', desc: true }}
              />
            )}
            {!isNarrowed && total > MAILS_PER_PAGE && (
              <Pagination
                aria-label={mail('pages')}
                page={page}
                count={Math.ceil(total / MAILS_PER_PAGE)}
                onChange={(_, next) =>
                  setParams({ [PAGE]: String(next), ...(isTrouble && { [TROUBLE]: '1' }) })
                }
              />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

const COLUMNS: Column<MailHead>[] = [
  {
    id: 'subject',
    label: mail('subject'),
    isHead: true,
    value: ({ subject }) => subject,
    cell: ({ id, subject }) => (
      <Link component={RouterLink} to={paths.mail(id)}>
        {subject}
      </Link>
    ),
  },
  {
    id: 'sort',
    label: mail('sort'),
    isBadge: true,
    canSearch: false,
    canSort: false,
    value: ({ isTrial }) => (isTrial ? mail('trial') : undefined),
    cell: ({ isTrial }) => isTrial && <Chip label={mail('trial')} variant="outlined" size="small" />,
  },
  { id: 'to', label: mail('to'), value: ({ to }) => `${to.name} <${to.address}>` },
  {
    id: 'state',
    label: mail('state'),
    value: ({ state }) => mail(`states.${state}`),
    cell: ({ state }) => <StateChip state={state} />,
    canFilter: true,
  },
  {
    id: 'when',
    label: mail('when'),
    value: ({ createdAt }) => createdAt,
    inFile: [{ label: mail('when'), value: ({ createdAt }) => momentOf(createdAt) }],
    cell: ({ createdAt }) => moment.format(createdAt),
    canSearch: false,
  },
];
