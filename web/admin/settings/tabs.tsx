import { Box, Stack, Tab as TabButton, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FONTS, TINTS } from '../../../engine/exercise/index.ts';
import { FIELD_NAMES, MOST_REVIEW } from '../../../server/contract/practice-fields.ts';
import { ChoiceField, SwitchField, TempoField, VolumesField } from './field.tsx';
import { TAB_OF, TABS, useFormScene, type SettingValues, type Tab } from './form-context.ts';
import { DaysField, HoursField } from './when-fields.tsx';
import { LetterSample } from './letter-sample.tsx';
import { LineField } from './line-field.tsx';
import { FormsField, GamesField } from './off-fields.tsx';
import { text } from './wording.ts';

const STARTS = [
  null,
  ...[3, 4, 5, 6, 7, 8].flatMap((groep) => [
    { groep, half: 1 as const },
    { groep, half: 2 as const },
  ]),
];

interface Props {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** What stands on the tab of time above the fields: the period of a group's setting. */
  period?: ReactNode;
}

/** All fields on their tabs. A tab on which something is wrong says so. */
export function FieldTabs({ tab, onTab, period }: Props) {
  const { effect } = useFormScene();
  const { errors } = useFormState<SettingValues>();
  const wrong = (one: Tab) =>
    FIELD_NAMES.some((name) => TAB_OF[name] === one && (errors.fields?.[name] || effect?.errors[name])) ||
    (one === 'time' && Boolean(errors.head?.from ?? errors.head?.to ?? errors.head?.wholeGroup));
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, value: Tab) => onTab(value)}
        aria-label={text('title')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((one) => (
          <TabButton
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls={`panel-${one}`}
            label={wrong(one) ? `${text(`tabs.${one}`)} !` : text(`tabs.${one}`)}
            {...(wrong(one) && {
              'aria-label': `${text(`tabs.${one}`)}, ${text('form.errorsOnTab')}`,
              sx: { color: 'error.main' },
            })}
          />
        ))}
      </Tabs>
      {TABS.map((one) => (
        <Box
          key={one}
          role="tabpanel"
          id={`panel-${one}`}
          aria-labelledby={`tab-${one}`}
          hidden={one !== tab}
        >
          {one === tab && (
            <Stack sx={{ gap: 1.5, pt: 1.5 }}>
              {one === 'time' && period}
              <Panel tab={one} />
            </Stack>
          )}
        </Box>
      ))}
    </>
  );
}

function Panel({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'content':
      return (
        <>
          <LineField />
          <ChoiceField name="start" choices={STARTS} />
          <ChoiceField name="targetSuccess" choices={[0.75, 0.8, 0.85]} />
          <ChoiceField name="reviewShare" choices={[0, 0.1, 0.2, MOST_REVIEW]} />
        </>
      );
    case 'games':
      return (
        <>
          <SwitchField name="calm" />
          <SwitchField name="support" />
          <SwitchField name="noMisspellings" />
          <TempoField />
          <FormsField />
          <GamesField />
        </>
      );
    case 'time':
      return (
        <>
          <ChoiceField name="minutes" choices={[null, 5, 10, 15, 20, 30, 45, 60]} />
          <DaysField />
          <HoursField />
        </>
      );
    case 'rewards':
      return <ChoiceField name="weekGoal" choices={[1, 2, 3, 4, 5]} />;
    case 'access':
      return (
        <>
          <SwitchField name="largeLetters" />
          <SwitchField name="wideLetters" />
          <ChoiceField name="font" choices={FONTS} />
          <ChoiceField name="tint" choices={TINTS} />
          <SwitchField name="ruler" />
          <LetterSample />
          <SwitchField name="reducedMotion" />
          <ChoiceField name="keyboard" choices={['qwerty', 'azerty', 'abc']} />
          <ChoiceField name="voice" choices={['ours', 'device']} />
          <SwitchField name="onlineVoices" />
          <SwitchField name="captions" />
          <VolumesField />
        </>
      );
  }
}
