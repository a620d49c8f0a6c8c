import { Typography } from '@mui/material';
import type { BulletinView } from '../../../server/contract/bulletin.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { bulletin as text } from './wording.ts';

type SignUp = BulletinView['signUps'][number];

const COLUMNS: Column<SignUp>[] = [
  { id: 'name', label: text('signUps.name'), isHead: true, value: ({ name }) => name },
  { id: 'email', label: text('signUps.email'), value: ({ email }) => email },
  {
    id: 'organisation',
    label: text('signUps.organisation'),
    value: ({ organisation }) => organisation || undefined,
  },
  { id: 'people', label: text('signUps.people'), align: 'right', value: ({ people }) => people },
];

/** Who come to a training. */
export const SignUps = ({ signUps }: { signUps: readonly SignUp[] }) => (
  <section aria-labelledby="sign-ups-title">
    <Typography variant="h2" id="sign-ups-title" sx={{ mb: 1 }}>
      {text('signUps.title')}
    </Typography>
    {signUps.length === 0 ? (
      <Typography>{text('signUps.none')}</Typography>
    ) : (
      <DataTable
        label={text('signUps.title')}
        rows={signUps}
        columns={COLUMNS}
        idOf={({ email, at }) => `${email} ${at}`}
        nameOf={({ name }) => name}
        total={(count) => text('signUps.total', { count })}
        order={{ id: 'name', desc: false }}
      />
    )}
  </section>
);
