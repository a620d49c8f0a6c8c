import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router';
import type { RoadmapItem } from '../../../server/contract/roadmap.ts';
import { paths } from '../../app/paths.ts';
import { monthText } from './month.ts';
import { VoteButton } from './vote-button.tsx';
import { text } from './wording.ts';

/** One item in a list, with its vote. */
export function ItemCard({ item }: { item: RoadmapItem }) {
  const { adminId = '' } = useParams();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={paths.roadmapItem(adminId, item.id)}
        underline="hover"
        sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {item.title}
      </Link>
      <Marks item={item} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{numbersText(item)}</Box>
      <div className="no-print">
        <VoteButton item={item} />
      </div>
    </Paper>
  );
}

/** When it comes, for whom it is, and whether only its maker sees it. */
export function Marks({ item: { month, roles, isMine, isShown } }: { item: RoadmapItem }) {
  if (month === '' && roles.length === 0 && !isMine && isShown) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
      {month !== '' && <Chip label={monthText(month)} variant="outlined" color="secondary" />}
      {roles.map((role) => (
        <Chip key={role} label={text(`roles.${role}`)} variant="outlined" />
      ))}
      {isMine && <Chip label={text('mine')} color="primary" variant="outlined" />}
      {!isShown && (
        <Typography component="span" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {text('notShown')}
        </Typography>
      )}
    </Stack>
  );
}

/** How many voted, of how many organisations, and how many said something. */
export const numbersText = ({ votes, organisations, comments }: RoadmapItem): string =>
  [
    votes === 0
      ? text('votes', { count: 0 })
      : `${text('votes', { count: votes })} ${text('organisations', { count: organisations })}`,
    ...(comments > 0 ? [text('comments', { count: comments })] : []),
  ].join(' · ');
