import { Checkbox, MenuItem, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getWebinar, setAttendance, type Coming } from '../../../server/contract/webinars.ts';
import { messageOf } from '../../api/error.ts';
import { queryKeyOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

const UNKNOWN = '';

/** Notes who was there: a tick for one person, a number for who signed up with more. */
export function CameInput({ webinar, of: { id, name, people, came } }: { webinar: string; of: Coming }) {
  const client = useQueryClient();
  const note = useMutation({
    mutationFn: (count: number | null) =>
      call(setAttendance, { params: { webinar, signup: id }, body: { came: count } }),
    onSuccess: (whole) => client.setQueryData(queryKeyOf(getWebinar, { params: { webinar } }), whole),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  // What was just chosen stands there while it is stored.
  const shown = note.isPending ? note.variables : came;
  if (people === 1)
    return (
      <Checkbox
        size="small"
        checked={shown === 1}
        slotProps={{ input: { 'aria-label': text('signUps.cameOf', { name }) } }}
        onChange={(_, isThere) => note.mutate(isThere ? 1 : 0)}
      />
    );
  return (
    <TextField
      select
      size="small"
      value={shown ?? UNKNOWN}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': text('signUps.howMany', { name }) },
        },
      }}
      onChange={({ target: { value } }) => note.mutate(value === UNKNOWN ? null : Number(value))}
    >
      <MenuItem value={UNKNOWN}>{text('signUps.unknown')}</MenuItem>
      {Array.from({ length: people + 1 }, (_, count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  );
}
