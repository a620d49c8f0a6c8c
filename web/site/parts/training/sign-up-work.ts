import { signUp, signUpSchema } from '../../../../server/contract/webinars.ts';
import { call, refusalOf, resolverOf } from '../../form/send.ts';
import type { FormWork } from '../../form/form-work.ts';

/** Checks and sends a sign-up for a training, or for its waiting list. */
export const signUpWork = (training: string, waits: boolean): FormWork => ({
  resolver: resolverOf(signUpSchema),
  send: (id, values, { website }) =>
    refusalOf(
      call(signUp, { params: { signup: id }, body: { ...values, training, waits, website } as never }),
    ),
});
