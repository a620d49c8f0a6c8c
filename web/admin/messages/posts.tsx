import { Paper, Stack, Typography } from '@mui/material';
import type { ThreadPost } from '../../../server/contract/threads.ts';
import { moment } from '../../app/moments.ts';
import { text } from './wording.ts';

/** What was written in a thread, the first first; what the office wrote stands apart by its edge and its name. */
export const Posts = ({ posts }: { posts: readonly ThreadPost[] }) => (
  <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 760 }}>
    {posts.map((post) => (
      <Paper
        key={post.id}
        component="li"
        variant="outlined"
        sx={{
          p: 1.5,
          minWidth: 0,
          ml: post.byOffice ? { sm: 4 } : 0,
          mr: post.byOffice ? 0 : { sm: 4 },
          ...(post.byOffice && { borderLeft: 4, borderLeftColor: 'secondary.main' }),
          ...(post.internal && { borderStyle: 'dashed' }),
        }}
      >
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          <strong>{post.by || text(post.byOffice ? 'threads.office' : 'threads.gone')}</strong> ·{' '}
          {moment.format(post.at)}
          {post.internal && ` · ${text('threads.note')}`}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{post.text}</Typography>
      </Paper>
    ))}
  </Stack>
);
