import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { PASSWORD_STYLES, pupilIdsSchema } from './cards.ts';
import { emailAddress } from './messages.ts';
import { MOST_MINUTES } from './practice-fields.ts';
import { personName, personNameThere, tidyLine } from './written.ts';

/** Pupils that are added at once: two classes, for each gets a password of which the making takes a while. */
export const MOST_NEW_PUPILS = 60;
/** Rows of new pupils that are looked at together: a whole school. */
export const MOST_NEW_ROWS = 400;
/** School years in which there is something to practise. */
export const SCHOOL_YEARS = [3, 4, 5, 6, 7, 8] as const;
/** How a pupil logs in; a pupil may have several ways. */
export const LOGIN_KINDS = ['password', 'card', 'sso'] as const;

const YEAR = 'Kies het leerjaar.';
const schoolYear = z.int(YEAR).min(3, YEAR).max(8, YEAR);

/** A user name that somebody chose. */
const ownUsername = tidyLine(40).regex(
  /^[\p{L}\p{M}\p{N}._-]*$/u,
  'Gebruik alleen letters, cijfers, punten en streepjes.',
);

/** What is known of a pupil by name. */
const personFields = {
  firstName: personNameThere(60),
  /** Also in short, as in v/d. */
  infix: personName(30, '/'),
  /** Or only its first letter. */
  lastName: personName(60),
  year: schoolYear,
  /** What the school calls the pupil by in its own lists; empty when it has none. */
  number: tidyLine(20),
};
export const pupilPersonSchema = z.object(personFields);

/** A pupil to be added, as it is typed or pasted. An empty user name is made here. */
export const newPupilSchema = z.object({
  ...personFields,
  username: ownUsername,
  /** It is known that the account has somebody of this name already. */
  sure: z.boolean().default(false),
});
export type NewPupilRow = z.infer<typeof newPupilSchema>;

const pupilSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  infix: z.string(),
  lastName: z.string(),
  username: z.string(),
  year: z.int(),
  number: z.string(),
  /** Level in a pupil monitoring system. */
  level: z.string().optional(),
  /** ms since the epoch. */
  lastPractice: z.number().optional(),
  minutesThisWeek: z.int(),
  coins: z.int(),
  /** Whether the pupil practises otherwise than the group. */
  ownSetting: z.boolean(),
  logins: z.array(z.enum(LOGIN_KINDS)),
  /** Too many wrong passwords were tried: logging in goes slowly for now, but on devices where it went well before. */
  slowLogin: z.boolean(),
});
export type Pupil = z.infer<typeof pupilSchema>;

const groupParams = z.object({ account: idSchema, group: idSchema });

export const listPupils = defineCall({
  id: 'listPupils',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/pupils',
  action: 'pupil:list',
  summary: 'De leerlingen van een groep, met wat ze deze week deden en hoe ze inloggen.',
  params: groupParams,
  response: z.object({
    group: z.object({
      id: z.string(),
      name: z.string(),
      groep: z.array(z.int()),
      /** A group to look at, with invented pupils. */
      sample: z.boolean(),
    }),
    account: z.object({ kind: z.enum(['school', 'rt', 'thuis']), name: z.string() }),
    pupils: z.array(pupilSchema),
    total: z.int(),
  }),
});

/** Looks at rows that are being typed: proposes user names and finds who is in the account already. */
export const checkNewPupils = defineCall({
  id: 'checkNewPupils',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/new-pupils',
  action: 'pupil:add',
  when: 'read',
  summary:
    'Kijk nieuwe leerlingen na: voorstel voor een gebruikersnaam en naamgenoten. Er wordt niets bewaard.',
  params: groupParams,
  body: z.object({ pupils: z.array(newPupilSchema).max(MOST_NEW_ROWS) }),
  response: z.object({
    pupils: z.array(
      z.object({
        /** The one that was chosen, or a free one. */
        username: z.string(),
        /** Dutch message per field that can't be so. */
        faults: z.record(z.string(), z.string()),
        /** Somebody of the same name in this account, or in the rows before. */
        twin: z.object({ name: z.string(), group: z.string().optional() }).optional(),
      }),
    ),
  }),
});

