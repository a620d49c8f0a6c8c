import type { LvsPart } from '../../../server/contract/lvs-heads.ts';
import { momentText, type Moment } from '../../../server/contract/lvs-moment.ts';
import { MEASURE_NAMES, type LvsProvider, type Measures } from '../../../server/contract/lvs.ts';
import { ZONE } from '../../app/day.ts';
import { VARIANT } from '../../app/variant.ts';
import { yearText } from '../../app/wording/year.ts';
import { text } from './wording.ts';

const NUMBER = new Intl.NumberFormat('nl', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/** A day as 2026-01-28, or a moment, in words. */
export const dayText = (day: string | number): string =>
  DAY.format(typeof day === 'number' ? day : new Date(`${day}T12:00Z`));

const TIME = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

/** A moment with its time in words. */
export const timeText = (moment: number): string => TIME.format(moment);

/** A school year by the calendar year in which it begins. */
export const schoolYearText = (year: number): string => `${year}-${year + 1}`;

/** Which test it was: Cito M5, werkwoorden. */
export function testText(test: {
  provider: LvsProvider;
  part?: LvsPart;
  moment?: Moment | undefined;
}): string {
  const { provider, part, moment } = test;
  const name = `${text(`providers.${provider}`)} ${moment ? momentText(moment, VARIANT) : ''}`.trim();
  return part === undefined || part === 'words' ? name : `${name}, ${text(`parts.${part}`)}`;
}

/** What it says, best known measure first: niveau IV, vaardigheidsscore 68,4. */
export const measuresText = (measures: Measures): string =>
  ORDER.flatMap((name) => {
    const value = measures[name];
    if (value === undefined) return [];
    const shown =
      typeof value === 'object' ? value.value : typeof value === 'number' ? NUMBER.format(value) : value;
    return [text(`measures.${name}`, { value: shown })];
  }).join(', ');
type Named = Exclude<keyof Measures, 'evidence'>;
const FIRST = ['level', 'percentile', 'skillScore'] as const satisfies readonly Named[];
const ORDER = [
  ...FIRST,
  ...MEASURE_NAMES.filter((name): name is Named => name !== 'evidence' && !FIRST.some((one) => one === name)),
];

/** How categories went, the worst first: ei of ij: 2 van 6. Empty where the table did not say so. */
export const evidenceText = ({
  evidence = [],
}: {
  evidence?: readonly { title: string; right: number; of: number }[] | undefined;
}): string =>
  [...evidence]
    .sort((a, b) => a.right / a.of - b.right / b.of)
    .map(({ title, right, of }) => text('evidence', { title, right, of }))
    .join('; ');

/** Where a pupil begins: begin van groep 5. */
export const startText = ({ groep, half }: { groep: number; half: number }): string =>
  text(half === 2 ? 'proposals.half2' : 'proposals.half1', { year: yearText(groep) });
