import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { someFieldsSchema } from './practice-fields.ts';
import { batch, changeSchema, effectSchema, patchSchema, periodSchema, SETTING_TIMES } from './settings.ts';
import { tomorrowSchema } from './tasks.ts';

// The practice setting of one pupil: where it differs from what the group says.

const pupilParams = z.object({ pupil: idSchema });

/** An action plan that holds today: a part of practice is from its goals. It is no field of a setting. */
const planOver = z.object({
  id: z.string(),
  /** Its last day. */
  to: z.string(),
  share: z.number(),
  /** How many goal categories it has, and which of them the setting leaves out, as staff call them. */
  categories: z.int(),
  excluded: z.array(z.string()),
});
export type PlanOver = z.infer<typeof planOver>;

const pupilSettingSchema = z.object({
  pupil: z.object({ id: z.string(), name: z.string(), groep: z.int() }),
  /** Absent for a pupil without a group. */
  group: z.object({ id: z.string(), name: z.string() }).optional(),
  chosen: z.string().nullable(),
  /** The setting that is followed today. */
  follows: z.object({ id: z.string(), name: z.string() }).optional(),
  /** What that setting says: where the pupil does not differ, this holds. */
  inherited: someFieldsSchema,
  /** Where the pupil differs in the period. */
  own: someFieldsSchema,
  /** What of that the pupil chose in a game. */
  inGame: someFieldsSchema,
  /** Where the pupil differs today. */
  ownNow: someFieldsSchema,
  /** The days on which the pupil differs, and whether that is today. */
  ...periodSchema.shape,
  time: z.enum(SETTING_TIMES),
  /** Dutch: why there is nothing to practise today of what staff chose for the pupil; absent when there is. */
  nothing: z.string().optional(),
  /** There is nothing of that, but something else to play: places of before, or what practice falls back on. */
  goesOn: z.literal(true).optional(),
  /** Told to who may read plans. */
  plans: z.array(planOver),
  /** Settings of the group to choose from. */
  settings: z.array(z.object({ id: z.string(), name: z.string(), time: z.enum(SETTING_TIMES) })),
  changes: z.array(changeSchema),
});
export type PupilSetting = z.infer<typeof pupilSettingSchema>;

export const getPupilSetting = defineCall({
  id: 'getPupilSetting',
  method: 'GET',
  path: '/api/pupils/{pupil}/practice-setting',
  action: 'settings:pupil',
  summary: 'De oefeninstelling van een leerling: wat de groep zegt, en waarin de leerling afwijkt.',
  params: pupilParams,
  response: pupilSettingSchema,
});

export const savePupilSetting = defineCall({
  id: 'savePupilSetting',
  method: 'PUT',
  path: '/api/pupils/{pupil}/practice-setting',
  action: 'settings:pupil',
  when: 'change',
  summary: 'Verander waarin een leerling van de groep afwijkt, of welke oefeninstelling de leerling volgt.',
  params: pupilParams,
  body: patchSchema.extend({
    batch,
    chosen: idSchema.nullable().optional(),
    head: periodSchema.partial().default({}),
  }),
  response: pupilSettingSchema.extend({ effect: effectSchema }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const undoPupilSetting = defineCall({
  id: 'undoPupilSetting',
  method: 'POST',
  path: '/api/pupils/{pupil}/setting-changes/{change}/undo',
  action: 'settings:pupil',
  when: 'change',
  summary: 'Maak een verandering van de oefeninstelling van een leerling ongedaan.',
  params: pupilParams.extend({ change: idSchema }),
  body: z.object({ batch }),
  response: z.object({ undone: z.int() }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

/** What a pupil gets tomorrow with these own fields, or with a setting of the group that is being edited. */
export const previewTomorrow = defineCall({
  id: 'previewTomorrow',
  method: 'POST',
  path: '/api/pupils/{pupil}/practice-setting/tomorrow',
  action: 'settings:pupil',
  when: 'read',
  summary: 'Wat een leerling morgen krijgt en waarom, ook met een oefeninstelling die nog niet bewaard is.',
  params: pupilParams,
  body: z.object({
    /** Fields as they would hold for the pupil; without it as they hold now. */
    fields: someFieldsSchema.optional(),
    /** The days on which these would hold; on others the pupil follows the group. Without it always. */
    period: periodSchema.optional(),
  }),
  response: z.object({ effect: effectSchema, tomorrow: tomorrowSchema }),
});
