import { Autocomplete, DialogContentText, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  addDataRequest,
  DATA_REQUEST_KINDS,
  extendDataRequest,
  listDataRequests,
  LONGEST_OUTCOME,
  newRequestSchema,
  REQUEST_ABOUT,
  REQUEST_ASKERS,
  settleDataRequest,
  settleSchema,
  type DataRequest,
} from '../../../server/contract/data-requests.ts';
import { listExports, type DataExport } from '../../../server/contract/exports.ts';
import { getRosters } from '../../../server/contract/groups.ts';
import { listJobs, type Job } from '../../../server/contract/jobs.ts';
import { newId } from '../../../server/contract/id.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useInput } from '../../ui/form/use-input.ts';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './data-wording.ts';
import { dayText } from './request-table.tsx';

interface Props {
  account: string;
  onClose: () => void;
}
interface OneProps extends Props {
  request: DataRequest;
}

/** After a change: what is shown is asked anew, and the dialog is done. */
function useDone({ account, onClose }: Props) {
  const client = useQueryClient();
  return (message: string) => {
    tell({ message });
    void askAnew(client, [listDataRequests], { account });
    onClose();
  };
}

/** Writes a request down. */
export function AddDialog(props: Props) {
  const { account, onClose } = props;
  const done = useDone(props);
  // Sent twice is one.
  const [id] = useState(newId);
  const form = useSaveForm({
    schema: newRequestSchema,
    start: {
      about: 'leerling' as const,
      aboutId: null as string | null,
      kind: 'inzage' as const,
      receivedOn: dayOf(),
      askedBy: 'ouder' as const,
    },
    async save(body) {
      const { dueOn } = await call(addDataRequest, { params: { account, request: id }, body });
      done(text('requests.saved', { day: dayText(dueOn) }));
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('requests.add')}
      action={text('requests.save')}
      width="sm"
      onClose={onClose}
    >
      <RadioInput
        name="about"
        label={text('requests.whose')}
        choices={REQUEST_ABOUT.map((value) => ({ value, label: text(`requests.abouts.${value}`) }))}
      />
      <WhoInput account={account} />
      <SelectInput
        name="kind"
        label={text('requests.kind')}
        choices={DATA_REQUEST_KINDS.map((value) => ({ value, label: text(`requests.kinds.${value}`) }))}
      />
      <SelectInput
        name="askedBy"
        label={text('requests.askedBy')}
        choices={REQUEST_ASKERS.map((value) => ({ value, label: text(`requests.askers.${value}`) }))}
      />
      <TextInput name="receivedOn" type="date" label={text('requests.receivedOn')} width={320} required />
    </FormDialog>
  );
}

/** Somebody of the account, found by name. */
function WhoInput({ account }: { account: string }) {
  const { field, fieldState } = useInput('aboutId');
  const about = useWatch({ name: 'about' }) as (typeof REQUEST_ABOUT)[number];
  const { data } = useQuery(queryOf(getRosters, { params: { account } }));
  const people: { id: string; name: string }[] =
    about === 'leerling'
      ? (data?.pupils ?? []).map(({ id, name, username }) => ({ id, name: `${name} (${username})` }))
      : (data?.staff ?? []);
  return (
    <Autocomplete
      // Another list is another choice.
      key={about}
      options={people}
      value={people.find(({ id }) => id === field.value) ?? null}
      onChange={(_, next) => field.onChange(next?.id ?? null)}
      onBlur={field.onBlur}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      sx={{ maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text(`requests.who.${about}`)}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? text('requests.whoHelp')}
        />
      )}
    />
  );
}

/** Notes how a request ended. */
export function SettleDialog(props: OneProps) {
  const { account, request, onClose } = props;
  const done = useDone(props);
  const exports = useQuery(queryOf(listExports, { params: { account } }));
  const jobs = useQuery(queryOf(listJobs, { params: { account }, query: { page: 1 } }));
  const made = madeFor(request, exports.data?.exports ?? [], jobs.data?.jobs ?? []);
  const form = useSaveForm({
    schema: settleSchema.extend({ job: z.string() }),
    start: { state: 'gedaan' as const, outcome: '', job: '' },
    async save({ job, ...body }) {
      await call(settleDataRequest, {
        params: { account, request: request.id },
        body: { ...body, job: job || null, basedOn: request.version },
      });
      done(text('requests.settled'));
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('requests.settleTitle')}
      action={text('requests.settle')}
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text(`requests.kindHelp.${request.kind}`)}</DialogContentText>
      <RadioInput
        name="state"
        label={text('requests.how')}
        choices={settleSchema.shape.state.options.map((value) => ({
          value,
          label: text(`requests.states.${value}`),
        }))}
      />
      <TextInput
        name="outcome"
        label={text('requests.outcome')}
        help={text('requests.outcomeHelp')}
        rows={3}
        maxLength={LONGEST_OUTCOME}
      />
      {made.length > 0 && (
        <SelectInput
          name="job"
          label={text('requests.job')}
          choices={[{ value: '', label: text('requests.noJob') }, ...made]}
        />
      )}
    </FormDialog>
  );
}

/** What may have been done for a request: exports of who it is about, and what was erased since it came. */
function madeFor(
  { kind, aboutId, receivedOn }: DataRequest,
  exports: readonly DataExport[],
  jobs: readonly Job[],
): { value: string; label: string }[] {
  return [
    ...exports
      .filter(({ pupil }) => pupil?.id === aboutId)
      .map(({ id, at }) => ({ value: id, label: `${text('exports.title')}, ${dayText(dayOf(at))}` })),
    ...jobs
      .filter((job) => kind === 'wissen' && job.kind === 'erase' && dayOf(job.at) >= receivedOn)
      .map(({ id, at }) => ({ value: id, label: text('requests.erasing', { day: dayText(dayOf(at)) }) })),
  ];
}

/** Gives a request two months more. */
export function ExtendDialog(props: OneProps) {
  const { account, request, onClose } = props;
  const done = useDone(props);
  const form = useSaveForm({
    schema: extendDataRequest.body.pick({ why: true }),
    start: { why: '' },
    async save({ why }) {
      const { dueOn } = await call(extendDataRequest, {
        params: { account, request: request.id },
        body: { why, basedOn: request.version },
      });
      done(text('requests.extendedDone', { day: dayText(dueOn) }));
    },
  });
  return (
    <FormDialog
      of={form}
      title={text('requests.extendTitle')}
      action={text('requests.extendAction')}
      width="sm"
      onClose={onClose}
    >
      <DialogContentText>{text('requests.extendText')}</DialogContentText>
      <TextInput
        name="why"
        label={text('requests.why')}
        help={text('requests.outcomeHelp')}
        rows={3}
        maxLength={LONGEST_OUTCOME}
        required
      />
    </FormDialog>
  );
}
