import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { maybeLine } from './messages.ts';

// Servers whose files with pupils are believed: the office knows who runs them.

const FINGERPRINT_WRONG = 'Een vingerafdruk heeft 24 tekens: vier blokjes van zes.';
const ORIGIN_WRONG = 'Vul het adres in zoals https://spelling.school.nl.';

/** What a file of such a server says of it. */
const issuerSchema = z.object({
  /** Its address. */
  origin: z
    .string()
    .trim()
    .max(200)
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), ORIGIN_WRONG)
    .transform((text) => new URL(text).origin),
  /** Of its key, without the spaces between the blocks. */
  fingerprint: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[\w-]{24}$/, FINGERPRINT_WRONG)),
  /** Who runs it. */
  note: maybeLine(100),
});

const knownSchema = z.object({
  id: z.string(),
  origin: z.string(),
  fingerprint: z.string(),
  note: z.string(),
  /** Name of who added it; empty when that person is gone. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
});
export type KnownIssuer = z.infer<typeof knownSchema>;

export const listKnownIssuers = defineCall({
  id: 'listKnownIssuers',
  method: 'GET',
  path: '/api/office/known-issuers',
  action: 'office:moves',
  summary: 'Servers waarvan verhuisbestanden zonder vragen worden aangenomen, en hoe deze server zelf heet.',
  response: z.object({
    issuers: z.array(knownSchema),
    own: z.object({ origin: z.string(), fingerprint: z.string() }),
  }),
});

/** The id is the client's: sent twice it is there once. */
export const addKnownIssuer = defineCall({
  id: 'addKnownIssuer',
  method: 'PUT',
  path: '/api/office/known-issuers/{issuer}',
  action: 'office:moves',
  when: 'core',
  summary: 'Zet een server op de lijst van bekende servers.',
  params: z.object({ issuer: z.uuid() }),
  body: issuerSchema,
  answer: 'nothing',
  errors: ['conflict', 'invalid-fields'],
});

export const removeKnownIssuer = defineCall({
  id: 'removeKnownIssuer',
  method: 'DELETE',
  path: '/api/office/known-issuers/{issuer}',
  action: 'office:moves',
  when: 'core',
  summary: 'Haal een server van de lijst van bekende servers. Wie al verhuisde, blijft.',
  params: z.object({ issuer: idSchema }),
  answer: 'nothing',
});
