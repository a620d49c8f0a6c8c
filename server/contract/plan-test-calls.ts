import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { LONGEST_ANSWER } from './method-tests.ts';
import {
  daySchema,
  endSchema,
  externalSchema,
  momentSchema,
  MOST_PLAN_WORDS,
  noteSchema,
  PLAN_TEST_SIZES,
  planTestsSchema,
  roleSchema,
  TEST_NOTICES,
  untestedSchema,
} from './plan-tests.ts';
import { reasonOf } from './reason.ts';

// What is done with the tests of an action plan.

const LONGEST_NOTE = 500;
const reason = reasonOf('Schrijf kort waarom (minstens 10 tekens).', 200);

const FEATURE = { feature: 'featureZorgtraject' } as const;
const BASE = '/api/pupils/{pupil}/plans/{plan}/tests';
const ofPlan = z.object({ pupil: idSchema, plan: z.uuid() });
const ofTest = ofPlan.extend({ test: z.uuid() });
const ofMoment = ofTest.extend({ moment: momentSchema });

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
    untested: untestedSchema,
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
  body: z.object({ open: z.object({ from: daySchema, to: daySchema }).nullable() }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const makeSpareTest = defineCall({
  id: 'makeSpareTest',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/spare`,
  action: 'test:set',
  when: 'practice',
  ...FEATURE,
  summary:
    'Maak de derde toets van een plan: voor een toets die niet meetelt, of om de eindtoets na vier tot acht weken te herhalen.',
  params: ofMoment,
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
    day: daySchema,
    circumstances: noteSchema(LONGEST_NOTE),
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
    why: noteSchema(200).default(''),
    /** By a second person, to be held against what is there. */
    isSecond: z.boolean().default(false),
  }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const choosePlanEntry = defineCall({
  id: 'choosePlanEntry',
  method: 'PUT',
  path: `${BASE}/{test}/{moment}/choices`,
  action: 'test:enter',
  when: 'change',
  ...FEATURE,
  summary: 'Kies bij woorden die twee mensen anders van papier overnamen welke invoer klopt.',
  params: ofMoment,
  body: z.object({
    choices: z
      .array(z.object({ n: z.int(), take: z.enum(['eerste', 'tweede']) }))
      .min(1)
      .max(MOST_PLAN_WORDS),
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
    why: noteSchema(200).default(''),
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
  body: externalSchema.extend({ moment: endSchema, day: daySchema }),
  response: planTestsSchema,
  errors: ['conflict', 'invalid-fields'],
});
