import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Period } from '../../../server/contract/calendar.ts';
import {
  getOfficeCalendar,
  listOfficeCalendars,
  setOfficeCalendar,
  type FilledYear,
} from '../../../server/contract/office-calendars.ts';
import { dayOf } from '../../app/day.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { PeriodRows } from './period-rows.tsx';
import { TakeData } from './take-data.tsx';
import { text } from './wording.ts';
import { yearFields, type YearFields } from './year-fields.ts';

const OPEN_DATA = 'opendata.rijksoverheid.nl (schoolholidays)';

const fieldsOf = ({ days, source, checkedOn }: FilledYear): YearFields => ({
  days,
  source,
  checkedOn: checkedOn || dayOf(),
});

/** The lines of a year and where they were found. */
export function YearForm({ filled }: { filled: FilledYear }) {
  const { region, year } = filled;
  const client = useQueryClient();
  const params = { region, year };
  /** What the fields began with: whoever saves names that version. */
  const base = useRef(filled);
  const of = useSaveForm({
    schema: yearFields,
    start: fieldsOf(filled),
    async save(body) {
      base.current = await call(setOfficeCalendar, {
        params,
        body: { ...body, basedOn: base.current.version },
      });
      client.setQueryData(queryOf(getOfficeCalendar, { params }).queryKey, base.current);
      void askAnew(client, [listOfficeCalendars]);
      tell({ message: text('saved') });
    },
    onSaved: () => of.form.reset(fieldsOf(base.current)),
  });
  const take = (taken: Period[]) => {
    const { setValue, getValues } = of.form;
    const names = new Set(taken.map(({ name }) => name.toLowerCase()));
    const feasts = getValues('days').filter(
      ({ kind, name }) => kind === 'feestdag' && !names.has(name.toLowerCase()),
    );
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue('days', [...taken, ...feasts], changed);
    setValue('source', OPEN_DATA, changed);
    setValue('checkedOn', dayOf(), changed);
  };
  return (
    <>
      <TakeData region={region} year={year} onTaken={take} />
      <SaveFormView of={of} action={text('save')}>
        <PeriodRows />
        <TextInput<YearFields> name="source" label={text('source')} help={text('sourceHelp')} required />
        <TextInput<YearFields> name="checkedOn" type="date" label={text('checkedOn')} width={200} required />
      </SaveFormView>
    </>
  );
}
