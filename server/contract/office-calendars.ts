import { z } from 'zod';
import { DUTCH_REGIONS, periodSchema, type Period } from './calendar.ts';
import { defineCall } from './call.ts';
import { line } from './messages.ts';

// Holidays per region and school year, as the office fills them in. Those of Flanders follow a rule.

/** Holidays and feast days of one school year at the most. */
export const MOST_PERIODS = 40;
/** School years before and after the one of today that can be filled in. */
export const FILLED_YEARS = { before: 1, after: 3 } as const;

const day = z.iso.date('Vul een dag in.');

/** One line: a holiday or a feast day, its last day included. */
const rowSchema = z.object({
  name: line(60),
  from: day,
  to: day,
  kind: periodSchema.shape.kind,
});

const rowsSchema = z
  .array(rowSchema)
  .min(1, 'Vul minstens één vakantie in.')
  .max(MOST_PERIODS, `Vul hoogstens ${MOST_PERIODS} regels in.`)
  .superRefine((rows, context) => {
    for (const { path, message } of wrongRows(rows)) context.addIssue({ code: 'custom', path, message });
  });

interface WrongRow {
  path: [number, 'name' | 'from' | 'to'];
  message: string;
}

/** What is wrong with lines by each other, at the field. A feast day may lie in a holiday: it is then told once more, and counts once. */
function wrongRows(rows: readonly Period[]): WrongRow[] {
  return rows.flatMap(({ name, from, to, kind }, i): WrongRow[] => {
    const before = rows.slice(0, i);
    const over = before.find((one) => one.kind === kind && one.from <= to && from <= one.to);
    if (before.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      return [{ path: [i, 'name'], message: 'Deze naam staat er al.' }];
    if (to < from) return [{ path: [i, 'to'], message: 'De laatste dag komt voor de eerste.' }];
    if (over) return [{ path: [i, 'from'], message: `Deze dagen vallen samen met ${over.name}.` }];
    return [];
  });
}

/** The first and last day that belong to a school year: its summer holidays end in the next. */
export const daysOfYear = (year: number): { first: string; last: string } => ({
  first: `${year}-08-01`,
  last: `${year + 1}-09-15`,
});

const changeSchema = z.object({
  version: z.int(),
  /** ms since the epoch. */
  at: z.int(),
  /** Null for who left. */
  by: z.string().nullable(),
  /** Lines that came, went or moved: days as `from` and `to`, null where there was or is none. */
  lines: z.array(
    z.object({
      name: z.string(),
      before: z.object({ from: z.string(), to: z.string() }).nullable(),
      after: z.object({ from: z.string(), to: z.string() }).nullable(),
    }),
  ),
});
export type CalendarChange = z.infer<typeof changeSchema>;

const filledSchema = z.object({
  region: z.enum(DUTCH_REGIONS),
  year: z.int(),
  days: z.array(periodSchema),
  source: z.string(),
  checkedOn: z.string(),
  /** 0 when nobody changed it here. */
  version: z.int(),
  /** The latest first. */
  changes: z.array(changeSchema),
});
export type FilledYear = z.infer<typeof filledSchema>;

const summarySchema = z.object({
  region: z.enum(DUTCH_REGIONS),
  year: z.int(),
  /** Lines that stand there; 0 when nobody filled it in. */
  count: z.int(),
  source: z.string(),
  checkedOn: z.string(),
  /** When and by whom it was last changed here. */
  changedAt: z.int().nullable(),
  changedBy: z.string().nullable(),
});
export type YearSummary = z.infer<typeof summarySchema>;

export const listOfficeCalendars = defineCall({
  id: 'listOfficeCalendars',
  method: 'GET',
  path: '/api/office/calendars',
  action: 'office:calendars',
  summary: 'Welke schooljaren per vakantieregio zijn ingevuld.',
  response: z.object({ years: z.array(summarySchema) }),
});

const ofYear = z.object({
  region: z.enum(DUTCH_REGIONS),
  year: z.coerce.number().int().min(2020).max(2100),
});
const PATH = '/api/office/calendars/{region}/{year}';

export const getOfficeCalendar = defineCall({
  id: 'getOfficeCalendar',
  method: 'GET',
  path: PATH,
  action: 'office:calendars',
  summary: 'De vakanties van een regio in een schooljaar, met wie wat wijzigde.',
  params: ofYear,
  response: filledSchema,
});

export const setOfficeCalendar = defineCall({
  id: 'setOfficeCalendar',
  method: 'PUT',
  path: PATH,
  action: 'office:calendars',
  when: 'core',
  summary: 'Vul de vakanties van een regio in een schooljaar in.',
  params: ofYear,
  body: z.object({
    days: rowsSchema,
    source: line(200),
    checkedOn: day,
    /** The version that was seen. */
    basedOn: z.int().min(0),
  }),
  response: filledSchema,
  errors: ['conflict', 'invalid-fields'],
});
