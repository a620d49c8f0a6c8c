import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { SsoWaiting } from '../../../server/contract/sso-links.ts';
import { dayInWords } from '../pupils/day-in-words.ts';
import { ChooseUser, type Candidate } from './choose-user.tsx';
import { nameOf, useWaitingActions } from './use-waiting.ts';
import { sso as text } from './wording.ts';

interface Props {
  account: string;
  waiting: readonly SsoWaiting[];
  /** To whom somebody may be linked; who is likely stands first. */
  candidatesFor: (one: SsoWaiting) => readonly Candidate[];
  /** Who it is most likely, by the name. */
  guessFor: (one: SsoWaiting) => Candidate | undefined;
  /** Below the list. */
  foot?: ReactNode;
}

/** Who logged in at a provider and is nobody here yet, to be linked or taken off the list. */
export function WaitingList({ account, waiting, candidatesFor, guessFor, foot }: Props) {
  const { link, dismiss } = useWaitingActions(account);
  const [choosing, setChoosing] = useState<SsoWaiting>();
  const isBusy = link.isPending || dismiss.isPending;
  const who = waiting[0]?.who ?? 'pupil';
  return (
    <Paper
      className="no-print"
      component="section"
      variant="outlined"
      aria-labelledby="sso-waiting"
      sx={{ p: 1.5, display: 'grid', gap: 1 }}
    >
      <div>
        <Typography variant="h2" id="sso-waiting">
          {text('waiting.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', maxWidth: 760 }}>
          {text(who === 'pupil' ? 'waiting.pupils' : 'waiting.staff')}
        </Typography>
      </div>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map((one) => {
          const guess = guessFor(one);
          const name = nameOf(one);
          const [first, last] = [dayInWords(one.firstAt), dayInWords(one.lastAt)];
          return (
            <Stack
              key={one.id}
              component="li"
              direction="row"
              useFlexGap
              sx={{
                gap: 1,
                py: 1,
                flexWrap: 'wrap',
                alignItems: 'center',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                  {text('waiting.who', { name, provider: one.providerName })}
                </Typography>
                <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                  {first === last ? text('waiting.once', { last }) : text('waiting.tries', { first, last })}
                </Typography>
              </Box>
              {guess && (
                <Button
                  variant="contained"
                  disabled={isBusy}
                  onClick={() => link.mutate({ one, user: guess })}
                >
                  {text('waiting.linkTo', { name: guess.name })}
                </Button>
              )}
              <Button
                variant={guess ? 'text' : 'outlined'}
                disabled={isBusy}
                aria-label={text(guess ? 'waiting.otherOf' : 'waiting.linkOf', { name })}
                onClick={() => setChoosing(one)}
              >
                {text(guess ? 'waiting.other' : 'waiting.link')}
              </Button>
              <Button
                disabled={isBusy}
                aria-label={text('waiting.dismissOf', { name })}
                onClick={() => dismiss.mutate(one)}
              >
                {text('waiting.dismiss')}
              </Button>
            </Stack>
          );
        })}
      </Box>
      {foot}
      {choosing && (
        <ChooseUser
          waiting={choosing}
          candidates={candidatesFor(choosing)}
          onClose={() => setChoosing(undefined)}
          onChoose={(user) => {
            link.mutate({ one: choosing, user });
            setChoosing(undefined);
          }}
        />
      )}
    </Paper>
  );
}
