import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { MOST_GOAL_CATEGORIES } from '../../../server/contract/care-terms.ts';
import { newId } from '../../../server/contract/id.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClashNote } from './clash-note.tsx';
import type { Fields } from './drafts.ts';
import { text } from './edit-wording.ts';
import { GoalFields, PlainGoal } from './goal-fields.tsx';
import type { Care } from './use-care.ts';
import type { PlanDraft } from './use-plan-draft.ts';

type Goal = Fields['goals'][number];

/** The goals of a plan: categories with a target, and besides one about sentences and one about another test. */
export function GoalsPart({ of: draft, care }: { of: PlanDraft; care: Care }) {
  const goals = draft.valueOf('goals');
  /** One whose category is still to be chosen: until then there is nothing to store. */
  const [blank, setBlank] = useState<Goal>();
  const set = (next: Goal[]) => draft.set('goals', next);
  const put = (goal: Goal) => {
    if (goal.id !== blank?.id) return set(goals.map((one) => (one.id === goal.id ? goal : one)));
    if (goal.category === undefined) return setBlank(goal);
    setBlank(undefined);
    set([...goals, goal]);
  };
  const remove = (id: string) =>
    id === blank?.id ? setBlank(undefined) : set(goals.filter((goal) => goal.id !== id));
  const aimed = goals.filter(({ kind }) => kind === 'categorie');
  const error = draft.errorOf('goals');
  const plain = (kind: 'zinnen' | 'extern', said: string): Goal => ({
    ...{ id: newId(), kind, text: said, target: null },
    ...{ start: null, now: null },
  });
  const hasKind = (kind: Goal['kind']) => goals.some((goal) => goal.kind === kind);
  return (
    <Box
      component="section"
      aria-labelledby="goals"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <div>
        <Typography variant="h2" id="goals">
          {text('goals.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('goals.help')}
        </Typography>
      </div>
      <ClashNote of={draft} field="goals" />
      {[...goals, ...(blank ? [blank] : [])].map((goal, i) => (
        <Paper
          key={goal.id}
          component="fieldset"
          variant="outlined"
          sx={{
            ...{ m: 0, p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 },
            // A set of fields is as wide as its widest word otherwise.
            minWidth: 0,
          }}
        >
          <Typography component="legend" sx={{ px: 0.5, fontWeight: 700 }}>
            {goal.kind === 'categorie'
              ? text('goals.number', { n: i + 1 })
              : text(goal.kind === 'zinnen' ? 'goals.sentences' : 'goals.extern')}
          </Typography>
          {goal.kind === 'categorie' ? (
            <GoalFields
              goal={goal}
              taken={aimed.flatMap(({ id, category }) => (id === goal.id ? [] : (category ?? [])))}
              care={care}
              to={draft.plan.to}
              onChange={put}
            />
          ) : (
            <PlainGoal goal={goal} onChange={put} />
          )}
          <div>
            <Button
              color="inherit"
              startIcon={<Icon name="close" size={18} />}
              aria-label={text('goals.removeOf', { n: i + 1 })}
              onClick={() => remove(goal.id)}
            >
              {text('goals.remove')}
            </Button>
          </div>
        </Paper>
      ))}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {aimed.length < MOST_GOAL_CATEGORIES && !blank && (
          <Button
            startIcon={<Icon name="add" size={18} />}
            onClick={() =>
              setBlank({ id: newId(), kind: 'categorie', text: '', target: null, start: null, now: null })
            }
          >
            {text('goals.add')}
          </Button>
        )}
        {!hasKind('zinnen') && (
          <Button
            onClick={() =>
              set([...goals, plain('zinnen', text('goals.sentencesText', { name: care.firstName }))])
            }
          >
            {text('goals.sentences')}
          </Button>
        )}
        {!hasKind('extern') && (
          <Button onClick={() => set([...goals, plain('extern', '')])}>{text('goals.extern')}</Button>
        )}
      </Stack>
    </Box>
  );
}
