import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { day, within } from './care-plan.ts';
import { MOMENTS, partOf, type Moment } from './lvs-moment.ts';
import { line, maybeLine } from './messages.ts';

// What a file holds of what a norm asks before specialised help is looked for: in the Netherlands alone, and no advice.

/** Levels of a reading test as they are typed from its report; V- is the lowest half of V. */
export const READING_LEVELS = ['I', 'II', 'III', 'IV', 'V', 'V-', 'A', 'B', 'C', 'D', 'E'] as const;
/** Reading results of a pupil at the most. */
export const MOST_READING = 20;

const MAIN_MOMENTS = MOMENTS.filter((moment) => partOf(moment) !== 'B') as [Moment, ...Moment[]];

/** What a norm asks for, as far as it may be adapted. */
export const normNumbers = z.object({
  /** Main moments on end with reading at the lowest level. */
  moments: within(1, 6, 'Vul 1 tot 6 in.'),
  periods: within(1, 4, 'Vul 1 tot 4 in.'),
  weeks: within(4, 40, 'Vul 4 tot 40 in.'),
  /** Each week. */
  minutes: within(20, 200, 'Vul 20 tot 200 in.'),
  /** Pupils at once, at the most. */
  size: within(1, 6, 'Vul 1 tot 6 in.'),
});
export type NormNumbers = z.infer<typeof normNumbers>;

const normSchema = z.object({
  key: z.string(),
  /** What the field calls it. */
  title: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  numbers: normNumbers,
  source: z.string(),
  checkedOn: z.string(),
  /** When the office confirmed it, and who; null while it may not be used. */
  confirmed: z.object({ at: z.int(), by: z.string().nullable() }).nullable(),
  version: z.int(),
});
export type CareNorm = z.infer<typeof normSchema>;

const readingSchema = z.object({
  day,
  moment: z.enum(MAIN_MOMENTS, 'Kies een moment.'),
  level: z.enum(READING_LEVELS, 'Kies een niveau.'),
  test: line(60),
  /** By which norm a repeated moment was read; empty where it is the usual one. */
  norm: maybeLine(60),
});
export type ReadingResult = z.infer<typeof readingSchema>;

const readingsSchema = z
  .array(readingSchema)
  .max(MOST_READING, `Vul hoogstens ${MOST_READING} resultaten in.`)
  .superRefine((results, context) => {
    results.forEach(({ day: of, test }, i) => {
      if (results.findIndex((one) => one.day === of && one.test === test) < i)
        context.addIssue({ code: 'custom', path: [i, 'day'], message: 'Dit resultaat staat er al.' });
    });
  });

/** What is said of each list, so that nobody takes it for more. */
export const EVIDENCE_SAYS = 'Dit toont wat in het dossier staat. Het is geen verwijsadvies.';

/** Whether something is in the file. */
export const EVIDENCE_STATES = ['aanwezig', 'ontbreekt', 'past niet', 'niet te zeggen'] as const;

const lineSchema = z.object({
  key: z.string(),
  state: z.enum(EVIDENCE_STATES),
  /** What is asked, in words. */
  asked: z.string(),
  /** What there is. */
  found: z.string(),
});
export type EvidenceLine = z.infer<typeof lineSchema>;

const evidenceSchema = z.object({
  /** Only of a pupil with a plan of level 3 or 4, and in the Netherlands. */
  isShown: z.boolean(),
  /** Null while the office did not confirm one for today. */
  norm: normSchema.nullable(),
  /** The numbers of the norm itself, where the school adapted them. */
  original: normNumbers.nullable(),
  /** By which a school that adapts says what it saw; 0 for never. */
  ownVersion: z.int(),
  lines: z.array(lineSchema),
  reading: z.array(readingSchema),
  /** Of what was typed of reading; 0 when nothing was. */
  version: z.int(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const FEATURE = { feature: 'featureZorgtraject' } as const;
const ofPupil = z.object({ pupil: idSchema });
const basedOn = z.int().min(0);

export const getEvidence = defineCall({
  id: 'getEvidence',
  method: 'GET',
  path: '/api/pupils/{pupil}/care/evidence',
  action: 'care:read',
  ...FEATURE,
  summary: 'Wat het dossier bevat van wat de norm vraagt. Geen advies.',
  params: ofPupil,
  response: evidenceSchema,
});

export const setReading = defineCall({
  id: 'setReading',
  method: 'PUT',
  path: '/api/pupils/{pupil}/care/reading',
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Vul de leesresultaten in die met de hand worden overgenomen.',
  params: ofPupil,
  body: z.object({ reading: readingsSchema, basedOn }),
  response: evidenceSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const adaptNorm = defineCall({
  id: 'adaptNorm',
  method: 'PUT',
  path: '/api/accounts/{account}/care/norms/{norm}',
  action: 'care:norm',
  when: 'change',
  ...FEATURE,
  summary: 'Pas een norm aan voor deze school, of volg weer de norm zelf.',
  params: z.object({ account: idSchema, norm: idSchema }),
  body: z.object({ numbers: normNumbers.nullable(), basedOn }),
  response: z.object({ version: z.int() }),
  errors: ['conflict', 'invalid-fields'],
});

export const listCareNorms = defineCall({
  id: 'listCareNorms',
  method: 'GET',
  path: '/api/office/care-norms',
  action: 'office:care-norms',
  summary: 'De normen voor wat een dossier bevat, met of ze bevestigd zijn.',
  response: z.object({ norms: z.array(normSchema) }),
});

/** What the office says of a norm when it confirms it. */
export const normFields = z
  .object({
    numbers: normNumbers,
    from: day,
    to: day.nullable(),
    source: line(200),
    checkedOn: day,
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ['to'],
    message: 'De laatste dag komt voor de eerste.',
  });

export const confirmNorm = defineCall({
  id: 'confirmNorm',
  method: 'PUT',
  path: '/api/office/care-norms/{norm}',
  action: 'office:care-norms',
  when: 'core',
  summary: 'Bevestig een norm, zo nodig met andere getallen. Vanaf dan zien scholen de lijst.',
  params: z.object({ norm: idSchema }),
  body: normFields.safeExtend({ basedOn }),
  response: normSchema,
  errors: ['conflict', 'invalid-fields'],
});
