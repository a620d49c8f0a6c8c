import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
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
const { PLAN_WEEKS, PLAN_RHYTHM, PLAN_SHARE, SESSION_MINUTES, EXTENSION, REASON } = terms;
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
const toldPiece = pieceSchema.extend({
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

const planSchema = planHead.extend({
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
  /** Days on which the pupil played for the goals, with the minutes. */
  play: z.array(z.object({ day: z.string(), minutes: z.int() })),
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

/** Something that happened in the care for a pupil. */
const careEvent = z.object({
  kind: z.enum(['begin', 'einde', 'moment', 'evaluatie', 'toets']),
  day: z.string(),
  /** The plan that it was part of. */
  plan: z.string().nullable(),
  minutes: z.int().optional(),
  conclusion: z.enum(CONCLUSIONS).optional(),
  /** What was written about it. */
  text: z.string(),
});
export type CareEvent = z.infer<typeof careEvent>;

const FEATURE = { feature: 'featureZorgtraject' } as const;
const ofPupil = z.object({ pupil: idSchema });
const ofPlan = ofPupil.extend({ plan: z.uuid() });
const BASE = '/api/pupils/{pupil}/plans/{plan}';

const carePupil = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  groupId: z.string().nullable(),
  /** Level of support, as the plan says. */
  support: z.int().nullable(),
  plan: planHead,
});
export type CarePupil = z.infer<typeof carePupil>;

const careOwner = z.object({ id: z.string(), name: z.string(), groups: z.array(z.string().nullable()) });
export type CareOwner = z.infer<typeof careOwner>;

export const listCarePupils = defineCall({
  id: 'listCarePupils',
  method: 'GET',
  path: '/api/accounts/{account}/care',
  action: 'care:read',
  ...FEATURE,
  summary: 'De leerlingen met een handelingsplan, met hoe ver het is.',
  params: z.object({ account: idSchema }),
  response: z.object({
    pupils: z.array(carePupil),
    total: z.int(),
    /** Staff who can keep plans, with the groups of whose pupils; null stands for pupils in no group. */
    owners: z.array(careOwner),
  }),
});

export const getCare = defineCall({
  id: 'getCare',
  method: 'GET',
  path: '/api/pupils/{pupil}/care',
  action: 'care:read',
  ...FEATURE,
  summary: 'Het zorgtraject van een leerling: de handelingsplannen, het nieuwste eerst.',
  params: ofPupil,
  response: z.object({
    name: z.string(),
    firstName: z.string(),
    group: z.string(),
    plans: z.array(planHead),
    /** What happened, the latest first. */
    timeline: z.array(careEvent),
    /** Staff who can keep a plan of this pupil. */
    owners: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Categories of spelling that can be a goal, those that go worst first, with what practice says. */
    categories: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        start: startSchema.nullable(),
        /** What is proposed as a target; null where little is to be won or nothing known. */
        target: z.number().nullable(),
      }),
    ),
  }),
});

export const getProposal = defineCall({
  id: 'getProposal',
  method: 'GET',
  path: '/api/pupils/{pupil}/care/proposal',
  action: 'care:edit',
  ...FEATURE,
  summary: 'Zinnen voor de beginsituatie uit wat van de leerling bekend is, elk met bron en dag.',
  params: ofPupil,
  response: z.object({ pieces: z.array(toldPiece) }),
});

export const getPlan = defineCall({
  id: 'getPlan',
  method: 'GET',
  path: BASE,
  action: 'care:read',
  ...FEATURE,
  summary: 'Een handelingsplan, met zijn momenten en evaluaties.',
  params: ofPlan,
  response: planSchema,
});

export const makePlan = defineCall({
  id: 'makePlan',
  method: 'PUT',
  path: BASE,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Maak een handelingsplan, leeg of als kopie van een ander plan van deze leerling.',
  params: ofPlan,
  body: z.object({ copyOf: z.uuid().optional() }),
  response: planSchema,
  errors: ['conflict'],
});

