import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getPupilProgress, type PupilProgress } from '../../../server/contract/progress.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { useFeature } from '../../app/use-features.ts';
import { may, useIsFamily, useUser } from '../../app/use-session.ts';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { text as care } from '../care/wording.ts';
import { GroupPage } from '../group-page.tsx';
import { yearText } from '../../app/wording/year.ts';
import { Categories } from './categories.tsx';
import { saveCsv } from '../../ui/csv.ts';
import { fileName, pupilCsv } from './csv.ts';
import { spanOf, today } from './days.ts';
import { EmptyPeriod } from './empty-period.tsx';
import { Effort } from './effort.tsx';
import { Legend } from './legend.tsx';
import { LetterButton } from './letter-button.tsx';
import { LevelLine } from './level-line.tsx';
import { Notes } from './notes.tsx';
import { OldData } from './old-data.tsx';
import { PeriodFields, usePeriod, type Asked } from './period.tsx';
import './progress.css';
import { SetReady } from './set-ready.tsx';
import { Summary } from './summary.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Tests } from './tests.tsx';
import { useSetReady } from './use-set-ready.ts';
import { Why } from './why.tsx';
import { progress as text } from './wording.ts';
import { Words } from './words.tsx';

/** Pupil progress: level, categories, words, effort and reasons in a period. */
export function PupilProgressPage() {
  const { adminId = '', groepId = '', leerlingId = '' } = useParams();
  const period = usePeriod();
  const [task, setTask] = useState('');
  const isFamily = useIsFamily();
  const user = useUser();
  const hasCare = useFeature(adminId, 'featureZorgtraject') && may(user, 'care:read');
  const query = useQuery({
    ...queryOf(getPupilProgress, { params: { pupil: leerlingId }, query: period.asked }),
    enabled: !period.isWrong,
    // Only of this pupil.
    placeholderData: (before) => (before?.id === leerlingId ? before : undefined),
  });
  const { data, error, refetch, isPlaceholderData } = query;
  // The group that the pupil is in now.
  const { account = adminId, id: group = groepId } = data?.group ?? {};
  const { setReady, busy } = useSetReady(account, group);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={text('pupilTitle', { name: data?.name ?? '' })}
      adminId={adminId}
      groupId={groepId}
      name={data?.group?.name}
      here="overview"
      isBelow
      aside={
        data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {yearText(data.groep)} · {spanOf(data)}
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
          {hasCare && (
            <Button component={Link} to={paths.pupilCare(adminId, groepId, leerlingId)}>
              {care('trajectory.link')}
            </Button>
          )}
          {data && !isFamily && (
            <LetterButton
              pupil={leerlingId}
              name={data.name}
              asked={daysOf(data)}
              group={data.group && { account: data.group.account, group: data.group.id }}
            />
          )}
          {data && (
            <Button
              onClick={() => saveCsv(fileName(text('pupilTitle', { name: data.name }), data), pupilCsv(data))}
            >
              {text('csv')}
            </Button>
          )}
          <Button onClick={() => window.print()}>{text('print')}</Button>
        </Box>
      </Box>
      <OldData query={query} />
      {!data ? (
        error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          !period.isWrong && <LoadingLines />
        )
      ) : data.standings.length === 0 ? (
        <>
          {data.to < today() ? (
            <EmptyPeriod onYear={() => period.choose('year')} />
          ) : (
            <Empty title={text('empty')}>
              <Typography>{text('emptyPupil', { name: data.name })}</Typography>
              <Button variant="contained" component={Link} to={paths.map(leerlingId)}>
                {text('map')}
              </Button>
            </Empty>
          )}
          <Elsewhere data={data} />
          <Tests data={data} />
          <Notes data={data} />
        </>
      ) : (
        <Box
          className="print-flow"
          sx={{ display: 'grid', gap: 2, minWidth: 0, opacity: isPlaceholderData ? 0.6 : 1 }}
        >
          <Elsewhere data={data} />
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
          <Tests data={data} />
          <Words pupil={leerlingId} asked={daysOf(data)} />
          <Why data={data} />
          {data.group && (
            <SetReady
              title={text('setReadyFor', { name: data.name })}
              categories={data.categories}
              {...{ chosen: task, onChoose: setTask, busy }}
              onSet={(category) => setReady(category, [data.id])}
            />
          )}
          <Notes data={data} />
        </Box>
      )}
    </GroupPage>
  );
}

/** The days that the page is about: while other ones are being chosen, or can't be, it stays as it is. */
const daysOf = ({ from, to }: PupilProgress): Asked => ({ from, to });
