import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Failed } from '../../ui/states.tsx';
import { DAY_MS, ZONE } from '../../app/day.ts';
import type { Lead } from './use-lead.ts';
import type { useReady } from './use-ready.ts';
import { board } from './wording.ts';

const WHEN = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
});

interface Props {
  ready: ReturnType<typeof useReady>;
  lead: Lead;
  /** Server time. */
  now: number;
}

/** What is set ready and not played by everybody yet, or was so today; each can be taken back. */
export function ReadyPanel({ ready: { tasks, failed, refetch }, lead, now }: Props) {
  const id = useId();
  if (failed) return <Failed error={failed} onRetry={() => void refetch()} />;
  const shown = tasks.filter(
    ({ setAt, pupils, played }) => played.length < pupils.length || now - setAt < DAY_MS,
  );
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {board('readyPanel.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {shown.map((task) => (
          <Ready key={task.id} task={task} lead={lead} />
        ))}
      </Box>
    </Box>
  );
}

function Ready({ task, lead }: { task: ReadyTask; lead: Lead }) {
  const { id, name, setAt, pupils } = task;
  return (
    <Box component="li" data-ready={id} sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <strong>{name}</strong>
        <Box component="span" sx={{ display: 'block', fontSize: '0.88rem', color: 'text.secondary' }}>
          {WHEN.format(setAt)}, {board('readyPanel.for', { count: pupils.length })}, {playedText(task)}
        </Box>
      </Box>
      <IconButton
        size="small"
        disabled={lead.busy}
        aria-label={board('readyPanel.remove', { name })}
        title={board('readyPanel.remove', { name })}
        onClick={() => lead.takeBack(task)}
      >
        <Icon name="trash" size={18} />
      </IconButton>
    </Box>
  );
}

function playedText({ pupils, played }: ReadyTask): string {
  if (played.length === 0) return board('readyPanel.playedNone');
  if (played.length >= pupils.length) return board('readyPanel.playedAll');
  return board('readyPanel.played', { count: played.length });
}
