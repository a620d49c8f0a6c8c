import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { PupilProgress } from '../../../server/contract/progress.ts';
import { getTomorrow, type Tomorrow } from '../../../server/contract/tasks.ts';
import { queryOf } from '../../app/query-of.ts';
import { shortMoment } from './days.ts';
import { progress as text } from './wording.ts';

/** Tasks that are told of what comes next. */
const NEXT = 4;

/** Words that are named of a task. */
const NAMED = 3;
const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** What a task asks of a pupil: some of its words, how many come back, and what is expected. */
function examples(words: Tomorrow['tasks'][number]['words']): string {
  const again = words.filter(({ reason }) => reason === 'HERHALING').length;
  const p = Math.round(words.reduce((sum, word) => sum + word.p, 0) / words.length);
  return [
    text('why.example', { words: list.format(words.slice(0, NAMED).map(({ word }) => word)), p }),
    again > 0 && text('why.again', { count: again }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why this pupil gets these tasks: what comes next, and what the policy dealt in the last rounds. */
export function Why({ data }: { data: PupilProgress }) {
  // Reckoned by dealing rounds on trial: it comes after the rest, and the page does without it.
  const { data: tomorrow } = useQuery(queryOf(getTomorrow, { params: { pupil: data.id } }));
  const titleOf = (id: string) => data.categories.find((category) => category.id === id)?.title ?? id;
  const next = tomorrow?.tasks.slice(0, NEXT) ?? [];
  return (
    <section aria-label={text('why.title')}>
      <Typography variant="h2">{text('why.title')}</Typography>
      {next.length === 0 && data.reasons.length === 0 && <Typography>{text('why.none')}</Typography>}
      {next.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {text('why.next')}
          </Typography>
          {tomorrow?.note && <Typography>{tomorrow.note}</Typography>}
          <ul>
            {next.map(({ id, name, why, words }) => (
              <li key={id}>
                <strong>{name}</strong>: {why} {words.length > 0 && examples(words)}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.reasons.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {text('why.last')}
          </Typography>
          <ul>
            {data.reasons.map(({ at, category, why }) => (
              <li key={at}>
                <strong>
                  {shortMoment(at)}, {titleOf(category)}
                </strong>
                :{' '}
                {why
                  .slice(0, 3)
                  .map(({ text: reason, words }) => `${text('why.words', { count: words })}: ${reason}`)
                  .join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
