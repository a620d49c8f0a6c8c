import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { formMessage } from '../../../server/contract/messages.ts';
import {
  FIELD_NAMES,
  type PracticeFields,
  type SomeFields,
} from '../../../server/contract/practice-fields.ts';
import type { Patch, Period, SettingHead, SettingOptions } from '../../../server/contract/settings.ts';
import { ApiError } from '../../api/error.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { Differences } from './differences.tsx';
import { FormSceneContext, TAB_OF, TABS, type SettingValues, type Tab } from './form-context.ts';
import { formSchema } from './form-schema.ts';
import { HeadFields, PeriodFields } from './head-fields.tsx';
import { headChanges, headRows, periodOf } from './head-values.ts';
import { PresetPicker } from './preset-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import { FieldTabs } from './tabs.tsx';
import { useEffectOf } from './use-effect-of.ts';
import { patchOf } from './values.ts';
import { text } from './wording.ts';

/** What a setting begins with that is not stored: that of a preset, of a copy, of this week. */
export interface SettingStart {
  fields: SomeFields;
  head?: Partial<SettingValues['head']>;
}

interface Props {
  accountId: string;
  groupId: string;
  options: SettingOptions;
  /** What the level above says. */
  base: PracticeFields;
  /** What was stored at this level. */
  own: SomeFields;
  /** What of that a pupil chose in a game. */
  inGame?: SomeFields;
  start?: SettingStart | undefined;
  /** What was stored besides the fields; of a pupil only the days. */
  head: SettingHead;
  /** Whether it is where a pupil differs from the group. */
  isPupil?: boolean;
  /** Whether it is the group's default: that has no period. */
  isDefault?: boolean;
  isNew?: boolean;
  back: { to: string };
  /** `leave` lets the page be left: it is saved. */
  onSave: (patch: Patch, head: Partial<SettingHead>, leave: () => void) => Promise<void>;
  /** Given what is filled in, and on which days it would hold. */
  preview: (fields: PracticeFields, period: Period) => ReactNode;
  children?: ReactNode;
}

/** The form of a practice setting, of a group or of a pupil. */
export function SettingForm({
  accountId,
  groupId,
  options,
  base,
  own,
  inGame = {},
  head,
  isPupil = false,
  isDefault = false,
  isNew,
  ...rest
}: Props) {
  const stored: SettingValues = {
    head: {
      name: head.name,
      from: head.from ?? '',
      to: head.to ?? '',
      wholeGroup: head.wholeGroup,
    },
    fields: { ...base, ...own },
  };
  const start: SettingValues = {
    head: { ...stored.head, ...rest.start?.head },
    fields: { ...stored.fields, ...rest.start?.fields },
  };
  const form = useForm<SettingValues>({
    defaultValues: start,
    resolver: zodResolver(formSchema, { error: formMessage }),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as SettingValues;
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'content';
  const setTab = (next: Tab) => setParams({ tab: next }, { replace: true, preventScrollReset: true });
  const [isComparing, setComparing] = useState(false);

  const patch = patchOf(values.fields, base, own);
  const changedHead = headChanges(head, values.head);
  const count = Object.keys(patch.set).length + patch.clear.length + Object.keys(changedHead).length;
  const isChanged = count > 0;
  const forget = useUnsaved(isChanged);
  const effect = useEffectOf(accountId, groupId, values.fields);

  const save = useMutation({
    mutationFn: () => rest.onSave(patch, changedHead, forget),
    onError(error) {
      if (!(error instanceof ApiError)) return;
      for (const [path, message] of Object.entries(error.fields)) {
        const name = path.replace(/^set\./, 'fields.') as
          'fields.calm' | `head.${'from' | 'to' | 'wholeGroup'}`;
        form.setError(name, { message });
        const field = FIELD_NAMES.find(
          (one) => name === `fields.${one}` || name.startsWith(`fields.${one}.`),
        );
        if (field) setTab(TAB_OF[field]);
        if (name === 'head.from' || name === 'head.to' || name === 'head.wholeGroup') setTab('time');
      }
    },
  });
  const compare = form.handleSubmit(
    () => {
      if (!isPupil && values.head.name.trim() === '') {
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
  const scene = { accountId, base, inGame, isPupil, options, effect: effect.data };
  return (
    <FormSceneContext value={scene}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void compare(event)}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
        >
          <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {!isPupil && <HeadFields />}
            <PresetPicker fields={values.fields} />
          </Stack>
          <FieldTabs tab={tab} onTab={setTab} {...(!isDefault && { period: <PeriodFields /> })} />
          <SaveBar
            count={count}
            canSave={isChanged || (isNew ?? false)}
            canDiscard={form.formState.isDirty}
            isSaving={save.isPending}
            error={save.error}
            effect={effect}
            back={rest.back.to}
            onDiscard={() => form.reset(start)}
          />
        </Box>
        {rest.preview(values.fields, periodOf(values.head))}
        {rest.children}
        {isComparing && (
          <Differences
            title={text('form.differenceTitle')}
            before={stored.fields}
            after={values.fields}
            options={options}
            more={headRows(stored.head, values.head, isNew ?? false)}
            confirm={text('form.save')}
            nothing={text('form.nothing')}
            onClose={() => setComparing(false)}
            onConfirm={() => {
              setComparing(false);
              save.mutate();
            }}
          />
        )}
      </FormProvider>
    </FormSceneContext>
  );
}
