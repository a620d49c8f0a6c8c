import { Button } from '@mui/material';
import type { RoadmapItem } from '../../../server/contract/roadmap.ts';
import { useUser } from '../../app/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useItemActions } from './use-roadmap.ts';
import { text } from './wording.ts';

/** The one vote of who looks: gives it, or takes it back. Whoever belongs to no customer has none. */
export function VoteButton({ item: { id, title, hasVoted, state } }: { item: RoadmapItem }) {
  const { vote } = useItemActions(id);
  const user = useUser();
  if (user?.adminId === undefined || state === 'klaar' || state === 'niet' || state === 'samengevoegd')
    return null;
  return (
    <Button
      variant={hasVoted ? 'contained' : 'outlined'}
      aria-pressed={hasVoted}
      aria-label={text('voteFor', { title })}
      startIcon={<Icon name={hasVoted ? 'right' : 'up'} size={18} />}
      loading={vote.isPending}
      onClick={() => vote.mutate(!hasVoted)}
    >
      {text(hasVoted ? 'voted' : 'vote')}
    </Button>
  );
}
