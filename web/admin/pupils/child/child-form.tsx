import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PASSWORD_STYLES } from '../../../../server/contract/cards.ts';
import { daysAfter } from '../../../../server/contract/days.ts';
import { newId } from '../../../../server/contract/id.ts';
import { setPlacements, USUAL_PLACEMENT_DAYS } from '../../../../server/contract/placement.ts';
import { addChild, SCHOOL_YEARS } from '../../../../server/contract/pupils.ts';
import { dayOf } from '../../../app/day.ts';
import { call } from '../../../app/services.ts';
import { yearText } from '../../../app/wording/year.ts';
import { CheckInput, RadioInput, SelectInput, TextInput } from '../../../ui/form/fields.tsx';
import { SaveFormView } from '../../../ui/form/save-form.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { add } from '../add/wording.ts';
import type { InGroup } from '../use-pupils.ts';
import { childFormSchema, yearOf } from './form-schema.ts';
import { child as text } from './wording.ts';

/** A child that was added. */
export interface AddedChild {
  id: string;
  name: string;
  username: string;
  /** Whether a placement test is ready; why not where that failed. */
  test?: 'ready' | Error;
}

interface Props extends InGroup {
  kind: 'rt' | 'thuis';
  onAdded: (child: AddedChild) => void;
}

const YEARS = SCHOOL_YEARS.map((year) => ({ value: String(year), label: yearText(year) }));
const MINUTES = ['', '10', '15', '20', '30', '45', '60'];

/** What is asked of a child. */
export function ChildForm({ account, group, kind, onAdded }: Props) {
  const [[id, test]] = useState(() => [newId(), newId()] as const);
  const stored = useRef<AddedChild>(undefined);
  const of = useSaveForm({
    schema: childFormSchema,
    start: {
      firstName: '',
      lastName: '',
      by: 'year',
      year: '5',
      birthYear: '',
      start: 'test',
      startYear: '5',
      startHalf: '1',
      minutes: '',
      style: 'woorden',
      parentMail: '',
    },
    async save({ takesTest, ...body }) {
      const child = await call(addChild, { params: { account, group, child: id }, body });
      stored.current = { ...child, ...(takesTest && { test: await setTestReady(child.id) }) };
    },
    onSaved: () => stored.current && onAdded(stored.current),
  });
  /** The child is there already: what goes wrong here is told beside that. */
  const setTestReady = (pupil: string): Promise<'ready' | Error> =>
    call(setPlacements, {
      params: { account, group },
      body: { tests: [{ id: test, pupil }], to: daysAfter(dayOf(), USUAL_PLACEMENT_DAYS) },
    }).then(
      () => 'ready' as const,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
  const { by, birthYear, start } = useWatch({ control: of.form.control });
  const year = yearOf(birthYear ?? '');
  return (
    <SaveFormView of={of} action={text('save')} isNew>
      <TextInput name="firstName" label={text('firstName')} required />
      <TextInput name="lastName" label={text('lastName')} help={text('lastNameHelp')} />
      <RadioInput
        name="by"
        label={text('by')}
        choices={[
          { value: 'year', label: text('bySchoolYear') },
          { value: 'birth', label: text('byBirthYear') },
        ]}
      />
      {by === 'birth' ? (
        <TextInput
          name="birthYear"
          label={text('birthYear')}
          inputMode="numeric"
          width={200}
          help={year === undefined ? undefined : text('thatIs', { year: yearText(year) })}
        />
      ) : (
        <SelectInput name="year" label={text('year')} choices={YEARS} width={200} />
      )}
      <RadioInput
        name="start"
        label={text('start')}
        choices={[
          { value: 'test', label: text('startTest'), help: text('startTestHelp') },
          { value: 'choice', label: text('startChoice'), help: text('startChoiceHelp') },
          { value: 'play', label: text('startPlay'), help: text('startPlayHelp') },
        ]}
      />
      {start === 'choice' && (
        <>
          <SelectInput name="startYear" label={text('startYear')} choices={YEARS} width={200} />
          <SelectInput
            name="startHalf"
            label={text('startHalf')}
            width={200}
            choices={[
              { value: '1', label: text('half1') },
              { value: '2', label: text('half2') },
            ]}
          />
        </>
      )}
      <RadioInput
        name="style"
        label={add('style')}
        choices={PASSWORD_STYLES.map((style) => ({ value: style, label: add(`styles.${style}`) }))}
      />
      {kind === 'thuis' && (
        <SelectInput
          name="minutes"
          label={text('minutes')}
          choices={MINUTES.map((minutes) => ({
            value: minutes,
            label: minutes === '' ? text('minutesUsual') : text('minutesOf', { minutes }),
          }))}
        />
      )}
      {kind === 'rt' && (
        <TextInput
          name="parentMail"
          type="email"
          label={text('parentMail')}
          help={text('parentMailHelp')}
          required
        />
      )}
      <CheckInput name="agreed" label={text(kind === 'rt' ? 'consent' : 'terms')} />
    </SaveFormView>
  );
}
