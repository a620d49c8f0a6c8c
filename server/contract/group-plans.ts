import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import * as plans from './care-plan.ts';
import { PLAN_TEST_SIZES } from './plan-tests.ts';
import { GROUP_PLAN, LONGEST_PART, LONGEST_SESSION_NOTE, REASON, SESSION_MINUTES } from './care-terms.ts';

// A group plan is two to six action plans that are written and carried out together: what they share stands in it, and in each of them.

const { day, text, within, reasonSchema } = plans;

const SIZE_WORDS = `Een groepsplan heeft ${GROUP_PLAN.least} tot ${GROUP_PLAN.most} {leerlingen}.`;

/** What the plans share; each can be changed on its own. */
export const sharedSchema = plans.fieldsSchema
  .pick({
    support: true,
    from: true,
    weeks: true,
    perWeek: true,
    minutes: true,
    size: true,
    share: true,
    owner: true,
  })
  .extend({
    title: text(GROUP_PLAN.longestTitle).min(1, 'Geef het groepsplan een naam.'),
    hulpvraag: text(LONGEST_PART),
    aanpak: text(LONGEST_PART),
    afspraken: text(LONGEST_PART),
    /** Tested on paper together: one form for all, and the goals of all within what one test holds. */
    onPaper: z.boolean(),
  });
export type SharedFields = z.infer<typeof sharedSchema>;
export type SharedField = keyof SharedFields;
export const SHARED_FIELDS = Object.keys(sharedSchema.shape) as SharedField[];

/** A plan as it is made for somebody who joins. */
const joinSchema = z.object({
  /** The id of the plan, made by the client. */
  plan: z.uuid(),
  goals: plans.fieldsSchema.shape.goals,
  beginsituatie: plans.fieldsSchema.shape.beginsituatie,
});

const memberSchema = z.object({
  pupil: z.string(),
  name: z.string(),
  firstName: z.string(),
  group: z.string(),
  groupId: z.string().nullable(),
  plan: plans.planHead,
  goals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      target: z.number().nullable(),
      start: plans.startSchema.nullable(),
      now: plans.startSchema.omit({ source: true }).nullable(),
      outcome: z.enum(plans.OUTCOMES).nullable(),
    }),
  ),
  /** What the plan still wants before it can begin. */
  wants: z.array(z.string()),
  parentsInformedOn: z.string().nullable(),
  hasVoice: z.boolean(),
  /** It has a start and an end test. */
  hasTest: z.boolean(),
});
export type GroupMember = z.infer<typeof memberSchema>;

const groupSessionSchema = z.object({
  id: z.string(),
  day: z.string(),
  minutes: z.int(),
  kind: z.enum(plans.SESSION_KINDS),
  withPlay: z.boolean(),
  by: z.string().nullable(),
  note: z.string(),
  /** The plans of who was there. */
  present: z.array(z.string()),
  struck: z.string().nullable(),
});
export type GroupSession = z.infer<typeof groupSessionSchema>;

const headSchema = plans.planHead
  .pick({ id: true, state: true, from: true, to: true, weeks: true, week: true, owner: true })
  .extend({
    title: z.string(),
    /** First names of the members that one reaches, and how many there are besides. */
    names: z.array(z.string()),
    away: z.int(),
  });
export type GroupPlanHead = z.infer<typeof headSchema>;

const groupPlanSchema = headSchema.extend({
  fields: sharedSchema,
  /** Of each field the version that was seen: who saves names it. */
  versions: z.record(z.string(), z.int()),
  /** One of its plans has begun. */
  hasBegun: z.boolean(),
  members: z.array(memberSchema),
  /** Who took part before, and since when no more. */
  left: z.array(z.object({ pupil: z.string(), name: z.string(), plan: z.string(), on: z.string() })),
  sessions: z.array(groupSessionSchema),
  /** Staff who can keep the plans of all. */
  owners: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Members whose name stands in what is shared, and so in the plans of the others. */
  named: z.array(z.string()),
  may: z.array(
    z.enum([
      'beginnen',
      'pauzeren',
      'doorgaan',
      'evalueren',
      'stoppen',
      'meedoen',
      'wijzigen',
      'alleen',
      'toets',
    ]),
  ),
});
export type GroupPlan = z.infer<typeof groupPlanSchema>;

const FEATURE = { feature: 'featureZorgtraject' } as const;
const ofAccount = z.object({ account: idSchema });
const ofPlan = ofAccount.extend({ plan: z.uuid() });
const ofMember = ofPlan.extend({ pupil: idSchema });
const LIST = '/api/accounts/{account}/group-plans';
const BASE = `${LIST}/{plan}` as const;

