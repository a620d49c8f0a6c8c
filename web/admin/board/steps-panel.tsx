import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { Finding } from './finding.tsx';
import { GiveButton } from './give-button.tsx';
import { readiness, tooHardIn, type TooHard } from './offers.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  tiles: Readonly<Record<string, Tile>>;
  ready: readonly ReadyTask[];
  lead: Lead;
}

/** What is still too hard for which pupils, with what to practise before it. Nothing where nothing is. */
export function StepsPanel({ tiles, ready, lead }: Props) {
  const id = useId();
  const found = tooHardIn(Object.values(tiles));
  if (found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h2" id={id}>
        {board('steps.title')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {found.map((one) => (
          <Step key={`${one.category} ${one.first?.category}`} found={one} {...{ tiles, ready, lead }} />
        ))}
      </Box>
    </Box>
  );
}

function Step({ found, tiles, ready, lead }: Props & { found: TooHard }) {
  const { category, name, title, first, pupilIds } = found;
  return (
    <Finding
      data={{ 'data-step': category }}
      title={title}
      about={<strong>{board('steps.hard', { count: pupilIds.length })}</strong>}
      names={pupilIds.map((id) => tiles[id]?.name ?? '')}
      actions={
        <>
          {first && (
            <GiveButton
              offer={{ topic: first, before: title, ...readiness(first, pupilIds, ready) }}
              lead={lead}
            />
          )}
          <Button
            variant={first ? 'text' : 'contained'}
            disabled={lead.busy}
            aria-label={board('explainedFor', { name: title })}
            onClick={() => lead.explained({ rule: category, name, category }, pupilIds)}
          >
            {board('explainedButton')}
          </Button>
        </>
      }
    >
      {() => (
        <Typography sx={{ fontSize: '0.92rem' }}>
          {first ? board('steps.first', { title: first.title }) : board('steps.explain')}
        </Typography>
      )}
    </Finding>
  );
}
