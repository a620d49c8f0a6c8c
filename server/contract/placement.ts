import { z } from 'zod';
import { HALF_YEARS } from '../../engine/measure/index.ts';
import { defineCall, idSchema } from './call.ts';
import { MOST_OF_GROUP } from './group-pupils.ts';
import { MOST_DECIDED } from './lvs.ts';

// The placement test: where a pupil begins to practise. Nothing moves before somebody accepts it; in a home it is accepted by itself.

/** Days after today on which it may still be begun, when nothing else is chosen. */
export const USUAL_PLACEMENT_DAYS = 13;
/** The longest that it may lie ready, in days. */
export const MOST_PLACEMENT_DAYS = 90;

const half = z.enum(HALF_YEARS);
const countSchema = z.object({ right: z.int(), of: z.int() });

const resultSchema = z.object({
  ...countSchema.shape,
  /** Words of which the sound failed: not counted. */
  noSound: z.int(),
  stages: z.array(countSchema.extend({ at: half })),
  /** Categories of which enough words were asked. */
  categories: z.array(countSchema.extend({ id: z.string(), title: z.string() })),
  /** Where the pupil would begin. */
  start: half,
  decision: z.enum(['open', 'accepted', 'rejected']),
  /** It was accepted by itself. */
  isAutomatic: z.boolean(),
  decidedAt: z.int().nullable(),
  /** Until when it can be taken back, of what was accepted. */
  undoUntil: z.int().optional(),
});
export type PlacementResult = z.infer<typeof resultSchema>;

const placementSchema = z.object({
  test: z.string(),
  /** `klaar`: not begun; `dicht`: its days are over, and it was not begun. */
  state: z.enum(['klaar', 'dicht', 'bezig', 'klaar met toets']),
  to: z.iso.date(),
  madeAt: z.int(),
  /** Who set it ready; null for who left. */
  by: z.string().nullable(),
  /** The half-year of the pupil when it was set ready. */
  norm: half,
  stage: z.int(),
  stages: z.int(),
  /** Words that have an answer, of how many in all. */
  written: z.int(),
  words: z.int(),
  handedInAt: z.int().nullable(),
  /** Absent until it is in; null where no word could be heard. */
  result: resultSchema.nullable().optional(),
});
export type Placement = z.infer<typeof placementSchema>;

const rowSchema = z.object({
  pupil: z.string(),
  name: z.string(),
  year: z.int(),
  /** The latest one. */
  placement: placementSchema.nullable(),
});
export type PlacementOfPupil = z.infer<typeof rowSchema>;

const BASE = '/api/accounts/{account}/groups/{group}/placements';
const ofGroup = z.object({ account: idSchema, group: idSchema });
const ofTest = ofGroup.extend({ test: z.uuid() });
const listSchema = z.object({ pupils: z.array(rowSchema), total: z.int() });

export const listPlacements = defineCall({
  id: 'listPlacements',
  method: 'GET',
  path: BASE,
  action: 'test:place',
  summary: 'De instaptoetsen van een groep: van elke leerling de laatste, met hoe ver hij is en de uitslag.',
  params: ofGroup,
  response: listSchema,
});

export const setPlacements = defineCall({
  id: 'setPlacements',
  method: 'PUT',
  path: BASE,
  action: 'test:place',
  when: 'change',
  summary:
    'Zet een instaptoets klaar voor leerlingen van een groep. Wie er al een heeft om te maken, houdt die; wat twee keer komt, gebeurt één keer.',
  params: ofGroup,
  body: z.object({
    /** Ids are the client's: sent twice it is made once. */
    tests: z
      .array(z.object({ id: z.uuid(), pupil: idSchema }))
      .min(1, 'Kies minstens één naam.')
      .max(MOST_OF_GROUP),
    to: z.iso.date('Vul een dag in.'),
  }),
  response: listSchema.extend({
    /** How many were set ready by this. */
    made: z.int(),
  }),
  errors: ['conflict', 'invalid-fields'],
});

const wordSchema = z.object({
  n: z.int(),
  stage: z.int(),
  word: z.string(),
  category: z.string(),
  given: z.string().nullable(),
  verdict: z.enum(['goed', 'fout', 'twijfel']).nullable(),
  /** The sound failed, or it was not asked any more: not counted. */
  missing: z.boolean(),
});
export type PlacementWord = z.infer<typeof wordSchema>;

export const getPlacement = defineCall({
  id: 'getPlacement',
  method: 'GET',
  path: `${BASE}/{test}`,
  action: 'test:place',
  summary: 'Een instaptoets van een leerling, met elk woord en waarom dit begin wordt voorgesteld.',
  params: ofTest,
  response: rowSchema.extend({
    placement: placementSchema,
    words: z.array(wordSchema),
    /** Share that would be written right of the words of the half-years about the start, 0 to 1. */
    expected: z.array(z.object({ at: half, p: z.number() })),
  }),
});
export type PlacementDetail = z.infer<typeof getPlacement.response>;

export const decidePlacements = defineCall({
  id: 'decidePlacements',
  method: 'POST',
  path: `${BASE}/decisions`,
  action: 'test:place',
  when: 'change',
  summary:
    'Neem het begin over dat instaptoetsen voorstellen, neem het niet over, of draai dat terug. Zonder dit verandert er niets voor leerlingen.',
  params: ofGroup,
  body: z.object({
    decision: z.enum(['accept', 'reject', 'undo']),
    tests: z.array(z.uuid()).min(1).max(MOST_DECIDED),
  }),
  response: z.object({
    decided: z.int(),
    /** What could not be done, in a sentence each. */
    failed: z.array(z.string()),
  }),
});

export const endPlacement = defineCall({
  id: 'endPlacement',
  method: 'POST',
  path: `${BASE}/{test}/hand-in`,
  action: 'test:place',
  when: 'change',
  summary: 'Rond een instaptoets af waaraan een leerling bezig is: wat niet geschreven is, telt niet mee.',
  params: ofTest,
  response: rowSchema,
  errors: ['conflict'],
});

export const removePlacement = defineCall({
  id: 'removePlacement',
  method: 'PATCH',
  path: `${BASE}/{test}/removed`,
  action: 'test:place',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  summary: 'Haal een instaptoets weg, of zet hem terug.',
  params: ofTest,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
  errors: ['conflict'],
});
