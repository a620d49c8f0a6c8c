import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPupilWords, type PupilWords } from '../../../server/contract/progress.ts';
import { call } from '../../app/services.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { ListenButton } from '../word-lists/listen-button.tsx';
import { shortDay, shortMoment } from './days.ts';
import type { Asked } from './period.tsx';
import { progress as text } from './wording.ts';
import { Written } from './written.tsx';

/** Misspellings that are shown before more are asked for. */
const FIRST = 12;
const RULES = 5;

/** The words of a pupil in a period: those that were written wrong, and those that are mastered. */
export function Words({ pupil, asked }: { pupil: string; asked: Asked }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['progress', 'words', pupil, asked],
    queryFn: ({ signal }) => call(getPupilWords, { params: { pupil }, query: asked, signal }),
  });
  // What was fetched before stays when the line is gone; the page says of which moment it is.
  if (!data)
    return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingLines lines={4} />;
  return (
    <>
      <Mistakes data={data} />
      <Mastered data={data} />
    </>
  );
}

function Mistakes({ data }: { data: PupilWords }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? data.mistakes : data.mistakes.slice(0, FIRST);
  return (
    <section aria-label={text('mistakes.title')}>
      <Typography variant="h2">{text('mistakes.title')}</Typography>
      {data.mistakes.length === 0 ? (
        <Typography>{text('mistakes.none')}</Typography>
      ) : (
        <>
          {data.rules.length > 0 && (
            <Typography>
              <strong>{text('mistakes.rules')}:</strong>{' '}
              {data.rules
                .slice(0, RULES)
                .map(({ rule, count }) => `${rule} (${count}×)`)
                .join(' · ')}
            </Typography>
          )}
          <table className="progress-plain">
            <caption className="visually-hidden">{text('mistakes.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('mistakes.word')}</th>
                <th scope="col">{text('mistakes.written')}</th>
                <th scope="col">{text('mistakes.rule')}</th>
                <th scope="col">{text('mistakes.when')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, word, written, then, rule, at, speech }) => (
                <tr key={id}>
                  <th scope="row">
                    {word}
                    <span className="no-print">
                      <ListenButton word={word} url={speech} />
                    </span>
                  </th>
                  <td>
                    <Written {...{ written, then }} />
                  </td>
                  <td>{rule ?? text('mistakes.noRule')}</td>
                  <td>{shortMoment(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.mistakesTotal > shown.length && (
            <Typography sx={{ fontSize: '0.9rem' }}>
              {text('mistakes.more', { shown: shown.length, total: data.mistakesTotal })}{' '}
              {!isAll && (
                <Button className="no-print" onClick={() => setAll(true)}>
                  {text('mistakes.all', { count: data.mistakes.length })}
                </Button>
              )}
            </Typography>
          )}
        </>
      )}
    </section>
  );
}

const Mastered = ({ data: { mastered, masteredTotal } }: { data: PupilWords }) => (
  <section aria-label={text('mastered.title')}>
    <Typography variant="h2">{text('mastered.title')}</Typography>
    {mastered.length === 0 ? (
      <Typography>{text('mastered.none')}</Typography>
    ) : (
      <>
        <Typography>
          <strong>{text('mastered.count', { count: masteredTotal })}.</strong> {text('mastered.text')}
        </Typography>
        <details>
          <summary>{text('mastered.title')}</summary>
          <Typography>
            {mastered.map(({ word, category, day }) => (
              <span key={`${category} ${word}`} title={shortDay(day)}>
                {word}
                {' · '}
              </span>
            ))}
          </Typography>
        </details>
      </>
    )}
  </section>
);
