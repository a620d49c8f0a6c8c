import { Alert, Box, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { PlanField } from '../../../server/contract/care-plan.ts';
import { PLAN_RHYTHM, PLAN_SHARE, PLAN_WEEKS } from '../../../server/contract/care-terms.ts';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import { ClashNote } from './clash-note.tsx';
import { text } from './edit-wording.ts';
import { dayText, percentOf, SUPPORTS, supportText } from './labels.ts';
import type { Care } from './use-care.ts';
import type { PlanDraft } from './use-plan-draft.ts';

/** Fields beside each other as far as there is room. */
const ROW = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
};

interface Props {
  of: PlanDraft;
  care: Care;
}

/** Who keeps the plan, at which level of support, and from when to when. */
export function HeadPart({ of: draft, care }: Props) {
  const { plan } = draft;
  const owner = draft.valueOf('owner');
  const gone = plan.owner && !care.owners.some(({ id }) => id === plan.owner!.id) ? [plan.owner] : [];
  const holidays = [...new Set(plan.out.map(({ name }) => name))].filter((name) => name !== '');
  return (
    <Box component="section" aria-labelledby="head" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="head">
        {text('head.title')}
      </Typography>
      <Notes of={draft} fields={['support', 'owner', 'from', 'weeks']} />
      <Box sx={ROW}>
        <TextField
          select
          label={text('head.support')}
          value={draft.valueOf('support') ?? ''}
          onChange={(event) =>
            draft.set('support', event.target.value === '' ? null : Number(event.target.value))
          }
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{text('head.noSupport')}</MenuItem>
          {SUPPORTS.map((level) => (
            <MenuItem key={level} value={level}>
              {supportText(level)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('head.owner')}
          value={owner ?? ''}
          onChange={(event) => draft.set('owner', event.target.value || null)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{text('head.noOwner')}</MenuItem>
          {[...care.owners, ...gone].map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label={text('head.from')}
          value={draft.valueOf('from')}
          onChange={(event) => event.target.value && draft.set('from', event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <NumberField
          of={draft}
          field="weeks"
          label={text('head.weeks')}
          help={text('head.weeksHelp', { day: dayText(plan.to) })}
          {...PLAN_WEEKS}
        />
      </Box>
      {plan.unknownYears.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('head.unknown', { years: plan.unknownYears.join(', ') })} <WhereToFill />
        </Typography>
      )}
      {holidays.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('head.out', { weeks: holidays.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

/** Where who may do so fills the holidays in: the office those of a region, an administrator chooses the region. */
function WhereToFill() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const place = may(user, 'office:calendars')
    ? ({ to: paths.officeCalendars, label: 'head.fillYears' } as const)
    : may(user, 'calendar:edit') && ({ to: paths.holidays(adminId), label: 'head.chooseRegion' } as const);
  return (
    place && (
      <Link component={RouterLink} to={place.to}>
        {text(place.label)}
      </Link>
    )
  );
}

/** How often, how long, with how many, and how much of what is dealt. */
export function RhythmPart({ of: draft }: { of: PlanDraft }) {
  const weeks = draft.valueOf('weeks');
  const minutes = weeks * draft.valueOf('perWeek') * draft.valueOf('minutes');
  const { perWeek, minutes: each, size } = PLAN_RHYTHM;
  return (
    <Box component="section" aria-labelledby="rhythm" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="rhythm">
        {text('rhythm.title')}
      </Typography>
      <Notes of={draft} fields={['perWeek', 'minutes', 'size', 'share']} />
      <Box sx={ROW}>
        <NumberField of={draft} field="perWeek" label={text('rhythm.perWeek')} {...perWeek} />
        <NumberField of={draft} field="minutes" label={text('rhythm.minutes')} {...each} />
        <NumberField of={draft} field="size" label={text('rhythm.size')} {...size} />
        <NumberField
          of={draft}
          field="share"
          label={text('rhythm.share')}
          help={text('rhythm.shareHelp')}
          per={100}
          {...PLAN_SHARE}
        />
      </Box>
      <Typography>{text('rhythm.sum', { minutes, weeks })}</Typography>
    </Box>
  );
}

/** What was refused of some fields, and where two wrote in them. */
export const Notes = ({ of: draft, fields }: { of: PlanDraft; fields: readonly PlanField[] }) =>
  fields.map((field) => (
    <Box key={field} sx={{ display: 'contents' }}>
      <ClashNote of={draft} field={field} />
      {draft.errorOf(field) !== undefined && <Alert severity="error">{draft.errorOf(field)}</Alert>}
    </Box>
  ));

interface NumberProps {
  of: PlanDraft;
  field: 'weeks' | 'perWeek' | 'minutes' | 'size' | 'share';
  label: string;
  help?: string;
  least: number;
  most: number;
  /** By what it is multiplied to be shown. */
  per?: number;
}

/** A number of a plan: what is no number yet stays as it is typed and changes nothing. */
function NumberField({ of: draft, field, label, help, least, most, per = 1 }: NumberProps) {
  const value = draft.valueOf(field);
  const shown = per === 100 ? percentOf(value) : value;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="number"
      label={label}
      value={typed ?? String(shown)}
      error={draft.errorOf(field) !== undefined}
      helperText={help}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = Number(event.target.value);
        if (event.target.value.trim() !== '' && Number.isFinite(number)) draft.set(field, number / per);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { min: least * per, max: most * per, step: per === 100 ? 5 : 1 } }}
    />
  );
}
