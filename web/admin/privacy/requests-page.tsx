import { Box, Button, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getAccount } from '../../../server/contract/accounts.ts';
import { listDataRequests } from '../../../server/contract/data-requests.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { AddDialog, ExtendDialog, SettleDialog } from './request-dialogs.tsx';
import { RequestTable, type RequestDoing } from './request-table.tsx';
import { useReopen } from './use-reopen.ts';
import { text } from './data-wording.ts';
import { text as shared } from './wording.ts';

type Doing = { what: 'add' } | { what: 'settle' | 'extend'; request: Parameters<RequestDoing['settle']>[0] };

/** What parents, pupils and staff asked about their data (verzoeken), and what became of it. */
export function RequestsPage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(listDataRequests, { params: { account: adminId } }));
  const [doing, setDoing] = useState<Doing>();
  const reopen = useReopen(adminId);
  const close = () => setDoing(undefined);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('requests.title')}
      crumbs={[
        { label: shared('root'), to: paths.groups(adminId) },
        { label: shared('privacy'), to: paths.privacy(adminId) },
      ]}
    >
      <Typography sx={{ maxWidth: 760 }} className="no-print">
        {text('requests.about')}
      </Typography>
      <Box className="no-print">
        <Button
          variant="contained"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setDoing({ what: 'add' })}
        >
          {text('requests.add')}
        </Button>
      </Box>
      <Loaded query={query}>
        {({ requests }) =>
          requests.length === 0 ? (
            <Empty title={text('requests.empty')}>
              <Typography>{text('requests.emptyText')}</Typography>
            </Empty>
          ) : (
            <RequestTable
              account={adminId}
              requests={requests}
              doing={{
                settle: (request) => setDoing({ what: 'settle', request }),
                extend: (request) => setDoing({ what: 'extend', request }),
                reopen,
              }}
            />
          )
        }
      </Loaded>
      <Sentence adminId={adminId} />
      {doing?.what === 'add' && <AddDialog account={adminId} onClose={close} />}
      {doing?.what === 'settle' && <SettleDialog account={adminId} request={doing.request} onClose={close} />}
      {doing?.what === 'extend' && <ExtendDialog account={adminId} request={doing.request} onClose={close} />}
    </AdultPage>
  );
}

/** What a school can put in its guide or on its site. */
function Sentence({ adminId }: { adminId: string }) {
  const account = useQuery(queryOf(getAccount, { params: { account: adminId } }));
  if (!account.data || account.data.kind === 'thuis') return null;
  const sentence = text('requests.sentence', { school: account.data.name });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="sentence-title"
      className="no-print"
      sx={{ p: 2, display: 'grid', gap: 1, maxWidth: 760 }}
    >
      <Typography variant="h2" id="sentence-title">
        {text('requests.parents')}
      </Typography>
      <Typography>{sentence}</Typography>
      {/* Browsers have no clipboard for a page without https. */}
      {'clipboard' in navigator && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            void navigator.clipboard
              .writeText(sentence)
              .then(() => tell({ message: text('requests.copied') }))
          }
        >
          {text('requests.copy')}
        </Button>
      )}
    </Paper>
  );
}
