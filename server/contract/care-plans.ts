import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import {
  CONCLUSIONS,
  OUTCOMES,
  SESSION_KINDS,
  STOP_REASONS,
  day,
  fieldsSchema,
  planHead,
  planSchema,
  reasonSchema,
  startSchema,
  text,
  toldPiece,
  within,
} from './care-plan.ts';
import { SIGNAL_KINDS, SIGNAL_STATES } from './care-signals.ts';
import * as terms from './care-terms.ts';

const { SESSION_MINUTES, EXTENSION, REASON } = terms;

/** Something that happened in the care for a pupil. */
const careEvent = z.object({
  kind: z.enum(['begin', 'einde', 'moment', 'evaluatie', 'toets', 'signaal']),
  day: z.string(),
  /** The plan that it was part of. */
  plan: z.string().nullable(),
  minutes: z.int().optional(),
  conclusion: z.enum(CONCLUSIONS).optional(),
  /** What became of a signal, and of which kinds it is. */
  signal: z.enum(SIGNAL_STATES).optional(),
  kinds: z.array(z.enum(SIGNAL_KINDS)).optional(),
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

export const strikePlay = defineCall({
  id: 'strikePlay',
  method: 'PUT',
  path: `${BASE}/play/{day}`,
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Streep het spelen van een dag door met een reden, of laat het weer meetellen.',
  params: ofPlan.extend({ day: z.iso.date() }),
  body: z.object({ struck: reasonSchema.nullable() }),
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
