import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { groupPupilsSchema } from './group-pupils.ts';
import { PLACE_STATES } from './practice.ts';

const readyTaskSchema = z.object({
  id: z.string(),
  /** Empty for a list of words. */
  category: z.string(),
  /** Id of a list of words. */
  list: z.string().optional(),
  /** What it is about, as the map names it. */
  name: z.string(),
  /** ms since the epoch. */
  setAt: z.int(),
  pupils: z.array(z.string()),
  /** Those of the pupils who have played it since. */
  played: z.array(z.string()),
});
export type ReadyTask = z.infer<typeof readyTaskSchema>;

/**
 * Also where words are kept for a test of a plan of a pupil; without it that is `conflict`, with `fields.kept` how many.
 */
export const anywaySchema = z.boolean().optional();

const groupParams = z.object({ account: idSchema, group: idSchema });
const readyParams = groupParams.extend({ ready: z.uuid() });

export const listReadyTasks = defineCall({
  id: 'listReadyTasks',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/ready-tasks',
  action: 'task:ready',
  summary: 'Wat er voor leerlingen van een groep is klaargezet, nieuwste eerst.',
  params: groupParams,
  response: z.object({ tasks: z.array(readyTaskSchema), total: z.int() }),
});

export const setReadyTask = defineCall({
  id: 'setReadyTask',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/ready-tasks/{ready}',
  action: 'task:ready',
  when: 'practice',
  summary:
    'Zet een categorie of een woordenlijst klaar voor leerlingen van een groep. De client maakt het id: twee keer geeft één taak.',
  params: readyParams,
  body: z
    .object({
      category: idSchema.optional(),
      list: idSchema.optional(),
      pupils: groupPupilsSchema,
      anyway: anywaySchema,
    })
    .refine(({ category, list }) => (category === undefined) !== (list === undefined), {
      message: 'Kies een categorie of een woordenlijst.',
      path: ['category'],
    }),
  response: readyTaskSchema,
  errors: ['not-found', 'invalid-fields', 'conflict'],
});

export const takeBackReadyTask = defineCall({
  id: 'takeBackReadyTask',
  method: 'DELETE',
  path: '/api/accounts/{account}/groups/{group}/ready-tasks/{ready}',
  action: 'task:ready',
  when: 'less',
  summary: 'Haal weg wat was klaargezet. Wie er net mee bezig is, speelt de ronde uit; die telt gewoon mee.',
  params: readyParams,
  response: z.object({ id: z.string() }),
  errors: ['not-found'],
});

export const openTaskFor = defineCall({
  id: 'openTask',
  method: 'PUT',
  path: '/api/pupils/{pupil}/tasks/{task}/open',
  action: 'task:open',
  when: 'practice',
  summary: 'Open een plek op de kaart van een leerling, ook als die nog niet verdiend is.',
  params: z.object({ pupil: idSchema, task: idSchema }),
  response: z.object({ id: z.string() }),
  errors: ['not-found'],
});

/** A word that a pupil would get, and why. */
const dueWordSchema = z.object({
  word: z.string(),
  /** Code of the reason (engine/practice/DESIGN.md 6). */
  reason: z.string(),
  /** The reason in a teacher's words. */
  why: z.string(),
  /** Expected share right, in percent. */
  p: z.int(),
});

/** What a pupil would find at a place tomorrow. */
const dueTaskSchema = z.object({
  id: z.string(),
  category: z.string(),
  name: z.string(),
  state: z.enum(PLACE_STATES),
  /** Why this place is there, in a teacher's words. */
  why: z.string(),
  /** The game with which the words were chosen; in another one they may differ. */
  game: z.string(),
  words: z.array(dueWordSchema),
});
export const tomorrowSchema = z.object({
  /** The moment for which it is reckoned, ms since the epoch: tomorrow, or the next practice day. */
  at: z.int(),
  /** Dutch, for a teacher: that tomorrow is no practice day, and which day this is about. */
  note: z.string().optional(),
  tasks: z.array(dueTaskSchema),
});
export type Tomorrow = z.infer<typeof tomorrowSchema>;

export const getTomorrow = defineCall({
  id: 'getTomorrow',
  method: 'GET',
  path: '/api/pupils/{pupil}/tomorrow',
  action: 'pupil:practice',
  summary:
    'Wat een leerling morgen krijgt, en waarom: de volgende ronde van elke open plek. Er wordt niets bewaard.',
  params: z.object({ pupil: idSchema }),
  response: tomorrowSchema,
});
