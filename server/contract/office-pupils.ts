import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { line, maybeLine } from './messages.ts';
import { reasonOf } from './reason.ts';
import { VARIANTS } from './variant.ts';

// Pupils of all customers, as the office finds them: by initials, until somebody says why the name is needed.

/** How many are shown; who is not among them is found by asking more narrowly. */
export const PUPILS_FOUND = 25;
/** The shortest beginning of a user name by which is searched; a shorter one is found whole. */
export const LEAST_OF_USERNAME = 4;
/** The shortest beginning of a name by which is searched in a school. */
export const LEAST_OF_NAME = 2;
/** How long a name is shown to who asked for it, and how many one person may ask for in an hour. */
export const NAME_SHOWN_MINUTES = 30;
export const NAMES_PER_HOUR = 30;

/** For what the office may want to know who a pupil is, as its customer reads it. */
export const PUPIL_REASONS = {
  inloggen: 'Inloggen lukt niet',
  dubbel: 'Een kind staat er dubbel in',
  vraag: 'Vraag van de klant',
  fout: 'Er ging iets mis',
  gegevens: 'Verzoek over gegevens',
  anders: 'Iets anders',
} as const;
export type PupilReason = keyof typeof PUPIL_REASONS;

/** Why the office does something with a pupil of a customer, who can read it. */
export const pupilReason = reasonOf('Schrijf kort waarom (minstens 10 tekens). De klant kan dit lezen.');
/** The same with what it is about. */
export const reasonFields = {
  why: z.enum(Object.keys(PUPIL_REASONS) as PupilReason[], 'Kies waar het om gaat.'),
  reason: pupilReason,
};

/** Where a pupil is: in a group, in the trash, out of the account, or in a group that was put away. */
export const PUPIL_STATES = ['active', 'trash', 'left', 'archived'] as const;
export type PupilState = (typeof PUPIL_STATES)[number];

export const foundSchema = z.object({
  id: z.string(),
  username: z.string(),
  /** As A. v. B. */
  initials: z.string(),
  /** School year 3 to 8. */
  groep: z.int(),
  /** Name of the group; of who lies in the trash that of before. Empty when there is none. */
  group: z.string(),
  account: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(PUPIL_STATES),
});
export type FoundPupil = z.infer<typeof foundSchema>;

const foundPupils = z.object({
  pupils: z.array(foundSchema),
  /** There are others, who are not shown. */
  isMore: z.boolean(),
});

export const findPupils = defineCall({
  id: 'findPupils',
  method: 'GET',
  path: '/api/office/pupils',
  action: 'office:pupils',
  summary: `Zoek leerlingen op gebruikersnaam (het begin, vanaf ${LEAST_OF_USERNAME} tekens) of id. Namen staan er niet bij.`,
  query: z.object({ q: line(100) }),
  response: foundPupils,
});

/** In the body, since addresses end up in logs. The school can read that it was searched in. */
export const searchPupils = defineCall({
  id: 'searchPupils',
  method: 'POST',
  path: '/api/office/pupil-searches',
  action: 'office:pupils',
  when: 'read',
  summary: 'Zoek leerlingen van één klant op naam. Vraagt een reden, die de klant kan lezen.',
  body: z
    .object({
      account: idSchema,
      firstName: maybeLine(60),
      lastName: maybeLine(60),
      ...reasonFields,
    })
    .superRefine(({ firstName, lastName }, context) => {
      if (Math.max(firstName.length, lastName.length) < LEAST_OF_NAME)
        context.addIssue({
          code: 'custom',
          path: ['firstName'],
          message: `Vul minstens ${LEAST_OF_NAME} letters van de voornaam of de achternaam in.`,
        });
    }),
  response: foundPupils,
});

/** A pupil is named `child`: one in the trash is to be found as well, which a `pupil` of an address is not. */
export const childParams = z.object({ child: idSchema });

const nameView = z.object({
  name: z.string(),
  /** Until when it is shown, ms since the epoch. */
  until: z.number(),
});

const officePupilSchema = foundSchema.extend({
  account: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    variant: z.enum(VARIANTS),
  }),
  /** The group that the pupil is in. */
  groupId: z.string().nullable(),
  /** The name, while it is shown to who asks. */
  shown: nameView.nullable(),
  /** Since when the pupil is in the trash or out of the account, ms since the epoch. */
  since: z.number().nullable(),
  /** The day before which nothing of who lies in the trash is erased, as 2026-11-16. */
  keptUntil: z.iso.date().nullable(),
  /** With whom it was put together, when it lies in the trash because of that. */
  mergedInto: z
    .object({
      id: z.string(),
      username: z.string(),
      /** Null when who did it is gone. */
      by: z.string().nullable(),
      at: z.number(),
    })
    .nullable(),
  lastLogin: z.number().nullable(),
  /** By which ways the pupil logs in. */
  ways: z.object({ password: z.boolean(), card: z.boolean(), sso: z.boolean() }),
  /** An invented pupil of an example group. */
  isSample: z.boolean(),
});
export type OfficePupil = z.infer<typeof officePupilSchema>;

export const getOfficePupil = defineCall({
  id: 'getOfficePupil',
  method: 'GET',
  path: '/api/office/pupils/{child}',
  action: 'office:pupils',
  summary: 'Een leerling zoals het kantoor die ziet: zonder naam, tot iemand zegt waarom die nodig is.',
  params: childParams,
  response: officePupilSchema,
});

export const viewPupilName = defineCall({
  id: 'viewPupilName',
  method: 'POST',
  path: '/api/office/pupils/{child}/name-views',
  action: 'office:pupils',
  when: 'read',
  summary: `Toon de naam van een leerling, ${NAME_SHOWN_MINUTES} minuten, aan wie erom vraagt. Vraagt een reden, die de klant kan lezen.`,
  params: childParams,
  body: z.object({
    /** Made by the client: asked twice it is one view. */
    id: z.uuid(),
    ...reasonFields,
  }),
  response: nameView,
});
