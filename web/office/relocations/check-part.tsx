import { Alert, Button, Chip, MenuItem, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import {
  checkRelocation,
  getRelocation,
  saveRelocation,
  type Relocation,
  type RelocationCheck,
  type RelocationLine,
  type RelocationPick,
} from '../../../server/contract/relocations.ts';
import { line } from '../../../server/contract/messages.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { Section } from '../accounts/section.tsx';
import { text } from './wording.ts';

/** What moving would do, with a choice wherever something can't go as it is. */
export function CheckPart({ relocation }: { relocation: Relocation }) {
  const { id, items, choices, version } = relocation;
  const queries = useQueryClient();
  const query = useQuery(queryOf(checkRelocation, { params: { relocation: id } }));
  const [renaming, setRenaming] = useState<RelocationLine>();
  const choose = useMutation({
    mutationFn: ({ key, pick, name }: { key: string; pick: RelocationPick; name?: string }) =>
      call(saveRelocation, {
        params: { relocation: id },
        body: {
          items,
          choices: { ...choices, [key]: { pick, ...(name !== undefined && { name }) } },
          basedOn: version,
        },
      }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(queries, [getRelocation, checkRelocation], { relocation: id }),
  });
  const pick = choose.mutate;
  const columns = useMemo(
    () =>
      columnsOf((row, to) => {
        if (to === 'rename') setRenaming(row);
        else pick({ key: row.key, pick: to });
      }),
    [pick],
  );
  return (
    <Section
      title={text('check.title')}
      hint={text('check.hint')}
      action={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {text('check.again')}
        </Button>
      }
    >
      <Loaded query={query}>
        {(check) =>
          check.lines.length === 0 ? (
            <Empty title={text('check.empty')} />
          ) : (
            <>
              <Verdict check={check} />
              <DataTable
                label={text('check.title')}
                rows={check.lines}
                columns={columns}
                idOf={({ key }) => key}
                nameOf={({ label }) => label}
                total={(count) => text('check.total', { count })}
                order={{ id: 'outcome', desc: false }}
              />
            </>
          )
        }
      </Loaded>
      {renaming && (
        <RenameDialog
          of={renaming}
          save={(name) => choose.mutateAsync({ key: renaming.key, pick: 'rename', name })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Section>
  );
}

function Verdict({ check }: { check: RelocationCheck }) {
  const stopped = check.lines.filter(({ outcome }) => outcome === 'stopped').length;
  return (
    <Alert severity={check.isReady ? 'success' : 'warning'} sx={{ maxWidth: 760 }}>
      {check.isReady
        ? text('check.ready', { count: check.pupils })
        : stopped > 0
          ? text('check.stopped', { count: stopped })
          : text('check.empty')}
    </Alert>
  );
}

const schema = z.object({ name: line(60) });

interface RenameProps {
  of: RelocationLine;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name that a group has in the other account. */
function RenameDialog({ of: { label, chosen }, save, onClose }: RenameProps) {
  const of = useSaveForm({
    schema,
    start: { name: chosen?.name ?? label },
    save: ({ name }) => save(name),
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={of}
      title={text('check.renameTitle', { name: label })}
      action={text('check.use')}
      width="sm"
      onClose={onClose}
    >
      <TextInput name="name" label={text('check.name')} maxLength={60} autoFocus />
    </FormDialog>
  );
}

const COLOURS = { goes: 'success', changed: 'primary', stays: 'default', stopped: 'error' } as const;
/** What stands in the way comes first. */
const ORDER = { stopped: 0, changed: 1, stays: 2, goes: 3 } as const;

const columnsOf = (choose: (row: RelocationLine, pick: RelocationPick) => void): Column<RelocationLine>[] => [
  { id: 'what', label: text('check.what'), isHead: true, value: ({ label }) => label },
  {
    id: 'kind',
    label: text('check.kind'),
    value: ({ kind }) => text(`check.kinds.${kind}`),
    canFilter: true,
  },
  {
    id: 'outcome',
    label: text('check.outcome'),
    value: ({ outcome }) => ORDER[outcome],
    cell: ({ outcome }) => (
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[outcome]}
        label={text(`check.outcomes.${outcome}`)}
      />
    ),
    inFile: [{ label: text('check.outcome'), value: ({ outcome }) => text(`check.outcomes.${outcome}`) }],
  },
  {
    id: 'notes',
    label: text('check.notes'),
    value: ({ notes }) => notes.join(' '),
    cell: ({ notes }) => <span style={{ whiteSpace: 'normal' }}>{notes.join(' ')}</span>,
    canSort: false,
  },
  {
    id: 'choose',
    label: text('check.choose'),
    isTool: true,
    value: () => undefined,
    cell: (row) =>
      row.options.length === 0 ? null : (
        <TextField
          select
          size="small"
          value={row.chosen && row.options.includes(row.chosen.pick) ? row.chosen.pick : ''}
          onChange={({ target }) => choose(row, target.value as RelocationPick)}
          sx={{ minWidth: 200 }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': text('check.pickOf', { name: row.label }) },
          }}
        >
          <MenuItem value="" disabled>
            {text('check.none')}
          </MenuItem>
          {row.options.map((option) => (
            <MenuItem key={option} value={option}>
              {text(`check.picks.${option}`)}
            </MenuItem>
          ))}
        </TextField>
      ),
  },
];
