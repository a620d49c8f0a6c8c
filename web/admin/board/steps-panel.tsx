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
/** Categories that are named of a step before it is opened. */
const FEW = 4;

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
        <Step key={keyOf(one)} found={one} {...{ tiles, ready, lead }} />
      ))}
    </Findings>
  );
}

/** What explaining helps with may stand there twice: with and without something before it that the setting leaves out. */
const keyOf = (found: TooHard) => `${titleOf(found)} ${found.outside ?? ''}`;

/** Why to begin with it: what is too hard (the first `shown` of it by name), and whether it was practised; or what helps instead. */
function aboutText({ first, hard, outside, fresh, pupilIds }: TooHard, shown: number): string {
  if (!first) return outside ? board('steps.outside', { name: outside }) : board('steps.explain');
  const notYet =
    fresh === 0
      ? ''
      : fresh === pupilIds.length
        ? board('steps.newForAll')
        : board('steps.newFor', { count: fresh });
  return [tooHardText(hard, shown), notYet].filter(Boolean).join(' ');
}

/** What is too hard, the first `shown` of it by name. */
function tooHardText(hard: TooHard['hard'], shown: number): string {
  const names = hard.slice(0, shown).map(({ title }) => title);
  const more = hard.length - names.length;
  return board('steps.first', {
    hard: [...names, ...(more > 0 ? [board('steps.others', { count: more })] : [])].join('; '),
  });
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
      {(open) => (
        <Typography sx={{ fontSize: '0.92rem' }}>{aboutText(found, open ? hard.length : FEW)}</Typography>
      )}
    </Finding>
  );
}
