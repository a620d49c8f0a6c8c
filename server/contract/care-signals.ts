import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { REASON } from './care-terms.ts';
import { LVS_PARTS } from './lvs-heads.ts';
import { MOMENTS, type Moment } from './lvs-moment.ts';
import { LEVEL_SCALES, LVS_PROVIDERS } from './lvs.ts';

/** Why a pupil may need care: from practice, from tests, and that practice says too little. */
export const SIGNAL_KINDS = ['te-moeilijk', 'achter', 'stilstand', 'lvs', 'val', 'weinig'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** What becomes of a signal: it is there, a plan came of it, somebody put it off, it is over. */
export const SIGNAL_STATES = ['open', 'plan', 'niet nu', 'voorbij'] as const;
export type SignalState = (typeof SIGNAL_STATES)[number];

/** A category as practice has it: expected success with its 80 % interval, in percent. */
const signalCategory = z.object({
  id: z.string(),
  title: z.string(),
  p: z.int(),
  low: z.int(),
  high: z.int(),
  answers: z.int(),
});

const signalTest = z.object({
  provider: z.enum(LVS_PROVIDERS),
  part: z.enum(LVS_PARTS),
  moment: z.enum(MOMENTS as [Moment, ...Moment[]]),
  day: z.string().optional(),
  level: z.object({ scale: z.enum(LEVEL_SCALES), value: z.string() }).optional(),
  percentile: z.number().optional(),
});

const reasonSchema = z.object({
  kind: z.enum(SIGNAL_KINDS),
  categories: z.array(signalCategory),
  /** Of `achter`: categories that were measured. */
  measured: z.int().optional(),
  /** Of `stilstand`, where one category stood still: points that it rose. */
  points: z.int().optional(),
  /** Of `lvs` and `val`, the latest first. */
  tests: z.array(signalTest),
  /** Of `weinig`: answers in the last school weeks. */
  answers: z.int().optional(),
});
export type SignalReason = z.infer<typeof reasonSchema>;

const signalSchema = z.object({
  id: z.string(),
  version: z.int(),
  pupil: z.object({
    id: z.string(),
    name: z.string(),
    group: z.string(),
    groupId: z.string().nullable(),
  }),
  since: z.string(),
  state: z.enum(['open', 'niet nu']),
  reasons: z.array(reasonSchema),
  /** Answers are often given without reading. */
  isHurried: z.boolean(),
  /** Too little is known for a plan. */
  isPlanReady: z.boolean(),
  /** Categories that a plan could be about, those that go worst first. */
  goals: z.array(z.string()),
  /** Who put it off, why, and until which day. */
  decided: z.object({ by: z.string(), why: z.string(), until: z.string() }).nullable(),
});
export type CareSignal = z.infer<typeof signalSchema>;

const FEATURE = { feature: 'featureZorgtraject' } as const;

export const listCareSignals = defineCall({
  id: 'listCareSignals',
  method: 'GET',
  path: '/api/accounts/{account}/care/signals',
  action: 'care:read',
  ...FEATURE,
  summary:
    'Leerlingen die misschien zorg nodig hebben, met waarom; van een leerkracht die van de eigen groepen.',
  params: z.object({ account: idSchema }),
  response: z.object({ signals: z.array(signalSchema), total: z.int() }),
});

export const decideSignal = defineCall({
  id: 'decideSignal',
  method: 'PUT',
  path: '/api/accounts/{account}/care/signals/{signal}',
  action: 'care:edit',
  when: 'change',
  ...FEATURE,
  summary: 'Zeg wat er met een signaal gebeurt: er komt een plan, niet nu met een reden, of toch weer open.',
  params: z.object({ account: idSchema, signal: idSchema }),
  body: z.discriminatedUnion('state', [
    z.object({ state: z.literal('open'), basedOn: z.int() }),
    z.object({ state: z.literal('plan'), basedOn: z.int() }),
    z.object({
      state: z.literal('niet nu'),
      basedOn: z.int(),
      why: z
        .string()
        .trim()
        .min(REASON.least, 'Schrijf kort waarom.')
        .max(REASON.most, `Schrijf hoogstens ${REASON.most} tekens.`),
    }),
  ]),
  response: z.object({ state: z.enum(SIGNAL_STATES), version: z.int() }),
  errors: ['conflict', 'invalid-fields'],
});
