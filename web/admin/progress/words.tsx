import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPupilWords, type PupilWords } from '../../../server/contract/progress.ts';
import { queryOf } from '../../app/query-of.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { ListenButton } from '../word-lists/listen-button.tsx';
import { shortMoment } from './days.ts';
import type { Asked } from './period.tsx';
import { oftenBroken, restText } from './told-words.ts';
import { TypingButton } from './typing-button.tsx';
import { progress as text } from './wording.ts';
import { Written } from './written.tsx';

/** Misspellings that are shown before more are asked for. */
const FIRST = 12;
/** Mastered words that are shown before more are asked for. */
const FIRST_MASTERED = 40;

/** The words of a pupil in a period: those that were written wrong, and those that are mastered. */
export function Words({ pupil, asked }: { pupil: string; asked: Asked }) {
  const { data, error, refetch } = useQuery(queryOf(getPupilWords, { params: { pupil }, query: asked }));
  // What was fetched before stays when the line is gone; the page says of which moment it is.
  if (!data)
    return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingLines lines={4} />;
  return (
    <>
      <Mistakes pupil={pupil} data={data} />
      <Mastered data={data} />
    </>
  );
}

function Mistakes({ pupil, data }: { pupil: string; data: PupilWords }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? data.mistakes : data.mistakes.slice(0, FIRST);
  const rules = oftenBroken(data.rules);
  return (
    <section aria-label={text('mistakes.title')}>
      <Typography variant="h2">{text('mistakes.title')}</Typography>
      {data.mistakes.length === 0 ? (
        <Typography>{text('mistakes.none')}</Typography>
      ) : (
        <>
          {rules.length > 0 && (
            <Typography>
              <strong>{text('mistakes.rules')}:</strong>{' '}
              {rules.map(({ rule, count }) => `${rule} (${count}×)`).join(' · ')}
            </Typography>
          )}
          <table className="plain-table">
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
              {shown.map((mistake) => (
                <tr key={mistake.id}>
                  <th scope="row">
                    {mistake.word}
                    <span className="no-print">
                      <ListenButton word={mistake.word} url={mistake.speech} />
                    </span>
                  </th>
                  <td>
                    <Written {...mistake} />
                    <TypingButton {...{ pupil, mistake }} />
                  </td>
                  <td>{mistake.rule ?? text('mistakes.noRule')}</td>
                  <td>{shortMoment(mistake.at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <More
            {...{ shown: shown.length, told: data.mistakes.length, total: data.mistakesTotal }}
            onAll={() => setAll(true)}
          />
        </>
      )}
    </section>
  );
}

/** How many of all are shown, and the way to the rest as far as it is told; nothing where all of them are. */
function More({ onAll, ...counts }: { shown: number; told: number; total: number; onAll: () => void }) {
  const { shown, total } = counts;
  const rest = restText(counts);
  if (total === shown) return null;
  return (
    <Typography sx={{ fontSize: '0.9rem' }}>
      {text('mistakes.more', { shown, total })}{' '}
      {rest && (
        <Button className="no-print" onClick={onAll}>
          {rest}
        </Button>
      )}
    </Typography>
  );
}

function Mastered({ data: { mastered, masteredTotal } }: { data: PupilWords }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? mastered : mastered.slice(0, FIRST_MASTERED);
  return (
    <section aria-label={text('mastered.title')}>
      <Typography variant="h2">{text('mastered.title')}</Typography>
      {mastered.length === 0 ? (
        <Typography>{text('mastered.none')}</Typography>
      ) : (
        <>
          <Typography>
            <strong>{text('mastered.count', { count: masteredTotal })}.</strong> {text('mastered.text')}
          </Typography>
          <Typography>{shown.join(' · ')}</Typography>
          <More
            {...{ shown: shown.length, told: mastered.length, total: masteredTotal }}
            onAll={() => setAll(true)}
          />
        </>
      )}
    </section>
  );
}
