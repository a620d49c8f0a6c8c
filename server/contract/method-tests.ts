import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { reasonOf } from './reason.ts';

/** Words of a test, and whole sentences besides, at the most and at the least. */
export const TEST_SIZES = { least: 10, usual: 24, most: 30, sentences: 4 } as const;
/** The most categories that a test is about. */
export const MOST_TEST_CATEGORIES = 12;
/** The longest title. */
export const LONGEST_TEST_TITLE = 60;
/** The most tests of a group that lie open or are still to come. */
export const MOST_OPEN_TESTS = 10;
/** The longest answer, in characters. */
export const LONGEST_ANSWER = 200;
/** How often a word may be heard: once by itself, once more by the button. */
export const MOST_PLAYS = 2;
/** Share of a category's words from which it counts as mastered, as methods have it. */
export const MASTERED_SHARE = 0.8;
/** Words of a category from which on that is said of it. */
export const MASTERED_WORDS = 5;
/** Hours after handing in within which a test can be opened again. */
export const REOPEN_HOURS = 24;

/** What a pupil sees once the test is released. */
export const SHOWS = ['niets', 'woorden', 'woorden en score'] as const;
export type Shows = (typeof SHOWS)[number];

/** For how long a method test is kept after the school year in which it was taken. */
export const METHOD_TESTS_KEPT = { years: 2 } as const;

/** How far a pupil is with a test; without a sitting nothing was begun. */
export const SITTING_STATES = ['bezig', 'ingeleverd', 'nagekeken', 'ongeldig'] as const;
export type SittingState = (typeof SITTING_STATES)[number];

/** What a test is made of: a block of a method, a list of words, or categories. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), method: idSchema, block: idSchema }),
  z.object({ kind: z.literal('list'), list: idSchema }),
  z.object({
    kind: z.literal('categories'),
    categories: z
      .array(idSchema)
      .min(1, 'Kies minstens één categorie.')
      .max(MOST_TEST_CATEGORIES, `Kies hoogstens ${MOST_TEST_CATEGORIES} categorieën.`),
  }),
]);
export type TestSource = z.infer<typeof sourceSchema>;

const titleSchema = z
  .string()
  .trim()
  .min(1, 'Geef de toets een naam.')
  .max(LONGEST_TEST_TITLE, `Kies een naam van hoogstens ${LONGEST_TEST_TITLE} tekens.`);
const dayText = 'Vul een dag in.';
const windowSchema = { from: z.iso.date(dayText), to: z.iso.date(dayText) };

const itemSchema = z.object({
  n: z.int(),
  part: z.int(),
  word: z.string(),
  category: z.string(),
  /** Practised by somebody of the group before, new to all, or within a sentence. */
  role: z.enum(['oefen', 'nieuw', 'zin']),
  sentence: z.string().optional(),
});
export type TestItemView = z.infer<typeof itemSchema>;

const testSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Ids, with what is practised in each. */
  categories: z.array(z.object({ id: z.string(), goal: z.string() })),
  ...windowSchema,
  shows: z.enum(SHOWS),
  /** Since when pupils see their result, ms since the epoch. */
  releasedAt: z.int().nullable(),
  madeAt: z.int(),
  /** Who made it; null for who left. */
  by: z.string().nullable(),
  words: z.int(),
  /** Pupils of the group by how far they are. */
  counts: z.object({ none: z.int(), busy: z.int(), handedIn: z.int(), checked: z.int(), invalid: z.int() }),
  /** Words of sentences that are to be decided. */
  doubts: z.int(),
  version: z.int(),
});
export type MethodTest = z.infer<typeof testSchema>;

const FEATURE = { feature: 'featureTestschool' } as const;
const ofGroup = z.object({ account: idSchema, group: idSchema });
const ofTest = ofGroup.extend({ test: z.uuid() });

export const listMethodTests = defineCall({
  id: 'listMethodTests',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/method-tests',
  action: 'test:method',
  ...FEATURE,
  summary: 'De methodetoetsen van een groep, de nieuwste eerst.',
  params: ofGroup,
  response: z.object({ tests: z.array(testSchema), total: z.int() }),
});

const wishSchema = z.object({
  title: titleSchema,
  source: sourceSchema,
  size: z
    .int('Vul een getal in.')
    .min(TEST_SIZES.least, `Een toets heeft minstens ${TEST_SIZES.least} woorden.`)
    .max(TEST_SIZES.most, `Een toets heeft hoogstens ${TEST_SIZES.most} woorden.`),
  sentences: z.int().min(0).max(TEST_SIZES.sentences),
  ...windowSchema,
  shows: z.enum(SHOWS),
});

