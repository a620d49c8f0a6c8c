import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { line } from './messages.ts';

/** The regions of Dutch school holidays; Flanders has one calendar, by rule. */
export const DUTCH_REGIONS = ['nl-noord', 'nl-midden', 'nl-zuid'] as const;
export type DutchRegion = (typeof DUTCH_REGIONS)[number];
export const REGIONS = [...DUTCH_REGIONS, 'be'] as const;
export type Region = (typeof REGIONS)[number];

/** Days off that a school chooses itself, at the most. */
export const MOST_OWN_DAYS = 40;

export const periodSchema = z.object({
  name: z.string(),
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  kind: z.enum(['vakantie', 'feestdag']),
});
export type Period = z.infer<typeof periodSchema>;

const yearSchema = z.object({
  /** In which it begins. */
  year: z.int(),
  /** In their order; empty where nobody filled them in yet. */
  days: z.array(periodSchema),
  source: z.string(),
  checkedOn: z.string(),
});
export type CalendarYear = z.infer<typeof yearSchema>;

export const ownDaySchema = z.object({ day: z.iso.date('Vul een dag in.'), name: line(60) });
export type OwnDay = z.infer<typeof ownDaySchema>;
export const ownDaysSchema = z
  .array(ownDaySchema)
  .max(MOST_OWN_DAYS, `Vul hoogstens ${MOST_OWN_DAYS} vrije dagen in.`)
  .superRefine((days, context) => {
    days.forEach(({ day }, i) => {
      if (days.findIndex((one) => one.day === day) < i)
        context.addIssue({ code: 'custom', path: [i, 'day'], message: 'Deze dag staat er al.' });
    });
  });

const calendarSchema = z.object({
  /** Of which region the school is; null where nobody chose it yet. */
  region: z.enum(REGIONS).nullable(),
  /** The regions that can be chosen, with this school year and the next. */
  regions: z.array(z.object({ region: z.enum(REGIONS), years: z.array(yearSchema) })),
  own: z.array(ownDaySchema),
  /** 0 when nothing was saved yet. */
  version: z.int(),
});
export type SchoolCalendar = z.infer<typeof calendarSchema>;

const PATH = '/api/accounts/{account}/calendar';
const ofAccount = z.object({ account: idSchema });

export const getCalendar = defineCall({
  id: 'getCalendar',
  method: 'GET',
  path: PATH,
  action: 'calendar:edit',
  feature: 'featureZorgtraject',
  summary: 'De vakanties en vrije dagen van een school.',
  params: ofAccount,
  response: calendarSchema,
});

export const setCalendar = defineCall({
  id: 'setCalendar',
  method: 'PUT',
  path: PATH,
  action: 'calendar:edit',
  feature: 'featureZorgtraject',
  when: 'change',
  summary: 'Kies de vakantieregio van een school, met haar eigen vrije dagen.',
  params: ofAccount,
  body: z.object({
    region: z.enum(DUTCH_REGIONS).nullable(),
    own: ownDaysSchema,
    /** The version that was seen. */
    basedOn: z.int().min(0),
  }),
  response: calendarSchema,
  errors: ['conflict', 'invalid-fields'],
});
