import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { OUTCOMES } from './care-plan.ts';
import { LONGEST_ANSWER, SITTING_STATES } from './method-tests.ts';

// The start and end test of an action plan: on the screen, on paper, or a test of others.

/** When a test of a plan is taken. */
export const PLAN_MOMENTS = ['begin', 'eind'] as const;
export type PlanMoment = (typeof PLAN_MOMENTS)[number];

/** How long the tests are: `short` shows only large steps, and no control words. */
export const PLAN_TEST_SIZES = ['whole', 'short'] as const;
export type PlanTestSize = (typeof PLAN_TEST_SIZES)[number];

/** What is told of how a test was made (engine/measure `SetNotice`). */
export const TEST_NOTICES = ['few-new', 'asked-before', 'forms-unlike', 'no-control'] as const;

/** Days on which a test is open, both included, when nothing else is chosen: ten days of school. */
export const USUAL_OPEN_DAYS = 13;
/** The most words of one form, with the practised ones. */
export const MOST_PLAN_WORDS = 64;
const LONGEST_NOTE = 500;

const day = z.iso.date('Vul een dag in.');
const note = (most: number) => z.string().trim().max(most, `Schrijf hoogstens ${most} tekens.`);
const reason = z
  .string()
  .trim()
  .min(10, 'Schrijf kort waarom (minstens 10 tekens).')
  .max(200, 'Schrijf hoogstens 200 tekens.');
const moment = z.enum(PLAN_MOMENTS);
const roleSchema = z.enum(['nieuw', 'oefen', 'zin', 'controle']);
export type PlanRole = z.infer<typeof roleSchema>;
const verdictSchema = z.enum(['goed', 'fout', 'twijfel']);

const wordSchema = z.object({
  n: z.int(),
  part: z.int(),
  word: z.string(),
  sentence: z.string().nullable(),
  category: z.string(),
  role: roleSchema,
  given: z.string().nullable(),
  verdict: verdictSchema.nullable(),
  /** What was broken, in words. */
  rules: z.array(z.string()),
  /** It is not counted: no sound, not taken, or practised meanwhile. */
  out: z.enum(['niet gemaakt', 'geoefend']).nullable(),
  decided: z.boolean(),
  /** What came after it was handed in. */
  late: z.string().nullable(),
});
export type PlanTestWord = z.infer<typeof wordSchema>;

const countSchema = z.object({ right: z.int(), of: z.int() });

const takenSchema = z.object({
  moment,
  /** `klaar`: set ready for the pupil, and not begun; null: nothing was done yet. */
  state: z.enum(['klaar', ...SITTING_STATES]).nullable(),
  mode: z.enum(['scherm', 'papier']).nullable(),
  /** Its words stand: those of the end test once it was set ready, with practised ones between them. */
  isMade: z.boolean(),
  /** Days on which the pupil may begin, where it is set ready. */
  open: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The day on which it was handed in, or taken on paper. */
  day: z.string().nullable(),
  taker: z.string().nullable(),
  circumstances: z.string(),
  why: z.string().nullable(),
  /** Time on words, in whole minutes: told, and counted in nothing. */
  minutes: z.int(),
  words: z.array(wordSchema),
  /** By role; of a test that was checked. */
  counts: z.partialRecord(roleSchema, countSchema),
  /** New words by category, as staff call it. */
  categories: z.array(countSchema.extend({ id: z.string(), title: z.string() })),
});
export type PlanTaken = z.infer<typeof takenSchema>;

/** What two tests say of the time between them (engine/measure `Finding`, `Caution`). */
export const FINDINGS = ['clearly-up', 'likely-up', 'no-difference', 'likely-down', 'clearly-down'] as const;
const CAUTIONS = ['at-its-end', 'other-mode', 'few-words'] as const;
const expectedSchema = z.object({ p: z.number(), low: z.number(), high: z.number() });

const conclusionSchema = z.object({
  /** Absent without a valid start test. */
  change: z
    .object({ finding: z.enum(FINDINGS), cautions: z.array(z.enum(CAUTIONS)), z: z.number() })
    .nullable(),
  /** Goals were dropped after the start test: it chose among them, and part of what was won may be chance. */
  chosenByTest: z.boolean(),
  /** Practised words, and words in sentences, beside new ones; absent where there are too few. */
  practised: z.enum(['up', 'no-difference']).nullable(),
  sentences: z.enum(['down', 'no-difference']).nullable(),
  /** By goal that is a category. */
  goals: z.array(
    z.object({
      goal: z.string(),
      title: z.string(),
      target: z.number().nullable(),
      begin: expectedSchema.nullable(),
      end: expectedSchema.nullable(),
      words: z.int(),
      outcome: z.enum(OUTCOMES),
    }),
  ),
  /** Rules that were broken three times in two words or more, in one of both. */
  errors: z.array(z.object({ rule: z.string(), begin: z.int(), end: z.int() })),
});
export type PlanConclusion = z.infer<typeof conclusionSchema>;

const externalSchema = z.object({
  provider: note(60).min(1, 'Vul in van wie de toets is.'),
  test: note(80).min(1, 'Vul in welke toets het is.'),
  part: note(60).default('spelling'),
  score: z
    .number('Vul de score in als getal.')
    .min(0, 'Vul een score vanaf 0 in.')
    .max(1000, 'Vul een score tot 1000 in.'),
  level: note(10).default(''),
  norm: note(20).min(1, 'Vul de normversie in, zoals 2022.'),
  /** Standard error of measurement in points, as the manual has it. */
  sem: z
    .number('Vul de meetfout in als getal.')
    .positive('Vul een meetfout boven 0 in.')
    .max(200, 'Vul een meetfout tot 200 in.')
    .nullable()
    .default(null),
});
export type External = z.infer<typeof externalSchema>;

