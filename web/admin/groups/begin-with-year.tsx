import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addGroup, GROUP_YEARS, type RosterStaff } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { yearText } from '../../app/wording/year.ts';
import { tell } from '../../ui/toast.tsx';
import { onlyTeacher } from './only-teacher.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  /** Who can teach; the only one gets the group. */
  staff: readonly RosterStaff[];
  /** The group is there; its list can be pasted. */
  onMade: (message: string, change: string, id: string) => void;
}

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/**
 * The one thing that a school without any group is asked: for which year. The group is called after it and gets the only teacher; all of
 * that can be changed later.
 */
export function BeginWithYear({ adminId, staff, onMade }: Props) {
  // Made once: what is sent again after a lost answer is done once.
  const [ids] = useState(() => ({ change: newId(), id: newId() }));
  const { mutate, isPending, variables } = useMutation({
    async mutationFn(year: number) {
      const name = capital(yearText(year));
      const body = { name, groep: [year], teachers: onlyTeacher(staff), ...ids };
      await call(addGroup, { params: { account: adminId }, body });
      return name;
    },
    onSuccess: (name) => onMade(text('form.added', { name }), ids.change, ids.id),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <section aria-labelledby="begin-year">
      <Typography id="begin-year" sx={{ mb: 1, fontWeight: 700 }}>
        {text('beginYear')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {GROUP_YEARS.map((year) => (
          <Button
            key={year}
            variant="contained"
            disabled={isPending && variables !== year}
            loading={isPending && variables === year}
            onClick={() => mutate(year)}
          >
            {capital(yearText(year))}
          </Button>
        ))}
      </Stack>
    </section>
  );
}
