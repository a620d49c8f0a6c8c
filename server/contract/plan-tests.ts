import { z } from 'zod';
import { OUTCOMES } from './care-plan.ts';
import { correctionSchema, SITTING_STATES } from './method-tests.ts';

// The start and end test of an action plan: on the screen, on paper, or a test of others.

/** When a test of a plan is taken; `na` some weeks after its end. */
export const PLAN_MOMENTS = ['begin', 'eind', 'na'] as const;
/** Those between which a plan lies. */
export const PLAN_ENDS = ['begin', 'eind'] as const;
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

export const daySchema = z.iso.date('Vul een dag in.');
/** A text that may be empty. */
export const noteSchema = (most: number) => z.string().trim().max(most, `Schrijf hoogstens ${most} tekens.`);
export const momentSchema = z.enum(PLAN_MOMENTS);
export const endSchema = z.enum(PLAN_ENDS);
export const roleSchema = z.enum(['nieuw', 'oefen', 'zin', 'controle']);
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

const answerSchema = z.object({
  given: z.string().nullable(),
  isMissing: z.boolean(),
});

const takenSchema = z.object({
  moment: momentSchema,
  /** It asks the third form: what was taken before does not count, or it is a repeat. */
  isSpare: z.boolean(),
  /** What was taken before it and does not count. */
  replaced: z.object({ day: z.string().nullable(), why: z.string().nullable() }).nullable(),
  /** It may be set ready or entered: its plan is open, or it is a repeat. */
  mayTake: z.boolean(),
  /** The third form can be made for this moment. */
  maySpare: z.boolean(),
  /** Of a repeat: the days in which it may be taken, once the end test is in. */
  between: z.object({ from: z.string(), to: z.string() }).nullable(),
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
  corrections: z.array(correctionSchema),
  /** What a second person typed in: the words that are another, of which somebody is to choose; until then the first counts. */
  second: z
    .object({
      by: z.string().nullable(),
      day: z.string(),
      words: z.array(z.object({ n: z.int(), word: z.string(), first: answerSchema, second: answerSchema })),
    })
    .nullable(),
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
  /** The repeat beside the end test; absent before it was checked. */
  repeat: z
    .object({ finding: z.enum(FINDINGS), cautions: z.array(z.enum(CAUTIONS)), words: z.int() })
    .nullable(),
  /** Rules that were broken three times in two words or more, in one of both. */
  errors: z.array(z.object({ rule: z.string(), begin: z.int(), end: z.int() })),
});
export type PlanConclusion = z.infer<typeof conclusionSchema>;

export const externalSchema = z.object({
  provider: noteSchema(60).min(1, 'Vul in van wie de toets is.'),
  test: noteSchema(80).min(1, 'Vul in welke toets het is.'),
  part: noteSchema(60).default('spelling'),
  score: z
    .number('Vul de score in als getal.')
    .min(0, 'Vul een score vanaf 0 in.')
    .max(1000, 'Vul een score tot 1000 in.'),
  level: noteSchema(10).default(''),
  norm: noteSchema(20).min(1, 'Vul de normversie in, zoals 2022.'),
  /** Standard error of measurement in points, as the manual has it. */
  sem: z
    .number('Vul de meetfout in als getal.')
    .positive('Vul een meetfout boven 0 in.')
    .max(200, 'Vul een meetfout tot 200 in.')
    .nullable()
    .default(null),
});
export type External = z.infer<typeof externalSchema>;

/** Titles of goals with too few new words for the test to say anything of them. */
export const untestedSchema = z.array(z.string());

export const planTestsSchema = z.object({
  test: z
    .object({
      id: z.string(),
      size: z.enum(PLAN_TEST_SIZES),
      notices: z.array(z.enum(TEST_NOTICES)),
      untested: untestedSchema,
      /** Taken on paper with others of a group plan: all write the same words, so that none are added that one of them practised. */
      isTogether: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  /** The start test, the end test, and its repeat. */
  taken: z.array(takenSchema),
  conclusion: conclusionSchema.nullable(),
  /** The start test was taken once the plan ran, or so much later that it is no start. */
  startLate: z.enum(['after', 'too-late']).nullable(),
  externals: z.array(
    externalSchema.extend({ id: z.string(), moment: endSchema, day: z.string(), by: z.string().nullable() }),
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
