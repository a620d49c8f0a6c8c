import { z } from 'zod';
import { FORMS } from '../../engine/exercise/index.ts';
import { defineCall, idSchema } from './call.ts';
import { groupPupilsSchema } from './group-pupils.ts';
import { FIELD_NAMES, someFieldsSchema } from './practice-fields.ts';

/** The longest name of a practice setting. */
export const LONGEST_SETTING_NAME = 40;
/** The most settings of a group that are not archived. */
export const MOST_SETTINGS = 30;

const daySchema = z.iso.date().nullable();

/** First and last day on which something holds, as 2026-11-16; null without an end to that side. */
export const periodSchema = z.object({ from: daySchema, to: daySchema });
export type Period = z.infer<typeof periodSchema>;

/** What is said of a setting besides its fields. */
const headSchema = periodSchema.extend({
  name: z.string().trim().min(1).max(LONGEST_SETTING_NAME),
  /** Whether it takes the place of the default for the whole group in its period. */
  wholeGroup: z.boolean(),
});
export type SettingHead = z.infer<typeof headSchema>;

/** Whether it holds today: of who has a period, it may be still to come or over. */
export const SETTING_TIMES = ['now', 'later', 'over'] as const;

export const settingSchema = headSchema.extend({
  id: z.string(),
  /** What it says itself; the rest is as usual. */
  fields: someFieldsSchema,
  isDefault: z.boolean(),
  archived: z.boolean(),
  time: z.enum(SETTING_TIMES),
  /** ms since the epoch. */
  changedAt: z.int(),
});
export type Setting = z.infer<typeof settingSchema>;

const followerSchema = z.object({
  id: z.string(),
  name: z.string(),
  groep: z.int(),
  /** The setting that was chosen for the pupil; null for what the group follows. */
  chosen: z.string().nullable(),
  /** The setting that is followed today. */
  follows: z.string().nullable(),
  /** Fields that staff set otherwise for this pupil. */
  differs: z.array(z.enum(FIELD_NAMES)),
  /** The days on which the pupil differs, and whether that is today. */
  ...periodSchema.shape,
  time: z.enum(SETTING_TIMES),
  /** Dutch: why there is nothing to practise today of what staff chose for the pupil; absent when there is. */
  nothing: z.string().optional(),
  /** There is nothing of that, but something else to play: places of before, or what practice falls back on. */
  goesOn: z.literal(true).optional(),
});
export type Follower = z.infer<typeof followerSchema>;

/** One thing that was changed, with what it was and became in words. */
export const changeSchema = z.object({
  /** All that was changed at once; to be given to undo it. */
  batch: z.string(),
  at: z.int(),
  /** Name of who did it. */
  by: z.string(),
  /** What was changed: a field, or something of the setting itself. */
  what: z.array(
    z.enum([...FIELD_NAMES, 'name', 'period', 'wholeGroup', 'isDefault', 'archived', 'made', 'chosen']),
  ),
});
export type Change = z.infer<typeof changeSchema>;

const groupParams = z.object({ account: idSchema, group: idSchema });
const settingParams = groupParams.extend({ setting: idSchema });

/** Part of a form that is saved: what was changed, and what goes back to the level above. */
export const patchSchema = z.object({
  set: someFieldsSchema.default({}),
  clear: z.array(z.enum(FIELD_NAMES)).default([]),
});
export type Patch = z.infer<typeof patchSchema>;

/** Made by the client: the same change sent twice is made once. */
export const batch = z.uuid();

/** What there is to choose from. */
export const optionsSchema = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: z.enum(['spelling', 'reading']),
      groep: z.int(),
      half: z.literal([1, 2]),
    }),
  ),
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      forms: z.array(z.enum(FORMS)),
      pace: z.enum(['T', 'C', 'L']),
    }),
  ),
  /** Teaching methods: those whose blocks the catalogue knows, and those that the school defined. */
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      blocks: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          categories: z.array(z.string()),
          /** The days in which a block of the school's own is taught. */
          from: z.iso.date().nullable().optional(),
          to: z.iso.date().nullable().optional(),
        }),
      ),
      /** Of one that the school defined: when it was last changed. */
      changedAt: z.int().optional(),
      /** Of one that the school defined: the block that is taught today; absent without periods. */
      now: z.string().optional(),
    }),
  ),
  lists: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
});
export type SettingOptions = z.infer<typeof optionsSchema>;

/** What a setting leaves to practise. */
export const effectSchema = z.object({
  /** Words that can come, over all its categories and lists. */
  words: z.int(),
  categories: z.int(),
  games: z.int(),
  /** Dutch, per field: what keeps it from being saved. */
  errors: z.partialRecord(z.enum(FIELD_NAMES), z.string()),
  /** Dutch, per field: what a teacher had better know. */
  warnings: z.partialRecord(z.enum(FIELD_NAMES), z.string()),
});
export type Effect = z.infer<typeof effectSchema>;

