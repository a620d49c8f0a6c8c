import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getLeavers } from '../../../server/contract/leavers.ts';
import { keptText, retentionOf, retentionWith } from '../../../server/contract/retention.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { account as text } from './wording.ts';

/** How long what is kept, by the same numbers by which it is erased. */
export function RetentionList({ adminId }: { adminId: string }) {
  const user = useUser();
  const role = user?.role;
  const isHome = role === 'thuisadmin';
  const kind = isHome ? 'thuis' : role === 'rtadmin' ? 'rt' : 'school';
  const chosen = useQuery({
    ...queryOf(getLeavers, { params: { account: adminId }, query: {} }),
    enabled: !isHome && may(user, 'privacy:retention'),
  });
  const kept = chosen.data ? retentionWith(kind, chosen.data.months) : retentionOf(kind);
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {text('privacy.keep')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 3,
          '& dt': { fontWeight: 600, pt: 1 },
          '& dd': { m: 0, pt: { sm: 1 } },
        }}
      >
        {kept.map((one) => (
          <Row key={one.what} what={(isHome && one.home) || one.what}>
            {`${keptText(one)}.${one.more ? ` ${one.more}` : ''}`}
          </Row>
        ))}
      </Box>
      <Typography sx={{ pt: 2 }}>{text('privacy.never')}</Typography>
    </section>
  );
}

function Row({ what, children }: { what: string; children: string }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{children.charAt(0).toUpperCase() + children.slice(1)}</dd>
    </>
  );
}
