import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { LONGEST_GROUP_NAME } from './groups.ts';
import { line } from './messages.ts';

/** How long what was thrown away is kept, in days: what the site, the account page and the consent of parents promise. */
export const TRASH_DAYS = 90;
/** The most pupils of one group. */
const MOST_GROUP_PUPILS = 500;
/** The most that is brought back, and that is erased, at once. */
export const MOST_TRASH = 100;
export const MOST_ERASED = 500;
/** What is typed to erase one thing; of several it is their number. */
export const ERASE_WORD = 'WIS';

/** What can lie in the trash; what others hang on comes first. */
export const TRASH_KINDS = ['group', 'pupil', 'plan', 'setting', 'list', 'method', 'tests'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Of a pupil what was done and written, of a group what staff put there. */
const hangsSchema = z.object({
  /** Exercises that were answered. */
  answers: z.int().optional(),
  /** Results of tests that were read in. */
  tests: z.int().optional(),
  notes: z.int().optional(),
  /** Fields in which a pupil practises otherwise than the group. */
  own: z.int().optional(),
  coins: z.int().optional(),
  /** Practice settings of a group, besides an untouched default. */
  settings: z.int().optional(),
  /** Lists and tasks that stand ready for a group. */
  ready: z.int().optional(),
});
export type Hangs = z.infer<typeof hangsSchema>;

const trashItemSchema = z.object({
  kind: z.enum(TRASH_KINDS),
  id: z.string(),
  name: z.string(),
  /** Of a pupil. */
  username: z.string().optional(),
  /** Why it is not erased, also when its time has come; absent when it is. */
  held: z.string().optional(),
  /** Pupils who went along with a group, words of a list, blocks of a method, results of tests that were read in. */
  count: z.int().optional(),
  /** What goes and comes back with it, as far as there is something. */
  hangs: hangsSchema.optional(),
  /** Of a pupil who came with a code or a file of elsewhere: on which day, as 2026-11-16. */
  readInOn: z.iso.date().optional(),
  /** Name of who threw it away; empty when that is not known. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
  /** The day before which nothing of it is erased, as 2026-11-16. */
  keptUntil: z.iso.date(),
  /** The group of a pupil or a setting; absent when it was erased. */
  from: z
    .object({ id: z.string(), name: z.string(), state: z.enum(['open', 'archived', 'trashed']) })
    .optional(),
  /** A pupil who went along with the group, and comes back with it. */
  along: z.boolean(),
  /** Another group has the name of this one by now. */
  nameTaken: z.boolean(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

const accountParams = z.object({ account: idSchema });
const named = z.object({ kind: z.enum(TRASH_KINDS), id: idSchema });

export const listTrash = defineCall({
  id: 'listTrash',
  method: 'GET',
  path: '/api/accounts/{account}/trash',
  action: 'trash:read',
  summary:
    'Wat er in de prullenbak ligt en door wie, nieuwste eerst: van een leerkracht de eigen leerlingen en lijsten, en methodes die hij weggooide.',
  params: accountParams,
  response: z.object({ items: z.array(trashItemSchema), total: z.int() }),
});

/**
 * Brings things back, each apart: what can't come back is told with the reason, and keeps nothing else from it. With too few seats for
 * all the pupils nothing comes back.
 */
export const restoreTrash = defineCall({
  id: 'restoreTrash',
  method: 'POST',
  path: '/api/accounts/{account}/trash/restores',
  action: 'trash:restore',
  when: 'change',
  summary:
    'Haal leerlingen, groepen, handelingsplannen, oefeninstellingen, woordenlijsten, methodes en toetsen terug uit de prullenbak.',
  params: accountParams,
  body: z.object({
    items: z
      .array(
        named.extend({
          /** Where a pupil goes; else to where it was. */
          group: idSchema.optional(),
          /** Of who went along with a group: who come back with it. All of them without it; who stay can come back later. */
          pupils: z.array(idSchema).max(MOST_GROUP_PUPILS).optional(),
          /** What a group is called from now on. */
          name: line(LONGEST_GROUP_NAME).optional(),
        }),
      )
      .min(1)
      .max(MOST_TRASH),
  }),
  response: z.object({
    restored: z.int(),
    failed: z.array(named.extend({ name: z.string(), why: z.string() })),
    /** What is otherwise than it was, in a sentence each. */
    notes: z.array(z.string()),
  }),
  errors: ['seats-full'],
});
export type RestoredTrash = z.infer<typeof restoreTrash.response>;

export const eraseTrash = defineCall({
  id: 'eraseTrash',
  method: 'POST',
  path: '/api/accounts/{account}/trash/erasures',
  action: 'trash:purge',
  when: 'less',
  confirmed: true,
  summary:
    'Wis nu voorgoed wat in de prullenbak ligt, met alles wat erbij hoort. Dit kan niet terug. Geeft het werk op de achtergrond dat dit doet.',
  params: accountParams,
  body: z
    .object({
      /** Of the job, made by the client: asked twice it is done once. */
      id: z.uuid(),
      items: z.array(named).min(1).max(MOST_ERASED),
      /** The number of things, or of one thing the word: so that it is not done by a slip. */
      typed: z.string().max(10),
    })
    .superRefine(({ items, typed }, context) => {
      const proof = proofOf(items.length);
      if (typed.trim().toUpperCase() !== proof)
        context.addIssue({ code: 'custom', path: ['typed'], message: `Typ ${proof} om zeker te zijn.` });
    }),
  response: z.object({
    /** Null when nothing of it lay there any more. */
    job: z.string().nullable(),
    /** How many things are erased, with who goes along. */
    count: z.int(),
    /** The day from which no backup has it, as 2026-11-16. */
    outOfBackups: z.iso.date(),
  }),
  errors: ['job-busy'],
});

/** What is typed before so many things are erased. */
export const proofOf = (count: number): string => (count === 1 ? ERASE_WORD : String(count));
