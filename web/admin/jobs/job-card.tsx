import { Alert, Box, Button, LinearProgress, Link, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { isOpen, type Job } from '../../../server/contract/jobs.ts';
import { ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { follow, showing } from './followed.ts';
import { useJob, useJobActions } from './use-job.ts';
import { text } from './wording.ts';

interface Props {
  id: string;
  /** Whose work it is; null for the office, which has that of all. */
  account: string | null;
  /** Another job goes on: the one that undoes it. */
  onNext?: (job: Job) => void;
}

/** One piece of long work: how far it is while it goes on, what came of it, and what can be done with it. */
export function JobCard({ id, account, onNext }: Props) {
  const query = useJob(id);
  useEffect(() => showing(id), [id]);
  return <Loaded query={query}>{(job) => <Card job={job} account={account} onNext={onNext} />}</Loaded>;
}

function Card({ job, account, onNext }: { job: Job; account: string | null; onNext: Props['onNext'] }) {
  const [asks, setAsks] = useState<'stop' | 'undo'>();
  const { cancel, retry, undo } = useJobActions(job.id, (next) => {
    setAsks(undefined);
    if (next.id !== job.id) {
      follow(next.id, account);
      onNext?.(next);
    }
  });
  const isGoingOn = isOpen(job.state);
  useEffect(() => {
    if (isGoingOn && job.own) follow(job.id, account);
  }, [isGoingOn, job.own, job.id, account]);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={job.title}
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Typography variant="h2">{job.title}</Typography>
      {isGoingOn ? <Progress job={job} /> : <Result job={job} />}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {job.cancel && (
          <Button variant="outlined" onClick={() => setAsks('stop')}>
            {text('stop')}
          </Button>
        )}
        {job.canRetry && (
          <Button variant="contained" disabled={retry.isPending} onClick={() => retry.mutate()}>
            {text('retry')}
          </Button>
        )}
        {job.undoUntil !== null && (
          <Button
            variant="outlined"
            startIcon={<Icon name="undo" size={18} />}
            onClick={() => setAsks('undo')}
          >
            {text('undo')}
          </Button>
        )}
        <Link component={RouterLink} to={account === null ? paths.officeJobs : paths.jobs(account)}>
          {text('all')}
        </Link>
      </Stack>
      {asks === 'stop' && (
        <ConfirmDialog
          title={text('stopAsk', { title: job.title })}
          note={text(job.cancel === 'back' ? 'stopBack' : 'stopKeeps')}
          action={text('stop')}
          back={text('goOn')}
          focus="back"
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'undo' && (
        <ConfirmDialog
          title={text('undoAsk', { title: job.title })}
          note={text('undoText')}
          action={text('undo')}
          focus="back"
          isBusy={undo.isPending}
          onConfirm={() => undo.mutate()}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Paper>
  );
}

/** The share of the work that is done, 0 to 100; undefined while that is not known. */
const percentOf = ({ done, total }: Job) =>
  total > 0 ? Math.min(100, Math.round((100 * done) / total)) : undefined;

function Progress({ job }: { job: Job }) {
  const percent = percentOf(job);
  const known = percent === undefined ? {} : { variant: 'determinate' as const, value: percent };
  const step =
    job.state === 'waiting'
      ? text('waiting')
      : job.state === 'cancelling'
        ? text(job.cancel === 'stop' ? 'stopping' : 'back')
        : job.step || text('running');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <span>{step}</span>
        {job.total > 0 && <strong>{text('progress', { done: job.done, total: job.total })}</strong>}
      </Stack>
      <LinearProgress aria-label={job.title} sx={{ height: 10, borderRadius: 5 }} {...known} />
      {/* Told at each quarter: more often would talk through everything else. */}
      <span className="visually-hidden" role="status">
        {percent !== undefined &&
          text('percent', { title: job.title, percent: Math.floor(percent / 25) * 25 })}
      </span>
      <Typography sx={{ color: 'text.secondary' }}>{text('leave')}</Typography>
    </Box>
  );
}

const WHEN = new Intl.DateTimeFormat('nl', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

const SEVERITY = { done: 'success', failed: 'error', cancelled: 'info' } as const;

function Result({ job }: { job: Job }) {
  const state = job.state as keyof typeof SEVERITY;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={SEVERITY[state]} role="status">
        {text(state, { title: job.title })} {job.error}
        {job.undoneBy !== null && ` ${text('undone')}`}
      </Alert>
      {job.report.length > 0 && (
        <Stack component="ul" direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', m: 0, p: 0 }}>
          {job.report.map(({ outcome, label, count }) => (
            <Box component="li" key={outcome} sx={{ listStyle: 'none' }}>
              {label}: <strong>{count}</strong>
            </Box>
          ))}
        </Stack>
      )}
      {job.undoUntil !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text('undoUntil', { when: WHEN.format(job.undoUntil) })}
        </Typography>
      )}
    </Box>
  );
}
