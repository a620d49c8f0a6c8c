import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RoadmapComment } from '../../../server/contract/roadmap.ts';
import { moment } from '../../app/moments.ts';
import { text } from './wording.ts';

interface Props {
  said: readonly RoadmapComment[];
  /** What can be done with one. */
  tools?: (comment: RoadmapComment) => ReactNode;
}

/** What was said of an item, the first first. */
export const Comments = ({ said, tools }: Props) =>
  said.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{text('nobodySaid')}</Typography>
  ) : (
    <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 760 }}>
      {said.map((comment) => (
        <Paper key={comment.id} component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            <strong>{comment.by}</strong> · {moment.format(comment.at)}
            {comment.state === 'new' && ` · ${text('waiting')}`}
            {comment.state === 'refused' && ` · ${text('refused')}`}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
          {tools?.(comment)}
        </Paper>
      ))}
    </Stack>
  );
