import { Button, Link, MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Follower, Setting } from '../../../server/contract/settings.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { fieldText } from './field-wording.ts';
import { periodText } from './values.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  settings: readonly Setting[];
  pupils: readonly Follower[];
  busy: boolean;
  onGive: (setting: string | null, pupils: string[]) => void;
}

/** Which pupil follows what and where each differs; several are given a setting at once. */
export function FollowerTable({ adminId, groepId, settings, pupils, busy, onGive }: Props) {
  const columns = useMemo(() => columnsOf(adminId, groepId, settings), [adminId, groepId, settings]);
  return (
    <DataTable
      name="leerling"
      label={text('list.pupilsTitle')}
      rows={pupils}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      total={(count) => text('list.totalPupils', { count })}
      order={{ id: 'name', desc: false }}
      bulk={(ticked, clear) => (
        <Give
          settings={settings.filter(({ archived }) => !archived)}
          count={ticked.length}
          busy={busy}
          onGive={(setting) => {
            onGive(
              setting,
              ticked.map(({ id }) => id),
            );
            clear();
          }}
        />
      )}
    />
  );
}

interface GiveProps {
  settings: readonly Setting[];
  count: number;
  busy: boolean;
  onGive: (setting: string | null) => void;
}

function Give({ settings, count, busy, onGive }: GiveProps) {
  const [setting, setSetting] = useState('');
  return (
    <>
      <TextField
        select
        label={text('list.follows')}
        value={setting}
        onChange={(event) => setSetting(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{text('list.theGroup')}</MenuItem>
        {settings.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={busy} onClick={() => onGive(setting || null)}>
        {text('list.give', { count })}
      </Button>
    </>
  );
}

function columnsOf(adminId: string, groepId: string, settings: readonly Setting[]): Column<Follower>[] {
  const nameOf = (id: string | null) => settings.find((one) => one.id === id)?.name ?? '';
  return [
    {
      id: 'name',
      label: text('list.name'),
      isHead: true,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          component={RouterLink}
          to={paths.pupilSetting(adminId, groepId, id)}
          aria-label={text('list.open', { name })}
        >
          {name}
        </Link>
      ),
    },
    {
      id: 'follows',
      label: text('list.follows'),
      value: ({ follows }) => nameOf(follows),
      canFilter: true,
      cell: ({ follows, chosen }) => (
        <span>
          {nameOf(follows)}
          {chosen === null && <span className="away">{` (${text('list.theGroup')})`}</span>}
        </span>
      ),
    },
    {
      id: 'differs',
      label: text('list.differs'),
      value: (one) => differsText(one) || undefined,
      cell: (one) =>
        one.differs.length === 0 ? (
          <span className="away">{text('list.none')}</span>
        ) : (
          <span className={one.time === 'now' ? '' : 'away'}>{differsText(one)}</span>
        ),
    },
  ];
}

/** In what a pupil differs, and on which days when not always. */
function differsText({ differs, from, to, time }: Follower): string {
  const fields = differs.map((field) => fieldText(`field.${field}`)).join(', ');
  if (fields === '' || (from === null && to === null)) return fields;
  return `${fields} (${periodText({ from, to })}${time === 'now' ? '' : `, ${text(`list.${time}`)}`})`;
}
