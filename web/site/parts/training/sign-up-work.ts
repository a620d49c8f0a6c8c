import { signUp, signUpSchema } from '../../../../server/contract/bulletin.ts';
import { call, refusalOf, resolverOf } from '../../form/send.ts';
import type { FormWork } from '../../form/form-work.ts';

/** Checks and sends a sign-up for a training. */
export const signUpWork = (training: string): FormWork => ({
  resolver: resolverOf(signUpSchema),
  send: (id, values, { website }) =>
    refusalOf(call(signUp, { params: { signup: id }, body: { ...values, training, website } as never })),
});
