import { Alert, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { PUPILS_FOUND, type FoundPupil } from '../../../server/contract/office-pupils.ts';
import { paths } from '../../app/paths.ts';
import { yearText } from '../../app/wording/year.ts';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { StateChip } from './state-chip.tsx';
import { text } from './wording.ts';

interface Props {
  found: { pupils: FoundPupil[]; isMore: boolean };
  /** What to do when nobody was found. */
  none: string;
}

/** The pupils that a search gave, by initials. Nobody takes such a list along: it is no file. */
export function FoundPupils({ found: { pupils, isMore }, none }: Props) {
  if (pupils.length === 0)
    return (
      <Empty title={text('none')}>
        <Typography>{none}</Typography>
      </Empty>
    );
  return (
    <>
      {isMore && <Alert severity="info">{text('more', { count: PUPILS_FOUND })}</Alert>}
      <DataTable
        label={text('found')}
        rows={pupils}
        columns={COLUMNS}
        idOf={({ id }) => id}
        nameOf={({ username }) => username}
        total={(count) => text('total', { count })}
        order={{ id: 'username', desc: false }}
        isBare
      />
    </>
  );
}

const COLUMNS: Column<FoundPupil>[] = [
  {
    id: 'username',
    label: text('name'),
    isHead: true,
    value: ({ username }) => username,
    cell: ({ id, username }) => (
      <Link component={RouterLink} to={paths.officePupil(id)}>
        {username}
      </Link>
    ),
  },
  { id: 'pupil', label: text('pupil'), value: ({ initials }) => initials },
  { id: 'year', label: text('year'), value: ({ groep }) => yearText(groep) },
  { id: 'group', label: text('group'), value: ({ group }) => group },
  {
    id: 'account',
    label: text('account'),
    value: ({ account }) => account.name,
    cell: ({ account }) => (
      <Link component={RouterLink} to={paths.officeAccount(account.id)}>
        {account.name}
      </Link>
    ),
  },
  {
    id: 'state',
    label: text('state'),
    value: ({ state }) => text(`states.${state}`),
    cell: ({ state }) => <StateChip state={state} />,
  },
];
