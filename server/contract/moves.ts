import { z } from 'zod';
import { MOVE_TOKEN_DAYS } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { maybeLine } from './messages.ts';
import { FIELD_NAMES, someFieldsSchema, type FieldName } from './practice-fields.ts';
import { VARIANTS } from './variant.ts';

// Pupils who go from one account to another by a code (verhuistoken).

/** `kopie`: the pupil stays where it is as well. */
export const MOVE_KINDS = ['verhuizen', 'kopie'] as const;
/** Why the old account may hand the data over. */
export const MOVE_BASES = ['ouders', 'andere-school', 'zelfde-organisatie'] as const;

/** What comes along besides the name and the school year. */
export const moveScopeSchema = z.object({
  settings: z.boolean(),
  results: z.boolean(),
  /** Coins, belongings and trophies. */
  rewards: z.boolean(),
  /** Action plans and what staff noted with a pupil's progress. */
  plans: z.boolean(),
});
export type MoveScope = z.infer<typeof moveScopeSchema>;

export const TOKEN_STATES = ['open', 'claimed', 'used', 'withdrawn', 'given', 'expired', 'undone'] as const;

const tokenSchema = z.object({
  id: z.string(),
  /** Absent when the pupil was erased since, or is of the other account now. */
  pupil: z.object({ id: z.string(), name: z.string() }).optional(),
  scope: moveScopeSchema,
  kind: z.enum(MOVE_KINDS),
  basis: z.enum(MOVE_BASES),
  basisDay: z.iso.date().nullable(),
  note: z.string(),
  expiresOn: z.iso.date(),
  state: z.enum(TOKEN_STATES),
  /** Name of who made it; empty when that is not known any more. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
  /** The account that took the pupil over. */
  to: z.string().optional(),
  takenAt: z.number().optional(),
});
export type MoveToken = z.infer<typeof tokenSchema>;

const moveSchema = z.object({
  id: z.string(),
  /** Absent when the pupil is not there any more. */
  pupil: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The account or the server that the pupil came from. */
  from: z.string(),
  how: z.enum(['rehomed', 'copied', 'merged', 'read', 'twins']),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
  /** Until when it can be taken back; absent when it can't, or not by who asks. */
  undoUntil: z.number().optional(),
  /** Of a file from another server: what is to be given to who made it. */
  receipt: z.string().optional(),
});
export type Move = z.infer<typeof moveSchema>;

const accountParams = z.object({ account: idSchema });

export const listMoves = defineCall({
  id: 'listMoves',
  method: 'GET',
  path: '/api/accounts/{account}/moves',
  action: 'move:read',
  summary:
    'Leerlingen die verhuisden: codes om weg te gaan, en wie er kwam. Van een leerkracht de eigen groepen.',
  params: accountParams,
  response: z.object({ out: z.array(tokenSchema), in: z.array(moveSchema) }),
});

/** Makes the code of a pupil, and ends an earlier one that is still open. Asked again by who made it, it gives the same code. */
export const makeMoveToken = defineCall({
  id: 'makeMoveToken',
  method: 'PUT',
  path: '/api/pupils/{pupil}/move-tokens/{token}',
  action: 'move:make',
  when: 'less',
  summary: 'Maak een verhuistoken: een code waarmee een ander account deze leerling één keer kan overnemen.',
  params: z.object({ pupil: idSchema, token: z.uuid() }),
  body: z
    .object({
      scope: moveScopeSchema,
      kind: z.enum(MOVE_KINDS),
      basis: z.enum(MOVE_BASES, 'Kies waarom je deze gegevens mag doorgeven.'),
      basisDay: z.iso.date().nullable(),
      note: maybeLine(200),
      days: z.int().min(MOVE_TOKEN_DAYS.least).max(MOVE_TOKEN_DAYS.most),
      /** Plans and notes go along on purpose. */
      plansSure: z.boolean(),
    })
    .superRefine(({ basis, basisDay, scope, plansSure }, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (basis === 'ouders' && basisDay === null)
        fault('basisDay', 'Vul in op welke dag de ouders akkoord gingen.');
      if (scope.plans && !plansSure) fault('plansSure', 'Bevestig dat plannen en notities mee mogen.');
    }),
  response: z.object({
    /** 20 characters; nowhere shown again. */
    code: z.string(),
    expiresOn: z.iso.date(),
  }),
  errors: ['conflict', 'invalid-fields'],
});

