import { Alert, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { listEdexmlImports, MOST_ROSTER_ROWS, uploadRoster } from '../../../server/contract/edexml.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { VARIANT } from '../../app/variant.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { yearsInName } from '../groups/years-in-name.ts';
import { PasteBox } from '../roster/paste-box.tsx';
import type { Person } from '../roster/read.ts';
import { SCHOOL_FIELDS } from '../roster/screens.ts';
import { admin } from '../wording.ts';
import { History } from './edexml-page.tsx';
import { text } from './wording.ts';

/** A whole school from a list that is pasted or comes from a file: read as all rosters are, and proposed first. */
export function ListPage() {
  const { adminId = '' } = useParams();
  const [pasted, setPasted] = useState('');
  const navigate = useNavigate();
  const propose = useMutation({
    mutationFn: (people: readonly Person[]) =>
      call(uploadRoster, {
        params: { account: adminId },
        body: { name: text('listName'), rows: people.map(rowOf) },
      }),
    onSuccess: ({ id }) => {
      void askAnew(queries, [listEdexmlImports], { account: adminId });
      return navigate(paths.edexmlImport(adminId, id));
    },
  });
  const [isTooMany, setIsTooMany] = useState(false);
  return (
    <AdultPage title={text('listTitle')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Typography>{text('listAbout')}</Typography>
      <PasteBox
        label={text('listLabel')}
        help={text('listHelp')}
        value={pasted}
        fields={SCHOOL_FIELDS}
        onChange={setPasted}
        onTake={(people) => {
          setIsTooMany(people.length > MOST_ROSTER_ROWS);
          if (people.length > 0 && people.length <= MOST_ROSTER_ROWS) propose.mutate(people);
        }}
      />
      {isTooMany && <Alert severity="error">{text('tooMany', { most: MOST_ROSTER_ROWS })}</Alert>}
      {propose.error && <Alert severity="error">{messageOf(propose.error)}</Alert>}
      <History account={adminId} />
    </AdultPage>
  );
}

/** The longest cell that is sent. */
const LONGEST = 100;

function rowOf({ firstName, infix, lastName, year, number, group }: Person) {
  const [only, ...others] = yearsInName(group, VARIANT);
  const own = Number(year);
  const cut = (cell: string) => cell.slice(0, LONGEST);
  return {
    firstName: cut(firstName),
    infix: cut(infix),
    lastName: cut(lastName),
    // The year stands in the name of a group that has one.
    year: Number.isInteger(own) && own >= 1 && own <= 8 ? own : others.length === 0 ? (only ?? null) : null,
    number: cut(number),
    group: cut(group),
  };
}
