import { Alert, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  DUTCH_REGIONS,
  getCalendar,
  ownDaysSchema,
  setCalendar,
  type OwnDay,
  type SchoolCalendar,
} from '../../../server/contract/calendar.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { SelectInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { HolidayYear } from './holiday-year.tsx';
import { text } from './holidays-wording.ts';
import { OwnDays } from './own-days.tsx';

const NONE = 'none';
const formSchema = z.object({ region: z.enum([NONE, ...DUTCH_REGIONS]), own: ownDaysSchema });
interface Fields {
  region: z.output<typeof formSchema>['region'];
  own: OwnDay[];
}

const fieldsOf = ({ region, own }: SchoolCalendar): Fields => ({
  region: region === null || region === 'be' ? NONE : region,
  own,
});

/** The region of a school with its holidays, and its own days off. */
export function HolidaysPart({ adminId }: { adminId: string }) {
  const query = useQuery(queryOf(getCalendar, { params: { account: adminId } }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>{(calendar) => <HolidaysForm adminId={adminId} calendar={calendar} />}</Loaded>
    </Stack>
  );
}

function HolidaysForm({ adminId, calendar }: { adminId: string; calendar: SchoolCalendar }) {
  const client = useQueryClient();
  /** What the fields began with: whoever saves names that version. */
  const base = useRef(calendar);
  const of = useSaveForm({
    schema: formSchema,
    start: fieldsOf(calendar),
    async save({ region, own }) {
      const body = { region: region === NONE ? null : region, own, basedOn: base.current.version };
      base.current = await call(setCalendar, { params: { account: adminId }, body });
      client.setQueryData(queryOf(getCalendar, { params: { account: adminId } }).queryKey, base.current);
      tell({ message: text('saved') });
    },
    onSaved: () => of.form.reset(fieldsOf(base.current)),
  });
  const chosen = useWatch({ control: of.form.control, name: 'region' });
  const isFlemish = calendar.region === 'be';
  const years = calendar.regions.find(({ region }) => isFlemish || region === chosen)?.years ?? [];
  return (
    <SaveFormView of={of} action={text('save')}>
      {isFlemish ? (
        <Typography>{text('flemish')}</Typography>
      ) : (
        <SelectInput<Fields>
          name="region"
          label={text('region')}
          choices={[NONE, ...DUTCH_REGIONS].map((value) => ({
            value,
            label: text(`regions.${value as Fields['region']}`),
          }))}
        />
      )}
      {years.length === 0 && <Alert severity="info">{text('noRegion')}</Alert>}
      {years.map((year) => (
        <HolidayYear key={year.year} year={year} />
      ))}
      {years.length > 0 && !isFlemish && (
        <Typography sx={{ color: 'text.secondary' }}>{text('advice')}</Typography>
      )}
      <OwnDays />
    </SaveFormView>
  );
}