export const listGroupPlans = defineCall({
  id: 'listGroupPlans',
  method: 'GET',
  path: LIST,
  action: 'care:read',
  ...FEATURE,
  summary: 'De groepsplannen, met wie meedoet en hoe ver het is.',
  params: ofAccount,
  response: z.object({ plans: z.array(headSchema), total: z.int() }),
});

export const getGroupPlan = defineCall({
  id: 'getGroupPlan',
  method: 'GET',
  path: BASE,
  action: 'care:read',
  ...FEATURE,
  summary: 'Een groepsplan: wat gedeeld is, en per leerling begin, doel en stand.',
  params: ofPlan,
  response: groupPlanSchema,
});

export const makeGroupPlan = defineCall({
  id: 'makeGroupPlan',
  method: 'PUT',
  path: BASE,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Maak een groepsplan, met een handelingsplan voor elk van de leerlingen.',
  params: ofPlan,
  body: z.object({
    title: sharedSchema.shape.title,
    onPaper: sharedSchema.shape.onPaper.default(false),
    members: z
      .array(joinSchema.extend({ pupil: idSchema }))
      .min(GROUP_PLAN.least, SIZE_WORDS)
      .max(GROUP_PLAN.most, SIZE_WORDS),
  }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const changeGroupPlan = defineCall({
  id: 'changeGroupPlan',
  method: 'PATCH',
  path: BASE,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Wijzig wat gedeeld is; als het loopt met een reden. Het komt in elk plan dat meedoet.',
  params: ofPlan,
  body: z.object({
    fields: sharedSchema.partial(),
    basedOn: z.record(z.string(), z.int()),
    reason: reasonSchema.optional(),
  }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const setGroupPlanState = defineCall({
  id: 'setGroupPlanState',
  method: 'PUT',
  path: `${BASE}/state`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Laat de plannen van een groepsplan samen beginnen, pauzeren, doorgaan of stoppen.',
  params: ofPlan,
  body: z.object({
    to: z.enum(['actief', 'gepauzeerd', 'evalueren', 'gestopt']),
    reason: text(REASON.most).default(''),
    why: z.enum(plans.STOP_REASONS).optional(),
  }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const putGroupMember = defineCall({
  id: 'putGroupMember',
  method: 'PUT',
  path: `${BASE}/members/{pupil}`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Laat een leerling meedoen aan een groepsplan, of weer meedoen.',
  params: ofMember,
  body: joinSchema,
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const removeGroupMember = defineCall({
  id: 'removeGroupMember',
  method: 'DELETE',
  path: `${BASE}/members/{pupil}`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Maak een leerling los van een groepsplan: het eigen plan gaat verder, of stopt met een reden.',
  params: ofMember,
  body: z.object({
    how: z.enum(['losmaken', 'stoppen']),
    reason: text(REASON.most).default(''),
    why: z.enum(plans.STOP_REASONS).default('anders'),
  }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const putGroupSession = defineCall({
  id: 'putGroupSession',
  method: 'PUT',
  path: `${BASE}/sessions/{session}`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Schrijf één moment op voor wie erbij was, of streep het door met een reden.',
  params: ofPlan.extend({ session: z.uuid() }),
  body: z.object({
    day,
    minutes: within(
      SESSION_MINUTES.least,
      SESSION_MINUTES.most,
      `Vul ${SESSION_MINUTES.least} tot ${SESSION_MINUTES.most} minuten in.`,
    ),
    kind: z.enum(plans.SESSION_KINDS),
    withPlay: z.boolean(),
    note: text(LONGEST_SESSION_NOTE),
    present: z.array(z.uuid()).min(1, 'Kies wie erbij was.').max(GROUP_PLAN.most),
    struck: reasonSchema.nullable().default(null),
  }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const makeGroupTest = defineCall({
  id: 'makeGroupTest',
  method: 'PUT',
  path: `${BASE}/tests/{test}`,
  action: 'test:set',
  when: 'change',
  ...FEATURE,
  summary:
    'Maak de begin- en eindtoets van plannen die samen op papier getoetst worden: voor allen dezelfde.',
  params: ofPlan.extend({ test: z.uuid() }),
  body: z.object({ size: z.enum(PLAN_TEST_SIZES) }),
  response: groupPlanSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const trashGroupPlan = defineCall({
  id: 'trashGroupPlan',
  method: 'PUT',
  path: `${BASE}/removed`,
  action: 'care:edit',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  ...FEATURE,
  summary: 'Gooi de plannen van een groepsplan samen weg, of haal ze terug.',
  params: ofPlan,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
});
