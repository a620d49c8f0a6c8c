import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { intoSchema, lookSchema, takenFieldsSchema } from './moves.ts';

// A pupil who moves to another Spelwereld: by a file, and the code that opens it (server/moves/README.md).

/** The version of files that are written here, and the oldest program that can read them. */
export const ARCHIVE_VERSION = 1;
/** The largest file that is read, in characters. */
export const MOST_ARCHIVE = 8 * 1024 * 1024;

/** What stands in a file. All of it is signed; `data` can be read by who has the code. */
export const archiveSchema = z.object({
  format: z.literal('spelwereld-move', 'Dit is geen verhuisbestand van Spelwereld.'),
  version: z.int().min(1),
  minReader: z.int().min(1),
  archive: z.uuid(),
  /** The address of the server that made it. */
  issuer: z.string().max(200),
  issuedAt: z.int(),
  /** The last day on which it can be read, as 2026-11-16. */
  expiresAt: z.iso.date(),
  /** The public key that it is signed with, as a JWK. */
  key: z.record(z.string(), z.unknown()),
  data: z.string(),
  signature: z.string(),
});
export type Archive = z.infer<typeof archiveSchema>;

const accountParams = z.object({ account: idSchema });
const file = archiveSchema;
const code = z.string().min(1, 'Vul de code in.').max(60);

/** Writes a pupil to a file; the code then opens that, and nothing else. */
export const makeMoveArchive = defineCall({
  id: 'makeMoveArchive',
  method: 'POST',
  path: '/api/pupils/{pupil}/move-tokens/{token}/archive',
  action: 'move:make',
  when: 'less',
  summary:
    'Schrijf een leerling met een verhuistoken in een bestand, voor een Spelwereld op een andere server.',
  params: z.object({ pupil: idSchema, token: z.uuid() }),
  response: archiveSchema,
  errors: ['conflict', 'too-large'],
});

/** Who is in a file, as far as it is told before the pupil comes. */
const fileLookSchema = lookSchema.omit({ sender: true }).extend({
  issuer: z.string(),
  /** Of the key: who knows it by another way can be sure who made the file. */
  fingerprint: z.string(),
  /** The office knows this server. */
  known: z.boolean(),
  /** Parts that this server does not know, and leaves out. */
  unknown: z.int(),
});
export type FileLook = z.infer<typeof fileLookSchema>;

export const checkMoveArchive = defineCall({
  id: 'checkMoveArchive',
  method: 'POST',
  path: '/api/accounts/{account}/move-archive-checks',
  action: 'move:read',
  when: 'read',
  mostBytes: MOST_ARCHIVE,
  summary: 'Kijk wie er in een verhuisbestand staat. Er wordt niets bewaard.',
  params: accountParams,
  body: z.object({ file, code, into: intoSchema }),
  response: fileLookSchema,
  errors: ['conflict', 'too-many-requests', 'invalid-fields'],
});

export const readMoveArchive = defineCall({
  id: 'readMoveArchive',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/move-archives/{move}',
  action: 'move:read',
  when: 'change',
  mostBytes: MOST_ARCHIVE,
  summary: 'Neem de leerling uit een verhuisbestand over in een groep. Elk bestand kan één keer.',
  params: accountParams.extend({ group: idSchema, move: z.uuid() }),
  body: z.object({
    file,
    code,
    into: intoSchema,
    fields: takenFieldsSchema,
    /** Who reads it knows who made it: wanted of a file of a server that the office does not know. */
    trusted: z.boolean().default(false),
  }),
  response: z.object({
    pupil: z.string(),
    name: z.string(),
    username: z.string(),
    state: z.enum(['running', 'done']),
  }),
  errors: ['conflict', 'too-many-requests', 'invalid-fields'],
});

/** Takes in that a file was read elsewhere: a pupil who moved is then in the trash here. */
export const acceptMoveReceipt = defineCall({
  id: 'acceptMoveReceipt',
  method: 'POST',
  path: '/api/accounts/{account}/move-receipts',
  action: 'move:make',
  when: 'less',
  summary: 'Neem het ontvangstbewijs van een verhuisbestand aan.',
  params: accountParams,
  body: z.object({ receipt: z.string().trim().min(1, 'Plak het ontvangstbewijs.').max(4000) }),
  response: z.object({ trashed: z.boolean() }),
  errors: ['conflict', 'invalid-fields'],
});
