import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { daysAfter } from '../../../server/contract/days.ts';
import { newId } from '../../../server/contract/id.ts';
import { listPlacements, setPlacements, USUAL_PLACEMENT_DAYS } from '../../../server/contract/placement.ts';
import { dayOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  account: string;
  group: string;
  pupils: readonly { id: string; name: string }[];
  /** Whether what is told leads to the page of these tests. */
  leadsOn?: boolean;
  onClose: () => void;
}

/** Names that are told; of more only how many there are. */
const NAMED = 4;
const schema = z.object({ to: setPlacements.body.shape.to });

/** Sets a placement test ready for some pupils. */
export function PlaceDialog({ account, group, pupils, leadsOn = false, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Asked again after a line that fell away, they are the same tests.
  const [tests] = useState(() => pupils.map(({ id }) => ({ id: newId(), pupil: id })));
  const of = useSaveForm({
    schema,
    start: { to: daysAfter(dayOf(), USUAL_PLACEMENT_DAYS) },
    async save({ to }) {
      const { made } = await call(setPlacements, { params: { account, group }, body: { tests, to } });
      tell({
        message: made === 0 ? text('form.none') : text('form.made', { count: made }),
        ...(leadsOn && {
          action: { label: text('form.see'), run: () => void navigate(paths.placements(account, group)) },
        }),
      });
      await askAnew(client, [listPlacements], { account });
    },
    onSaved: onClose,
  });
  const named = pupils.slice(0, NAMED).map(({ name }) => name);
  const names = named.join(', ');
  const rest = pupils.length - named.length;
  return (
    <FormDialog of={of} title={text('form.title')} action={text('form.action')} width="sm" onClose={onClose}>
      <Typography>
        {rest === 0 ? text('form.for', { names }) : text('form.forMore', { names, count: rest })}
      </Typography>
      <Typography>{text('form.about')}</Typography>
      <TextInput<z.input<typeof schema>> name="to" label={text('form.to')} type="date" width={230} />
    </FormDialog>
  );
}
