import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ownSso, ssoLinkStart, unlinkOwnSso } from '../../../server/contract/sso-links.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { begin, canSso, type Linking } from '../../auth/login-sso/flow.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { useSentState } from '../../ui/use-sent-state.ts';
import { ZONE } from '../../app/day.ts';
import { accountSso as text } from './sso-wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });

/** Outcomes that have a text of their own. */
const TOLD = ['SSO_CANCELLED', 'SSO_ROLE', 'SSO_SCHOOL_UNKNOWN', 'SSO_NOT_ENABLED'] as const;

const useOwnSso = (userId: string) => useQuery(queryOf(ownSso, { params: { user: userId } }));

interface Props {
  userId: string;
}

/** What a member of staff logs in with besides the password: linking goes through the provider and comes back here. */
export function OwnSso({ userId }: Props) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useOwnSso(userId);
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const link = useMutation({
    mutationFn: async (provider: string) => {
      const { link: secret } = await call(ssoLinkStart, {});
      // The provider has to ask: on a shared computer it may think that somebody else sits here.
      await begin(provider, { wanted: pathname, anew: true, link: secret });
    },
    onError,
  });
  const unlink = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      call(unlinkOwnSso, { params: { user: userId, link: id } }),
    onSuccess: (_, { name: provider }) => {
      tell({ message: text('own.unlinked', { provider }) });
      return askAnew(client, [ownSso], { user: userId });
    },
    onError,
  });
  const isBusy = link.isPending || unlink.isPending;
  return (
    <Loaded query={query}>
      {(providers) =>
        providers.length === 0 ? null : (
          <Box component="section" aria-labelledby="own-sso" sx={{ display: 'grid', gap: 1, maxWidth: 760 }}>
            <Typography variant="h2" id="own-sso">
              {text('own.title')}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {text(canSso() ? 'own.text' : 'own.unsafe')}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {providers.map(({ provider, name, enabled, links }) => (
                <Stack
                  key={provider}
                  component="li"
                  direction="row"
                  useFlexGap
                  sx={{
                    gap: 1,
                    py: 1,
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
                    <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                      {links[0]
                        ? text('own.linked', { day: day.format(links[0].linkedAt) })
                        : text('own.notLinked')}
                      {!enabled && `. ${text('own.off')}`}
                    </Typography>
                  </Box>
                  {links.map(({ id }) => (
                    <Button
                      key={id}
                      variant="outlined"
                      disabled={isBusy}
                      aria-label={text('own.unlinkOf', { provider: name })}
                      onClick={() => unlink.mutate({ id, name })}
                    >
                      {text('own.unlink')}
                    </Button>
                  ))}
                  {links.length === 0 && canSso() && (
                    <Button
                      variant="contained"
                      disabled={isBusy}
                      aria-label={text('own.linkOf', { provider: name })}
                      onClick={() => link.mutate(provider)}
                    >
                      {text('own.link')}
                    </Button>
                  )}
                </Stack>
              ))}
            </Box>
          </Box>
        )
      }
    </Loaded>
  );
}

/** What came of linking, for who comes back from the provider; above all else, as that is why this page is open again. */
export function LinkingOutcome({ userId }: { userId: string }) {
  const came = useSentState<Linking>('linking');
  const { data } = useOwnSso(userId);
  if (!came || !data) return null;
  return (
    <Alert
      severity={came.code ? 'warning' : 'success'}
      role={came.code ? 'alert' : 'status'}
      sx={{ maxWidth: 760 }}
    >
      {outcomeText(came, data.find(({ provider }) => provider === came.via)?.name)}
    </Alert>
  );
}

function outcomeText({ code, via = '' }: Linking, name = via): string {
  if (code === undefined) return text('own.done', { provider: name });
  const told = TOLD.find((one) => one === code) ?? 'other';
  return text(`own.failed.${told}`, { provider: name });
}
