import { Button, Typography } from '@mui/material';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { Finding, Findings } from './finding.tsx';
import { GiveButton } from './give-button.tsx';
import { readiness, titleOf, tooHardIn, type TooHard } from './offers.ts';
import type { Topic } from './topic.ts';
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
const keyOf = (found: TooHard) =>
  `${titleOf(found)} ${found.outside?.category ?? ''} ${found.outside?.unplayable ?? ''}`;

/** Why to begin with it: what is too hard (the first `shown` of it by name), and whether it was practised; or what helps instead. */
function aboutText({ first, hard, outside, fresh, pupilIds }: TooHard, shown: number): string {
  if (!first)
    return outside
      ? board(outside.unplayable ? 'steps.unplayable' : 'steps.outside', { name: outside.title })
      : board('steps.explain');
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
  const { first, outside, hard, pupilIds } = found;
  const [{ category, title }] = hard as [TooHard['hard'][number]];
  const give = (topic: Topic, variant: 'contained' | 'outlined') => (
    <GiveButton
      offer={{ topic, before: title, ...readiness(topic, pupilIds, ready) }}
      lead={lead}
      variant={variant}
    />
  );
  return (
    <Finding
      data={{ 'data-step': category }}
      title={titleOf(found)}
      about={<strong>{board('broken', { count: pupilIds.length })}</strong>}
      names={pupilIds.map((id) => tiles[id]?.name ?? '')}
      actions={
        first ? (
          give(first, 'contained')
        ) : (
          <>
            <Button
              variant="contained"
              disabled={lead.busy}
              aria-label={board('explainedFor', { name: title })}
              onClick={() => lead.explained({ rule: category, name: title, category }, pupilIds)}
            >
              {board('explainedButton')}
            </Button>
            {/* The teacher left it out: it is offered, not urged. */}
            {outside && !outside.unplayable && give(outside, 'outlined')}
          </>
        )
      }
    >
      {(open) => (
        <Typography sx={{ fontSize: '0.92rem' }}>{aboutText(found, open ? hard.length : FEW)}</Typography>
      )}
    </Finding>
  );
}
