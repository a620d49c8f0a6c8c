import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import type { LeadKind } from '../../../server/contract/lead-kinds.ts';
import { LEAD_FORMS, sendLead } from '../../../server/contract/leads.ts';
import { formMessage } from '../../../server/contract/messages.ts';
import { createClient } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import type { FormWork, Refusal } from './form-work.ts';

// Fetched when the first form is checked or sent: the schemas are heavier than a page.

const nobody = {
  accessToken: () => null,
  refresh: async () => false,
  store: { getState: () => ({ user: null, usingSSO: false }) },
};
/** Makes a call as nobody: without a session. */
export const { call } = createClient({ session: nobody as never, onDenied: () => undefined });

/** Checks a form by the same schema as the server does, with the same messages. */
export const resolverOf = (schema: z.ZodType) =>
  zodResolver(schema as z.ZodType<object, Record<string, unknown>>, {
    error: formMessage,
  }) as FormWork['resolver'];

/** What became of sending something: undefined when it is stored. */
export const refusalOf = (sent: Promise<unknown>): Promise<Refusal | undefined> =>
  sent.then(
    () => undefined,
    (error: unknown) => ({
      fields: error instanceof ApiError ? error.fields : {},
      message: messageOf(error),
    }),
  );

/** Checks and sends what the office reads. */
export const leadWork = (kind: LeadKind): FormWork => ({
  resolver: resolverOf(LEAD_FORMS[kind]),
  send: (id, lead, guard) =>
    refusalOf(call(sendLead, { params: { lead: id }, body: { ...lead, ...guard } as never })),
});
