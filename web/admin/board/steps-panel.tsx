import { Button, Typography } from '@mui/material';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { Finding, Findings } from './finding.tsx';
import { GiveButton } from './give-button.tsx';
import { readiness, titleOf, tooHardIn, type TooHard } from './offers.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

/** Steps that are shown before all are asked for: those of most pupils. */
const FIRST = 3;

interface Props {
  tiles: Readonly<Record<string, Tile>>;
  ready: readonly ReadyTask[];
  lead: Lead;
}

/** What is still too hard for which pupils, by what to practise before it. Nothing where nothing is. */
export function StepsPanel({ tiles, ready, lead }: Props) {
  const found = tooHardIn(Object.values(tiles));
  if (found.length === 0) return null;
  return (
    <Findings title={board('steps.title')} more={(count) => board('steps.more', { count })} first={FIRST}>
      {found.map((one) => (
        <Step key={titleOf(one)} found={one} {...{ tiles, ready, lead }} />
      ))}
    </Findings>
  );
}

function Step({ found, tiles, ready, lead }: Props & { found: TooHard }) {
  const { first, hard, pupilIds } = found;
  const [{ category, title }] = hard as [TooHard['hard'][number]];
  return (
    <Finding
      data={{ 'data-step': category }}
      title={titleOf(found)}
      about={<strong>{board('broken', { count: pupilIds.length })}</strong>}
      names={pupilIds.map((id) => tiles[id]?.name ?? '')}
      actions={
        first ? (
          <GiveButton
            offer={{ topic: first, before: title, ...readiness(first, pupilIds, ready) }}
            lead={lead}
          />
        ) : (
          <Button
            variant="contained"
            disabled={lead.busy}
            aria-label={board('explainedFor', { name: title })}
            onClick={() => lead.explained({ rule: category, name: title, category }, pupilIds)}
          >
            {board('explainedButton')}
          </Button>
        )
      }
    >
      {() => (
        <Typography sx={{ fontSize: '0.92rem' }}>
          {first
            ? board('steps.first', { hard: hard.map((one) => one.title).join('; ') })
            : board('steps.explain')}
        </Typography>
      )}
    </Finding>
  );
}
