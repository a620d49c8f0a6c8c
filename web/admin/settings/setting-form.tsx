import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { learningLineSchema, type LearningLine } from '../../../server/contract/learning-line.ts';
import {
  FIELD_NAMES,
  practiceFieldsSchema,
  PRESETS,
  type PracticeFields,
  type Preset,
  type SomeFields,
} from '../../../server/contract/practice-fields.ts';
import {
  checkSetting,
  LONGEST_SETTING_NAME,
  type Effect,
  type Patch,
  type SettingHead,
  type SettingOptions,
} from '../../../server/contract/settings.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { Differences } from './differences.tsx';
import { FormSceneContext, TAB_OF, TABS, type SettingValues, type Tab } from './form-context.ts';
import { HeadFields, PeriodFields } from './head-fields.tsx';
import { FieldTabs } from './tabs.tsx';
import { dayText, differing, patchOf } from './values.ts';
import { text } from './wording.ts';

/** What is not filled in yet, in words of its own. */
const UNCHOSEN: Record<LearningLine['kind'], string> = {
  adaptive: '',
  categories: 'Kies minstens één categorie.',
  lists: 'Kies minstens één woordenlijst, of plak woorden.',
  block: 'Kies een blok.',
};

const schema = z.object({
  head: z
    .object({ name: z.string(), from: z.string(), to: z.string(), wholeGroup: z.boolean() })
    .refine(({ from, to }) => from === '' || to === '' || from <= to, {
      path: ['to'],
      message: 'De laatste dag ligt voor de eerste dag.',
    }),
  fields: practiceFieldsSchema.extend({
    learningLine: z.custom<LearningLine>().superRefine((line, context) => {
      if (!learningLineSchema.safeParse(line).success)
        context.addIssue({ code: 'custom', message: UNCHOSEN[line.kind] });
    }),
  }),
});

/** Waits until one has stopped turning knobs. */
const CHECK_MS = 500;

interface Props {
  accountId: string;
  groupId: string;
  options: SettingOptions;
  /** What the level above says. */
  base: PracticeFields;
  /** What was stored at this level. */
  own: SomeFields;
  /** Fields to begin with that are not stored: those of a preset or a copy. */
  start?: SomeFields | undefined;
  /** What was stored of a group's setting besides its fields; absent for a pupil. */
  head?: SettingHead;
  /** A name to begin with, of a setting that is yet to be made. */
  startName?: string | undefined;
  /** Whether it is the group's default: that has no period. */
  isDefault?: boolean;
  isNew?: boolean;
  back: { to: string };
  /** `leave` lets the page be left: it is saved. */
  onSave: (patch: Patch, head: Partial<SettingHead>, leave: () => void) => Promise<void>;
  /** Given what is filled in. */
  preview: (fields: PracticeFields) => ReactNode;
  children?: ReactNode;
}

