import { Box, Chip, Link, Paper, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { ThreadHead } from '../../../server/contract/threads.ts';
import { moment } from '../../app/moments.ts';
import { text } from './wording.ts';

interface Props<T extends ThreadHead> {
  threads: readonly T[];
  toOf: (thread: T) => string;
  /** What is told of one besides, such as the account. */
  more?: (thread: T) => string;
}

/** Questions under each other, each a line that leads to the whole of it. */
export const ThreadList = <T extends ThreadHead>({ threads, toOf, more }: Props<T>) => (
  <Stack
    component="ul"
    aria-label={text('threads.caption')}
    sx={{ gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 900 }}
  >
    {threads.map((thread) => (
      <Paper
        key={thread.id}
        component="li"
        variant="outlined"
        sx={{
          px: 1.5,
          py: 1,
          display: 'grid',
          gap: 0.25,
          minWidth: 0,
          borderLeftWidth: 4,
          borderLeftColor: thread.isNew ? 'primary.main' : 'divider',
        }}
      >
        <Link
          component={RouterLink}
          to={toOf(thread)}
          underline="hover"
          sx={{ fontWeight: thread.isNew ? 700 : 400, overflowWrap: 'anywhere' }}
        >
          {thread.subject}
        </Link>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            {[
              text(`threads.topics.${thread.topic}`),
              thread.by && text('threads.by', { name: thread.by }),
              more?.(thread),
              text('threads.last', { when: moment.format(thread.lastAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          <ThreadState state={thread.state} />
          {thread.isNew && <Chip label={text('new')} color="primary" />}
        </Stack>
      </Paper>
    ))}
  </Stack>
);

const COLOURS = { open: 'warning', answered: 'success', closed: 'default' } as const;

/** How far a question is, in a word. */
export const ThreadState = ({ state }: Pick<ThreadHead, 'state'>) => (
  <Chip label={text(`threads.states.${state}`)} variant="outlined" color={COLOURS[state]} />
);