export const withdrawMoveToken = defineCall({
  id: 'withdrawMoveToken',
  method: 'DELETE',
  path: '/api/accounts/{account}/move-tokens/{token}',
  action: 'move:make',
  when: 'less',
  summary: 'Trek een verhuistoken in: met de code kan niemand meer iets.',
  params: accountParams.extend({ token: idSchema }),
  answer: 'nothing',
  errors: ['conflict'],
});

/** Whom a code is about, as far as somebody may know who only has the code. */
export const lookSchema = z.object({
  sender: z.object({
    name: z.string(),
    city: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    variant: z.enum(VARIANTS),
  }),
  /** As A. v. B. */
  initials: z.string(),
  /** School year 3 to 8. */
  groep: z.int(),
  kind: z.enum(MOVE_KINDS),
  scope: moveScopeSchema,
  counts: z.object({
    rounds: z.int(),
    answers: z.int(),
    coins: z.int(),
    belongings: z.int(),
    notes: z.int(),
    /** Action plans. */
    plans: z.int(),
    /** Results of a pupil monitoring system. */
    tests: z.int(),
  }),
  expiresOn: z.iso.date(),
  /** Word lists that the pupil practises and that are not coming. */
  lists: z.int(),
  /** Pupils of the own account who may be the same child. */
  twins: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      group: z.string(),
      /** The id of its group, where it can be merged with: absent of a child without a group, or of another teacher. */
      groupId: z.string().optional(),
    }),
  ),
  /** Of a child that it is to be merged with: what is set otherwise for it, and how that was at the other place. */
  differences: z.object({ here: someFieldsSchema, there: someFieldsSchema }).optional(),
});
export type MoveLook = z.infer<typeof lookSchema>;

/** The child that is there already, and is the same one. */
export const intoSchema = idSchema.optional();
/** What is taken over of how it practised at the other place. */
export const takenFieldsSchema = z.array(z.enum(FIELD_NAMES as [FieldName, ...FieldName[]])).default([]);

const code = z.string().min(1, 'Vul de code in.').max(60);

/** Says who would come, and changes nothing. */
export const checkMove = defineCall({
  id: 'checkMove',
  method: 'POST',
  path: '/api/accounts/{account}/move-checks',
  action: 'move:read',
  when: 'read',
  summary: 'Kijk bij een verhuistoken wie er komt en wat er meekomt. De code blijft daarna bruikbaar.',
  params: accountParams,
  body: z.object({ code, into: intoSchema }),
  response: lookSchema,
  errors: ['conflict', 'too-many-requests'],
});

/** Takes the pupil of a code over, once. The id is the client's: sent twice it gives the same answer. */
export const takeMove = defineCall({
  id: 'takeMove',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/moves/{move}',
  action: 'move:read',
  when: 'change',
  summary:
    'Neem de leerling van een verhuistoken over in een groep, of voeg samen met wie daar al zit. De code is daarna op.',
  params: accountParams.extend({ group: idSchema, move: z.uuid() }),
  body: z.object({ code, into: intoSchema, fields: takenFieldsSchema }),
  response: z.object({
    pupil: z.string(),
    name: z.string(),
    username: z.string(),
    state: z.enum(['running', 'done']),
  }),
  errors: ['conflict', 'too-many-requests'],
});

export const undoMove = defineCall({
  id: 'undoMove',
  method: 'POST',
  path: '/api/accounts/{account}/moves/{move}/undo',
  action: 'move:make',
  when: 'change',
  summary: 'Zet een leerling die hierheen verhuisde weer terug, met wat die sindsdien deed.',
  params: accountParams.extend({ move: idSchema }),
  answer: 'nothing',
  errors: ['conflict'],
});
