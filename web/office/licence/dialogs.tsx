import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  BLOCK_KINDS,
  getLicence,
  getOfficeLicence,
  savePeriod,
  setBlock,
  setHold,
  type OfficeLicence,
} from '../../../server/contract/licence.ts';
import { LICENCE_KINDS } from '../../../server/contract/licence-state.ts';
import { count } from '../../../server/contract/messages.ts';
import { getAccountHead } from '../../../server/contract/office-accounts.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CheckInput, RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  account: string;
  onClose: () => void;
}

/** What happens once something of a licence was saved, told in these words. */
function useSaved({ account, onClose }: Props, told: 'saved' | 'holdSaved' | 'blocked') {
  const queries = useQueryClient();
  return () => {
    tell({ message: text(told) });
    void askAnew(queries, [getOfficeLicence, getLicence, getAccountHead], { account });
    onClose();
  };
}

const day = z.union([z.literal(''), z.iso.date()]);
const periodSchema = z.object({
  kind: z.enum(LICENCE_KINDS),
  seats: count(3000),
  startsOn: z.string(),
  endsOn: day,
  note: z.string(),
  stops: z.boolean(),
  why: z.string(),
});

/** Makes a period, or changes one. */
export function PeriodDialog({
  period,
  ...props
}: Props & { period?: OfficeLicence['periods'][number] | undefined }) {
  const onSaved = useSaved(props, 'saved');
  const [id] = useState(() => period?.id ?? newId());
  const of = useSaveForm<z.input<typeof periodSchema>, z.output<typeof periodSchema>>({
    schema: periodSchema,
    start: {
      kind: period?.kind ?? 'paid',
      seats: period ? String(period.seats) : '',
      startsOn: period?.startsOn ?? '',
      endsOn: period?.endsOn ?? '',
      note: period?.note ?? '',
      stops: period?.stops ?? false,
      why: '',
    },
    save: ({ endsOn, ...body }) =>
      call(savePeriod, {
        params: { account: props.account, licence: id },
        body: { ...body, endsOn: endsOn || null, basedOn: period?.version ?? null },
      }),
    onSaved,
  });
  return (
    <FormDialog
      of={of}
      title={text(period ? 'editTitle' : 'addTitle')}
      action={text('save')}
      width="sm"
      onClose={props.onClose}
    >
      <RadioInput
        name="kind"
        label={text('kind')}
        choices={LICENCE_KINDS.map((value) => ({ value, label: text(`kinds.${value}`) }))}
      />
      <TextInput name="seats" type="number" inputMode="numeric" label={text('seats')} width={260} />
      <TextInput name="startsOn" type="date" label={text('startsOn')} width={260} />
      <TextInput name="endsOn" type="date" label={text('endsOn')} help={text('endsHelp')} width={260} />
      <TextInput name="note" label={text('note')} rows={2} maxLength={500} />
      <CheckInput name="stops" label={text('customerStops')} />
      <TextInput name="why" label={text('why')} maxLength={300} required />
    </FormDialog>
  );
}

const holdSchema = z.object({ until: day, why: z.string() });

/** Puts off what comes after the licence. */
export function HoldDialog({ hold, ...props }: Props & Pick<OfficeLicence, 'hold'>) {
  const onSaved = useSaved(props, 'holdSaved');
  const of = useSaveForm({
    schema: holdSchema,
    start: { until: hold?.until ?? '', why: hold?.why ?? '' },
    save: ({ until, why }) =>
      call(setHold, { params: { account: props.account }, body: { until: until || null, why } }),
    onSaved,
  });
  return (
    <FormDialog of={of} title={text('holdSet')} action={text('save')} width="sm" onClose={props.onClose}>
      <TextInput name="until" type="date" label={text('holdUntil')} help={text('holdHelp')} width={260} />
      <TextInput name="why" label={text('why')} maxLength={300} required />
    </FormDialog>
  );
}

const blockSchema = z.object({ kind: z.enum(BLOCK_KINDS), why: z.string() });

/** Blocks an account, with the reason that its administrators read. */
export function BlockDialog(props: Props) {
  const onSaved = useSaved(props, 'blocked');
  const of = useSaveForm<z.input<typeof blockSchema>, z.output<typeof blockSchema>>({
    schema: blockSchema,
    start: { kind: 'betaling', why: '' },
    fieldOf: (path) => path.replace(/^block\./, ''),
    save: (block) => call(setBlock, { params: { account: props.account }, body: { block } }),
    onSaved,
  });
  return (
    <FormDialog
      of={of}
      title={text('blockSet')}
      action={text('blockSet')}
      width="sm"
      isGrave
      onClose={props.onClose}
    >
      <RadioInput
        name="kind"
        label={text('blockKind')}
        choices={BLOCK_KINDS.map((value) => ({ value, label: text(`blockKinds.${value}`) }))}
      />
      <TextInput name="why" label={text('blockWhy')} rows={2} maxLength={300} required />
    </FormDialog>
  );
}
