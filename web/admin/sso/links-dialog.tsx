import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import type { SsoLink } from '../../../server/contract/sso-links.ts';
import { messageOf } from '../../api/error.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { dayInWords } from '../pupils/day-in-words.ts';
import { useRefreshLogins } from './use-waiting.ts';
import { sso as text } from './wording.ts';

interface Props {
  account: string;
  /** Whose links. */
  user: { id: string; name: string };
  query: UseQueryResult<SsoLink[]>;
  remove: (link: SsoLink) => Promise<unknown>;
  onClose: () => void;
}

/** What somebody is linked to, how that came, and taking it away. */
export function LinksDialog({ account, user, query, remove, onClose }: Props) {
  const refresh = useRefreshLogins(account);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: (_, { providerName: provider }) => {
      tell({ message: text('links.removed', { provider }) });
      onClose();
      return refresh();
    },
    onError: (error) => {
      tell({ message: messageOf(error), severity: 'error' });
      return refresh();
    },
  });
  return (
    <DialogFrame
      title={text('links.title', { name: user.name })}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('links.close')}</Button>}
    >
      <Loaded query={query}>
        {(links) => {
          const own = links.filter(({ userId }) => userId === user.id);
          if (own.length === 0) return <DialogContentText>{text('links.none')}</DialogContentText>;
          return (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {own.map((link) => (
                  <Stack
                    key={link.id}
                    component="li"
                    direction="row"
                    useFlexGap
                    sx={{ gap: 1, py: 1, flexWrap: 'wrap', alignItems: 'center' }}
                  >
                    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                      <Typography sx={{ fontWeight: 700 }}>{link.providerName}</Typography>
                      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                        {text('links.since', {
                          how: text(`links.how.${link.how}`),
                          day: dayInWords(link.linkedAt),
                        })}
                        {', '}
                        {link.lastLoginAt === null
                          ? text('links.never')
                          : text('links.last', { day: dayInWords(link.lastLoginAt) })}
                      </Typography>
                    </Box>
                    <Button
                      variant="outlined"
                      disabled={isPending}
                      aria-label={text('links.removeOf', { provider: link.providerName })}
                      onClick={() => mutate(link)}
                    >
                      {text('links.remove')}
                    </Button>
                  </Stack>
                ))}
              </Box>
              <DialogContentText sx={{ fontSize: '0.9rem' }}>{text('links.note')}</DialogContentText>
            </>
          );
        }}
      </Loaded>
    </DialogFrame>
  );
}
