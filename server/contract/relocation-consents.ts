import { z } from 'zod';
import { accountWhoSchema } from './account-who.ts';
import { defineCall, idSchema } from './call.ts';
import { reasonOf } from './reason.ts';
import {
  checkSchema,
  relocationParams,
  RELOCATION_SIDES,
  RELOCATION_STATES,
  relocationSchema,
} from './relocations.ts';

// Who agrees that the office moves something, and doing it.

export const askConsent = defineCall({
  id: 'askConsent',
  method: 'POST',
  path: '/api/office/relocations/{relocation}/asks',
  action: 'office:moves',
  when: 'core',
  summary:
    'Vraag de beheerders van beide klanten of ze het eens zijn met de lijst. Is er sinds het proefdraaien iets veranderd, dan draait het eerst opnieuw proef.',
  params: relocationParams,
  body: z.object({ stamp: z.string().max(100), basedOn: z.int() }),
  response: relocationSchema,
  errors: ['conflict'],
});

export const notePaperConsent = defineCall({
  id: 'notePaperConsent',
  method: 'POST',
  path: '/api/office/relocations/{relocation}/paper-consents',
  action: 'office:moves-on-paper',
  when: 'core',
  confirmed: true,
  summary: 'Noteer dat een klant op papier instemde met een verhuizing. Alleen een superbeheerder.',
  params: relocationParams,
  body: z.object({
    side: z.enum(RELOCATION_SIDES, 'Kies van welke klant.'),
    day: z.iso.date('Kies de dag die op het papier staat.'),
    reason: reasonOf('Schrijf in een zin wie tekende en waarom op papier.'),
    basedOn: z.int(),
  }),
  response: relocationSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const runRelocation = defineCall({
  id: 'runRelocation',
  method: 'POST',
  path: '/api/office/relocations/{relocation}/runs',
  action: 'office:moves',
  when: 'core',
  confirmed: true,
  summary:
    'Verhuis wat op de lijst staat, op de achtergrond. Vraagt de toestemming van beide klanten, en dat er sindsdien niets veranderde.',
  params: relocationParams,
  body: z.object({
    /** Made by the client: sent twice it is done once. */
    job: z.uuid(),
    basedOn: z.int(),
  }),
  response: relocationSchema,
  errors: ['conflict', 'job-busy', 'seats-full'],
});

const askedSchema = z.object({
  id: z.string(),
  /** Whether the account gives or takes. */
  side: z.enum(RELOCATION_SIDES),
  other: z.string(),
  /** Which customer that is, among others of its name. */
  who: accountWhoSchema,
  reason: z.string(),
  state: z.enum(RELOCATION_STATES),
  stamp: z.string(),
  /** What would happen; children who may be there already are for the office to sort out. */
  check: checkSchema.pick({ lines: true, pupils: true }),
  /** What this account said; null before that. */
  answer: z.object({ agrees: z.boolean(), by: z.string(), at: z.number() }).nullable(),
  /** Whether the other one agreed. */
  otherAgrees: z.boolean(),
});
export type AskedRelocation = z.infer<typeof askedSchema>;

export const listAskedRelocations = defineCall({
  id: 'listAskedRelocations',
  method: 'GET',
  path: '/api/accounts/{account}/relocations',
  action: 'move:make',
  summary: 'Verhuizingen die het kantoor voorbereidt en waarvoor dit account toestemming geeft.',
  params: z.object({ account: idSchema }),
  response: z.object({ relocations: z.array(askedSchema) }),
});

export const answerRelocation = defineCall({
  id: 'answerRelocation',
  method: 'POST',
  path: '/api/accounts/{account}/relocations/{relocation}/answers',
  action: 'move:make',
  when: 'core',
  confirmed: true,
  summary:
    'Stem in met een verhuizing door het kantoor, of niet. Dat geldt voor precies de lijst die je zag.',
  params: z.object({ account: idSchema, ...relocationParams.shape }),
  body: z.object({ stamp: z.string().max(100), agrees: z.boolean() }),
  response: z.object({ relocations: z.array(askedSchema) }),
  errors: ['conflict'],
});
