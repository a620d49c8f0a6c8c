import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getAccount } from '../../../server/contract/accounts.ts';
import { getAgreement, type AgreementView } from '../../../server/contract/agreements.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SignedList } from './signed-list.tsx';
import { text } from './wording.ts';

/** How it stands with the agreement of an account, and what was signed; of a family nothing. */
export function AgreementPart({ adminId }: { adminId: string }) {
  const account = useQuery(queryOf(getAccount, { params: { account: adminId } }));
  if (account.data?.kind === 'thuis') return null;
  return (
    <section aria-labelledby="agreement-title">
      <Typography variant="h2" id="agreement-title">
        {text('agreement')}
      </Typography>
      <Loaded query={account}>{() => <OfSchool adminId={adminId} />}</Loaded>
    </section>
  );
}

function OfSchool({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(getAgreement, { params: { account: adminId } }));
  return <Loaded query={query}>{(view) => <Standing adminId={adminId} view={view} />}</Loaded>;
}

function Standing({ adminId, view: { standing, grown, signed } }: { adminId: string; view: AgreementView }) {
  const isOpen = standing === 'missing' || standing === 'again';
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isOpen ? (
        <Alert severity="warning" role="note">
          {text(`standings.${standing}`)}
          {grown.length > 0 && ` ${text('grown')}: ${grown.join('; ')}.`}
        </Alert>
      ) : (
        <Typography>{text(`standings.${standing}`)}</Typography>
      )}
      {standing !== 'none' && (
        <Button component={Link} to={paths.agreement(adminId)} variant={isOpen ? 'contained' : 'outlined'}>
          {text(isOpen ? 'read' : 'readAgain')}
        </Button>
      )}
      <SignedList adminId={adminId} signed={signed} />
    </Box>
  );
}
