import { z } from 'zod';
import { PASSWORD_STYLES } from './cards.ts';
import { defineCall, idSchema } from './call.ts';
import { line } from './messages.ts';
import { takenFieldsSchema } from './moves.ts';
import { childParams, foundSchema, reasonFields } from './office-pupils.ts';
import { someFieldsSchema } from './practice-fields.ts';

// What the office does for a pupil of a customer. Each asks why, stands in the audit log, and is told to who runs the account.

/** The most lines of the log that are shown of one pupil, the newest first. */
export const PUPIL_LINES = 50;

export const listPupilLines = defineCall({
  id: 'listPupilLines',
  method: 'GET',
  path: '/api/office/pupils/{child}/lines',
  action: 'office:pupils',
  summary: `Wat er met een leerling gebeurde en wie dat deed: de laatste ${PUPIL_LINES} regels van het logboek.`,
  params: childParams,
  response: z.object({
    lines: z.array(
      z.object({
        id: z.string(),
        /** ms since the epoch. */
        at: z.number(),
        /** Name of who did it, of the office with that said; of pupils nobody is named. */
        by: z.string(),
        what: z.string(),
        /** Why, where that was asked. */
        reason: z.string(),
      }),
    ),
  }),
});

export const renewPupilLogin = defineCall({
  id: 'renewPupilLogin',
  method: 'POST',
  path: '/api/office/pupils/{child}/logins',
  action: 'office:pupils',
  when: 'less',
  confirmed: true,
  summary:
    'Geef een leerling een nieuw wachtwoord; het oude werkt niet meer. Het staat alleen in dit antwoord, en de beheerders van de klant krijgen bericht.',
  params: childParams,
  body: z.object({
    /** Made by the client: asked twice it is one password. */
    id: z.uuid(),
    ...reasonFields,
  }),
  response: z.object({ username: z.string(), password: z.string(), style: z.enum(PASSWORD_STYLES) }),
  errors: ['conflict'],
});
export type NewPupilLogin = z.infer<typeof renewPupilLogin.response>;

export const restorePupil = defineCall({
  id: 'restorePupil',
  method: 'POST',
  path: '/api/office/pupils/{child}/restores',
  action: 'office:pupils',
  when: 'change',
  summary:
    'Haal een leerling terug uit de prullenbak, naar een groep van de klant. Daarvoor moet er plaats zijn.',
  params: childParams,
  body: z.object({ group: idSchema, ...reasonFields }),
  response: z.object({}),
  errors: ['conflict', 'seats-full'],
});

export const movePupilToGroup = defineCall({
  id: 'movePupilToGroup',
  method: 'PUT',
  path: '/api/office/pupils/{child}/group-moves/{change}',
  action: 'office:pupils',
  when: 'change',
  summary: 'Zet een leerling in een andere groep van dezelfde klant.',
  params: childParams.extend({ change: z.uuid() }),
  body: z.object({
    group: idSchema,
    /** The group that the pupil is in, as who asks saw it. */
    basedOn: idSchema,
    ...reasonFields,
  }),
  response: z.object({}),
  errors: ['conflict'],
});

/** How much a pupil has. */
const countsSchema = z.object({
  rounds: z.int(),
  answers: z.int(),
  coins: z.int(),
  belongings: z.int(),
  notes: z.int(),
  plans: z.int(),
  tests: z.int(),
});
export type PupilCounts = z.infer<typeof countsSchema>;

const joinSchema = z.object({
  id: z.string(),
  /** User name of who went to the trash; empty when that is not known any more. */
  gone: z.string(),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  /** ms since the epoch. */
  at: z.number(),
  /** Until when it can be taken back; absent when it can't. */
  undoUntil: z.number().optional(),
});
export type TwinsJoin = z.infer<typeof joinSchema>;

export const listTwins = defineCall({
  id: 'listTwins',
  method: 'GET',
  path: '/api/office/pupils/{child}/twins',
  action: 'office:pupils',
  summary: 'Wie bij dezelfde klant dezelfde leerling kan zijn, en wie er bij gevoegd is.',
  params: childParams,
  response: z.object({ twins: z.array(foundSchema), joins: z.array(joinSchema) }),
});

export const checkTwins = defineCall({
  id: 'checkTwins',
  method: 'POST',
  path: '/api/office/pupils/{child}/merge-checks',
  action: 'office:pupils',
  when: 'read',
  summary:
    'Wat er zou gebeuren als een andere leerling van dezelfde klant bij deze gevoegd wordt. Er verandert niets.',
  params: childParams,
  body: z.object({
    /** A user name or id. */
    other: line(100),
  }),
  response: z.object({
    other: foundSchema,
    stays: countsSchema,
    goes: countsSchema,
    /** The group of who stays. */
    group: z.string(),
    /** In what the two practise otherwise. */
    differences: z.object({ here: someFieldsSchema, there: someFieldsSchema }),
  }),
  errors: ['conflict'],
});
export type TwinsCheck = z.infer<typeof checkTwins.response>;

export const mergeTwins = defineCall({
  id: 'mergeTwins',
  method: 'PUT',
  path: '/api/office/pupils/{child}/merges/{merge}',
  action: 'office:pupils',
  when: 'change',
  confirmed: true,
  summary:
    'Voeg een andere leerling van dezelfde klant bij deze, op de achtergrond. De andere gaat naar de prullenbak; een dag lang kan het terug.',
  params: childParams.extend({ merge: z.uuid() }),
  body: z.object({
    /** Id of who is added and goes to the trash. */
    gone: idSchema,
    /** In what this one practises as the other did from then on. */
    fields: takenFieldsSchema,
    ...reasonFields,
  }),
  response: z.object({ state: z.enum(['running', 'done']) }),
  errors: ['conflict', 'job-busy'],
});

export const partTwins = defineCall({
  id: 'partTwins',
  method: 'POST',
  path: '/api/office/pupils/{child}/merges/{merge}/undo',
  action: 'office:pupils',
  when: 'change',
  summary:
    'Draai terug dat twee leerlingen zijn samengevoegd. Wat er sindsdien geoefend is, blijft bij wie bleef.',
  params: childParams.extend({ merge: z.uuid() }),
  body: z.object(reasonFields),
  response: z.object({}),
  errors: ['conflict', 'seats-full', 'job-busy'],
});
