import { Button, Chip, Link, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Pupil } from '../../../server/contract/pupils.ts';
import { dayOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ui } from '../../ui/wording.ts';
import { PUPIL_FILE } from '../roster/file.ts';
import { dayInWords } from './day-in-words.ts';
import type { PupilDoing } from './doing.ts';
import { PupilMenu } from './pupil-menu.tsx';
import { yearText } from '../../app/wording/year.ts';
import { pupils as text } from './wording.ts';

interface Props {
  account: string;
  group: string;
  /** Name of the group. */
  name: string;
  pupils: readonly Pupil[];
  doing: PupilDoing;
}

/** The pupils of a group, with what can be done for one or for several. */
export function PupilTable({ account, group, name, pupils, doing }: Props) {
  const columns = columnsOf(account, group, doing);
  const hidden = useMemo(() => hiddenOf(pupils), [pupils]);
  return (
    <DataTable
      label={text('of', { group: name })}
      rows={pupils}
      columns={columns.filter(({ id }) => !hidden.has(id))}
      idOf={({ id }) => id}
      nameOf={(pupil) => pupil.name}
      total={(count) => text('total', { count })}
      order={{ id: 'name', desc: false }}
      bulk={(rows, clear) => (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {doing.move && <Bulk icon="right" label={text('bulk.move')} run={() => doing.move?.(rows)} />}
          <Bulk icon="sliders" label={text('bulk.setting')} run={() => doing.give(rows)} />
          <Bulk icon="tests" label={text('bulk.placement')} run={() => doing.place(rows)} />
          <Button
            component={RouterLink}
            to={`${paths.passwords(account, group)}?kaartjes=${rows.map(({ id }) => id).join(',')}`}
            startIcon={<Icon name="print" size={18} />}
          >
            {text('bulk.cards')}
          </Button>
          <Bulk
            icon="trash"
            label={text('bulk.trash')}
            run={() => {
              doing.trash(rows);
              clear();
            }}
          />
        </Stack>
      )}
    />
  );
}

const Bulk = ({ icon, label, run }: { icon: IconName; label: string; run: () => void }) => (
  <Button onClick={run} startIcon={<Icon name={icon} size={18} />}>
    {label}
  </Button>
);

/** Columns that would say the same of everybody. */
const hiddenOf = (pupils: readonly Pupil[]) =>
  new Set([
    ...(new Set(pupils.map(({ year }) => year)).size > 1 ? [] : ['year']),
    ...(pupils.some(({ ownSetting }) => ownSetting) ? [] : ['setting']),
    ...(pupils.some(({ number }) => number !== '') ? [] : ['number']),
    ...(pupils.some(({ level }) => level !== undefined) ? [] : ['level']),
  ]);

const columnsOf = (account: string, group: string, doing: PupilDoing): Column<Pupil>[] => [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ name }) => name,
    inFile: PUPIL_FILE,
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={paths.pupilProgress(account, group, id)} underline="hover">
        {name}
      </Link>
    ),
  },
  { id: 'username', label: text('username'), value: ({ username }) => username, inFile: [] },
  { id: 'number', label: text('number'), value: ({ number }) => number || undefined, inFile: [] },
  {
    id: 'year',
    label: text('year'),
    value: ({ year }) => yearText(year),
    inFile: [],
    canFilter: true,
  },
  {
    id: 'level',
    label: text('level'),
    value: ({ level }) => level,
    canFilter: true,
    isBadge: true,
    cell: ({ level }) =>
      level && <Chip label={text('levelIs', { level })} color="primary" variant="outlined" />,
  },
  {
    id: 'last',
    label: text('lastPractice'),
    value: ({ lastPractice }) => lastPractice && dayOf(lastPractice),
    cell: ({ lastPractice }) => (lastPractice ? dayInWords(lastPractice) : text('never')),
  },
  {
    id: 'minutes',
    label: text('minutes'),
    align: 'right',
    value: ({ minutesThisWeek }) => minutesThisWeek,
  },
  { id: 'coins', label: text('coins'), align: 'right', value: ({ coins }) => coins },
  {
    id: 'setting',
    label: text('setting'),
    value: ({ ownSetting }) => text(ownSetting ? 'ownSetting' : 'asGroup'),
    canFilter: true,
    isBadge: true,
    cell: ({ ownSetting }) =>
      ownSetting && <Chip label={text('ownSetting')} color="secondary" variant="outlined" />,
  },
  {
    id: 'login',
    label: text('login'),
    value: ({ logins }) => logins.map((kind) => text(`logins.${kind}`)).join(', '),
    canFilter: true,
  },
  {
    id: 'menu',
    label: ui('table.tools'),
    isTool: true,
    value: () => undefined,
    cell: (pupil) => <PupilMenu {...{ account, group, pupil, doing }} />,
  },
];