/** Adds pupils. The ids are the client's: who is there already is not added again. */
export const addPupils = defineCall({
  id: 'addPupils',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/pupils',
  action: 'pupil:add',
  when: 'change',
  summary: 'Voeg leerlingen toe aan een groep, allemaal of geen.',
  params: groupParams,
  body: z.object({
    style: z.enum(PASSWORD_STYLES),
    pupils: z
      .array(newPupilSchema.extend({ id: z.uuid() }))
      .min(1)
      .max(MOST_NEW_PUPILS),
  }),
  response: z.object({ added: z.array(z.object({ id: z.string(), username: z.string() })) }),
  errors: ['conflict', 'invalid-fields'],
});

/** Lets pupils for whom too many wrong passwords were tried log in as before. */
export const freeLogins = defineCall({
  id: 'freeLogins',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/pupils/free-logins',
  action: 'pupil:password',
  when: 'core',
  summary: 'Laat leerlingen weer gewoon inloggen na te veel verkeerde wachtwoorden.',
  params: groupParams,
  body: z.object({ pupils: pupilIdsSchema }),
  response: z.object({ freed: z.int() }),
});

/** Takes an addition back: who has not practised yet is gone, as if never added; who has goes to the trash. */
export const undoAddPupils = defineCall({
  id: 'undoAddPupils',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/pupils/undo',
  action: 'pupil:add',
  when: 'less',
  summary: 'Maak het toevoegen van leerlingen ongedaan.',
  params: groupParams,
  body: z.object({ pupils: pupilIdsSchema }),
  response: z.object({ removed: z.int() }),
});

export const savePupil = defineCall({
  id: 'savePupil',
  method: 'PATCH',
  path: '/api/pupils/{pupil}',
  action: 'pupil:edit',
  when: 'change',
  summary: 'Verander naam, leerjaar of nummer van een leerling.',
  params: z.object({ pupil: idSchema }),
  body: pupilPersonSchema,
  response: z.object({ name: z.string() }),
  errors: ['invalid-fields'],
});

/** Puts pupils of a group in the trash, or back into that group. */
export const trashPupils = defineCall({
  id: 'trashPupils',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/pupils/trash',
  action: 'pupil:edit',
  when: ({ trashed }) => (trashed ? 'less' : 'change'),
  summary: 'Leg leerlingen in de prullenbak, of haal ze terug in de groep. Alles blijft 90 dagen bewaard.',
  params: groupParams,
  body: z.object({ pupils: pupilIdsSchema, trashed: z.boolean() }),
  response: z.object({ changed: z.int() }),
});

/** The school year of a child by its birth year: who turns six in the year a school year begins is in group 3. */
export function yearOfBirth(birthYear: number, now: Date): number {
  const begun = now.getMonth() >= 7 ? now.getFullYear() : now.getFullYear() - 1;
  return Math.min(8, Math.max(3, begun - birthYear - 3));
}

/** How a child begins: the first games find out where it is, or the adult says so. */
const startSchema = z.object({ groep: schoolYear, half: z.literal([1, 2]) }).nullable();

/** What a home or practice notes of a child when it is added (the column `child`). */
export const childNotesSchema = z.object({
  birthYear: z.int().optional(),
  /** Of a practice: the parent who agreed, and when. */
  parentMail: z.string().optional(),
  consentAt: z.number().optional(),
  /** Of a home: when the terms were agreed to. */
  termsAt: z.number().optional(),
});
export type ChildNotes = z.infer<typeof childNotesSchema>;

/** Adds a child of a home or practice, with how it begins and how long it may practise. */
export const addChild = defineCall({
  id: 'addChild',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/children/{child}',
  action: 'pupil:add',
  when: 'change',
  summary: 'Voeg een kind toe in een thuis- of praktijkaccount. Het id komt van de client.',
  params: groupParams.extend({ child: z.uuid() }),
  body: z.object({
    firstName: personNameThere(60),
    lastName: personName(60),
    year: schoolYear,
    birthYear: z.int().min(2005).max(2035).optional(),
    start: startSchema,
    style: z.enum(PASSWORD_STYLES),
    /** Minutes a day; null for the usual. */
    minutes: z.int().min(5).max(MOST_MINUTES).nullable(),
    /** The parent agrees (practice) or the terms are agreed to (home). */
    agreed: z.literal(true, 'Zonder dit akkoord kan het kind niet meedoen.'),
    parentMail: emailAddress.optional(),
  }),
  response: z.object({ id: z.string(), username: z.string(), name: z.string() }),
  errors: ['conflict', 'invalid-fields'],
});
