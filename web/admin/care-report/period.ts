import { useSearchParams } from 'react-router';
import { dayOf } from '../../app/day.ts';

export const PERIODS = ['now', 'before', 'own'] as const;
type Period = (typeof PERIODS)[number];

/** First and last day of what is asked. */
export interface Days {
  from: string;
  to: string;
}

/** The period that the address names, and what changes it; a school year runs from August. */
export interface ChosenPeriod {
  period: Period;
  days: Days;
  choose: (period: Period) => void;
  setDay: (which: keyof Days, day: string) => void;
}

/** The days of the school year that so many years ago was the one of `today`. */
export function schoolYear(today: string, ago = 0): Days {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0) - ago;
  return { from: `${year}-08-01`, to: `${year + 1}-07-31` };
}

const IN_ADDRESS = { from: 'van', to: 'tot' } as const;
const KINDS: Record<Period, string | undefined> = { now: undefined, before: 'vorig', own: 'eigen' };
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

export function useReportPeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const kind = params.get('periode') ?? undefined;
  const period = PERIODS.find((one) => KINDS[one] === kind) ?? 'now';
  const now = schoolYear(dayOf());
  const day = (which: keyof Days) => {
    const asked = params.get(IN_ADDRESS[which]);
    return isDay(asked) ? asked : now[which];
  };
  const days =
    period === 'own'
      ? { from: day('from'), to: day('to') }
      : schoolYear(dayOf(), period === 'before' ? 1 : 0);
  const change = (more: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(more))
          if (value === undefined) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    ...{ period, days },
    choose: (next) =>
      change({
        periode: KINDS[next],
        ...(next === 'own' ? { van: days.from, tot: days.to } : { van: undefined, tot: undefined }),
      }),
    setDay: (which, value) => change({ [IN_ADDRESS[which]]: value }),
  };
}
