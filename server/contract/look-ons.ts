import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { reasonSchema } from './office-audit.ts';

/** How long looking on lasts. */
export const LOOK_ON_MINUTES = 30;
/** For how many days an administrator lets the office change things. */
export const LET_IN_DAYS = 7;
/** Times that are told to a customer. */
export const LOOK_ONS_TOLD = 100;

/** What looking on is for, where no question of a customer is named. */
export const LOOK_ON_KINDS = ['telefoon', 'mail', 'storing', 'controle'] as const;
export type LookOnKind = (typeof LOOK_ON_KINDS)[number] | 'vraag';

const toldKinds = z.enum([...LOOK_ON_KINDS, 'vraag']);

export const beginLookOn = defineCall({
  id: 'beginLookOn',
  method: 'POST',
  path: '/api/office/look-ons',
  action: 'office:look-on',
  when: 'core',
  confirmed: true,
  summary:
    'Kijk een half uur mee als medewerker van een klant. Nooit als leerling of als iemand van het kantoor.',
  body: z
    .object({
      id: z.uuid(),
      user: idSchema,
      reason: reasonSchema,
      /** The question of the customer that it is about, or else what it is for. */
      thread: idSchema.optional(),
      kind: z.enum(LOOK_ON_KINDS).optional(),
    })
    .refine(({ thread, kind }) => (thread === undefined) !== (kind === undefined), {
      path: ['kind'],
      message: 'Kies waarvoor je meekijkt.',
    }),
  response: z.object({
    id: z.string(),
    /** Of a session of its own: no other ends by it. */
    token: z.string(),
    name: z.string(),
    endsAt: z.number(),
    /** Whether the customer allows changing things at this moment, or the asker may by itself. */
    mayChange: z.boolean(),
  }),
  errors: ['conflict'],
});

const lookOnSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** When it stopped, or will by itself. */
  endsAt: z.number(),
  isOpen: z.boolean(),
  /** Who of the office; empty when that person is gone. */
  by: z.string(),
  /** As whom. */
  as: z.string(),
  kind: toldKinds,
  reason: z.string(),
  /** What was changed meanwhile, in words, each with how often. */
  changes: z.array(z.object({ label: z.string(), count: z.int() })),
});
export type LookOn = z.infer<typeof lookOnSchema>;

const accessSchema = z.object({
  lookOns: z.array(lookOnSchema),
  /** Pupils whose name was shown to the office. */
  names: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      by: z.string(),
      /** Of a pupil who is there; else null. */
      pupil: z.object({ id: z.string(), name: z.string() }).nullable(),
      reason: z.string(),
    }),
  ),
  /** Until when the office may change things while it looks on, ms since the epoch; null when it may not. */
  officeUntil: z.number().nullable(),
});
export type OfficeAccess = z.infer<typeof accessSchema>;

const accountParams = z.object({ account: idSchema });

export const listLookOns = defineCall({
  id: 'listLookOns',
  method: 'GET',
  path: '/api/accounts/{account}/look-ons',
  action: 'privacy:look-ons',
  when: 'core',
  summary: 'Wie van het kantoor meekeek, waarom en wat er veranderde, nieuwste eerst.',
  params: accountParams,
  response: accessSchema,
});

export const letOfficeIn = defineCall({
  id: 'letOfficeIn',
  method: 'PUT',
  path: '/api/accounts/{account}/office-access',
  action: 'privacy:let-in',
  when: 'core',
  summary: 'Laat het kantoor zeven dagen lang veranderen terwijl het meekijkt, of trek dat in.',
  params: accountParams,
  body: z.object({ on: z.boolean() }),
  response: accessSchema,
});