/** The form of a practice setting, of a group or of a pupil. */
export function SettingForm({
  accountId,
  groupId,
  options,
  base,
  own,
  head,
  isDefault,
  isNew,
  ...rest
}: Props) {
  const stored: SettingValues = {
    head: {
      ...{ name: head?.name ?? '', from: head?.from ?? '', to: head?.to ?? '' },
      wholeGroup: head?.wholeGroup ?? false,
    },
    fields: { ...base, ...own },
  };
  const start: SettingValues = {
    head: { ...stored.head, name: rest.startName ?? stored.head.name },
    fields: { ...stored.fields, ...rest.start },
  };
  const form = useForm<SettingValues>({
    defaultValues: start,
    resolver: zodResolver(schema, { error: z.locales.nl().localeError }),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as SettingValues;
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'content';
  const setTab = (next: Tab) => setParams({ tab: next }, { replace: true, preventScrollReset: true });
  const [preset, setPreset] = useState<Preset>();
  const [isComparing, setComparing] = useState(false);

  const patch = patchOf(values.fields, base, own);
  const changedHead = head ? headChanges(head, values.head) : {};
  const count = Object.keys(patch.set).length + patch.clear.length + Object.keys(changedHead).length;
  const isChanged = count > 0;
  const unsaved = useUnsaved(isChanged);
  const effect = useEffectOf(accountId, groupId, values.fields);

  const save = useMutation({
    mutationFn: () => rest.onSave(patch, changedHead, unsaved.forget),
    onError(error) {
      if (!(error instanceof ApiError)) return;
      for (const [path, message] of Object.entries(error.fields)) {
        const name = path.replace(/^set\./, 'fields.') as 'fields.calm';
        form.setError(name, { message });
        const field = FIELD_NAMES.find(
          (one) => name === `fields.${one}` || name.startsWith(`fields.${one}.`),
        );
        if (field) setTab(TAB_OF[field]);
      }
    },
  });
  const compare = form.handleSubmit(
    () => {
      if (head && values.head.name.trim() === '') {
        form.setError('head.name', { message: text('form.nameMissing') }, { shouldFocus: true });
        return;
      }
      setComparing(true);
    },
    (errors) => {
      const field = FIELD_NAMES.find((name) => errors.fields?.[name]);
      if (field) setTab(TAB_OF[field]);
      else if (errors.head) setTab('time');
    },
  );
  const scene = { accountId, base, isPupil: !head, options, effect: effect.data };
  return (
    <FormSceneContext value={scene}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void compare(event)}
          sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
        >
          <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {head && <HeadFields />}
            <PresetPicker onPick={setPreset} />
          </Stack>
          <FieldTabs tab={tab} onTab={setTab} {...(head && !isDefault && { period: <PeriodFields /> })} />
          <Box
            sx={{
              ...{ position: 'sticky', bottom: 0, py: 1, bgcolor: 'background.default', zIndex: 1 },
              ...{ borderTop: 1, borderColor: 'divider' },
            }}
          >
            {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Button
                type="submit"
                variant="contained"
                disabled={!isChanged && !isNew}
                loading={save.isPending}
              >
                {text('form.check')}
              </Button>
              <Button disabled={!form.formState.isDirty} onClick={() => form.reset(start)}>
                {text('form.discard')}
              </Button>
              <Button component={Link} to={rest.back.to}>
                {text('form.back')}
              </Button>
              <Typography sx={{ color: 'text.secondary' }}>
                {isChanged ? text('form.changes', { count }) : text('form.noChanges')}
              </Typography>
              <Typography aria-live="polite" sx={{ ml: 'auto', color: 'text.secondary' }}>
                {effect.data ? leftText(effect.data) : effect.isFetching && text('form.effectBusy')}
              </Typography>
            </Stack>
          </Box>
        </Box>
        {rest.preview(values.fields)}
        {rest.children}
        <Differences
          open={isComparing}
          title={text('form.differenceTitle')}
          before={stored.fields}
          after={values.fields}
          options={options}
          more={head ? headRows(stored.head, values.head, isNew ?? false) : []}
          confirm={text('form.save')}
          nothing={text('form.nothing')}
          onClose={() => setComparing(false)}
          onConfirm={() => {
            setComparing(false);
            save.mutate();
          }}
        />
        <Differences
          open={preset !== undefined}
          title={text('form.presetTitle', { name: preset?.name ?? '' })}
          before={values.fields}
          after={{ ...values.fields, ...preset?.fields }}
          options={options}
          confirm={text('form.presetApply')}
          nothing={text('form.presetNothing')}
          onClose={() => setPreset(undefined)}
          onConfirm={() => {
            const after = { ...values.fields, ...preset?.fields };
            for (const name of differing(values.fields, after))
              form.setValue(`fields.${name}` as 'fields.calm', after[name] as boolean, { shouldDirty: true });
            setPreset(undefined);
          }}
        />
      </FormProvider>
      {unsaved.dialog}
    </FormSceneContext>
  );
}

const whole = new Intl.NumberFormat('nl');
/** What is left to practise, in words. */
const leftText = ({ words, categories, games }: Effect): string =>
  [
    text('form.effectWords', { count: words, shown: whole.format(words) }),
    text('form.effectPlaces', { count: categories }),
    text('form.effectGames', { count: games }),
  ].join(' · ');

/** Something to begin with; what it changes is shown first. */
const PresetPicker = ({ onPick }: { onPick: (preset: Preset) => void }) => (
  <TextField
    select
    label={text('form.preset')}
    value=""
    onChange={(event) => onPick(PRESETS.find(({ id }) => id === event.target.value)!)}
    sx={{ width: 230 }}
  >
    {PRESETS.map(({ id, name, about }) => (
      <MenuItem key={id} value={id} sx={{ display: 'block' }}>
        <b>{name}</b>
        <Typography
          sx={{ fontSize: '0.85rem', color: 'text.secondary', maxWidth: 380, whiteSpace: 'normal' }}
        >
          {about}
        </Typography>
      </MenuItem>
    ))}
  </TextField>
);

/** What the setting as it is filled in leaves to practise, a moment after the last change. */
function useEffectOf(accountId: string, groupId: string, fields: PracticeFields) {
  const now = JSON.stringify(fields);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), CHECK_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const isFilledIn = learningLineSchema.safeParse(fields.learningLine).success;
  return useQuery({
    queryKey: ['setting-effect', accountId, groupId, settled],
    queryFn: ({ signal }) =>
      call(checkSetting, {
        params: { account: accountId, group: groupId },
        body: { fields: JSON.parse(settled) as PracticeFields },
        signal,
      }),
    enabled: isFilledIn && settled === now,
    placeholderData: (before) => (isFilledIn ? before : undefined),
  });
}

const asHead = ({ name, from, to, wholeGroup }: SettingValues['head']): SettingHead => ({
  ...{ name: name.trim().slice(0, LONGEST_SETTING_NAME), from: from || null, to: to || null },
  wholeGroup,
});

/** What of the head is otherwise than it was stored. */
function headChanges(before: SettingHead, filledIn: SettingValues['head']): Partial<SettingHead> {
  const after = asHead(filledIn);
  const keys = ['name', 'from', 'to', 'wholeGroup'] as const;
  return Object.fromEntries(keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]));
}

/** The same for people. */
function headRows(before: SettingValues['head'], after: SettingValues['head'], isNew: boolean) {
  const day = (value: string) => (value === '' ? '–' : dayText(value));
  const yes = (value: boolean) => text(value ? 'value.on' : 'value.off');
  const rows = [
    { what: text('form.name'), was: isNew ? '–' : before.name, becomes: after.name.trim() },
    { what: text('form.from'), was: day(before.from), becomes: day(after.from) },
    { what: text('form.to'), was: day(before.to), becomes: day(after.to) },
    { what: text('form.wholeGroup'), was: yes(before.wholeGroup), becomes: yes(after.wholeGroup) },
  ];
  return rows.filter(({ was, becomes }) => was !== becomes);
}
