import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { CONCLUSIONS, OUTCOMES } from './care-plan.ts';
import { FINDINGS } from './plan-tests.ts';

// What plans that ended in a period did, all together: means over plans, and no list of who does well.

/** Why a plan is in no mean: each plan by the first that holds. */
export const NOT_USED = [
  'gestopt',
  'andere norm',
  'geen begintoets',
  'geen eindtoets',
  'doel uit toets',
  'andere afname',
  'zelfde woorden',
  'te kort',
] as const;
export type NotUsed = (typeof NOT_USED)[number];

/** The share of words that is right at one time and at another, with the ends of the interval of 95 % of the second. */
const sharesSchema = z.object({
  from: z.number(),
  to: z.number(),
  low: z.number(),
  high: z.number(),
  /** Over so many plans. */
  plans: z.int(),
});
export type Shares = z.infer<typeof sharesSchema>;

/** Whether two parts of a test differ more than chance explains. */
const besideSchema = z.object({ shares: sharesSchema, isApart: z.boolean() });

const day = z.iso.date('Vul een dag in.');

const reportPlan = z.object({
  id: z.string(),
  pupil: z.string(),
  groupId: z.string().nullable(),
  /** The number of the plan with letters of its id: nothing in it tells of whom it is. */
  mark: z.string(),
  /** As the group was called when the plan was made. */
  group: z.string(),
  /** As staff call the goal categories. */
  categories: z.array(z.string()),
  closedOn: z.string(),
  /** Why it is in no mean; null when it is in one. */
  out: z.enum(NOT_USED).nullable(),
  /** What is expected of all words of the goals, by the start and by the end test. */
  begin: z.number().nullable(),
  end: z.number().nullable(),
  finding: z.enum(FINDINGS).nullable(),
  conclusion: z.enum(CONCLUSIONS).nullable(),
  done: z.int(),
  planned: z.int(),
});
export type ReportPlan = z.infer<typeof reportPlan>;

const reportSchema = z.object({
  /** In the order in which they ended, the latest first. */
  plans: z.array(reportPlan),
  total: z.int(),
  /** Plans that are in the means. */
  used: z.int(),
  reasons: z.array(z.object({ reason: z.enum(NOT_USED), count: z.int() })),
  /** Goals by what was decided of them. */
  outcomes: z.record(z.enum(OUTCOMES), z.int()),
  done: z.int(),
  planned: z.int(),
  /** Of new words; null where there are too few plans. */
  change: sharesSchema.nullable(),
  /** Words outside the goals, and whether those of the goals went further forward. */
  control: besideSchema.nullable(),
  /** Practised words (`to`), and words in sentences, beside new ones (`from`), in the end test. */
  practised: besideSchema.nullable(),
  sentences: besideSchema.nullable(),
  /** Of those goals that enough plans had. */
  categories: z.array(sharesSchema.extend({ id: z.string(), title: z.string() })),
});
export type CareReport = z.infer<typeof reportSchema>;

export const getCareReport = defineCall({
  id: 'getCareReport',
  method: 'GET',
  path: '/api/accounts/{account}/care-report',
  action: 'care:report',
  feature: 'featureZorgtraject',
  summary:
    'Wat de handelingsplannen deden die in een periode zijn afgesloten, samen en zonder namen; van een leerkracht die van de eigen groepen.',
  params: z.object({ account: idSchema }),
  query: z.object({ from: day, to: day, group: idSchema.optional() }),
  response: reportSchema,
  errors: ['invalid-fields'],
});
