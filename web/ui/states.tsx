import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { messageOf } from '../api/error.ts';
import { Klodder } from './klodder.tsx';
import { ui } from './wording.ts';

/** Grey lines while a list is fetched. */
export const LoadingLines = ({ lines = 6 }: { lines?: number }) => (
  <Stack spacing={1} role="status" aria-label={ui('loading')}>
    {Array.from({ length: lines }, (_, i) => (
      <Skeleton key={i} variant="rounded" height={38} />
    ))}
  </Stack>
);

/** What went wrong and the way to try again. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        {ui('retry')}
      </Button>
    }
  >
    {ui('failed')} {messageOf(error)}
  </Alert>
);

/** A place where there is nothing yet, with at most one next step. */
export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, textAlign: 'center' }}>
    <Klodder name="omavlek" face="sleep" size={120} />
    <Typography variant="h2">{title}</Typography>
    {children}
  </Box>
);
