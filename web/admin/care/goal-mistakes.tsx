import { Box, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { getPupilWords } from '../../../server/contract/progress.ts';
import { queryOf } from '../../app/query-of.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { shortMoment } from '../progress/days.ts';
import { TypingButton } from '../progress/typing-button.tsx';
import { Written } from '../progress/written.tsx';
import '../progress/progress.css';
import { text } from './practice-wording.ts';

/** Misspellings that are shown of each goal. */
const TOLD = 5;

/** What went wrong last in the categories of a plan since it began, each to be played back as it was typed. */
export function GoalMistakes({ plan, pupil }: { plan: Plan; pupil: string }) {
  const goals = plan.fields.goals.flatMap(({ category, title }) =>
    category === undefined ? [] : [{ category, title: title ?? category }],
  );
  const asked = { from: plan.from, ...(plan.closed && { to: plan.closed.on }) };
  const found = useQueries({
    queries: goals.map(({ category }) =>
      queryOf(getPupilWords, { params: { pupil }, query: { ...asked, category } }),
    ),
  });
  const failed = found.find(({ error, data }) => error && !data);
  const told = goals.flatMap(({ title }, i) => {
    const data = found[i]?.data;
    return data && data.mistakes.length > 0 ? [{ title, ...data }] : [];
  });
  return (
    <section aria-labelledby="goal-mistakes">
      <Typography variant="h2" id="goal-mistakes">
        {text('mistakes.title')}
      </Typography>
      {failed ? (
        <Failed error={failed.error!} onRetry={() => found.forEach((one) => void one.refetch())} />
      ) : found.some(({ isPending }) => isPending) ? (
        <LoadingLines lines={2} />
      ) : told.length === 0 ? (
        <Typography>{text('mistakes.none')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {told.map(({ title, mistakes, mistakesTotal }) => (
            <div key={title}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {mistakes.slice(0, TOLD).map((mistake) => (
                  <Box component="li" key={mistake.id} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                    <strong>{mistake.word}</strong>: <Written {...mistake} />
                    <TypingButton {...{ pupil, mistake }} />
                    <Box
                      component="span"
                      sx={{ display: 'block', fontSize: '0.88rem', color: 'text.secondary' }}
                    >
                      {[mistake.rule, shortMoment(mistake.at)].filter(Boolean).join(', ')}
                    </Box>
                  </Box>
                ))}
              </Box>
              {mistakesTotal > TOLD && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {text('mistakes.more', { shown: TOLD, total: mistakesTotal })}
                </Typography>
              )}
            </div>
          ))}
        </Box>
      )}
    </section>
  );
}
