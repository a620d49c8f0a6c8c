import { Accordion, AccordionDetails, AccordionSummary, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  type EdexPreview,
  type PupilRowView,
  type RowAct,
  type RowState,
} from '../../../server/contract/edexml.ts';
import { SCHOOL_YEARS } from '../../../server/contract/pupils.ts';
import { yearText } from '../../app/wording/year.ts';
import '../../ui/form/cell-field.css';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { actOf, actsOf, type Change, type Choices } from './choices.ts';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  choices: Choices;
  change: Change;
}

/** What a person has to look at comes first, and is open. */
const ORDER: readonly RowState[] = [
  'doubtful',
  'error',
  'noGroup',
  'left',
  'new',
  'moved',
  'changed',
  'notSelected',
  'unchanged',
];
const OPEN: ReadonlySet<RowState> = new Set(['doubtful', 'error', 'noGroup', 'left']);

/** The pupils of the file by what is proposed for them. */
export function PupilsPart({ seen, choices, change }: Props) {
  const [open, setOpen] = useState<ReadonlySet<RowState>>(OPEN);
  const byState = useMemo(() => Map.groupBy(seen.pupils, ({ state }) => state), [seen.pupils]);
  const toggle = (state: RowState) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(state)) next.add(state);
      return next;
    });
  return (
    <section aria-labelledby="edexml-pupils">
      <Typography id="edexml-pupils" variant="h2">
        {text('pupils')}
      </Typography>
      {(byState.get('new')?.length ?? 0) > 0 && seen.file.kind === 'edexml' && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text('newPupils')}</Typography>
      )}
      {ORDER.map((state) => {
        const rows = byState.get(state);
        if (!rows) return null;
        const label = text('stateCount', { state: text(`states.${state}`), count: rows.length });
        return (
          <Accordion
            key={state}
            disableGutters
            variant="outlined"
            expanded={open.has(state)}
            onChange={() => toggle(state)}
            slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
          >
            <AccordionSummary
              id={`edexml-${state}`}
              expandIcon={<Icon name="down" />}
              sx={{ font: 'inherit', fontWeight: 700 }}
            >
              {label}
            </AccordionSummary>
            <AccordionDetails>
              <StateTable {...{ seen, choices, change, state, rows, label }} />
            </AccordionDetails>
          </Accordion>
        );
      })}
    </section>
  );
}

function StateTable({
  seen,
  choices,
  change,
  state,
  rows,
  label,
}: Props & { state: RowState; rows: readonly PupilRowView[]; label: string }) {
  const setAct = (which: readonly PupilRowView[], act: RowAct) =>
    change(({ acts }) => ({
      acts: { ...acts, ...Object.fromEntries(which.map(({ row }) => [row, act])) },
    }));
  const setYear = (row: number, year: number) =>
    change(({ years }) => ({ years: { ...years, [row]: year } }));
  const columns = columnsOf({ seen, choices, state, setAct, setYear });
  const possible = [...new Set(rows.flatMap((row) => actsOf(row)))];
  return (
    <DataTable
      name={state}
      label={label}
      rows={rows}
      columns={columns}
      idOf={({ row }) => String(row)}
      nameOf={({ name }) => name}
      total={(count) => text('rows', { count })}
      order={{ id: 'row', desc: false }}
      {...(possible.length > 1 && {
        bulk: (ticked: readonly PupilRowView[]) => (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {possible.map((act) => (
              <Button
                key={act}
                onClick={() =>
                  setAct(
                    ticked.filter((row) => actsOf(row).includes(act)),
                    act,
                  )
                }
              >
                {text('all', { act: actText(state, act) })}
              </Button>
            ))}
          </Stack>
        ),
      })}
    />
  );
}

interface Doing {
  seen: EdexPreview;
  choices: Choices;
  state: RowState;
  setAct: (rows: readonly PupilRowView[], act: RowAct) => void;
  setYear: (row: number, year: number) => void;
}

function columnsOf({ seen, choices, state, setAct, setYear }: Doing): Column<PupilRowView>[] {
  const groupOf = ({ group }: PupilRowView) => (group === null ? '' : (seen.groups[group]?.name ?? ''));
  return [
    { id: 'name', label: text('name'), isHead: true, value: ({ name }) => name || '–' },
    { id: 'group', label: text('group'), value: groupOf, canFilter: true },
    {
      id: 'year',
      label: text('year'),
      value: ({ row, year, yearCode }) => choices.years[row] ?? year ?? yearCode,
      cell: (row) => (
        <YearCell
          row={row}
          chosen={choices.years[row.row]}
          set={setYear}
          isMade={actOf(seen, choices, row) === 'create'}
        />
      ),
      canSearch: false,
    },
    ...(state === 'new' || state === 'unchanged'
      ? []
      : [{ id: 'what', label: text('what'), value: whatOf, canSort: false }]),
    ...(state === 'unchanged' || state === 'error'
      ? []
      : [
          {
            id: 'act',
            label: text('act'),
            value: (row: PupilRowView) => actText(row.state, actOf(seen, choices, row), row),
            cell: (row: PupilRowView) => (
              <select
                aria-label={text('actOf', { name: row.name })}
                value={actOf(seen, choices, row)}
                onChange={(event) => setAct([row], event.target.value as RowAct)}
                className="cell-field"
                style={{ maxWidth: '16rem' }}
              >
                {actsOf(row).map((act) => (
                  <option key={act} value={act}>
                    {actText(row.state, act, row)}
                  </option>
                ))}
              </select>
            ),
          },
        ]),
    { id: 'row', label: '#', value: ({ row }) => row, align: 'right', canSearch: false },
  ];
}

/** A year of which nobody knows it is asked for, where it is needed. */
function YearCell({
  row: { row, name, year, yearCode },
  chosen,
  set,
  isMade,
}: {
  row: PupilRowView;
  chosen: number | undefined;
  set: (row: number, year: number) => void;
  isMade: boolean;
}) {
  if (year !== null) return yearText(year);
  if (!isMade) return yearCode || '–';
  return (
    <select
      aria-label={text('yearOf', { name })}
      value={chosen ?? ''}
      onChange={(event) => set(row, Number(event.target.value))}
      className="cell-field"
      style={{ maxWidth: '9rem' }}
    >
      <option value="" disabled>
        {text('yearChoose')}
      </option>
      {SCHOOL_YEARS.map((one) => (
        <option key={one} value={one}>
          {yearText(one)}
        </option>
      ))}
    </select>
  );
}

function actText(state: RowState, act: RowAct, row?: PupilRowView): string {
  if (act === 'apply' && state === 'doubtful')
    return row?.match ? text('actLink', { name: row.match.name }) : text('acts.apply');
  if (act === 'apply' && row?.match?.inTrash) return text('actRestore');
  if (
    act === 'skip' &&
    state !== 'doubtful' &&
    state !== 'notSelected' &&
    state !== 'noGroup' &&
    state !== 'new'
  )
    return text('actStay');
  return text(`acts.${act}`);
}

/** What differs, or why it is as it is. */
function whatOf({ reason, match, changes, yearCode }: PupilRowView): string {
  const told = changes.map(({ field, from, to, held }) =>
    field === 'trash'
      ? text('fields.trash')
      : text(held ? 'held' : 'change', {
          field: text(`fields.${field}`),
          from: from || text('nothing'),
          to: to || text('nothing'),
        }),
  );
  const why = reason && text(`reasons.${reason}`, { name: match?.name ?? '', year: yearCode });
  return [why, ...told].filter(Boolean).join(' ');
}
