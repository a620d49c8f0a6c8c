import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { schoolCode, ssoProviders } from '../../../server/contract/sso.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { sso as text } from './wording.ts';

/** How a teacher sets up a device of the class; nothing where nobody logs in by the school. */
export function ClassDevice({ account }: { account: string }) {
  const mayKnow = may(useUser(), 'sso:school-code');
  const { data: providers } = useQuery({
    ...queryOf(ssoProviders, {}),
    enabled: mayKnow,
  });
  const { data } = useQuery({
    ...queryOf(schoolCode, { params: { account } }),
    enabled: mayKnow && (providers?.length ?? 0) > 0,
  });
  if (!data?.code) return null;
  const address = `${window.location.host}/app${paths.loginOfSchool(data.code)}`;
  return (
    <Typography
      className="no-print"
      sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}
    >
      {text('device', { code: data.code, address })}
    </Typography>
  );
}
