import { Box, Button, Chip, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { endOtherSessions, endSession, type Profile } from '../../../server/contract/accounts.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { ZONE } from '../../app/day.ts';
import { deviceName } from './device-name.ts';
import { account as text } from './wording.ts';

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

interface Props {
  profile: Profile;
  onChanged: (profile: Profile) => void;
}

/** Where one is logged in, and logging out everywhere else. */
export function SessionList({ profile, onChanged }: Props) {
  const end = useMutation({
    mutationFn: () => call(endOtherSessions, { params: { user: profile.id } }),
    onSuccess: (next) => {
      onChanged(next);
      tell({ message: text('sessions.ended') });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const endOne = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { user: profile.id, session: id } }),
    onSuccess: (next) => {
      onChanged(next);
      tell({ message: text('sessions.endedOne') });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Box component="section" aria-labelledby="sessions-title" sx={{ display: 'grid', gap: 1, maxWidth: 760 }}>
      <Typography variant="h2" id="sessions-title">
        {text('sessions.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {profile.sessions.map((one) => (
          <Box
            key={one.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <Typography component="span" sx={{ fontWeight: 700 }}>
                {deviceName(one.browser)}
              </Typography>
              {one.current && (
                <Chip label={text('sessions.here')} color="success" variant="outlined" sx={{ ml: 1 }} />
              )}
              {one.via === 'sso' && <Chip label={text('sessions.sso')} variant="outlined" sx={{ ml: 1 }} />}
              {one.via === 'office' && (
                <Chip label={text('sessions.office')} color="warning" variant="outlined" sx={{ ml: 1 }} />
              )}
              <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
                {text('sessions.since', {
                  start: moment.format(one.startedAt),
                  used: moment.format(one.usedAt),
                })}
              </Typography>
            </Box>
            {!one.current && (
              <Button
                aria-label={text('sessions.endOne', {
                  device: deviceName(one.browser),
                  start: moment.format(one.startedAt),
                })}
                loading={endOne.isPending && endOne.variables === one.id}
                onClick={() => endOne.mutate(one.id)}
              >
                {text('sessions.end')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {profile.sessions.length > 1 && (
        <Button
          variant="outlined"
          loading={end.isPending}
          onClick={() => end.mutate()}
          sx={{ justifySelf: 'start' }}
        >
          {text('sessions.endOthers')}
        </Button>
      )}
    </Box>
  );
}
