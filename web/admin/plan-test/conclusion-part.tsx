import { Alert, Box, Stack, Typography } from '@mui/material';
import type { PlanConclusion, PlanTests } from '../../../server/contract/plan-tests.ts';
import { text } from './wording.ts';

const percent = (share: number) => Math.round(share * 100);
const rangeOf = ({ p, low, high }: { p: number; low: number; high: number }) => ({
  p: percent(p),
  low: percent(low),
  high: percent(high),
});

/** What both tests say together, in words that never say more than the numbers allow. */
export function ConclusionPart({ tests: { conclusion, taken } }: { tests: PlanTests }) {
  const words = taken.find(({ moment }) => moment === 'eind')?.counts.nieuw?.of ?? 0;
  return (
    <Stack component="section" aria-labelledby="conclusion" sx={{ gap: 1.5 }}>
      <Typography id="conclusion" variant="h2">
        {text('conclusion.title')}
      </Typography>
      {conclusion === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('conclusion.none')}</Typography>
      ) : (
        <Concluded conclusion={conclusion} words={words} />
      )}
    </Stack>
  );
}

/** The same without a heading; `words` is how many new words the end test had. */
export function Concluded({ conclusion, words }: { conclusion: PlanConclusion; words: number }) {
  const { change, practised, sentences, repeat, goals, errors } = conclusion;
  return (
    <>
      {change === null ? (
        <Alert severity="info">{text('conclusion.noBegin')}</Alert>
      ) : (
        <div>
          <Typography>
            <b>{text(`conclusion.finding.${change.finding}`, { count: words })}</b>
          </Typography>
          {change.cautions.map((caution) => (
            <Typography key={caution} sx={{ color: 'text.secondary' }}>
              {text(`conclusion.caution.${caution}`)}
            </Typography>
          ))}
          {conclusion.chosenByTest && (
            <Typography sx={{ color: 'text.secondary' }}>{text('conclusion.chosenByTest')}</Typography>
          )}
        </div>
      )}
      {practised && <Typography>{text(`conclusion.practised.${practised}`)}</Typography>}
      {sentences && <Typography>{text(`conclusion.sentences.${sentences}`)}</Typography>}
      {repeat && (
        <div>
          <Typography>{text(`conclusion.repeat.${repeat.finding}`, { count: repeat.words })}</Typography>
          {repeat.cautions.map((caution) => (
            <Typography key={caution} sx={{ color: 'text.secondary' }}>
              {text(`conclusion.caution.${caution}`)}
            </Typography>
          ))}
        </div>
      )}
      {goals.length > 0 && (
        <div>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {text('conclusion.goals')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {goals.map(({ goal, title, outcome, begin, end, target, words: count }) => (
              <li key={goal}>
                {text('conclusion.goal', {
                  title,
                  outcome: text(`conclusion.outcome.${outcome === 'niet te zeggen' ? 'unsaid' : outcome}`),
                })}
                {end && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[
                      text('conclusion.goalRange', { ...rangeOf(end), count }),
                      begin && text('conclusion.goalBegin', rangeOf(begin)),
                      target !== null && text('conclusion.goalTarget', { p: percent(target) }),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  </Typography>
                )}
              </li>
            ))}
          </Box>
        </div>
      )}
      {errors.length > 0 && (
        <div>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {text('conclusion.errors')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {errors.map((error) => (
              <li key={error.rule}>{text('conclusion.error', error)}</li>
            ))}
          </Box>
        </div>
      )}
    </>
  );
}
