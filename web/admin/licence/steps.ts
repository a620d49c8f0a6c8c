import { daysAfter } from '../../../server/contract/days.ts';
import type { LicenceStanding } from '../../../server/contract/licence.ts';

/** What changes at the end of a licence; each is a text of the wording. */
type Step = 'end' | 'endTrial' | 'grace' | 'readOnly' | 'lapsed' | 'erased' | 'next';

/**
 * What happens at the end of a licence, day by day. Where another period follows, that is what it comes to: nothing is closed or
 * erased to who ordered. Empty where nothing ends.
 */
export function stepsOf({ kind, endsOn, lastDays, nextOn }: LicenceStanding): { day: string; step: Step }[] {
  if (endsOn === null || lastDays === null) return [];
  const { grace, readOnly, lapsed } = lastDays;
  const end = { day: endsOn, step: kind === 'trial' ? 'endTrial' : 'end' } as const;
  const goesOn = grace > endsOn ? [{ day: grace, step: 'grace' } as const] : [];
  if (nextOn === null)
    return [
      end,
      ...goesOn,
      { day: readOnly, step: 'readOnly' },
      { day: lapsed, step: 'lapsed' },
      { day: daysAfter(lapsed, 1), step: 'erased' },
    ];
  const before = daysAfter(nextOn, -1);
  return [
    end,
    ...goesOn.filter(({ day }) => day < before),
    ...(before > grace ? [{ day: before < readOnly ? before : readOnly, step: 'readOnly' } as const] : []),
    { day: nextOn, step: 'next' },
  ];
}
