import { Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { GroupProgress, ProgressCategory } from '../../../server/contract/progress.ts';
import { paths } from '../../app/paths.ts';
import { saveCsv } from '../../ui/csv.ts';
import { Empty } from '../../ui/states.tsx';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { CategoryDetails } from './category-details.tsx';
import { CellDetails } from './cell-details.tsx';
import { byPractice, inSheets } from './columns.ts';
import { fileName, groupCsv } from './csv.ts';
import { today } from './days.ts';
import { EmptyPeriod } from './empty-period.tsx';
import { GiveSettingButton } from './give-button.tsx';
import { Legend } from './legend.tsx';
import { Matrix, type Selected } from './matrix.tsx';
import type { Place } from './matrix-row.tsx';
import { latestDay } from './need.ts';
import { inOrder } from './order.ts';
import type { Asked } from './period.tsx';
import { SetReady } from './set-ready.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePrinting } from './use-printing.ts';
import { useSetReady } from './use-set-ready.ts';
import { useView } from './use-view.ts';
import { progress as text } from './wording.ts';

interface Props {
  account: string;
  group: string;
  data: GroupProgress;
  /** Of the group. */
  name: string;
  asked: Asked;
  periodFields: ReactNode;
  /** Goes to this school year. */
  onYear: () => void;
}

/** The matrix of a group, what stands above it and what can be done with the pupils that are chosen. */
export function Overview({ account, group, data, name, asked, periodFields, onYear }: Props) {
  const view = useView(data);
  const { sort, kind, year } = view;
  const [selected, setSelected] = useState<Selected>({});
  const [task, setTask] = useState('');
  const [place, setPlace] = useState<Place>();
  const { setReady, busy } = useSetReady(account, group);
  const isPrinting = usePrinting();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md')) && !isPrinting;

  const years = [...new Set(data.pupils.map(({ groep }) => groep))].sort((a, b) => a - b);
  const rows = useMemo(
    () =>
      inOrder(
        data.pupils.filter(({ groep }) => year === 0 || groep === year),
        sort,
      ),
    [data.pupils, year, sort],
  );
  const latest = useMemo(() => latestDay(data.pupils), [data.pupils]);
  const columns = useMemo(
    () =>
      byPractice(
        data.categories.filter((category) => kind === 'all' || category.kind === kind),
        rows,
      ),
    [data.categories, kind, rows],
  );
  const sheets = useMemo(() => (isPrinting ? inSheets(columns) : [columns]), [isPrinting, columns]);
  const pathOf = useCallback((pupil: string) => paths.pupilProgress(account, group, pupil), [account, group]);
  const select = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setSelected((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, isChosen])) })),
    [],
  );
  const chosen = rows.filter(({ id }) => selected[id]).map(({ id }) => id);
  if (data.pupils.length === 0)
    return (
      <Empty title={text('noPupils')}>
        <ToPupils {...{ account, group }} />
      </Empty>
    );
  return (
    <>
      <Toolbar
        {...{ view, periodFields, years }}
        categories={columns}
        onSave={() => saveCsv(fileName(`${text('file')} ${name}`, data), groupCsv(rows, columns, latest))}
      />
      {data.categories.length === 0 ? (
        <NothingYet hasEnded={data.to < today()} {...{ account, group, onYear }} />
      ) : rows.length === 0 || columns.length === 0 ? (
        <Empty title={text('noneShown')}>
          <Button variant="contained" onClick={view.showAll}>
            {text('showAll')}
          </Button>
        </Empty>
      ) : (
        <>
          {data.pupils.every(({ answers }) => answers === 0) && <Typography>{text('idlePeriod')}</Typography>}
          {sheets.map((sheet, i) => (
            <Matrix
              key={i}
              {...{ rows, latest, isNarrow, selected, pathOf }}
              categories={sheet}
              withYear={years.length > 1 && year === 0}
              onSelect={select}
              onOpen={setPlace}
            />
          ))}
          <Legend withRange />
        </>
      )}
      {chosen.length > 0 && (
        <StickyFoot>
          <SetReady
            title={text('selected', { count: chosen.length })}
            categories={data.categories}
            {...{ chosen: task, onChoose: setTask, busy }}
            onSet={(category) => setReady(category, chosen, () => setSelected({}))}
          >
            <GiveSettingButton {...{ account, group }} pupils={chosen} />
            <Button onClick={() => setSelected({})}>{text('selectNone')}</Button>
          </SetReady>
        </StickyFoot>
      )}
      {place && (
        <Panel
          key={`${place.pupil} ${place.category}`}
          {...{ account, group, data, rows, place, asked, pathOf }}
          onSet={setReady}
          onSelect={(ids, category) => {
            setSelected(Object.fromEntries(ids.map((id) => [id, true])));
            setTask(category.id);
          }}
          onSort={(category) => view.set('volgorde', category.id, 'need')}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  );
}

const ToPupils = ({ account, group }: Pick<Props, 'account' | 'group'>) => (
  <Button variant="contained" component={Link} to={paths.pupils(account, group)}>
    {text('toPupils')}
  </Button>
);

interface NothingYetProps extends Pick<Props, 'account' | 'group' | 'onYear'> {
  hasEnded: boolean;
}

const NothingYet = ({ hasEnded, account, group, onYear }: NothingYetProps) =>
  hasEnded ? (
    <EmptyPeriod onYear={onYear} />
  ) : (
    <Empty title={text('empty')}>
      <Typography>{text('emptyText')}</Typography>
      <ToPupils {...{ account, group }} />
    </Empty>
  );

interface PanelProps extends Pick<Props, 'account' | 'group' | 'data' | 'asked'> {
  rows: GroupProgress['pupils'];
  place: Place;
  pathOf: (pupil: string) => string;
  onSet: (of: { id: string; title: string }, pupils: readonly string[]) => void;
  onSelect: (pupils: readonly string[], category: ProgressCategory) => void;
  onSort: (category: ProgressCategory) => void;
  onClose: () => void;
}

/** The panel of the cell or the head of a column that was pressed; of what is gone since, none. */
function Panel({ account, group, data, rows, place, asked, pathOf, onSet, ...on }: PanelProps) {
  const { anchor } = place;
  const category = data.categories.find(({ id }) => id === place.category);
  const pupil = rows.find(({ id }) => id === place.pupil);
  if (!category) return null;
  if (pupil)
    return (
      <CellDetails
        {...{ account, group, pupil, category, asked, anchor }}
        path={pathOf(pupil.id)}
        onSet={(of) => onSet(of, [pupil.id])}
        onClose={on.onClose}
      />
    );
  return (
    place.pupil === undefined && (
      <CategoryDetails
        {...{ account, group, rows, category, anchor, onSet }}
        onSelect={(ids) => on.onSelect(ids, category)}
        onSort={() => on.onSort(category)}
        onClose={on.onClose}
      />
    )
  );
}
