import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isTarget } from '../../../engine/measure/index.ts';
import { PLAN_TARGETS } from '../../../server/contract/care-terms.ts';
import type { Fields } from './drafts.ts';
import { text } from './edit-wording.ts';
import { goalText, smartOf } from './goal-text.ts';
import { dayText, percentOf } from './labels.ts';
import type { Care } from './use-care.ts';

type Goal = Fields['goals'][number];

/** Between which a target may lie, in percents. */
const RANGE = { least: percentOf(PLAN_TARGETS.least), most: percentOf(PLAN_TARGETS.most) };

interface Props {
  goal: Goal;
  /** Categories of the other goals. */
  taken: readonly string[];
  care: Care;
  /** The last day of the plan. */
  to: string;
  onChange: (goal: Goal) => void;
}

/** A goal of a category: which, how much of new words is to be right, and that in a sentence. */
export function GoalFields({ goal, taken, care, to, onChange }: Props) {
  const { category, target } = goal;
  const [typed, setTyped] = useState(() => (target === null ? '' : String(percentOf(target))));
  const known = care.categories.find(({ id }) => id === category);
  const start = goal.start ?? known?.start ?? null;
  const around = { firstName: care.firstName, to };
  const sentenceOf = (one: Goal) => {
    const about = care.categories.find(({ id }) => id === one.category);
    return about ? goalText(one, { title: about.title, start: one.start ?? about.start }, around) : '';
  };
  // A sentence that nobody wrote in follows what is chosen.
  const follow = (next: Goal) =>
    onChange(goal.text === '' || goal.text === sentenceOf(goal) ? { ...next, text: sentenceOf(next) } : next);
  const choose = (id: string) => {
    const next = care.categories.find((one) => one.id === id)!;
    const aim = next.target;
    if (aim !== null) setTyped(String(percentOf(aim)));
    follow({ ...goal, category: id, title: next.title, start: null, now: null, target: aim ?? target });
  };
  const isFaulty = typed.trim() !== '' && !isTarget(Number(typed) / 100, start?.p ?? 0);
  const aimFor = (value: string) => {
    setTyped(value);
    const share = Number(value) / 100;
    follow({ ...goal, target: isTarget(share, start?.p ?? 0) ? share : null });
  };
  const sentence = sentenceOf(goal);
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          select
          label={text('goals.category')}
          helperText={category === undefined ? text('goals.choose') : undefined}
          value={category ?? ''}
          onChange={(event) => choose(event.target.value)}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {care.categories
            .filter(({ id }) => !taken.includes(id))
            .map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.start
                  ? text('goals.known', { title: one.title, now: percentOf(one.start.p) })
                  : text('goals.unknown', { title: one.title })}
              </MenuItem>
            ))}
        </TextField>
        <TextField
          type="number"
          label={text('goals.target')}
          value={typed}
          onChange={(event) => aimFor(event.target.value)}
          error={isFaulty}
          helperText={
            isFaulty
              ? text(start && start.p >= PLAN_TARGETS.least ? 'goals.targetAbove' : 'goals.targetRange', {
                  ...RANGE,
                  now: percentOf(start?.p ?? 0),
                })
              : known?.target
                ? text('goals.targetHelp', { target: percentOf(known.target) })
                : undefined
          }
          slotProps={{
            htmlInput: { min: RANGE.least, max: RANGE.most, step: 5 },
          }}
          sx={{ width: { sm: 190 } }}
        />
      </Stack>
      {category !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {start
            ? text('goals.now', {
                now: percentOf(start.p),
                low: percentOf(start.low),
                high: percentOf(start.high),
                answers: start.answers,
                day: dayText(start.day),
              })
            : text('goals.notKnown')}
        </Typography>
      )}
      <PlainGoal goal={goal} onChange={onChange} />
      {sentence !== '' && sentence !== goal.text && (
        <div>
          <Button onClick={() => onChange({ ...goal, text: sentence })}>{text('goals.again')}</Button>
        </div>
      )}
      <Smart goal={goal} start={start} name={care.firstName} />
    </>
  );
}

/** What a goal says, in words. */
export const PlainGoal = ({ goal, onChange }: { goal: Goal; onChange: (goal: Goal) => void }) => (
  <TextField
    multiline
    fullWidth
    minRows={2}
    label={text(goal.kind === 'extern' ? 'goals.externText' : 'goals.text')}
    value={goal.text}
    onChange={(event) => onChange({ ...goal, text: event.target.value })}
    slotProps={{ htmlInput: { maxLength: 400 } }}
  />
);

/** Whether a goal is one that can be looked back on, point by point. */
function Smart({ goal, start, name }: { goal: Goal; start: Goal['start']; name: string }) {
  const found = { ...smartOf(goal, start), when: true };
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <Box component="summary" sx={{ fontWeight: 700 }}>
        {text('goals.smart')}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {(['what', 'much', 'own', 'able', 'when'] as const).map((point) => (
          <li key={point}>
            {text(`goals.smartItems.${point}`, { name })}{' '}
            <strong>({text(found[point] ? 'goals.yes' : 'goals.no')})</strong>
          </li>
        ))}
      </Box>
    </Box>
  );
}
