import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { z } from 'zod';
import { daysAfter } from '../../../server/contract/days.ts';
import { newId } from '../../../server/contract/id.ts';
import {
  listMethodTests,
  makeMethodTest,
  MOST_TEST_CATEGORIES,
  previewMethodTest,
  SHOWS,
  TEST_SIZES,
  type TestSource,
} from '../../../server/contract/method-tests.ts';
import { settingOptions, type SettingOptions } from '../../../server/contract/settings.ts';
import { messageOf } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';
import { WordTable } from './word-table.tsx';

interface Props {
  adminId: string;
  groupId: string;
  onClose: () => void;
}

/** Days that a new test is open, when nothing else is chosen. */
const USUAL_DAYS = 4;
const { title, from, to, shows, size, sentences } = makeMethodTest.body.shape;
const schema = z.object({
  title,
  source: z.string().min(1, { error: () => text('form.choose') }),
  size: z.coerce.number<string>().pipe(size),
  sentences: z.coerce.number<string>().pipe(sentences),
  from,
  to,
  shows,
});

/** Chooses what a test is about and when it is open; its words can be looked at before it is set ready. */
export function NewTest({ adminId, groupId, onClose }: Props) {
  const client = useQueryClient();
  const ofGroup = { account: adminId, group: groupId };
  const [id] = useState(newId);
  const { data: options } = useQuery(queryOf(settingOptions, { params: ofGroup }));
  const choices = options ? sourcesOf(options) : [];
  const wishOf = ({ source, ...values }: z.output<typeof schema>) => ({
    ...values,
    source: choices.find(({ value }) => value === source)!.source,
  });
  const params = { ...ofGroup, test: id };
  const saving = useSaveForm({
    schema,
    start: {
      title: '',
      source: '',
      size: String(TEST_SIZES.usual),
      sentences: '0',
      from: dayOf(),
      to: daysAfter(dayOf(), USUAL_DAYS),
      shows: 'woorden',
    },
    async save(values) {
      const made = await call(makeMethodTest, { params, body: wishOf(values) });
      tell({ message: text('form.isReady', { name: made.title }) });
      await askAnew(client, [listMethodTests], { account: adminId });
    },
    onSaved: onClose,
  });
  const preview = useMutation({
    mutationFn: (values: z.output<typeof schema>) =>
      call(previewMethodTest, { params, body: wishOf(values) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <FormDialog
      of={saving}
      title={text('form.title')}
      action={text('form.ready')}
      width="md"
      onClose={onClose}
      aside={
        <Button
          loading={preview.isPending}
          onClick={() => void saving.form.handleSubmit((values) => preview.mutate(values))()}
        >
          {text('form.preview')}
        </Button>
      }
    >
      <TextInput<z.input<typeof schema>>
        name="title"
        label={text('form.name')}
        help={text('form.nameHelp')}
        required
        autoFocus
      />
      <SelectInput<z.input<typeof schema>>
        name="source"
        label={text('form.source')}
        choices={choices}
        width={480}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Short name="size" label={text('form.size')} help={text('form.sizeHelp')} inputMode="numeric" />
        <Short name="sentences" label={text('form.sentences')} inputMode="numeric" />
      </Stack>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Short name="from" label={text('form.from')} type="date" />
        <Short name="to" label={text('form.to')} type="date" />
      </Stack>
      <SelectInput<z.input<typeof schema>>
        name="shows"
        label={text('form.shows')}
        choices={SHOWS.map((one) => ({
          value: one,
          label: text(`shows.${one === 'woorden en score' ? 'score' : one}`),
        }))}
      />
      {preview.data && (
        <>
          <Typography variant="h2">{text('form.chosen')}</Typography>
          <WordTable items={preview.data.items} />
        </>
      )}
    </FormDialog>
  );
}

/** A number or day beside another one. */
const Short = (props: ComponentProps<typeof TextInput<z.input<typeof schema>>>) => (
  <TextInput<z.input<typeof schema>> {...props} width={230} />
);

/** What a test can be about: blocks of methods, lists, and categories in which is written. */
function sourcesOf({
  methods,
  lists,
  categories,
}: SettingOptions): { value: string; label: string; source: TestSource }[] {
  const spelled = new Set(categories.filter(({ kind }) => kind === 'spelling').map(({ id }) => id));
  const blocks = methods.flatMap((method) =>
    method.blocks.map((block) => ({
      value: `block ${method.id} ${block.id}`,
      label: text('form.block', { method: method.name, block: block.name }),
      // Blocks that the school defined itself are known by their id; of others what is in them.
      source:
        method.changedAt === undefined
          ? {
              kind: 'categories' as const,
              categories: block.categories.filter((id) => spelled.has(id)).slice(0, MOST_TEST_CATEGORIES),
            }
          : { kind: 'block' as const, method: method.id, block: block.id },
    })),
  );
  return [
    ...blocks.filter(({ source }) => source.kind === 'block' || source.categories.length > 0),
    ...lists.map(({ id, name }) => ({
      value: `list ${id}`,
      label: text('form.list', { name }),
      source: { kind: 'list' as const, list: id },
    })),
    ...categories
      .filter(({ id }) => spelled.has(id))
      .map(({ id, title: label }) => ({
        value: `category ${id}`,
        label,
        source: { kind: 'categories' as const, categories: [id] },
      })),
  ];
}
