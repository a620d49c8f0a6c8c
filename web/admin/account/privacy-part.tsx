import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getAccount } from '../../../server/contract/accounts.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ZONE } from '../../app/day.ts';
import { ClosingPart } from './closing-part.tsx';
import { RetentionList } from './retention-list.tsx';
import { account as text } from './wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });

/** What was agreed on pupils' data, and how long what is kept. */
export function PrivacyPart({ adminId }: { adminId: string }) {
  const user = useUser();
  const isAdmin = may(user, 'account:details');
  const mayClose = may(user, 'account:close');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {isAdmin && <Agreement adminId={adminId} />}
      <RetentionList />
      {mayClose && <ClosingPart account={adminId} />}
    </Box>
  );
}

function Agreement({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(getAccount, { params: { account: adminId } }));
  return (
    <section>
      <Typography variant="h2">{text('privacy.agreement')}</Typography>
      <Loaded query={query}>
        {({ agreement }) => (
          <Typography>
            {agreement
              ? text('privacy.signed', {
                  ...agreement,
                  day: day.format(new Date(`${agreement.signedOn}T12:00`)),
                })
              : text('privacy.unsigned')}
          </Typography>
        )}
      </Loaded>
    </section>
  );
}
