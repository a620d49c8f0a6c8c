import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router';
import type { MessageView } from '../../../server/contract/inbox.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { text } from './wording.ts';

/** Messages under each other, each a line that leads to the whole of it. */
export const MessageList = ({ messages }: { messages: readonly MessageView[] }) => (
  <Stack
    component="ul"
    aria-label={text('title')}
    sx={{ gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 900 }}
  >
    {messages.map((message) => (
      <Line key={message.id} message={message} />
    ))}
  </Stack>
);

function Line({ message }: { message: MessageView }) {
  const { adminId = '' } = useParams();
  const { id, kind, title, at, isRead, isPinned, isWithdrawn } = message;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        px: 1.5,
        py: 1,
        display: 'grid',
        gap: 0.25,
        minWidth: 0,
        borderLeftWidth: 4,
        borderLeftColor: isRead ? 'divider' : 'primary.main',
      }}
    >
      {isWithdrawn ? (
        <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text('withdrawn')}</Typography>
      ) : (
        <Link
          component={RouterLink}
          to={paths.message(adminId, id)}
          underline="hover"
          sx={{ fontWeight: isRead ? 400 : 700, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {moment.format(at)}
        </Box>
        <KindChip kind={kind} />
        {isPinned && <Chip label={text('pinned')} variant="outlined" color="secondary" />}
        {!isRead && <Chip label={text('new')} color="primary" />}
      </Stack>
    </Paper>
  );
}

/** What a message is about, in a word. */
export const KindChip = ({ kind }: Pick<MessageView, 'kind'>) => (
  <Chip label={text(`kinds.${kind}`)} variant="outlined" color={kind === 'storing' ? 'error' : 'default'} />
);
