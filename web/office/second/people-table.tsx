import { Button, Chip } from '@mui/material';
import { useMemo, useState } from 'react';
import type { SecondPeople } from '../../../server/contract/second-people.ts';
import { LiftSecond } from '../../admin/teachers/lift-second.tsx';
import { common } from '../../app/wording/common.ts';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { text as lookOn } from '../look-on/wording.ts';
import { loginColumns } from './login-columns.tsx';
import { text } from './wording.ts';

type Person = SecondPeople[number];

interface Props {
  people: SecondPeople;
  /** The second step of somebody was taken away. */
  onLifted: () => void;
  /** Looking on as somebody. */
  onLook: (person: Person) => void;
}

/** Who has a second step, and taking it away of who lost it. */
export function PeopleTable({ people, onLifted, onLook }: Props) {
  const [lifting, setLifting] = useState<Person>();
  const columns = useMemo(() => columnsOf(setLifting, onLook), [onLook]);
  if (people.length === 0) return <Empty title={text('empty')} />;
  return (
    <>
      <DataTable
        label={text('people')}
        rows={people}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        total={(count) => text('total', { count })}
        order={{ id: 'name', desc: false }}
      />
      {lifting && <LiftSecond person={lifting} onLifted={onLifted} onClose={() => setLifting(undefined)} />}
    </>
  );
}

const columnsOf = (lift: (person: Person) => void, look: Props['onLook']): Column<Person>[] => [
  { id: 'name', label: text('name'), isHead: true, value: ({ name }) => name },
  {
    id: 'state',
    label: text('state'),
    isBadge: true,
    value: ({ active }) => (active ? undefined : text('off')),
    cell: ({ active }) => (active ? null : <Chip size="small" label={text('off')} />),
  },
  { id: 'username', label: text('username'), value: ({ username }) => username },
  { id: 'role', label: text('role'), value: ({ role }) => common(`noAccess.roles.${role}`) },
  ...loginColumns<Person>(),
  {
    id: 'tools',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (person) => (
      <>
        {person.active && (
          <Button
            size="small"
            aria-label={lookOn('buttonOf', { name: person.name })}
            onClick={() => look(person)}
          >
            {lookOn('button')}
          </Button>
        )}
        {person.second && (
          <Button
            size="small"
            aria-label={text('liftOf', { name: person.name })}
            onClick={() => lift(person)}
          >
            {text('lift')}
          </Button>
        )}
      </>
    ),
  },
];
