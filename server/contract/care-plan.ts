import { z } from 'zod';
import { idSchema } from './call.ts';
import * as terms from './care-terms.ts';

/** How far a plan is. */
const PLAN_STATES = ['concept', 'actief', 'gepauzeerd', 'evalueren', 'afgesloten', 'gestopt'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Parts of a plan that hold text. */
export const PLAN_PARTS = ['hulpvraag', 'beginsituatie', 'aanpak', 'afspraken'] as const;

/** Why a plan ends before its day. */
export const STOP_REASONS = ['verhuisd', 'hulp elders', 'ouders', 'afwezig', 'anders'] as const;

export const OUTCOMES = ['bereikt', 'deels', 'niet', 'niet te zeggen'] as const;
export const CONCLUSIONS = ['stoppen', 'doorgaan', 'intensiveren', 'verwijzen'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** The kinds of sessions. */
export const SESSION_KINDS = ['begeleid', 'thuis', 'overig'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** A day, as 2026-11-16. */
export const day = z.iso.date('Vul een dag in.');
export const within = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message);
/** Text of at most so many characters. */
export const text = (most: number) => z.string().trim().max(most, `Schrijf hoogstens ${most} tekens.`);
const { PLAN_WEEKS, PLAN_RHYTHM, PLAN_SHARE, REASON } = terms;
export const reasonSchema = z
  .string()
  .trim()
  .min(REASON.least, 'Schrijf kort waarom.')
  .max(REASON.most, `Schrijf hoogstens ${REASON.most} tekens.`);

/** A sentence or more of a part; `key` says from which data it came, where it did. */
export const pieceSchema = z.object({
  key: z.string().max(60),
  text: text(terms.LONGEST_PART),
});
/** The same with where it came from and of which day that is; `edited` when somebody changed it. */
export const toldPiece = pieceSchema.extend({
  source: z.string().optional(),
  asOf: z.string().optional(),
  edited: z.boolean(),
});
export type Piece = z.infer<typeof toldPiece>;

export const goalInput = z.object({
  id: z.uuid(),
  kind: z.enum(['categorie', 'zinnen', 'extern']),
  category: idSchema.optional(),
  text: text(terms.REASON.most * 2),
  /** Share of new words that is to be right; null where none is chosen (yet). */
  target: z.number().nullable(),
});
export type GoalInput = z.infer<typeof goalInput>;

/** What is known at the start: a share with its 80 % interval, from practice or from a test. */
export const startSchema = z.object({
  p: z.number(),
  low: z.number(),
  high: z.number(),
  answers: z.int(),
  source: z.enum(['oefenen', 'begintoets']),
  day: z.string(),
});
export type GoalStart = z.infer<typeof startSchema>;

const goalSchema = goalInput.extend({
  /** As staff call the category. */
  title: z.string().optional(),
  start: startSchema.nullable(),
  /** What practice says now. */
  now: startSchema.omit({ source: true }).nullable(),
});

const parentsSchema = z.object({
  informedOn: day.nullable(),
  agreed: z.boolean(),
  by: text(100),
  note: text(500),
});

/** What can be changed of a plan, each on its own. */
export const fieldsSchema = z.object({
  support: within(0, 4, 'Kies een niveau.').nullable(),
  from: day,
  weeks: within(
    PLAN_WEEKS.least,
    PLAN_WEEKS.most,
    `Kies ${PLAN_WEEKS.least} tot ${PLAN_WEEKS.most} schoolweken.`,
  ),
  perWeek: within(PLAN_RHYTHM.perWeek.least, PLAN_RHYTHM.perWeek.most, 'Kies 1 tot 5 keer per week.'),
  minutes: within(PLAN_RHYTHM.minutes.least, PLAN_RHYTHM.minutes.most, 'Kies 10 tot 60 minuten.'),
  size: within(PLAN_RHYTHM.size.least, PLAN_RHYTHM.size.most, 'Kies 1 tot 6 kinderen.'),
  share: z
    .number('Kies een deel.')
    .min(PLAN_SHARE.least, 'Kies 40 tot 75 procent.')
    .max(PLAN_SHARE.most, 'Kies 40 tot 75 procent.'),
  owner: idSchema.nullable(),
  hulpvraag: z.array(pieceSchema).max(12),
  beginsituatie: z.array(pieceSchema).max(20),
  aanpak: z.array(pieceSchema).max(12),
  afspraken: z.array(pieceSchema).max(12),
  goals: z.array(goalInput).max(terms.MOST_GOAL_CATEGORIES + 2, 'Kies 1 tot 4 spellingcategorieën.'),
  parents: parentsSchema,
  voice: text(terms.LONGEST_VOICE),
  voiceBy: text(100),
});
export type PlanFields = z.infer<typeof fieldsSchema>;
export type PlanField = keyof PlanFields;
export const PLAN_FIELDS = Object.keys(fieldsSchema.shape) as PlanField[];

const sessionSchema = z.object({
  id: z.uuid(),
  day: z.string(),
  minutes: z.int(),
  kind: z.enum(SESSION_KINDS),
  /** Play of that day is within these minutes. */
  withPlay: z.boolean(),
  by: z.string().nullable(),
  note: z.string(),
  /** Why it does not count any more. */
  struck: z.string().nullable(),
});

const evaluationSchema = z.object({
  id: z.uuid(),
  day: z.string(),
  instrument: z.string(),
  goals: z.array(
    z.object({ goal: z.string(), outcome: z.enum(OUTCOMES), proposed: z.enum(OUTCOMES), why: z.string() }),
  ),
  conclusion: z.enum(CONCLUSIONS),
  proposed: z.enum(CONCLUSIONS),
  text: z.string(),
  nextOn: z.string().nullable(),
  by: z.string().nullable(),
});
export type PlanEvaluation = z.infer<typeof evaluationSchema>;

export const planHead = z.object({
  id: z.string(),
  number: z.int(),
  state: z.enum(PLAN_STATES),
  from: z.string(),
  to: z.string(),
  weeks: z.int(),
  /** School weeks that have begun. */
  week: z.int(),
  /** Who keeps it; null when nobody does, `reaches` false when that one no longer reaches the pupil. */
  owner: z.object({ id: z.string(), name: z.string(), reaches: z.boolean() }).nullable(),
  /** As staff call the goal categories. */
  categories: z.array(z.string()),
  /** Minutes that were done, and that were planned up to today. */
  done: z.int(),
  planned: z.int(),
  lastSession: z.string().nullable(),
  /** The group plan that it is part of. */
  groupPlan: z.string().nullable(),
  flags: z.array(z.enum(['stil', 'evalueren', 'eindtoets', 'eigenaar'])),
});
export type PlanHead = z.infer<typeof planHead>;

/** What stands in the way of beginning, and what is only told. */
const checkSchema = z.object({ wants: z.array(z.string()), notes: z.array(z.string()) });

export const planSchema = planHead.extend({
  fields: fieldsSchema.extend({
    hulpvraag: z.array(toldPiece),
    beginsituatie: z.array(toldPiece),
    aanpak: z.array(toldPiece),
    afspraken: z.array(toldPiece),
    goals: z.array(goalSchema),
  }),
  /** Of each field the version that was seen: who saves names it. */
  versions: z.record(z.string(), z.int()),
  version: z.int(),
  schoolYear: z.string(),
  group: z.string(),
  check: checkSchema,
  closed: z.object({ why: z.string(), on: z.string() }).nullable(),
  extended: z.int(),
  /** Since when it is here, where it came from another school; `follows` is the number there of a plan that it goes on with. */
  moved: z.object({ on: z.string(), follows: z.int().nullable() }).nullable(),
  sessions: z.array(sessionSchema),
  /** Days on which the pupil played for the goals, with the minutes; `struck` is why one does not count. */
  play: z.array(z.object({ day: z.string(), minutes: z.int(), struck: z.string().nullable() })),
  evaluations: z.array(evaluationSchema),
  /** What may be done with it now. */
  may: z.array(
    z.enum(['actief', 'gepauzeerd', 'evalueren', 'gestopt', 'verlengen', 'wijzigen', 'weggooien']),
  ),
  /** What it does to practice. */
  practice: z.object({
    /** Whether it does today. */
    isHolding: z.boolean(),
    /** Goals that the practice setting of the pupil leaves out, as staff call them. */
    excluded: z.array(z.string()),
    /** Answers since it began, and how many of them were about its goals. */
    answers: z.int(),
    aimed: z.int(),
    /** All goals are mastered by what practice says. */
    isDone: z.boolean(),
    /** Goals that are too hard now: what comes before them is practised first. */
    tooHard: z.array(z.string()),
  }),
  /** Weeks between its days that are no school weeks. */
  out: z.array(z.object({ week: z.string(), name: z.string() })),
  /** School years between its days of which no holidays are known, as 2026–2027: their weeks count as weeks of school. */
  unknownYears: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;
