import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondPeople, type SecondPeople } from '../../../server/contract/second-people.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LookOnDialog } from '../look-on/look-on-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { text } from './wording.ts';

/** Who works for a customer, a parent too, and the second step of who lost it. */
export function PeoplePart({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(secondPeople, { params: { account: adminId } }));
  const [looked, setLooked] = useState<SecondPeople[number]>();
  return (
    <>
      <Typography sx={{ maxWidth: 760, my: 2 }}>{text('customer')}</Typography>
      <Loaded query={query}>
        {(people) => <PeopleTable people={people} onLifted={() => void query.refetch()} onLook={setLooked} />}
      </Loaded>
      {looked && <LookOnDialog person={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
}
