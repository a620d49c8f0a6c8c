import { LONGEST_SETTING_NAME, type Period, type SettingHead } from '../../../server/contract/settings.ts';
import { fieldText } from './field-wording.ts';
import type { SettingValues } from './form-context.ts';
import { dayText } from './values.ts';
import { text } from './wording.ts';

/** The days that are filled in. */
export const periodOf = ({ from, to }: Pick<SettingValues['head'], 'from' | 'to'>): Period => ({
  from: from || null,
  to: to || null,
});

const asHead = ({ name, wholeGroup, ...days }: SettingValues['head']): SettingHead => ({
  ...periodOf(days),
  name: name.trim().slice(0, LONGEST_SETTING_NAME),
  wholeGroup,
});

/** What of the head is otherwise than it was stored. */
export function headChanges(before: SettingHead, filledIn: SettingValues['head']): Partial<SettingHead> {
  const after = asHead(filledIn);
  const keys = ['name', 'from', 'to', 'wholeGroup'] as const;
  return Object.fromEntries(keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]));
}

/** The same for people: a row for each part of the head that changes. */
export function headRows(before: SettingValues['head'], after: SettingValues['head'], isNew: boolean) {
  const day = (value: string) => (value === '' ? '–' : dayText(value));
  const yes = (value: boolean) => fieldText(value ? 'value.on' : 'value.off');
  const rows = [
    { what: text('form.name'), was: isNew ? '–' : before.name, becomes: after.name.trim() },
    { what: text('form.from'), was: day(before.from), becomes: day(after.from) },
    { what: text('form.to'), was: day(before.to), becomes: day(after.to) },
    { what: text('form.wholeGroup'), was: yes(before.wholeGroup), becomes: yes(after.wholeGroup) },
  ];
  return rows.filter(({ was, becomes }) => was !== becomes);
}
