import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { groupPupilsSchema } from './group-pupils.ts';
import { line } from './messages.ts';
import { VARIANTS } from './variant.ts';

/** The longest name of a group. */
export const LONGEST_GROUP_NAME = 60;
/** The school years: group 3 to 8, in Belgium the first to the sixth year of study. */
export const GROUP_YEARS = [3, 4, 5, 6, 7, 8] as const;

/**
 * What a group wants looked at: nobody teaches it, nobody is in it, nobody practised for two weeks, no year is known, the setting
 * leaves some pupil nothing to practise, or only something else than what was chosen.
 */
export const GROUP_WARNINGS = ['noTeacher', 'noPupils', 'quiet', 'noYear', 'nothing', 'lineGone'] as const;
export type GroupWarning = (typeof GROUP_WARNINGS)[number];

export const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Dutch school years 3 to 8 in the group. */
  groep: z.array(z.int()),
  /** The calendar year in which its school year begins: 2026 for 2026-2027. */
  schoolYear: z.int(),
  archived: z.boolean(),
  /** A group to look at with invented pupils: nobody of it is counted, and it can only be taken away. */
  sample: z.boolean(),
  teachers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The last day of a stand-in, as 2026-11-16. */
      until: z.iso.date().optional(),
    }),
  ),
  pupils: z.int(),
  /** Pupils who practised in the last seven days. */
  activeThisWeek: z.int(),
  /** Name of the practice setting that holds for who has no other; absent while it is as usual. */
  setting: z.string().optional(),
  warnings: z.array(z.enum(GROUP_WARNINGS)),
  /** Whether the asking teacher is one of its teachers, or stands in. */
  own: z.boolean(),
  /** Whether the asker may look into it: a teacher in the own groups, or in all with that right. */
  mayOpen: z.boolean(),
});
export type Group = z.infer<typeof groupSchema>;

const accountParams = z.object({ account: idSchema });
const groupParams = accountParams.extend({ group: idSchema });

export const listGroups = defineCall({
  id: 'listGroups',
  method: 'GET',
  path: '/api/accounts/{account}/groups',
  action: 'group:list',
  summary: 'De groepen van een account, eigen groepen eerst; met archived=yes die uit het archief.',
  params: accountParams,
  query: z.object({ archived: z.enum(['yes', 'no']).default('no') }),
  response: z.object({
    groups: z.array(groupSchema),
    total: z.int(),
    account: z.object({
      kind: z.enum(['school', 'rt', 'thuis']),
      variant: z.enum(VARIANTS),
      /** The school year that its groups are in. */
      schoolYear: z.int(),
      /** The school year of today's date. */
      today: z.int(),
    }),
  }),
});

export const getGroup = defineCall({
  id: 'getGroup',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}',
  action: 'group:progress',
  summary: 'Eén groep.',
  params: groupParams,
  response: groupSchema,
});

/** Made by the client: a change that is sent twice is made once. */
const change = z.uuid();

/** What is said of a group. */
export const groupFieldsSchema = z.object({
  name: line(LONGEST_GROUP_NAME),
  groep: z
    .array(z.int().min(3).max(8))
    .max(GROUP_YEARS.length)
    .transform((years) => [...new Set(years)].sort()),
  teachers: z.array(idSchema).max(20),
});
export type GroupFields = z.infer<typeof groupFieldsSchema>;

const done = z.object({ change: z.string() });

export const addGroup = defineCall({
  id: 'addGroup',
  method: 'POST',
  path: '/api/accounts/{account}/groups',
  action: 'group:edit',
  when: 'change',
  summary: 'Maak een groep.',
  params: accountParams,
  body: groupFieldsSchema.extend({ change, id: z.uuid() }),
  response: done,
  errors: ['invalid-fields'],
});

export const editGroup = defineCall({
  id: 'editGroup',
  method: 'PATCH',
  path: '/api/accounts/{account}/groups/{group}',
  action: 'group:edit',
  when: 'change',
  summary: 'Verander de naam, de leerjaren of de leerkrachten van een groep.',
  params: groupParams,
  body: groupFieldsSchema.partial().extend({ change }),
  response: done,
  errors: ['invalid-fields', 'conflict'],
});

export const archiveGroups = defineCall({
  id: 'archiveGroups',
  method: 'POST',
  path: '/api/accounts/{account}/group-archive',
  action: 'group:edit',
  when: 'change',
  summary: 'Zet groepen in het archief, of haal ze terug. De leerlingen blijven erin.',
  params: accountParams,
  body: z.object({ change, groups: z.array(idSchema).min(1).max(100), archived: z.boolean() }),
  response: done,
  errors: ['conflict'],
});

const trashWeightSchema = z.object({
  pupils: z.int(),
  /** Lists and tasks that are set ready. */
  ready: z.int(),
  /** Practice settings that say something, of the groups and of their pupils. */
  settings: z.int(),
});
export type TrashWeight = z.infer<typeof trashWeightSchema>;

export const weighGroupTrash = defineCall({
  id: 'weighGroupTrash',
  method: 'GET',
  path: '/api/accounts/{account}/group-trash',
  action: 'group:edit',
  summary: 'Wat er meegaat als deze groepen (ids met een komma ertussen) naar de prullenbak gaan.',
  params: accountParams,
  query: z.object({
    groups: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(idSchema).min(1).max(100)),
  }),
  response: trashWeightSchema,
  errors: ['not-found'],
});

