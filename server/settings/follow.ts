import type { PracticeSettingRow } from '../data/schema.ts';

/** What decides who follows a setting, and when. */
export type Followable = Pick<
  PracticeSettingRow,
  'id' | 'is_default' | 'whole_group' | 'from_day' | 'to_day' | 'archived_at'
>;

/** The first and last day of something that holds in a period; null without an end to that side. */
export type Days = Pick<PracticeSettingRow, 'from_day' | 'to_day'>;

/** Whether a day (as 2026-11-16) is in a period. */
export const isInPeriod = ({ from_day, to_day }: Days, day: string): boolean =>
  (from_day === null || from_day <= day) && (to_day === null || day <= to_day);

/** Whether a setting holds on a day (as 2026-11-16). */
export const holdsOn = (setting: Omit<Followable, 'id'>, day: string): boolean =>
  setting.archived_at === null && isInPeriod(setting, day);

/**
 * The setting that a pupil follows on a day: the one that was chosen for the pupil while it holds; else one for the
 * whole group that holds, of several the one that began last; else the group's default. Undefined when there is none.
 */
export function followed<T extends Followable>(
  settings: readonly T[],
  chosenId: string | null,
  day: string,
): T | undefined {
  const holding = settings.filter((setting) => holdsOn(setting, day));
  const whole = holding
    .filter(({ whole_group }) => whole_group === 1)
    .sort((a, b) => ((a.from_day ?? '') < (b.from_day ?? '') ? 1 : -1));
  return (
    (chosenId === null ? undefined : holding.find(({ id }) => id === chosenId)) ??
    whole[0] ??
    settings.find(({ is_default }) => is_default === 1)
  );
}