export const listSettings = defineCall({
  id: 'listSettings',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/settings',
  action: 'settings:group',
  summary: 'De oefeninstellingen van een groep, met wie welke volgt.',
  params: groupParams,
  response: z.object({
    settings: z.array(settingSchema),
    pupils: z.array(followerSchema),
    total: z.int(),
  }),
});

export const settingOptions = defineCall({
  id: 'settingOptions',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/setting-options',
  action: 'settings:group',
  summary: 'Waaruit een oefeninstelling kan kiezen: categorieën, spellen, methodeblokken en woordenlijsten.',
  params: groupParams,
  response: optionsSchema,
});

export const getSetting = defineCall({
  id: 'getSetting',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/settings/{setting}',
  action: 'settings:group',
  summary: 'Eén oefeninstelling van een groep, met wat er aan veranderd is.',
  params: settingParams,
  response: z.object({ setting: settingSchema, changes: z.array(changeSchema) }),
});

/** Makes a setting (the id is the client's) or changes part of it. */
export const saveSetting = defineCall({
  id: 'saveSetting',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/settings/{setting}',
  action: 'settings:group',
  when: 'change',
  summary: 'Maak een oefeninstelling, of verander er iets aan.',
  params: settingParams,
  body: patchSchema.extend({ batch, head: headSchema.partial().default({}) }),
  response: z.object({ setting: settingSchema, effect: effectSchema }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const markSetting = defineCall({
  id: 'markSetting',
  method: 'PATCH',
  path: '/api/accounts/{account}/groups/{group}/settings/{setting}',
  action: 'settings:group',
  when: 'change',
  summary: 'Maak een oefeninstelling de standaard van de groep, archiveer haar of haal haar terug.',
  params: settingParams,
  body: z.object({ batch, isDefault: z.literal(true).optional(), archived: z.boolean().optional() }),
  response: z.object({ setting: settingSchema }),
  errors: ['conflict', 'not-found'],
});

/** Out of the archive alone: so nobody follows it, and it is not the default. */
export const trashSetting = defineCall({
  id: 'trashSetting',
  method: 'DELETE',
  path: '/api/accounts/{account}/groups/{group}/settings/{setting}',
  action: 'settings:group',
  when: 'less',
  summary: 'Gooi een oefeninstelling uit het archief weg. Ze ligt nog 90 dagen in de prullenbak.',
  params: settingParams,
  answer: 'nothing',
  errors: ['conflict', 'not-found'],
});

/** Gives pupils a setting to follow; null for what the group follows. */
export const giveSetting = defineCall({
  id: 'giveSetting',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/setting-followers',
  action: 'settings:group',
  when: 'change',
  summary: 'Geef leerlingen een oefeninstelling, of laat ze weer de groep volgen.',
  params: groupParams,
  body: z.object({ batch, setting: idSchema.nullable(), pupils: groupPupilsSchema }),
  response: z.object({ pupils: z.array(followerSchema) }),
  errors: ['conflict', 'not-found'],
});

/** Gives several settings of a group the same last day; null takes it away. */
export const endSettings = defineCall({
  id: 'endSettings',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/setting-ends',
  action: 'settings:group',
  when: 'change',
  summary: 'Geef oefeninstellingen samen een laatste dag, of haal die weg.',
  params: groupParams,
  body: z.object({ batch, to: daySchema, settings: z.array(idSchema).min(1).max(MOST_SETTINGS) }),
  response: z.object({ settings: z.array(settingSchema) }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

/** Gives pupils what a pupil of the group follows and differs in; what they differ in otherwise stays. */
export const copyPupilSetting = defineCall({
  id: 'copyPupilSetting',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/setting-copies',
  action: 'settings:group',
  when: 'change',
  summary: 'Neem de oefeninstelling van een leerling over voor andere leerlingen van de groep.',
  params: groupParams,
  body: z.object({ batch, from: idSchema, pupils: groupPupilsSchema }),
  response: z.object({ pupils: z.array(followerSchema) }),
  errors: ['conflict', 'not-found'],
});

export const checkSetting = defineCall({
  id: 'checkSetting',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/setting-check',
  action: 'settings:group',
  when: 'read',
  summary: 'Wat een oefeninstelling die nog niet bewaard is te oefenen laat.',
  params: groupParams,
  body: z.object({ fields: someFieldsSchema }),
  response: effectSchema,
});

export const undoSetting = defineCall({
  id: 'undoSetting',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/setting-changes/{change}/undo',
  action: 'settings:group',
  when: 'change',
  summary:
    'Maak een verandering van oefeninstellingen ongedaan; latere veranderingen aan andere velden blijven.',
  params: groupParams.extend({ change: idSchema }),
  body: z.object({ batch }),
  response: z.object({ undone: z.int() }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});
