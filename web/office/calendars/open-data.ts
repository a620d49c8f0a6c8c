import Papa from 'papaparse';
import { z } from 'zod';
import type { DutchRegion, Period } from '../../../server/contract/calendar.ts';
import { plainCell } from '../../../server/contract/csv.ts';
import { dayOf } from '../../app/day.ts';

/** The year and region that are filled in. */
interface Wanted {
  region: DutchRegion;
  /** In which the school year begins. */
  year: number;
}

/** What a text holds for a year and region: its lines, or that it can't be read. */
export type Taken = { days: Period[] } | 'unreadable';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The open data of the Dutch government about school holidays (`schoolholidays`), as far as it is read. */
const openData = z.object({
  content: z.array(
    z.object({
      schoolyear: z.string(),
      vacations: z.array(
        z.object({
          type: z.string(),
          regions: z.array(z.object({ region: z.string(), startdate: moment, enddate: moment })),
        }),
      ),
    }),
  ),
});
const openFile = z.union([openData.transform((one) => [one]), z.array(openData)]);

/** Holidays of one year and region in open data or in a table with a head. */
export function takeHolidays(pasted: string, wanted: Wanted): Taken {
  const trimmed = pasted.replace(/^\uFEFF/, '').trim();
  return /^[{[]/.test(trimmed) ? fromOpenData(trimmed, wanted) : fromTable(trimmed, wanted);
}

/** Days are told as the moment in the Netherlands at which they begin. */
const dayIn = (told: string) => (told.includes('T') ? dayOf(Date.parse(told)) : told);

function fromOpenData(json: string, { region, year }: Wanted): Taken {
  const read = openFile.safeParse(parsed(json));
  if (!read.success) return 'unreadable';
  const years = read.data
    .flatMap(({ content }) => content)
    .filter((one) => beginsIn(one.schoolyear) === year);
  return {
    days: years.flatMap(({ vacations }) =>
      vacations.flatMap(({ type, regions }) =>
        regions
          .filter((one) => isOf(one.region, region))
          .map(({ startdate, enddate }) => ({
            name: type.trim().toLowerCase(),
            from: dayIn(startdate),
            to: dayIn(enddate),
            kind: 'vakantie' as const,
          })),
      ),
    ),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const beginsIn = (schoolYear: string) => Number(/\d{4}/.exec(schoolYear)?.[0]);

const isOf = (told: string, region: DutchRegion) => {
  const word = told.trim().toLowerCase();
  return word === '' || word.includes('nederland') || region.endsWith(word);
};

/** Columns of a table by the heads that people give them. */
const HEADS: Record<string, 'name' | 'from' | 'to' | 'region' | 'kind'> = {
  ...{ naam: 'name', vakantie: 'name', type: 'name' },
  ...{ van: 'from', begin: 'from', start: 'from', startdate: 'from', 'eerste dag': 'from' },
  ...{
    tot: 'to',
    't/m': 'to',
    'tot en met': 'to',
    eind: 'to',
    einde: 'to',
    enddate: 'to',
    'laatste dag': 'to',
  },
  ...{ regio: 'region', region: 'region', soort: 'kind' },
};

function fromTable(csv: string, { region, year }: Wanted): Taken {
  const { data, meta } = Papa.parse<Partial<Record<string, string>>>(csv, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => HEADS[head.trim().toLowerCase()] ?? head,
    transform: (cell) => plainCell(cell.trim()),
  });
  if (!['name', 'from', 'to'].every((column) => meta.fields?.includes(column))) return 'unreadable';
  const rows = data.map(({ name = '', from = '', to = '', region: told = '', kind = '' }) => ({
    ...{ name, from: typedDay(from), to: typedDay(to), told },
    kind: /feest/i.test(kind) ? ('feestdag' as const) : ('vakantie' as const),
  }));
  if (rows.some(({ from, to }) => from === undefined || to === undefined)) return 'unreadable';
  return {
    days: rows.flatMap(({ name, from = '', to = '', told, kind }) =>
      isOf(told, region) && from >= `${year}-08-01` && from < `${year + 1}-08-01`
        ? [{ name, from, to, kind }]
        : [],
    ),
  };
}

/** A day as 2026-10-17, 17-10-2026 or 17/10/2026. */
function typedDay(told: string): string | undefined {
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(told);
  const day = dutch ? `${dutch[3]}-${dutch[2]!.padStart(2, '0')}-${dutch[1]!.padStart(2, '0')}` : told;
  return z.iso.date().safeParse(day).success ? day : undefined;
}
