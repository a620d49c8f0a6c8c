import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { schoolCode, ssoProviders } from '../../../server/contract/sso.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { sso as text } from './wording.ts';

/** How a teacher sets up a device of the class; nothing where nobody logs in by the school. */
export function ClassDevice({ account }: { account: string }) {
  const mayKnow = may(useUser(), 'sso:school-code');
  const { data: providers } = useQuery({
    queryKey: ['sso-providers'],
    enabled: mayKnow,
    queryFn: ({ signal }) => call(ssoProviders, { signal }),
  });
  const { data } = useQuery({
    queryKey: ['school-code', account],
    enabled: mayKnow && (providers?.length ?? 0) > 0,
    queryFn: ({ signal }) => call(schoolCode, { params: { account }, signal }),
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