export const changePlan = defineCall({
  id: 'changePlan',
  method: 'PATCH',
  path: BASE,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Wijzig delen van een handelingsplan; als het loopt met een reden.',
  params: ofPlan,
  body: z.object({
    fields: fieldsSchema.partial(),
    /** The version of each of these fields that was seen. */
    basedOn: z.record(z.string(), z.int()),
    reason: reasonSchema.optional(),
  }),
  response: planSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const setPlanState = defineCall({
  id: 'setPlanState',
  method: 'PUT',
  path: `${BASE}/state`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary:
    'Laat een handelingsplan beginnen, pauzeren, doorgaan of stoppen, of open het opnieuw om te evalueren.',
  params: ofPlan,
  body: z.object({
    to: z.enum(['actief', 'gepauzeerd', 'evalueren', 'gestopt']),
    reason: z.string().trim().max(REASON.most, `Schrijf hoogstens ${REASON.most} tekens.`).default(''),
    why: z.enum(STOP_REASONS).optional(),
  }),
  response: planSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const extendPlan = defineCall({
  id: 'extendPlan',
  method: 'POST',
  path: `${BASE}/extension`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Verleng een handelingsplan dat geëvalueerd wordt.',
  params: ofPlan,
  body: z.object({
    weeks: within(
      EXTENSION.least,
      EXTENSION.most,
      `Kies ${EXTENSION.least} tot ${EXTENSION.most} schoolweken.`,
    ),
    reason: reasonSchema,
    version: z.int(),
  }),
  response: planSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const putSession = defineCall({
  id: 'putSession',
  method: 'PUT',
  path: `${BASE}/sessions/{session}`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Schrijf een moment op waarop aan het plan is gewerkt, of streep het door met een reden.',
  params: ofPlan.extend({ session: z.uuid() }),
  body: z.object({
    day,
    minutes: within(
      SESSION_MINUTES.least,
      SESSION_MINUTES.most,
      `Vul ${SESSION_MINUTES.least} tot ${SESSION_MINUTES.most} minuten in.`,
    ),
    kind: z.enum(SESSION_KINDS),
    withPlay: z.boolean(),
    note: text(terms.LONGEST_SESSION_NOTE),
    struck: reasonSchema.nullable().default(null),
  }),
  response: planSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const evaluatePlan = defineCall({
  id: 'evaluatePlan',
  method: 'PUT',
  path: `${BASE}/evaluations/{evaluation}`,
  action: 'care:evaluate',
  when: 'change',
  ...FEATURE,
  summary: 'Evalueer een handelingsplan: per doel de uitkomst, en wat er nu gebeurt.',
  params: ofPlan.extend({ evaluation: z.uuid() }),
  body: z.object({
    day,
    instrument: text(200),
    goals: z.array(z.object({ goal: z.uuid(), outcome: z.enum(OUTCOMES), why: text(REASON.most) })).max(6),
    conclusion: z.enum(CONCLUSIONS),
    text: text(terms.LONGEST_PART),
    nextOn: day.nullable(),
    version: z.int(),
  }),
  response: planSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const trashPlan = defineCall({
  id: 'trashPlan',
  method: 'PUT',
  path: `${BASE}/removed`,
  action: 'care:edit',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  ...FEATURE,
  summary: 'Gooi een handelingsplan weg, of haal het terug.',
  params: ofPlan,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
});

export const listPlanVersions = defineCall({
  id: 'listPlanVersions',
  method: 'GET',
  path: `${BASE}/versions`,
  action: 'care:read',
  ...FEATURE,
  summary: 'Wat er aan een handelingsplan is gewijzigd, door wie en waarom.',
  params: ofPlan,
  response: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        at: z.int(),
        by: z.string().nullable(),
        reason: z.string(),
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    total: z.int(),
  }),
});
