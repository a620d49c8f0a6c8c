import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { listPupilLines, listTwins } from '../../../server/contract/office-pupil-acts.ts';
import { getOfficePupil } from '../../../server/contract/office-pupils.ts';
import { askAnew } from '../../app/query-of.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { ReasonInputs } from './reason-inputs.tsx';
import { text } from './wording.ts';

interface Props<Input extends FieldValues, Output> {
  child: string;
  schema: z.ZodType<Output, Input>;
  start: DefaultValues<Input>;
  title: string;
  /** What will happen. */
  note: string;
  action: string;
  /** What is told when it is done; nothing where the page shows more. */
  done?: string;
  isGrave?: boolean;
  width?: 'sm' | 'md';
  /** Does it, once under this id. */
  act: (values: Output, id: string) => Promise<unknown>;
  onClose: () => void;
  /** Before the reason. */
  children?: ReactNode;
}

/** Something that the office does for a pupil, with the reason for it. */
export function ActDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { child, title, note, action, done, act, onClose } = props;
  const queries = useQueryClient();
  // Made once: what is sent again is the same.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: props.schema,
    start: props.start,
    save: (values) => act(values, id),
    onSaved() {
      if (done !== undefined) tell({ message: done });
      void askAnew(queries, [getOfficePupil, listPupilLines, listTwins], { child });
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={title}
      action={action}
      width={props.width ?? 'sm'}
      isGrave={props.isGrave ?? false}
      onClose={onClose}
    >
      <Typography>{note}</Typography>
      {props.children}
      <ReasonInputs />
      <Typography sx={{ color: 'text.secondary' }}>{text('acts.told')}</Typography>
    </FormDialog>
  );
}

/** Why nothing was chosen yet. */
export const NO_REASON = { why: '' as 'anders', reason: '' };
