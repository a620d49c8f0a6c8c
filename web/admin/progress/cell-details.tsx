import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getPupilWords,
  type ProgressCategory,
  type PupilProgressRow,
  type Standing,
} from '../../../server/contract/progress.ts';
import { queryOf } from '../../app/query-of.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { isReadyFor } from '../board/topic.ts';
import { useReady } from '../board/use-ready.ts';
import { longDay, shortMoment } from './days.ts';
import { Details } from './details.tsx';
import { firstText } from './in-category.ts';
import { lookOf, statusText, trendText } from './looks.ts';
import type { Asked } from './period.tsx';
import { ruleUnder } from './told-words.ts';
import { topicOf } from './use-set-ready.ts';
import { progress as text } from './wording.ts';
import { TypingButton } from './typing-button.tsx';
import { Written } from './written.tsx';

/** Misspellings that are told; the page of the pupil has all. */
const TOLD = 4;

interface Props {
  account: string;
  group: string;
  pupil: PupilProgressRow;
  category: ProgressCategory;
  asked: Asked;
  anchor: HTMLElement;
  /** Address of the pupil's page. */
  path: string;
  onSet: (of: { id: string; title: string }) => void;
  onClose: () => void;
}

/** All of one pupil in one category: how it stands and why, what went wrong, and what can be done. */
export function CellDetails({ account, group, pupil, category, asked, path, onSet, ...frame }: Props) {
  const { tasks } = useReady(account, group);
  const standing = pupil.standings.find((one) => one.category === category.id);
  const first = standing?.first && { id: standing.first.category, title: standing.first.title };
  const offers = [...(first ? [first] : []), category];
  const foot = (
    <>
      {offers.map((offer, i) =>
        isReadyFor(tasks, topicOf(offer), pupil.id) ? (
          <Typography key={offer.id} sx={{ width: '100%' }}>
            {text('cell.isReady', { title: offer.title })}
          </Typography>
        ) : (
          <Button
            key={offer.id}
            variant={i === 0 ? 'contained' : 'outlined'}
            onClick={() => {
              frame.onClose();
              onSet(offer);
            }}
          >
            {first ? text('cell.set', { title: offer.title }) : text('setReady')}
          </Button>
        ),
      )}
      <Button component={Link} to={path}>
        {text('cell.page')}
      </Button>
    </>
  );
  return (
    <Details {...frame} above={pupil.name} title={category.title} foot={foot}>
      <Facts of={standing ? factsOf(standing) : [[text('statusIs'), text('status.nieuw')]]} />
      {standing?.first && <Typography>{firstText(standing.first)}</Typography>}
      {/* In reading nothing is written. */}
      {category.kind !== 'lezen' && standing && standing.answers > standing.correct && (
        <Mistakes pupil={pupil.id} category={category} asked={asked} />
      )}
    </Details>
  );
}

function factsOf(standing: Standing): Fact[] {
  const { level, answers, correct, lastDay } = standing;
  const isFew = lookOf(standing) === 'few';
  return [
    [text('statusIs'), statusText(standing)],
    [text('level'), level && !isFew ? text('share', { p: level.p }) : ''],
    [text('likely'), level ? text('cell.between', { low: level.low, high: level.high }) : ''],
    [text('trend'), trendText(standing) ?? text('cell.noTrend')],
    [
      text('practised'),
      answers > 0
        ? text('cell.answered', { correct, answers, p: Math.round((100 * correct) / answers) })
        : text('needs.idle'),
    ],
    [text('summary.last'), lastDay ? longDay(lastDay) : ''],
  ];
}

/** The last words that went wrong; a call of its own, as the matrix does without it. */
function Mistakes({ pupil, category, asked }: { pupil: string; category: ProgressCategory; asked: Asked }) {
  const query = { ...asked, category: category.id };
  const { data, error, refetch } = useQuery(queryOf(getPupilWords, { params: { pupil }, query }));
  if (!data)
    return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingLines lines={2} />;
  if (data.mistakes.length === 0) return <Typography>{text('cell.chosen')}</Typography>;
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {text('cell.mistakes')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.mistakes.slice(0, TOLD).map((mistake) => (
          <Box component="li" key={mistake.id} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            <strong>{mistake.word}</strong>: <Written {...mistake} />
            <TypingButton {...{ pupil, mistake }} />
            <Box component="span" sx={{ display: 'block', fontSize: '0.88rem', color: 'text.secondary' }}>
              {[ruleUnder(category.title, mistake.rule), shortMoment(mistake.at)].filter(Boolean).join(', ')}
            </Box>
          </Box>
        ))}
      </Box>
      {data.mistakesTotal > TOLD && (
        <Typography sx={{ fontSize: '0.88rem', mt: 0.5 }}>
          {text('mistakes.more', { shown: TOLD, total: data.mistakesTotal })}
        </Typography>
      )}
    </Box>
  );
}
