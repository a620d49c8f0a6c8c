import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  checkRelocation,
  getRelocation,
  saveRelocation,
  type Relocation,
} from '../../../server/contract/relocations.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ChecksInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { Section } from '../accounts/section.tsx';
import { LooseInput } from './loose-input.tsx';
import { text } from './wording.ts';
import { z } from 'zod';

const KINDS = ['groups', 'staff', 'lists', 'methods'] as const;

const ids = z.array(z.string());
const schema = z.object({
  groups: ids,
  pupils: z.array(z.object({ id: z.string(), to: z.string() })),
  staff: ids,
  lists: ids,
  methods: ids,
  seats: z.coerce.number<string | number>().int().min(0).max(3000),
  /** A user name that is typed and not among the pupils yet: it is not lost by saving. */
  typed: z.string().max(0, text('loose.typed')),
});

/** What goes along, picked from all that the customer has. */
export function PickPart({ relocation }: { relocation: Relocation }) {
  const { id, items, choices, version, parts, source } = relocation;
  const queries = useQueryClient();
  const of = useSaveForm({
    schema,
    start: { ...items, typed: '' },
    save: async ({ typed: _, ...next }) => {
      const body = { items: next, choices, basedOn: version };
      const saved = await call(saveRelocation, { params: { relocation: id }, body });
      queries.setQueryData([getRelocation.id, { params: { relocation: id }, query: {} }], saved);
    },
    onSaved() {
      tell({ message: text('pick.saved') });
      void askAnew(queries, [getRelocation, checkRelocation], { relocation: id });
    },
  });
  const set = (isAll: boolean) => {
    for (const kind of KINDS)
      of.form.setValue(kind, isAll ? parts[kind].map((part) => part.id) : [], { shouldDirty: true });
  };
  return (
    <Section title={text('pick.title')} hint={text('pick.hint', { from: source.name })}>
      <SaveFormView
        of={of}
        action={text('pick.save')}
        aside={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button onClick={() => set(true)}>{text('pick.all')}</Button>
            <Button onClick={() => set(false)}>{text('pick.nothing')}</Button>
          </Stack>
        }
      >
        {KINDS.map((kind) =>
          parts[kind].length === 0 ? null : (
            <ChecksInput
              key={kind}
              name={kind}
              label={text(`pick.${kind}`)}
              choices={parts[kind].map(({ id: value, name, note }) => ({
                value,
                label: note === '' ? name : `${name} (${note})`,
              }))}
            />
          ),
        )}
        <LooseInput relocation={relocation} />
        {KINDS.every((kind) => parts[kind].length === 0) && <Typography>{text('pick.none')}</Typography>}
        <TextInput
          name="seats"
          type="number"
          inputMode="numeric"
          label={text('pick.seats')}
          help={text('pick.seatsHelp')}
          width={320}
        />
      </SaveFormView>
    </Section>
  );
}
