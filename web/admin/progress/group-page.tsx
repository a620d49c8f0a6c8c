import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { RowSelectionState } from '@tanstack/react-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  getGroupProgress,
  type GroupProgress,
  type ProgressCategory,
} from '../../../server/contract/progress.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Empty, Failed, LoadingLines } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { yearText } from '../../app/wording/year.ts';
import { byPractice, inSheets } from './columns.ts';
import { saveCsv, toCsv } from '../../ui/csv.ts';
import { longDay, today } from './days.ts';
import { GiveSettingButton } from './give-button.tsx';
import { Legend } from './legend.tsx';
import { lookOf } from './looks.ts';
import { Matrix, needText, SORTS, type Sort } from './matrix.tsx';
import { needOf } from './need.ts';
import { PeriodFields, usePeriod } from './period.tsx';
import './progress.css';
import { SetReady } from './set-ready.tsx';
import { ProgressTabs } from './tabs.tsx';
import { usePrinting } from './use-printing.ts';
import { progress as text } from './wording.ts';

const KINDS = ['all', 'spelling', 'lezen', 'lijst'] as const;
type Kind = (typeof KINDS)[number];

/** Group progress beside the live board: how far each pupil is in each category. */
export function GroupProgressPage() {
  const { adminId = '', groepId = '' } = useParams();
  const period = usePeriod();
  const { data: group } = useQuery({
    queryKey: ['group', adminId, groepId],
    queryFn: ({ signal }) => call(getGroup, { params: { account: adminId, group: groepId }, signal }),
  });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['progress', 'group', groepId, period.asked],
    queryFn: ({ signal }) =>
      call(getGroupProgress, { params: { account: adminId, group: groepId }, query: period.asked, signal }),
    enabled: !period.isWrong,
    placeholderData: keepPreviousData,
  });
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const name = group?.name ?? text('group');
  return (
    <AdultPage
      title={text('title', { name })}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
      aside={data && <Typography sx={{ color: 'text.secondary' }}>{spanOf(data)}</Typography>}
    >
      <ProgressTabs adminId={adminId} groupId={groepId} here="overview" />
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLines />
      ) : data.pupils.length === 0 ? (
        <Empty title={text('noPupils')} />
      ) : (
        <Box
          className="print-wide"
          sx={{ display: 'grid', gap: 1.2, opacity: isPlaceholderData ? 0.6 : 1, minWidth: 0 }}
        >
          <Overview data={data} name={name} periodFields={<PeriodFields {...period} />} />
        </Box>
      )}
    </AdultPage>
  );
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  text('notes.span', { from: longDay(from), to: longDay(to) });

interface OverviewProps {
  data: GroupProgress;
  name: string;
  periodFields: React.ReactNode;
}

function Overview({ data, name, periodFields }: OverviewProps) {
  const { adminId = '', groepId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [selected, setSelected] = useState<RowSelectionState>({});
  const sort = SORTS.find((one) => one === params.get('volgorde')) ?? 'need';
  const kind = KINDS.find((one) => one === params.get('soort')) ?? 'all';
  const year = Number(params.get('leerjaar')) || 0;
  const set = (key: string, value: string, standard: string) =>
    setParams(
      (before) => {
        if (value === standard) before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );
  const years = [...new Set(data.pupils.map(({ groep }) => groep))].sort((a, b) => a - b);
  const rows = useMemo(
    () => data.pupils.filter(({ groep }) => year === 0 || groep === year),
    [data.pupils, year],
  );
  const categories = useMemo(
    () => data.categories.filter((category) => kind === 'all' || category.kind === kind),
    [data.categories, kind],
  );
  const columns = useMemo(() => byPractice(categories, rows), [categories, rows]);
  const isPrinting = usePrinting();
  const sheets = useMemo(() => (isPrinting ? inSheets(columns) : [columns]), [isPrinting, columns]);
  const pathOf = useCallback(
    (pupil: string) => paths.pupilProgress(adminId, groepId, pupil),
    [adminId, groepId],
  );
  const chosen = rows.filter(({ id }) => selected[id]).map(({ id }) => id);
  const isEmpty = data.categories.length === 0;
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {periodFields}
        <TextField
          select
          label={text('sort')}
          value={sort}
          onChange={(event) => set('volgorde', event.target.value as Sort, 'need')}
          sx={{ width: 285 }}
        >
          {SORTS.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`sorts.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('kind')}
          value={kind}
          onChange={(event) => set('soort', event.target.value as Kind, 'all')}
          sx={{ width: 140 }}
        >
          {KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {years.length > 1 && (
          <TextField
            select
            label={text('year')}
            value={String(year)}
            onChange={(event) => set('leerjaar', event.target.value, '0')}
            sx={{ width: 150 }}
          >
            <MenuItem value="0">{text('allYears')}</MenuItem>
            {years.map((one) => (
              <MenuItem key={one} value={String(one)}>
                {yearText(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <Button onClick={() => saveCsv(`${text('tabs')} ${name}`, groupCsv(rows, categories))}>
            {text('csv')}
          </Button>
          <Button onClick={() => window.print()}>{text('print')}</Button>
        </Box>
      </Box>
      <SetReady
        title={text('selected', { count: chosen.length })}
        account={adminId}
        group={groepId}
        pupils={chosen}
        categories={data.categories}
        onDone={() => setSelected({})}
      >
        <GiveSettingButton account={adminId} group={groepId} pupils={chosen} />
      </SetReady>
      {isEmpty &&
        (data.to < today() ? (
          <Empty title={text('emptyPeriod')} />
        ) : (
          <Empty title={text('empty')}>
            <Typography>{text('emptyText')}</Typography>
          </Empty>
        ))}
      {!isEmpty && (rows.length === 0 || columns.length === 0) ? (
        <Empty title={text('noneShown')} />
      ) : (
        !isEmpty && (
          <>
            {sheets.map((sheet, i) => (
              <Matrix
                key={i}
                rows={rows}
                categories={sheet}
                sort={sort}
                selected={selected}
                onSelect={setSelected}
                pathOf={pathOf}
              />
            ))}
            <Legend />
          </>
        )
      )}
    </>
  );
}

/** What the matrix shows, for a spreadsheet: a line per pupil, per category the level and how it stands. */
function groupCsv(rows: GroupProgress['pupils'], categories: readonly ProgressCategory[]): string {
  const head = [
    ...[text('pupil'), text('year'), text('need'), text('weeks.minutes'), text('summary.answers')],
    ...[text('summary.correct'), text('summary.days'), text('summary.last')],
    ...categories.flatMap(({ title }) => [title, `${title}: ${text('statusIs')}`]),
  ];
  return toCsv(
    head,
    rows.map((row) => [
      ...[row.name, row.groep, needText(needOf(row)), row.minutes, row.answers],
      ...[row.correct, row.days, row.lastDay],
      ...categories.flatMap(({ id }) => {
        const standing = row.standings.find((one) => one.category === id);
        const look = standing && lookOf(standing);
        return [standing?.level?.p, text(`status.${look ?? 'nieuw'}`)];
      }),
    ]),
  );
}
