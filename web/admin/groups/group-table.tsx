import { Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { toCsv } from '../../../server/contract/csv.ts';
import type { Group, RosterPupil } from '../../../server/contract/groups.ts';
import { paths } from '../../app/paths.ts';
import { yearText } from '../../app/wording/year.ts';
import { saveCsv } from '../../ui/csv.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { NamesCell } from '../../ui/table/parts-cell.tsx';
import { PUPIL_FILE } from '../roster/file.ts';
import { GroupMenu, type GroupAction } from './group-menu.tsx';
import { text } from './wording.ts';

interface Props {
  label: string;
  adminId: string;
  groups: readonly Group[];
  /** Whether groups may be changed, and by whom they are taught is shown. */
  mayEdit: boolean;
  hasTeachers: boolean;
  /** All pupils, for the file; undefined while they are not known. */
  pupils: readonly RosterPupil[] | undefined;
  onAction: (action: GroupAction, group: Group) => void;
  onBulk: (action: 'share' | 'archive' | 'trash', groups: readonly Group[]) => void;
}

const ACTIONS: readonly GroupAction[] = ['edit', 'split', 'merge', 'toArchive', 'toTrash'];

/** The groups of an account, with what can be done with one and with several. */
export function GroupTable({ label, adminId, groups, mayEdit, hasTeachers, pupils, ...on }: Props) {
  const { onAction, onBulk } = on;
  const own = groups.filter(({ sample }) => !sample);
  const hasOthers = own.length > 1;
  const columns = useMemo(() => {
    const actionsOf = (group: Group): readonly GroupAction[] => {
      if (!mayEdit) return [];
      if (group.sample) return ['removeSample'];
      if (group.archived) return ['restore', 'toTrash'];
      return ACTIONS.filter(
        (action) => (action !== 'merge' || hasOthers) && (action !== 'split' || group.pupils > 1),
      );
    };
    const all = columnsOf(adminId, (group) => (
      <GroupMenu {...{ adminId, group, onAction }} actions={actionsOf(group)} />
    ));
    return hasTeachers ? all : all.filter(({ id }) => id !== 'teachers');
  }, [adminId, mayEdit, hasTeachers, hasOthers, onAction]);
  const count = (shown: number) => {
    if (own.length === 0) return text('sampleAlone');
    if (shown !== groups.length) return text('total', { count: shown });
    const sum = own.reduce((total, group) => total + group.pupils, 0);
    return text('totalPupils', { groups: text('total', { count: own.length }), count: sum });
  };
  const isArchive = groups.some(({ archived }) => archived);
  return (
    <DataTable
      label={label}
      rows={groups}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      total={count}
      order={mayEdit ? { id: 'name', desc: false } : { id: 'own', desc: true }}
      {...(mayEdit &&
        !isArchive && {
          bulk: (all: readonly Group[]) => {
            const ticked = all.filter(({ sample }) => !sample);
            return ticked.length === 0 ? (
              text('bulk.onlySample')
            ) : (
              <>
                <Button onClick={() => onBulk('share', ticked)}>{text('bulk.setting')}</Button>
                <Button disabled={!pupils} onClick={() => savePupils(ticked, pupils ?? [])}>
                  {text('bulk.export')}
                </Button>
                <Button
                  component={Link}
                  to={paths.groupCards(
                    adminId,
                    ticked.map(({ id }) => id),
                  )}
                >
                  {text('bulk.cards')}
                </Button>
                <Button onClick={() => onBulk('archive', ticked)}>{text('bulk.archive')}</Button>
                <Button onClick={() => onBulk('trash', ticked)}>{text('toTrash')}</Button>
              </>
            );
          },
        })}
    />
  );
}

/** Saves who is in these groups as a CSV file. */
function savePupils(groups: readonly Group[], pupils: readonly RosterPupil[]) {
  const head = [text('bulk.group'), ...PUPIL_FILE.map(({ label }) => label)];
  const rows = groups.flatMap((group) =>
    pupils
      .filter((pupil) => pupil.group === group.id)
      .map((pupil) => [group.name, ...PUPIL_FILE.map(({ value }) => value({ ...pupil, year: pupil.groep }))]),
  );
  saveCsv([text('bulk.file'), ...groups.map(({ name }) => name)].join(' ').slice(0, 80), toCsv(head, rows));
}

const columnsOf = (adminId: string, menu: (group: Group) => ReactNode): Column<Group>[] => [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ id, name, mayOpen, archived }) =>
      mayOpen ? (
        <MuiLink
          component={Link}
          to={archived ? paths.pastGroup(adminId, id) : paths.pupils(adminId, id)}
          underline="hover"
        >
          {name}
        </MuiLink>
      ) : (
        name
      ),
  },
  {
    id: 'own',
    label: text('own'),
    isBadge: true,
    inFile: [],
    canSearch: false,
    value: ({ own }) => Number(own),
    cell: ({ own, sample }) =>
      sample ? (
        <Chip label={text('sample')} color="info" variant="outlined" />
      ) : (
        own && <Chip label={text('own')} color="secondary" variant="outlined" />
      ),
  },
  {
    id: 'years',
    label: text('years'),
    value: ({ groep }) => groep.map(yearText).join(', ') || text('noYear'),
    canFilter: true,
  },
  {
    id: 'teachers',
    label: text('teachers'),
    value: (group) => teachersOf(group).join(', '),
    cell: (group) => <NamesCell names={teachersOf(group)} />,
  },
  { id: 'pupils', label: text('pupils'), align: 'right', value: ({ pupils }) => pupils },
  {
    id: 'active',
    label: text('active'),
    align: 'right',
    value: ({ activeThisWeek }) => activeThisWeek,
    cell: ({ activeThisWeek, pupils }) => text('activeOf', { active: activeThisWeek, pupils }),
  },
  { id: 'setting', label: text('setting'), value: ({ setting }) => setting ?? text('usual') },
  {
    id: 'warnings',
    label: text('warnings'),
    value: ({ warnings }) => warnings.map((name) => text(`warning.${name}`)).join(', '),
    canFilter: true,
    cell: ({ warnings }) =>
      warnings.length === 0 ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {text('fine')}
        </Typography>
      ) : (
        <Typography component="span" variant="body2" sx={{ color: 'warning.main', fontWeight: 700 }}>
          {warnings.map((name) => text(`warning.${name}`)).join(', ')}
        </Typography>
      ),
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (group) =>
      group.mayOpen ? (
        menu(group)
      ) : (
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('notYours')}
        </Typography>
      ),
  },
];

const teachersOf = ({ teachers }: Group) =>
  teachers.map(({ name, until }) => (until ? text('until', { name, day: dayName(until) }) : name));

const DAY = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayName = (day: string) => DAY.format(Date.parse(day));
