import { Alert, Button, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import type { z } from 'zod';
import { getRoadmapItem } from '../../../server/contract/roadmap.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CommentForm } from './comment-form.tsx';
import { Comments } from './comments.tsx';
import { Marks, numbersText } from './item-card.tsx';
import { useItemActions } from './use-roadmap.ts';
import { VoteButton } from './vote-button.tsx';
import { text } from './wording.ts';

type Item = z.output<typeof getRoadmapItem.response>;

/** One item of the roadmap: what it is, the votes, what was said of it. */
export function RoadmapItemPage() {
  const { adminId = '', puntId = '' } = useParams();
  const query = useQuery(queryOf(getRoadmapItem, { params: { item: puntId } }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.title ?? text('title')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.roadmap(adminId) },
      ]}
      aside={data && <Chip label={text(`state.${data.state}`)} color="secondary" variant="outlined" />}
    >
      <Loaded query={query}>{(item) => <Whole key={item.id} item={item} />}</Loaded>
    </AdultPage>
  );
}

function Whole({ item }: { item: Item }) {
  const { adminId = '' } = useParams();
  const user = useUser();
  const { follow } = useItemActions(item.id);
  const isMember = user?.adminId !== undefined;
  return (
    <>
      <Marks item={item} />
      {item.mergedInto && (
        <Alert severity="info" sx={{ maxWidth: 760 }}>
          {text('mergedInto')}{' '}
          <Link component={RouterLink} to={paths.roadmapItem(adminId, item.mergedInto.id)}>
            {item.mergedInto.title}
          </Link>
          .
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 760, display: 'grid', gap: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{item.text}</Typography>
        {item.merged.length > 0 && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {text('merged', { titles: item.merged.join(', ') })}
          </Typography>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {numbersText(item)}
          {item.by && ` · ${text('by', { by: item.by })}`}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
          <VoteButton item={item} />
          {isMember && !item.mergedInto && (
            <Button loading={follow.isPending} onClick={() => follow.mutate(!item.follows)}>
              {text(item.follows ? 'unfollow' : 'follow')}
            </Button>
          )}
        </Stack>
      </Paper>
      <section aria-labelledby="said-title">
        <Typography variant="h2" id="said-title" sx={{ mb: 1 }}>
          {text('said')}
        </Typography>
        <Comments said={item.said} />
      </section>
      {isMember && !item.mergedInto && (
        // A new one after each that was sent.
        <CommentForm key={item.said.length} item={item.id} />
      )}
    </>
  );
}