/** What the test would be; nothing is stored. The same id and wish give the same test when it is made. */
export const previewMethodTest = defineCall({
  id: 'previewMethodTest',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}/preview',
  action: 'test:method',
  when: 'read',
  ...FEATURE,
  summary: 'Welke woorden een methodetoets zou krijgen; er wordt niets bewaard.',
  params: ofTest,
  body: wishSchema,
  response: z.object({ items: z.array(itemSchema) }),
  errors: ['invalid-fields'],
});

export const makeMethodTest = defineCall({
  id: 'makeMethodTest',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}',
  action: 'test:method',
  when: 'practice',
  ...FEATURE,
  summary: 'Zet een methodetoets klaar voor een groep.',
  params: ofTest,
  body: wishSchema,
  response: testSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const changeMethodTest = defineCall({
  id: 'changeMethodTest',
  method: 'PATCH',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}',
  action: 'test:method',
  when: 'change',
  ...FEATURE,
  summary: 'Wijzig naam of dagen van een methodetoets, of geef de uitslag vrij voor de leerlingen.',
  params: ofTest,
  body: z
    .object({ title: titleSchema, ...windowSchema, shows: z.enum(SHOWS), released: z.boolean() })
    .partial()
    .extend({ basedOn: z.int() }),
  response: testSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const removeMethodTest = defineCall({
  id: 'removeMethodTest',
  method: 'PATCH',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}/removed',
  action: 'test:method',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  ...FEATURE,
  summary: 'Gooi een methodetoets weg, of haal hem terug.',
  params: ofTest,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
});

const verdictSchema = z.enum(['goed', 'fout', 'twijfel']);
const countSchema = z.object({ right: z.int(), of: z.int() });

/** The score of before somebody changed what had been checked, the first one first. */
export const correctionSchema = z.object({
  day: z.string(),
  by: z.string().nullable(),
  why: z.string(),
  /** Right and all, by role, as they were. */
  counts: z.partialRecord(z.enum(['nieuw', 'oefen', 'zin', 'controle']), countSchema),
});
export type Correction = z.infer<typeof correctionSchema>;

const resultSchema = z.object({
  pupil: z.string(),
  name: z.string(),
  /** Null when nothing was begun. */
  state: z.enum(SITTING_STATES).nullable(),
  handedInAt: z.int().nullable(),
  /** Time on words, in whole minutes: told, and counted in nothing. */
  minutes: z.int(),
  why: z.string().nullable(),
  corrections: z.array(correctionSchema),
  /** By the number of the word. */
  answers: z.array(
    z.object({
      n: z.int(),
      given: z.string().nullable(),
      verdict: verdictSchema.nullable(),
      /** What was broken, in words. */
      rules: z.array(z.string()),
      /** The sound failed: not counted. */
      missing: z.boolean(),
      /** Somebody of the staff decided it. */
      decided: z.boolean(),
      late: z.string().nullable(),
    }),
  ),
});
export type TestResult = z.infer<typeof resultSchema>;

export const getMethodTest = defineCall({
  id: 'getMethodTest',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}',
  action: 'test:method',
  ...FEATURE,
  summary: 'Een methodetoets met wat elke leerling van de groep schreef.',
  params: ofTest,
  response: z.object({ test: testSchema, items: z.array(itemSchema), results: z.array(resultSchema) }),
});

export const decideAnswers = defineCall({
  id: 'decideAnswers',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}/pupils/{pupil}/verdicts',
  action: 'test:method',
  when: 'change',
  ...FEATURE,
  summary: 'Beslis of woorden goed of fout zijn: die waaraan de computer twijfelt, of andere, met een reden.',
  params: ofTest.extend({ pupil: idSchema }),
  body: z.object({
    verdicts: z
      .array(z.object({ n: z.int(), verdict: z.enum(['goed', 'fout']) }))
      .min(1)
      .max(TEST_SIZES.most + TEST_SIZES.sentences),
    /** Wanted where the computer was sure. */
    why: z.string().trim().max(200, 'Schrijf hoogstens 200 tekens.').default(''),
  }),
  response: resultSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const setSitting = defineCall({
  id: 'setSitting',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/method-tests/{test}/pupils/{pupil}/state',
  action: 'test:method',
  when: 'change',
  ...FEATURE,
  summary: 'Open een ingeleverde toets opnieuw (binnen 24 uur), laat hem niet meetellen, of weer wel.',
  params: ofTest.extend({ pupil: idSchema }),
  body: z.object({
    to: z.enum(['open', 'ongeldig', 'geldig', 'inleveren']),
    why: reasonOf('Schrijf kort waarom (minstens 10 tekens).', 200),
  }),
  response: resultSchema,
  errors: ['conflict', 'invalid-fields'],
});
