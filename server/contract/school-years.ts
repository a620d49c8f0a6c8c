import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { GROUP_YEARS, LONGEST_GROUP_NAME } from './groups.ts';

/** The most groups of a school year. */
export const MOST_GROUPS = 80;

const yearSchema = z.int().min(3).max(8);
/** A new group, or `leave` for who leaves the school. */
const destination = z.union([z.uuid(), z.literal('leave')]);

/** How one school year becomes the next. */
export const yearPlanSchema = z.object({
  /** The calendar year in which the new school year begins. */
  year: z.int().min(2000).max(2200),
  /** The groups of the new year; their ids are made beforehand, so that what is sent twice is made once. */
  groups: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string().trim().max(LONGEST_GROUP_NAME),
        groep: z.array(yearSchema).max(GROUP_YEARS.length),
        teachers: z.array(idSchema).max(20),
      }),
    )
    .max(MOST_GROUPS),
  /** Where the pupils of a group who are in a school year go; null while that is still to be chosen. */
  routes: z
    .array(z.object({ group: idSchema, groep: yearSchema, to: destination.nullable() }))
    .max(MOST_GROUPS * GROUP_YEARS.length),
  /** Pupils who go elsewhere than the rest: who does a year again, or skips one. */
  exceptions: z.array(z.object({ pupil: idSchema, to: destination, groep: yearSchema })).max(1000),
  /** Action plans that are looked back on before the holidays; others that run go on. */
  lookBack: z.array(idSchema).max(1000).default([]),
});
export type YearPlan = z.infer<typeof yearPlanSchema>;

const outlineSchema = z.object({
  /** Dutch: what keeps it from being done, and which part of the plan it is about (`groups.<id>`, `routes.<group>.<year>`). */
  conflicts: z.array(z.object({ at: z.string(), message: z.string() })),
  /** Dutch: what one had better know. */
  warnings: z.array(z.string()),
  /** New groups with how many pupils they get. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), pupils: z.int() })),
  /** Names of groups that go to the archive. */
  archived: z.array(z.string()),
  leavers: z.int(),
  moved: z.int(),
  /** Practice settings that go with the pupils. */
  settings: z.object({
    /** A setting of a group of now that holds in a new group: for how many pupils, or for all (null). */
    kept: z.array(
      z.object({ group: z.string(), setting: z.string(), from: z.string(), pupils: z.int().nullable() }),
    ),
    /** New groups where start level, lists or blocks of the old year stay behind. */
    fresh: z.array(z.string()),
    /** Pupils of whom that is so. */
    freshPupils: z.int(),
  }),
});
export type YearOutline = z.infer<typeof outlineSchema>;

const params = z.object({ account: idSchema });

/** The last time that the school year was changed, and why that can't be undone any more. */
const lastSchema = z.object({
  change: z.string(),
  at: z.int(),
  year: z.int(),
  /** Dutch; null while it can be undone. */
  whyNot: z.string().nullable(),
});

export const proposeSchoolYear = defineCall({
  id: 'proposeSchoolYear',
  method: 'GET',
  path: '/api/accounts/{account}/school-year-plan',
  action: 'group:edit',
  summary: 'Een voorstel voor het nieuwe schooljaar. Er verandert nog niets.',
  params,
  response: z.object({
    plan: yearPlanSchema,
    /** First day of the new school year, as 2027-08-01. */
    startsOn: z.iso.date(),
    current: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        groep: z.array(z.int()),
        pupils: z.array(z.object({ id: z.string(), name: z.string(), groep: z.int() })),
      }),
    ),
    staff: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Action plans that run, by whose they are; `to` is the last day. */
    running: z.array(z.object({ id: z.string(), pupil: z.string(), number: z.int(), to: z.string() })),
  }),
});

export const checkSchoolYear = defineCall({
  id: 'checkSchoolYear',
  method: 'POST',
  path: '/api/accounts/{account}/school-year-check',
  action: 'group:edit',
  when: 'read',
  summary: 'Wat een plan voor het nieuwe schooljaar zou doen, en wat er nog niet klopt.',
  params,
  body: yearPlanSchema,
  response: outlineSchema,
});

export const startSchoolYear = defineCall({
  id: 'startSchoolYear',
  method: 'POST',
  path: '/api/accounts/{account}/school-years',
  action: 'group:edit',
  when: 'change',
  summary: 'Begin het nieuwe schooljaar: alles in één keer, of niets.',
  params,
  body: yearPlanSchema.extend({ change: z.uuid() }),
  response: z.object({ change: z.string() }),
  errors: ['conflict'],
});

export const listSchoolYears = defineCall({
  id: 'listSchoolYears',
  method: 'GET',
  path: '/api/accounts/{account}/school-years',
  action: 'group:list',
  summary: 'De schooljaren met hun groepen, het laatste eerst.',
  params,
  response: z.object({
    years: z.array(
      z.object({
        year: z.int(),
        groups: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            groep: z.array(z.int()),
            teachers: z.array(z.string()),
            pupils: z.int(),
            archived: z.boolean(),
            own: z.boolean(),
          }),
        ),
      }),
    ),
    last: lastSchema.nullable(),
  }),
});

export const getPastGroup = defineCall({
  id: 'getPastGroup',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/past',
  action: 'group:progress',
  summary: 'Wie er in een groep van een eerder schooljaar zat, en waar die leerlingen nu zijn.',
  params: params.extend({ group: idSchema }),
  response: z.object({
    name: z.string(),
    schoolYear: z.int(),
    pupils: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** School year then. */
        groep: z.int(),
        /** Group now, where the pupil is in one. */
        now: z.object({ id: z.string(), name: z.string() }).optional(),
      }),
    ),
  }),
});
