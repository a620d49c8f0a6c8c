import { Box, Button, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getPupilProgress, type PupilProgress } from '../../../server/contract/progress.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { yearText } from '../../app/wording/year.ts';
import { Categories } from './categories.tsx';
import { saveCsv, toCsv } from '../../ui/csv.ts';
import { longDay, today } from './days.ts';
import { Effort } from './effort.tsx';
import { Legend } from './legend.tsx';
import { LetterButton } from './letter-button.tsx';
import { LevelLine } from './level-line.tsx';
import { lookOf } from './looks.ts';
import { Notes } from './notes.tsx';
import { PeriodFields, usePeriod } from './period.tsx';
import './progress.css';
import { SetReady } from './set-ready.tsx';
import { Why } from './why.tsx';
import { progress as text } from './wording.ts';
import { Words } from './words.tsx';

/** Pupil progress: level, categories, words, effort and reasons in a period. */
export function PupilProgressPage() {
  const { adminId = '', groepId = '', leerlingId = '' } = useParams();
  const period = usePeriod();
  const { data, error, refetch, isPlaceholderData } = useQuery<PupilProgress>({
    queryKey: ['progress', 'pupil', leerlingId, period.asked],
    queryFn: ({ signal }) =>
      call(getPupilProgress, { params: { pupil: leerlingId }, query: period.asked, signal }),
    enabled: !period.isWrong,
    // Only of this pupil.
    placeholderData: (before) => (before?.id === leerlingId ? before : undefined),
  });
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('pupilTitle', { name: data?.name ?? '' })}
      crumbs={[
        { label: admin('groups.title'), to: paths.groups(adminId) },
        {
          label: text('title', { name: data?.group?.name ?? text('group') }),
          to: paths.groupOverview(adminId, groepId),
        },
      ]}
      aside={
        data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {yearText(data.groep)} · {text('notes.span', { from: longDay(data.from), to: longDay(data.to) })}
          </Typography>
        )
      }
    >
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PeriodFields {...period} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Button component={Link} to={paths.map(leerlingId)}>
            {text('map')}
          </Button>
          {data && <LetterButton pupil={leerlingId} name={data.name} asked={period.asked} />}
          {data && (
            <Button onClick={() => saveCsv(text('pupilTitle', { name: data.name }), pupilCsv(data))}>
              {text('csv')}
            </Button>
          )}
          <Button onClick={() => window.print()}>{text('print')}</Button>
        </Box>
      </Box>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLines />
      ) : data.standings.length === 0 ? (
        <>
          {data.to < today() ? (
            <Empty title={text('emptyPeriod')} />
          ) : (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
            </Empty>
          )}
          <Notes data={data} />
        </>
      ) : (
        <Box
          className="print-flow"
          sx={{ display: 'grid', gap: 2, minWidth: 0, opacity: isPlaceholderData ? 0.6 : 1 }}
        >
          <Summary data={data} />
          {data.answers === 0 && <Typography>{text('emptyPeriod')}</Typography>}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
              '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            <LevelLine data={data} />
            {data.practised.length > 0 && <Effort practised={data.practised} />}
          </Box>
          <Categories data={data} />
          <Legend />
          <Words pupil={leerlingId} asked={period.asked} />
          <Why data={data} />
          {data.group && (
            <SetReady
              title={text('setReadyFor', { name: data.name })}
              account={data.group.account}
              group={data.group.id}
              pupils={[data.id]}
              categories={data.categories}
            />
          )}
          <Notes data={data} />
        </Box>
      )}
    </AdultPage>
  );
}

function Summary({ data }: { data: PupilProgress }) {
  const mastered = data.standings.filter((one) => lookOf(one) === 'klaar').length;
  const share = data.answers > 0 ? Math.round((100 * data.correct) / data.answers) : undefined;
  const facts: [string, string][] = [
    [text('summary.minutes'), text('minutesShort', { minutes: Math.round(data.minutes) })],
    [text('summary.answers'), String(data.answers)],
    [text('summary.correct'), share === undefined ? '–' : `${share}%`],
    [text('summary.days'), String(data.days)],
    [text('summary.mastered'), `${mastered} / ${data.standings.length}`],
    [text('summary.last'), data.lastDay ? longDay(data.lastDay) : '–'],
  ];
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, m: 0, px: 2, py: 1 }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: '0.82rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.15rem' }}>
            {value}
          </Box>
        </div>
      ))}
    </Paper>
  );
}

/** The categories of a pupil, for a spreadsheet. */
function pupilCsv({ categories, standings }: PupilProgress): string {
  const head = [
    ...[
      text('category'),
      text('statusIs'),
      text('line.level'),
      text('line.low'),
      text('line.high'),
      text('trend'),
    ],
    ...[text('summary.answers'), text('summary.correct'), text('weeks.minutes'), text('summary.last')],
  ];
  return toCsv(
    head,
    categories.flatMap(({ id, title }) => {
      const standing = standings.find(({ category }) => category === id);
      if (!standing) return [];
      const { level, answers, correct, minutes, lastDay } = standing;
      return [
        [
          ...[
            title,
            text(`status.${lookOf(standing) ?? 'nieuw'}`),
            level?.p,
            level?.low,
            level?.high,
            level?.trend,
          ],
          ...[answers, correct, minutes, lastDay],
        ],
      ];
    }),
  );
}
