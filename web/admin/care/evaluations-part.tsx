import { Box, Typography } from '@mui/material';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { dayText } from './labels.ts';
import { outcomeText } from './outcome-text.ts';
import { text } from './plan-wording.ts';

/** What came of a plan, each time that was looked back on it. */
export const EvaluationsPart = ({ plan: { evaluations, fields } }: { plan: Plan }) =>
  evaluations.map(({ id, day, instrument, goals, conclusion, text: said, nextOn, by }) => (
    <section key={id}>
      <Typography variant="h2">{text('evaluate.titleDone', { day: dayText(day) })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[instrument, by !== null && text('evaluate.by', { name: by })].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {goals.map(({ goal, outcome, proposed, why }) => {
          const about = fields.goals.find((one) => one.id === goal);
          return (
            <Box component="li" key={goal} sx={{ overflowWrap: 'anywhere' }}>
              {[
                about?.title ?? about?.text,
                text('goals.outcome', { outcome: outcomeText(outcome) }),
                outcome !== proposed && text('evaluate.proposed', { outcome: outcomeText(proposed) }),
                why,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          );
        })}
      </Box>
      <Typography sx={{ fontWeight: 700 }}>{text(`conclusions.${conclusion}`)}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said}</Typography>
      {nextOn !== null && <Typography>{text('evaluate.nextTold', { day: dayText(nextOn) })}</Typography>}
    </section>
  ));
