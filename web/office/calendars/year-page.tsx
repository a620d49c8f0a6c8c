import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DUTCH_REGIONS } from '../../../server/contract/calendar.ts';
import {
  getOfficeCalendar,
  type CalendarChange,
  type FilledYear,
} from '../../../server/contract/office-calendars.ts';
import { ApiError } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { office } from '../wording.ts';
import { rangeText, yearText } from './days.ts';
import { text } from './wording.ts';
import { YearForm } from './year-form.tsx';

/** The holidays of a region in one school year: filling them in, and who changed what. */
export function CalendarYearPage() {
  const { regio = '', jaar = '' } = useParams();
  const region = DUTCH_REGIONS.find((one) => one === regio);
  if (!region || !/^\d{4}$/.test(jaar)) return <NotFoundPage />;
  return <YearOfRegion key={`${region} ${jaar}`} region={region} year={Number(jaar)} />;
}

function YearOfRegion({ region, year }: Pick<FilledYear, 'region' | 'year'>) {
  const query = useQuery(queryOf(getOfficeCalendar, { params: { region, year } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('yearTitle', { year: yearText(year), region: text(`regions.${region}`) })}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.officeCalendars },
      ]}
    >
      <Loaded query={query}>
        {(filled) => (
          <>
            <YearForm filled={filled} />
            <History filled={filled} />
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

function History({ filled: { changes, days } }: { filled: FilledYear }) {
  return (
    <section aria-labelledby="history">
      <Typography variant="h2" id="history">
        {text('history.title')}
      </Typography>
      {changes.length === 0 ? (
        <Typography>{text(days.length === 0 ? 'history.noneEmpty' : 'history.none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {changes.map(({ version, at, by, lines }) => (
            <li key={version}>
              <Typography sx={{ fontWeight: 700 }}>
                {text('changedBy', { day: moment.format(at), name: by ?? text('nobody') })}
              </Typography>
              <Box component="ul" sx={{ m: 0 }}>
                {lines.length === 0 ? (
                  <li>{text('history.other')}</li>
                ) : (
                  lines.map((line) => <li key={line.name}>{lineText(line)}</li>)
                )}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </section>
  );
}

function lineText({ name, before, after }: CalendarChange['lines'][number]): string {
  if (before === null) return text('history.added', { name, after: after === null ? '' : rangeText(after) });
  if (after === null) return text('history.gone', { name, before: rangeText(before) });
  return text('history.moved', { name, before: rangeText(before), after: rangeText(after) });
}