const planTestsSchema = z.object({
  test: z
    .object({
      id: z.string(),
      size: z.enum(PLAN_TEST_SIZES),
      notices: z.array(z.enum(TEST_NOTICES)),
      /** Taken on paper with others of a group plan: all write the same words, so that none are added that one of them practised. */
      isTogether: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  /** The start test, and the end test. */
  taken: z.array(takenSchema),
  conclusion: conclusionSchema.nullable(),
  /** The start test was taken once the plan ran, or so much later that it is no start. */
  startLate: z.enum(['after', 'too-late']).nullable(),
  externals: z.array(
    externalSchema.extend({ id: z.string(), moment, day: z.string(), by: z.string().nullable() }),
  ),
  external: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('other-norm') }),
      z.object({
        kind: z.literal('points'),
        points: z.number(),
        finding: z.enum(FINDINGS).nullable(),
      }),
    ])
    .nullable(),
});
export type PlanTests = z.infer<typeof planTestsSchema>;

const FEATURE = { feature: 'featureZorgtraject' } as const;
const BASE = '/api/pupils/{pupil}/plans/{plan}/tests';
const ofPlan = z.object({ pupil: idSchema, plan: z.uuid() });
const ofTest = ofPlan.extend({ test: z.uuid() });
const ofMoment = ofTest.extend({ moment });

export const getPlanTests = defineCall({
  id: 'getPlanTests',
  method: 'GET',
  path: BASE,
  action: 'care:read',
  ...FEATURE,
  summary: 'De begin- en eindtoets van een handelingsplan, met wat ze zeggen.',
  params: ofPlan,
  response: planTestsSchema,
});

export const previewPlanTest = defineCall({
  id: 'previewPlanTest',
  method: 'POST',
  path: `${BASE}/{test}/preview`,
  action: 'test:set',
  when: 'read',
  ...FEATURE,
  summary: 'Hoeveel woorden de toetsen van een plan zouden krijgen; er wordt niets bewaard.',
  params: ofTest,
  body: z.object({ size: z.enum(PLAN_TEST_SIZES) }),
  response: z.object({
    counts: z.partialRecord(roleSchema, z.int()),
    notices: z.array(z.enum(TEST_NOTICES)),
  }),
  errors: ['invalid-fields'],
});

export const makePlanTest = defineCall({
  id: 'makePlanTest',
  method: 'PUT',
  path: `${BASE}/{test}`,
  action: 'test:set',
  when: 'practice',
  ...FEATURE,
  summary: 'Maak de begin- en eindtoets van een handelingsplan. De woorden worden niet meer geoefend.',
  params: ofTest,
  body: z.object({ size: z.enum(PLAN_TEST_SIZES) }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const openPlanTest = defineCall({
  id: 'openPlanTest',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/open`,
  action: 'test:set',
  when: 'practice',
  ...FEATURE,
  summary:
    'Zet de begin- of eindtoets klaar op het scherm van de leerling, of zonder dagen om hem op papier af te nemen.',
  params: ofMoment,
  body: z.object({ open: z.object({ from: day, to: day }).nullable() }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const enterPlanTest = defineCall({
  id: 'enterPlanTest',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/entry`,
  action: 'test:enter',
  when: 'change',
  ...FEATURE,
  summary: 'Voer een begin- of eindtoets in die op papier is gemaakt.',
  params: ofMoment,
  body: z.object({
    day,
    circumstances: note(LONGEST_NOTE),
    /** Of each word: as it is right, as it was written (empty: left empty), or not taken. */
    answers: z
      .array(
        z.object({
          n: z.int(),
          is: z.enum(['goed', 'geschreven', 'niet gemaakt']),
          given: z.string().max(LONGEST_ANSWER, `Schrijf hoogstens ${LONGEST_ANSWER} tekens.`).default(''),
        }),
      )
      .max(MOST_PLAN_WORDS),
    /** Wanted where it was entered before. */
    why: note(200).default(''),
  }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const decidePlanTest = defineCall({
  id: 'decidePlanTest',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/verdicts`,
  action: 'test:enter',
  when: 'change',
  ...FEATURE,
  summary: 'Beslis of woorden goed of fout zijn: die waaraan de computer twijfelt, of andere, met een reden.',
  params: ofMoment,
  body: z.object({
    verdicts: z
      .array(z.object({ n: z.int(), verdict: z.enum(['goed', 'fout']) }))
      .min(1)
      .max(MOST_PLAN_WORDS),
    why: note(200).default(''),
  }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const setPlanSitting = defineCall({
  id: 'setPlanSitting',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/state`,
  action: 'test:enter',
  when: 'change',
  ...FEATURE,
  summary: 'Open een ingeleverde toets opnieuw (binnen 24 uur), laat hem niet meetellen, of weer wel.',
  params: ofMoment,
  body: z.object({ to: z.enum(['open', 'ongeldig', 'geldig', 'inleveren']), why: reason }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const putExternal = defineCall({
  id: 'putExternal',
  method: 'PUT',
  path: '/api/pupils/{pupil}/plans/{plan}/externals/{external}',
  action: 'test:enter',
  when: 'change',
  ...FEATURE,
  summary: 'Schrijf de score op een toets van een andere uitgever bij een handelingsplan.',
  params: ofPlan.extend({ external: z.uuid() }),
  body: externalSchema.extend({ moment, day }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});
