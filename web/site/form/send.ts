import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import type { LeadKind } from '../../../server/contract/lead-kinds.ts';
import { LEAD_FORMS, sendLead } from '../../../server/contract/leads.ts';
import { formMessage } from '../../../server/contract/messages.ts';
import { createClient } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';

// Fetched when the first form is checked or sent: the schemas are heavier than a page.

const nobody = {
  accessToken: () => null,
  refresh: async () => false,
  store: { getState: () => ({ user: null, usingSSO: false }) },
};
const { call } = createClient({ session: nobody as never, onDenied: () => undefined });

/** Checks a form by the same schema as the server does, with the same messages. */
export const resolverOf = (kind: LeadKind) =>
  zodResolver(LEAD_FORMS[kind] as z.ZodType<object, Record<string, unknown>>, { error: formMessage });

/** What went wrong: per field, or as a whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/** Sends a form under an id that makes it count once; undefined when it is stored. */
export async function send(
  id: string,
  lead: object,
  guard: { website: string; seconds: number },
): Promise<Refusal | undefined> {
  try {
    await call(sendLead, { params: { lead: id }, body: { ...lead, ...guard } as never });
    return undefined;
  } catch (error) {
    return { fields: error instanceof ApiError ? error.fields : {}, message: messageOf(error) };
  }
}
