import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { MOST_OWNED, REASON } from './care-terms.ts';

export const setPlanOwner = defineCall({
  id: 'setPlanOwner',
  method: 'PUT',
  path: '/api/accounts/{account}/care/owner',
  action: 'care:edit',
  when: 'change',
  feature: 'featureZorgtraject',
  summary: 'Laat een collega handelingsplannen bijhouden; wat niet kan, blijft zoals het was.',
  params: z.object({ account: idSchema }),
  body: z.object({
    plans: z.array(z.uuid()).min(1).max(MOST_OWNED),
    owner: idSchema,
    reason: z
      .string()
      .trim()
      .min(REASON.least, 'Schrijf kort waarom.')
      .max(REASON.most, `Schrijf hoogstens ${REASON.most} tekens.`),
  }),
  response: z.object({
    changed: z.int(),
    /** Plans that stay with who keeps them, and why. */
    failed: z.array(z.object({ plan: z.string(), message: z.string() })),
  }),
  errors: ['invalid-fields'],
});
