import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { groupPupilsSchema } from './group-pupils.ts';

/** Answers at the first try about a rule, by the pupils to whom it was explained. */
const shareSchema = z.object({ answers: z.int(), right: z.int() });

const explanationSchema = z.object({
  id: z.string(),
  rule: z.string(),
  /** The rule in a teacher's words. */
  name: z.string(),
  category: z.string(),
  /** When it was explained, ms since the epoch. */
  at: z.int(),
  maker: z.string(),
  pupils: z.array(z.string()),
  /** How it went in the two weeks before, and since (at most two weeks). */
  before: shareSchema,
  after: shareSchema,
});
export type Explanation = z.infer<typeof explanationSchema>;

/** With fewer answers on one of both sides, before and after can't be compared. */
export const LEAST_TO_COMPARE = 10;

const groupParams = z.object({ account: idSchema, group: idSchema });
const explanationParams = groupParams.extend({ explanation: z.uuid() });

export const listExplanations = defineCall({
  id: 'listExplanations',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/explanations',
  action: 'group:lead',
  summary:
    'Extra uitleg van de laatste weken aan leerlingen van een groep, met hoe het daarvoor en daarna ging.',
  params: groupParams,
  response: z.object({ explanations: z.array(explanationSchema), total: z.int() }),
});

export const noteExplanation = defineCall({
  id: 'noteExplanation',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/explanations/{explanation}',
  action: 'group:lead',
  when: 'change',
  summary:
    'Schrijf op dat leerlingen extra uitleg kregen over een regel. De client maakt het id: twee keer is één keer.',
  params: explanationParams,
  body: z.object({
    rule: idSchema,
    /** The category in which the rule is practised. */
    category: idSchema,
    pupils: groupPupilsSchema,
  }),
  response: explanationSchema,
  errors: ['not-found', 'invalid-fields'],
});

export const removeExplanation = defineCall({
  id: 'removeExplanation',
  method: 'DELETE',
  path: '/api/accounts/{account}/groups/{group}/explanations/{explanation}',
  action: 'group:lead',
  when: 'less',
  summary: 'Haal weg dat er extra uitleg was.',
  params: explanationParams,
  response: z.object({ id: z.string() }),
  errors: ['not-found'],
});

export const getBoardBalloon = defineCall({
  id: 'getBoardBalloon',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/balloon',
  action: 'group:progress',
  summary: 'Hoe hoog de ballon van een groep is. Wie hoeveel optilde, staat er niet bij.',
  params: groupParams,
  response: z.object({
    /** Metres, rounded down. */
    height: z.int(),
    stickers: z.array(z.object({ id: z.string(), name: z.string(), height: z.int() })),
  }),
});