export const trashGroups = defineCall({
  id: 'trashGroups',
  method: 'POST',
  path: '/api/accounts/{account}/group-trash',
  action: 'group:edit',
  when: 'less',
  summary:
    'Leg groepen met hun leerlingen in de prullenbak. De leerlingen kunnen dan niet meer inloggen; er gaat niets verloren.',
  params: accountParams,
  body: z.object({ change, groups: z.array(idSchema).min(1).max(100) }),
  response: done,
  errors: ['not-found'],
});

export const mergeGroups = defineCall({
  id: 'mergeGroups',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/merges',
  action: 'group:edit',
  when: 'change',
  summary:
    'Voeg een andere groep bij deze: de leerlingen en leerkrachten komen erbij, de andere groep gaat naar het archief.',
  params: groupParams,
  body: z.object({ change, other: idSchema, name: line(LONGEST_GROUP_NAME) }),
  response: done,
  errors: ['invalid-fields', 'conflict'],
});

export const splitGroup = defineCall({
  id: 'splitGroup',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/splits',
  action: 'group:edit',
  when: 'change',
  summary: 'Splits een groep: de gekozen leerlingen gaan naar een nieuwe groep.',
  params: groupParams,
  body: groupFieldsSchema.extend({
    change,
    id: z.uuid(),
    pupils: groupPupilsSchema,
  }),
  response: done,
  errors: ['invalid-fields', 'conflict'],
});

export const movePupils = defineCall({
  id: 'movePupils',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/moves',
  action: 'group:edit',
  when: 'change',
  summary: 'Verplaats leerlingen van het account naar deze groep.',
  params: groupParams,
  body: z.object({ change, pupils: groupPupilsSchema }),
  response: done,
  errors: ['conflict', 'not-found'],
});

export const undoGroupChange = defineCall({
  id: 'undoGroupChange',
  method: 'POST',
  path: '/api/accounts/{account}/group-changes/{groupChange}/undo',
  action: 'group:edit',
  when: 'change',
  summary: 'Maak een verandering van groepen ongedaan, tot 24 uur erna en zolang er niet op voortgebouwd is.',
  params: accountParams.extend({ groupChange: idSchema }),
  response: done,
  errors: ['conflict', 'not-found'],
});

/** Makes a group to look at. Its id is the client's: asked for twice it is one. */
export const addSampleGroup = defineCall({
  id: 'addSampleGroup',
  method: 'PUT',
  path: '/api/accounts/{account}/sample-group',
  action: 'group:edit',
  when: 'change',
  summary: 'Maak een voorbeeldgroep met verzonnen leerlingen, die nergens meetellen.',
  params: accountParams,
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
  errors: ['conflict'],
});

export const removeSampleGroup = defineCall({
  id: 'removeSampleGroup',
  method: 'DELETE',
  path: '/api/accounts/{account}/sample-group',
  action: 'group:edit',
  when: 'less',
  summary: 'Haal de voorbeeldgroep weg, met de verzonnen leerlingen en alles wat ze deden.',
  params: accountParams,
  response: z.object({ removed: z.int() }),
});

const rosterPupilSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  infix: z.string(),
  lastName: z.string(),
  number: z.string(),
  username: z.string(),
  groep: z.int(),
  /** Id of the group; null for who is in none. */
  group: z.string().nullable(),
});
export type RosterPupil = z.infer<typeof rosterPupilSchema>;

const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Teaches, and administers nothing. */
  isTeacher: z.boolean(),
});
export type RosterStaff = z.infer<typeof staffSchema>;

export const getRosters = defineCall({
  id: 'getRosters',
  method: 'GET',
  path: '/api/accounts/{account}/rosters',
  action: 'group:edit',
  summary: 'Wie er in welke groep zit, en wie er les kan geven.',
  params: accountParams,
  response: z.object({
    pupils: z.array(rosterPupilSchema),
    staff: z.array(staffSchema),
  }),
});

export const giveGroupsSetting = defineCall({
  id: 'giveGroupsSetting',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/shared-settings',
  action: 'group:edit',
  when: 'change',
  summary: 'Geef andere groepen de standaard-oefeninstelling van deze groep, als hun nieuwe standaard.',
  params: groupParams,
  body: z.object({ batch: z.uuid(), groups: z.array(idSchema).min(1).max(100) }),
  response: z.object({
    given: z.int(),
    /** Groups that could not take it, with the reason. */
    skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
  }),
  errors: ['conflict', 'not-found'],
});

export const undoGroupsSetting = defineCall({
  id: 'undoGroupsSetting',
  method: 'POST',
  path: '/api/accounts/{account}/shared-settings/{change}/undo',
  action: 'group:edit',
  when: 'change',
  summary: 'Maak ongedaan dat groepen de oefeninstelling van een andere kregen.',
  params: accountParams.extend({ change: idSchema }),
  body: z.object({ batch: z.uuid() }),
  response: z.object({ undone: z.int() }),
  errors: ['not-found'],
});
